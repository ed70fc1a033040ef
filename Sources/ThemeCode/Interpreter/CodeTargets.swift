import ScreenFormat

/// The applications among files of code, which may be several in one folder.
struct CodeTargets {
  /// The units of the application that has the most functions, with what belongs to none.
  private(set) var units: [CodeUnit]
  /// The folders of the other applications.
  private(set) var others: [String] = []

  /// - Parameters:
  ///   - units: the declarations of all files.
  ///   - names: the paths of files within the folder that was given, by their paths.
  init(_ units: [CodeUnit], library: CodeLibrary, names: [String: String]) {
    self.units = units
    func folder(_ file: String) -> [Substring] {
      Array((names[file] ?? file).split(separator: "/").dropLast())
    }
    let starts = units.filter { Self.begins($0, library.callbacks) }
    var folders = Set(starts.map { folder($0.file) }).sorted { $0.count < $1.count }
    guard folders.count > 1, let first = folders.first else { return }
    var shared = first[...]
    for other in folders {
      shared = shared.prefix(zip(shared, other).prefix { $0 == $1 }.count)
    }
    // One that begins beside the folders of the others can't be told from what they share.
    guard folders.allSatisfy({ $0.count > shared.count }) else { return }
    folders = Set(folders.map { Array($0.prefix(shared.count + 1)) }).sorted {
      $0.joined(separator: "/") < $1.joined(separator: "/")
    }
    guard folders.count > 1 else { return }
    let sizes = folders.map { own in
      units.filter { folder($0.file).starts(with: own) }.reduce(0) { $0 + $1.functions.count }
    }
    guard let most = sizes.max(), let main = sizes.firstIndex(of: most) else { return }
    let rest = folders.enumerated().filter { $0.offset != main }.map(\.element)
    others = rest.map { $0.joined(separator: "/") }
    self.units = units.filter { unit in
      !rest.contains { folder(unit.file).starts(with: $0) }
    }
  }

  /// Whether an application begins in a file; its scenes come later.
  private static func begins(_ unit: CodeUnit, _ callbacks: Callbacks) -> Bool {
    if let members = callbacks.startMembers,
      unit.types.contains(where: { $0.inherited.contains(members.protocol) })
    {
      return true
    }
    return unit.functions.contains { function in
      let labels = function.name + function.parameters.compactMap(\.label).joined()
      return callbacks.starts.contains {
        $0.name.hasPrefix("application") && $0.name == function.baseName
          && labels.contains($0.holding)
      }
    }
  }
}

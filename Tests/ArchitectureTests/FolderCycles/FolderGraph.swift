/// Which folders of the modules in `Sources` use types of which others.
///
/// A folder is the first level below a module: `Raster/Path` for `Raster/Path/Stroke/Dash.swift`,
/// and `Raster` for files beside the folders. A name counts for the one file of the module that
/// declares it at its top level; names that several files declare count for none.
struct FolderGraph {
  /// A file that uses a name which another folder declares.
  struct Use: Hashable {
    /// The path of the file that uses the name, from `Sources`.
    var file: String
    var name: String
    /// The path of the file that declares the name, from `Sources`.
    var declaration: String
  }

  /// Folders that use one another in a circle.
  struct Cycle: CustomStringConvertible {
    /// The folders, each of which uses the next, and the last one the first.
    var folders: [String]
    /// The uses that make the weakest arrow of the circle, from the last folder to the first.
    var uses: [Use]

    /// `Golden/Store → Golden/Run → Golden/Store: Golden/Store/A.swift uses B of Golden/Run/B.swift`.
    var description: String {
      let circle = (folders + folders.prefix(1)).joined(separator: " → ")
      let last = "\(folders.last ?? "") → \(folders.first ?? "")"
      let uses = uses.map { "\n    \($0.file) uses \($0.name) of \($0.declaration)" }
      return "\(circle)\n  cut \(last):\(uses.joined())"
    }
  }

  private var arrows: [String: [String: Set<Use>]] = [:]

  /// - Parameter files: paths from `Sources`, and what the files hold.
  init(_ files: [(path: String, text: String)]) {
    let files = files.map { (path: $0.path, names: SwiftNames($0.text)) }
    for (_, files) in Dictionary(grouping: files, by: { Self.module($0.path) }) {
      var declarations: [String: [String]] = [:]
      for file in files {
        for name in file.names.declared { declarations[name, default: []].append(file.path) }
      }
      for file in files {
        for name in file.names.used {
          guard let found = declarations[name], found.count == 1, let declaration = found.first
          else { continue }
          let (from, to) = (Self.folder(file.path), Self.folder(declaration))
          guard from != to else { continue }
          arrows[from, default: [:]][to, default: []].insert(
            Use(file: file.path, name: name, declaration: declaration))
        }
      }
    }
  }

  static func module(_ path: String) -> String {
    String(path.prefix { $0 != "/" })
  }

  static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? parts.prefix(2).joined(separator: "/") : String(parts[0])
  }

  /// The cycles: after each, the weakest of its arrows is taken for cut, so that every arrow that has
  /// to go is named once.
  var cycles: [Cycle] {
    var rest = self
    var found: [Cycle] = []
    while let cycle = rest.shortestCycle() {
      found.append(cycle)
      guard let from = cycle.folders.last, let to = cycle.folders.first else { break }
      rest.arrows[from]?[to] = nil
    }
    return found
  }

  private func shortestCycle() -> Cycle? {
    var shortest: [String]?
    for folder in arrows.keys.sorted() {
      guard let circle = circle(through: folder), circle.count < shortest?.count ?? .max else {
        continue
      }
      shortest = circle
    }
    guard let folders = shortest else { return nil }
    func uses(_ index: Int) -> Set<Use> {
      arrows[folders[index]]?[folders[(index + 1) % folders.count]] ?? []
    }
    let weakest = folders.indices.min { uses($0).count < uses($1).count } ?? 0
    let first = weakest + 1
    return Cycle(
      folders: Array(folders[first...] + folders[..<first]),
      uses: uses(weakest).sorted { ($0.file, $0.name) < ($1.file, $1.name) })
  }

  /// The shortest way from a folder back to itself.
  private func circle(through start: String) -> [String]? {
    var previous: [String: String] = [:]
    var queue = [start]
    while !queue.isEmpty {
      let folder = queue.removeFirst()
      for next in (arrows[folder] ?? [:]).keys.sorted() {
        if next == start {
          var circle = [folder]
          while let last = circle.last, last != start, let before = previous[last] {
            circle.append(before)
          }
          return circle.reversed()
        }
        guard previous[next] == nil else { continue }
        previous[next] = folder
        queue.append(next)
      }
    }
    return nil
  }
}

/// Which folders of the modules in `Sources` use types of which others.
///
/// A folder of a level stands for all below it: on the second level `Raster/Path/Stroke/Dash.swift`
/// lies in `Raster/Path`, and a file beside the folders in `Raster`. A name counts for the one file
/// of the module that declares it at its top level; names that several files declare count for none.
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

  private let uses: Set<Use>

  /// - Parameter files: paths from `Sources`, and what the files hold.
  init(_ files: [(path: String, text: String)]) {
    let files = files.map { (path: $0.path, names: SwiftNames($0.text)) }
    var uses: Set<Use> = []
    for (_, files) in Dictionary(grouping: files, by: { Self.folder($0.path, level: 1) }) {
      var declarations: [String: [String]] = [:]
      for file in files {
        for name in file.names.declared { declarations[name, default: []].append(file.path) }
      }
      for file in files {
        for name in file.names.used {
          guard let found = declarations[name], found.count == 1, let declaration = found.first,
            declaration != file.path
          else { continue }
          uses.insert(Use(file: file.path, name: name, declaration: declaration))
        }
      }
    }
    self.uses = uses
  }

  /// The folder of a level that a file lies in; on the first level, its module.
  static func folder(_ path: String, level: Int) -> String {
    path.split(separator: "/").dropLast().prefix(level).joined(separator: "/")
  }

  /// The groups of folders of a module that use one another in circles, on every level. A group that
  /// reaches across folders of the level above is told there alone.
  var groups: [FolderArrows] {
    let deepest = uses.map { $0.file.split(separator: "/").count - 1 }.max() ?? 0
    guard deepest >= 2 else { return [] }
    return (2...deepest).flatMap { level in
      FolderArrows(uses, level: level).groups.filter { group in
        Set(group.folders.map { Self.folder("\($0)/*", level: level - 1) }).count == 1
      }
    }
  }

  /// The cycles of all groups.
  var cycles: [Cycle] { groups.flatMap(\.cycles) }
}

/// Which folders of one level use which others.
struct FolderArrows {
  typealias Use = FolderGraph.Use
  typealias Cycle = FolderGraph.Cycle

  private var arrows: [String: [String: Set<Use>]] = [:]

  init(_ uses: Set<Use>, level: Int) {
    for use in uses {
      let from = FolderGraph.folder(use.file, level: level)
      let to = FolderGraph.folder(use.declaration, level: level)
      if from != to { arrows[from, default: [:]][to, default: []].insert(use) }
    }
  }

  private init(_ arrows: [String: [String: Set<Use>]]) { self.arrows = arrows }

  /// The folders that use others, sorted.
  var folders: [String] { arrows.keys.sorted() }

  /// The parts in which every folder uses every other one, directly or by way of others.
  var groups: [FolderArrows] {
    var reached: [String: Set<String>] = [:]
    for folder in folders { reached[folder] = self.reached(from: folder) }
    var found: [FolderArrows] = []
    var seen: Set<String> = []
    for folder in folders where !seen.contains(folder) {
      let group = (reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true }
      guard group.count > 1 else { continue }
      seen.formUnion(group)
      found.append(
        FolderArrows(
          arrows.filter { group.contains($0.key) }.mapValues { targets in
            targets.filter { group.contains($0.key) }
          }))
    }
    return found
  }

  /// The folders that a folder uses, directly or by way of others.
  private func reached(from start: String) -> Set<String> {
    var found: Set<String> = []
    var queue = [start]
    while let folder = queue.popLast() {
      for next in (arrows[folder] ?? [:]).keys where found.insert(next).inserted {
        queue.append(next)
      }
    }
    return found
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

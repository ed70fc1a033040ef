/// What the link of a release says of itself.
package struct Release: Sendable, Equatable {
  /// A library that is part of the program.
  package struct Library: Sendable, Equatable {
    package var name: String
    /// The version of Debian's package.
    package var version: String
  }

  /// The commit that the program was built from; ends with `-dirty` if files had changed.
  package var commit: String
  package var libraries: [Library]

  /// - Parameter text: lines of a name, a tab and a version; the one named `commit` is no library.
  init(_ text: String) {
    let lines = text.split(separator: "\n").compactMap { line -> Library? in
      let parts = line.split(separator: "\t", maxSplits: 1)
      return parts.count == 2 ? Library(name: String(parts[0]), version: String(parts[1])) : nil
    }
    commit = lines.first { $0.name == "commit" }?.version ?? ""
    libraries = lines.filter { $0.name != "commit" }
  }
}

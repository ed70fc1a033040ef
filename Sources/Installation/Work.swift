import ScreenFormat

/// A work of others that the program contains or uses: a row of `THIRD-PARTY.md`.
package struct Work: Equatable, Sendable {
  package var name: String
  package var version: String
  /// An expression of the SPDX list of licences, such as `MIT` or `Apache-2.0 WITH Swift-exception`.
  package var license: String
  /// How it is used, in words: `linked statically`.
  package var use: String
  /// The program that contains it, `mockup` or `mockup-swift-import`; nil where it stays a library of the system.
  package var container: String?

  /// The rows of the page's tables that have a column named `SPDX`.
  ///
  /// - Parameter isStandalone: Whether the program contains the libraries that it shares otherwise.
  package static func all(in page: String, isStandalone: Bool) -> [Work] {
    var works: [Work] = []
    var section: Section?
    var columns: [Substring] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("#") {
        section = Section(rawValue: String(line))
        columns = []
      }
      guard let section, line.hasPrefix("| "), !line.hasPrefix("| ---") else { continue }
      let cells = cells(line)
      guard !columns.isEmpty else {
        columns = cells
        continue
      }
      let row = Dictionary(zip(columns, cells), uniquingKeysWith: { first, _ in first })
      guard let name = row["work"], let version = row["version"], let license = row["SPDX"],
        let use = row["how"]
      else { continue }
      let container: String? =
        switch section {
        case .program: "mockup"
        case .reader: "mockup-swift-import"
        case .shared: isStandalone && row["in a release"] == "yes" ? "mockup" : nil
        }
      works.append(
        Work(
          name: String(name), version: String(version), license: String(license),
          use: container == "mockup" && section == .shared ? "linked statically" : String(use),
          container: container))
    }
    return works
  }

  /// An array with an object for each work, ended by a line break.
  package static func json(_ works: [Work]) -> String {
    let objects = works.map { work in
      var pairs: [(String, DocumentValue)] = [
        ("name", .string(work.name)), ("version", .string(work.version)),
        ("license", .string(work.license)), ("use", .string(work.use)),
      ]
      if let container = work.container { pairs.append(("containedIn", .string(container))) }
      return "  " + DocumentValue.object(pairs).json
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }

  /// The headings of the page whose tables count.
  private enum Section: String {
    case program = "## Contained in the program"
    case reader = "## Contained in the program that reads Swift"
    case shared = "## Shared libraries"
  }

  private static func cells(_ line: Substring) -> [Substring] {
    line.split(separator: "|").map { cell in
      let start = cell.drop { $0 == " " }
      return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
    }
  }
}

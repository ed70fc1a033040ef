import Process
import Raster
import Text

/// What `mockup --version --verbose` tells of the program.
package enum ProgramFacts {
  /// The lines, as names with values.
  package static var lines: [String] {
    var facts = [("mockup", Program.version)]
    facts.append(("commit", Program.release?.commit ?? "not known: built here, not released"))
    facts.append(
      (
        "linked",
        Program.isStandalone
          ? "with all libraries in the program" : "with shared libraries of this machine"
      ))
    facts.append(("instructions", Kernels.Level.available.last.map { "\($0)" } ?? "none"))
    facts.append(("fonts", "SHA-256 \(FontBook.embeddedDigest)"))
    if let release = Program.release {
      facts += release.libraries.map { ($0.name, $0.version) }
    } else {
      facts += Program.libraries.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return (String(parts[0]), "build \(parts[1])")
      }
    }
    let width = facts.map(\.0.count).max() ?? 0
    return facts.map { name, value in
      name + String(repeating: " ", count: width - name.count + 2) + value
    }
  }
}

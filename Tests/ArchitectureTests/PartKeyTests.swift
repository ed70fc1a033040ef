import TestSupport
import Testing

@Suite struct PartKeyTests {
  /// A key that is only read means that something was forgotten: what decides by it never changes.
  @Test func `every value that a control hands to its parts is set somewhere`() {
    let folder = Repository.path("Sources/Controls")
    let sources = Files.list(folder).filter { $0.hasSuffix(".swift") }
      .compactMap { Files.text("\(folder)/\($0)") }
    let text = sources.joined(separator: "\n")
    for declaration in text.matches(of: /static let (\w+) = PartKey</) {
      let key = declaration.output.1
      // `setDefault(Owner.key, …)`, `pass(…)`, `passAll(…, as: Owner.key, …)`, `[Owner.key] = …`.
      let setting = try? Regex(
        "(setDefault|pass|passAll)\\((?:[^()]*as:)?\\s*(?:\\w+\\.)*\(key)\\b|\\[(?:\\w+\\.)*\(key)\\] ="
      )
      #expect(setting.map { text.contains($0) } == true, "\(key) is read, but nothing sets it")
    }
  }
}

package import Loading
import ScreenFormat

/// Remembers which pictures passed with which inputs: the bytes of everything that was opened, the goldens
/// included, and what was looked for and not found.
///
/// A picture is not drawn again while all of it is the same. A golden with other bytes is compared anew.
package struct PassCache: Sendable {
  private let cache: InputCache

  /// Creates a cache of passes.
  package init(_ cache: InputCache) { self.cache = cache }

  /// The result of a picture that passed earlier with the same inputs, and its goldens; nil for others.
  func find(_ item: GoldenCase) -> (result: CaseResult, files: GoldenFiles)? {
    var ignored = Diagnostics()
    guard let bytes = cache.find(work(item)),
      let object = JSONParser.parse(SourceFile(label: "cache", bytes: bytes), into: &ignored)?
        .object,
      let scale = object["scale"]?.number, let facts = object["facts"]?.object
    else { return nil }
    let files = item.files(scale: scale)
    var result = CaseResult(id: item.id, screen: item.screen)
    result.isCached = true
    result.facts = facts.members.map {
      CaseResult.Fact(name: $0.key, value: $0.node.string ?? "")
    }
    result.misfits = object["misfits"]?.array?.compactMap { CaseResult.Misfit($0) } ?? []
    result.golden = item.settings.kind == .image ? files.image : files.hash
    result.layoutGolden = item.settings.layoutTolerance == nil ? nil : files.layout
    return (result, files)
  }

  /// Keeps the result of a picture that passed.
  func keep(_ result: CaseResult, scale: Double, of item: GoldenCase, _ log: InputLog) {
    let entry = DocumentValue.object([
      ("scale", .number(scale)),
      ("facts", .object(result.facts.map { ($0.name, .string($0.value)) })),
      ("misfits", .array(result.misfits.map(\.syntax))),
    ])
    cache.keep(Array(entry.json.utf8), of: work(item), log)
  }

  private func work(_ item: GoldenCase) -> InputCache.Work {
    // Whole values as text, so that a new setting counts by itself.
    let settings = item.settings
    return InputCache.Work(
      kind: "pass",
      parts: [
        item.id, item.stem, "\(settings.tolerance)", "\(settings.elements)",
        "\(settings.ignored)", settings.kind.rawValue,
        "\(String(describing: settings.layoutTolerance))",
        "\(item.isLayoutScaled)",
      ] + item.variant.options.keys(in: item.folder),
      folder: item.folder)
  }
}

import Controls
import FileSystem
import Loading
import ObjectModel
import ScreenFormat

/// What a search finds in a picture beside its name and variant.
package struct PreviewIndex: Sendable, Equatable {
  /// The classes of objects, parts of controls among them.
  private(set) var classes: Set<String> = []
  /// The identifiers of objects.
  private(set) var ids: Set<String> = []
  /// The texts that objects show.
  private(set) var texts: Set<String> = []
  /// The variables and colours that decide how something looks, as documents write them.
  private(set) var uses: Set<String> = []

  /// The greatest number of texts, and of characters of each, that are searched.
  private static let textLimit = (count: 400, characters: 200)

  /// An index that finds identifiers alone, or nothing.
  init(ids: Set<String> = []) { self.ids = ids }

  /// Reads what a picture shows.
  ///
  /// - Parameters:
  ///   - tree: The objects as they are drawn.
  ///   - documents: What the documents of the picture use, by absolute path.
  init(_ tree: StyledTree, documents: [String: PreviewUses]) {
    var rules: Set<AppearanceRule.Origin> = []
    for object in tree.objects {
      classes.insert(object.element.className)
      if let id = object.element.id { ids.insert(id) }
      for slot in object.style.slots {
        guard let winner = object.style.winner(slot) else { continue }
        if let rule = winner.rule { rules.insert(rule.origin) }
        add(winner.value, of: slot)
      }
    }
    find(documents, rules)
  }

  private mutating func add(_ value: AppearanceValue, of slot: PropertySlot) {
    guard texts.count < Self.textLimit.count else { return }
    switch value {
    case .string(let text) where !text.isEmpty:
      texts.insert(String(text.prefix(Self.textLimit.characters)))
    case .strings(let all):
      for text in all.prefix(Self.textLimit.count - texts.count) where !text.isEmpty {
        texts.insert(String(text.prefix(Self.textLimit.characters)))
      }
    case .attributedText(let runs):
      let text = runs.map(\.text).joined()
      texts.insert(String(text.prefix(Self.textLimit.characters)))
    default: break
    }
  }

  /// Collects the uses of what counts: the rules that win, the classes that occur, and what stands in no rule.
  private mutating func find(
    _ documents: [String: PreviewUses], _ rules: Set<AppearanceRule.Origin>
  ) {
    for document in documents.values {
      uses.formUnion(document.others)
      for (name, own) in document.classes where classes.contains(name) { uses.formUnion(own) }
    }
    for rule in rules {
      guard let index = rule.index, let document = documents[Folder.absolutePath(rule.file)]
      else { continue }
      uses.formUnion(document.rules[index] ?? [])
    }
    // Variables may stand for others.
    var pending = uses
    while let name = pending.popFirst() {
      for document in documents.values {
        for next in document.variables[name] ?? [] where uses.insert(next).inserted {
          pending.insert(next)
        }
      }
    }
  }

  /// The index for the page.
  var written: DocumentValue {
    .object([
      ("classes", .strings(classes.sorted())), ("ids", .strings(ids.sorted())),
      ("texts", .strings(texts.sorted())), ("uses", .strings(uses.sorted())),
    ])
  }
}

extension PreviewIndex {
  /// Reads what a picture shows, and the documents that its files name.
  ///
  /// - Parameters:
  ///   - files: What the drawing has read.
  ///   - cache: The uses of documents that other drawings have read.
  init(_ tree: StyledTree, _ files: RecordingAssets, reusing cache: PreviewUsesCache) {
    var documents: [String: PreviewUses] = [:]
    for path in files.stamps.keys where DocumentEditor.isDocument(path) {
      guard let bytes = try? files.document(at: path) else { continue }
      documents[path] = cache.uses(of: path, bytes)
    }
    self.init(tree, documents: documents)
  }
}

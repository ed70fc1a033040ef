import Syntax

/// Reads one text of a String Catalog: a unit, or variants by number and device, and the variables in it.
struct CatalogTextReader {
  /// The place of the text in the file.
  let position: SourcePosition
  private(set) var states: Set<String> = []
  private(set) var warnings: [TableFinding] = []

  /// The most variants within one another.
  private static let depthLimit = 8

  init(position: SourcePosition) { self.position = position }

  /// The text; nil if there is none.
  mutating func entry(_ node: DocumentNode) -> TableEntry? {
    guard let object = node.object, let text = variants(object, depth: 0) else { return nil }
    var variables: [String: TextVariable] = [:]
    for member in object["substitutions"]?.object?.members ?? [] {
      guard let inner = member.node.object, let variants = variants(inner, depth: 0) else {
        warnings.append(TableFinding(.noText(member.key), at: position))
        continue
      }
      variables[member.key] = TextVariable(
        argument: inner["argNum"]?.integer.flatMap { $0 > 0 ? $0 : nil },
        specifier: inner["formatSpecifier"]?.string ?? "lld", variants: variants)
    }
    return TableEntry(text: text, variables: variables, position: position)
  }

  private mutating func variants(_ object: DocumentObject, depth: Int) -> TextVariants? {
    guard depth < Self.depthLimit else {
      warnings.append(TableFinding(.tooDeep(limit: Self.depthLimit), at: position))
      return nil
    }
    if let variations = object["variations"]?.object {
      for member in variations.members {
        guard let inner = member.node.object else { continue }
        switch member.key {
        case "plural": return .plural(forms(inner, depth: depth))
        case "device": return .device(devices(inner, depth: depth))
        case "width": return .width(widths(inner))
        default: warnings.append(TableFinding(.unknownRule(member.key), at: position))
        }
      }
    }
    return object["stringUnit"]?.object.flatMap { unit($0) }.map(TextVariants.text)
  }

  private mutating func unit(_ object: DocumentObject) -> String? {
    if let state = object["state"]?.string { states.insert(state) }
    return object["value"]?.string
  }

  private mutating func forms(
    _ object: DocumentObject, depth: Int
  ) -> [PluralCategory: TextVariants] {
    var result: [PluralCategory: TextVariants] = [:]
    for member in object.members {
      guard let category = PluralCategory(rawValue: member.key) else {
        let known = PluralCategory.allCases.map(\.rawValue)
        warnings.append(TableFinding(.unknownForm(member.key, known: known), at: position))
        continue
      }
      result[category] = member.node.object.flatMap { variants($0, depth: depth + 1) }
    }
    return result
  }

  private mutating func devices(
    _ object: DocumentObject, depth: Int
  ) -> [String: TextVariants] {
    var result: [String: TextVariants] = [:]
    for member in object.members {
      result[member.key] = member.node.object.flatMap { variants($0, depth: depth + 1) }
    }
    return result
  }

  private mutating func widths(_ object: DocumentObject) -> [Int: String] {
    var result: [Int: String] = [:]
    for member in object.members {
      guard let width = Int(member.key),
        let text = member.node.object?["stringUnit"]?.object.flatMap({ unit($0) })
      else { continue }
      result[width] = text
    }
    return result
  }
}

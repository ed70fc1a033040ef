import Syntax

/// A `.stringsdict` file: texts of one table in one language whose form depends on numbers, widths or devices.
package struct StringsDictFile: Sendable {
  /// The texts by key.
  package private(set) var entries: [String: TableEntry] = [:]
  /// What is odd, but can be read.
  package private(set) var warnings: [TableFinding] = []

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let pluralKey = "NSStringPluralRuleType"
  private static let widthKey = "NSStringVariableWidthRuleType"
  private static let deviceKey = "NSStringDeviceSpecificRuleType"
  private static let ruleKey = "NSStringFormatSpecTypeKey"
  private static let valueKey = "NSStringFormatValueTypeKey"

  /// Reads a file: a property list in XML.
  ///
  /// - Throws: `TableFinding` for a file that is no property list, or beyond the limits.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) throws(TableFinding) {
    let root = try PropertyListFile.root(try FileText.decoded(bytes))
    for member in root.object?.members ?? [] {
      guard entries.count < StringsFile.keyLimit else {
        throw TableFinding(.tooManyKeys(limit: StringsFile.keyLimit), at: member.keyPosition)
      }
      if let entry = entry(member) { entries[member.key] = entry }
    }
  }

  private mutating func warn(_ problem: TableProblem, at position: SourcePosition) {
    guard warnings.count < StringsFile.warningLimit else { return }
    warnings.append(TableFinding(problem, at: position))
  }

  private mutating func entry(_ member: DocumentObject.Member) -> TableEntry? {
    guard let object = member.node.object else {
      guard let text = member.node.string else {
        warn(.noText(member.key), at: member.keyPosition)
        return nil
      }
      return TableEntry(text: .text(text), position: member.keyPosition)
    }
    var variables: [String: TextVariable] = [:]
    for inner in object.members {
      guard let rule = inner.node.object, rule[Self.ruleKey] != nil else { continue }
      guard rule[Self.ruleKey]?.string == Self.pluralKey else {
        warn(.unknownRule(rule[Self.ruleKey]?.string ?? ""), at: inner.keyPosition)
        continue
      }
      variables[inner.key] = TextVariable(
        specifier: rule[Self.valueKey]?.string ?? "d", variants: .plural(forms(rule)))
    }
    var text: TextVariants?
    if let format = object[Self.formatKey] {
      text = variants(format)
    } else if let widths = object[Self.widthKey]?.object {
      text = .width(self.widths(widths))
    } else if let devices = object[Self.deviceKey]?.object {
      text = .device(self.devices(devices))
    }
    guard let text else {
      warn(.noFormat(member.key), at: member.keyPosition)
      return nil
    }
    return TableEntry(text: text, variables: variables, position: member.keyPosition)
  }

  /// A text, or a dictionary of widths or devices.
  private mutating func variants(_ node: DocumentNode) -> TextVariants? {
    if let text = node.string { return .text(text) }
    guard let object = node.object else { return nil }
    if let widths = object[Self.widthKey]?.object { return .width(self.widths(widths)) }
    if let devices = object[Self.deviceKey]?.object { return .device(self.devices(devices)) }
    return nil
  }

  private mutating func forms(_ rule: DocumentObject) -> [PluralCategory: TextVariants] {
    var result: [PluralCategory: TextVariants] = [:]
    for member in rule.members where member.key != Self.ruleKey && member.key != Self.valueKey {
      guard let category = PluralCategory(rawValue: member.key) else {
        warn(
          .unknownForm(member.key, known: PluralCategory.allCases.map(\.rawValue)),
          at: member.keyPosition)
        continue
      }
      if let text = variants(member.node) {
        result[category] = text
      } else {
        warn(.noText(member.key), at: member.keyPosition)
      }
    }
    return result
  }

  private mutating func widths(_ object: DocumentObject) -> [Int: String] {
    var result: [Int: String] = [:]
    for member in object.members {
      guard let width = Int(member.key), let text = member.node.string else {
        warn(.noText(member.key), at: member.keyPosition)
        continue
      }
      result[width] = text
    }
    return result
  }

  private mutating func devices(_ object: DocumentObject) -> [String: TextVariants] {
    var result: [String: TextVariants] = [:]
    for member in object.members {
      guard let text = variants(member.node) else {
        warn(.noText(member.key), at: member.keyPosition)
        continue
      }
      result[member.key] = text
    }
    return result
  }
}

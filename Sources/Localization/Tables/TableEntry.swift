package import Syntax

/// The text of one key in one language, with the variants that numbers, devices and widths choose from.
package struct TableEntry: Sendable {
  /// The text as it is written, with specifiers.
  package var text: TextVariants
  /// The variables in the text, by name: `files` of `%#@files@`.
  package var variables: [String: TextVariable] = [:]
  /// The place of the key in its file.
  package var position: SourcePosition

  package init(
    text: TextVariants, variables: [String: TextVariable] = [:], position: SourcePosition
  ) {
    self.text = text
    self.variables = variables
    self.position = position
  }
}

/// A text, or several from which one is chosen.
package indirect enum TextVariants: Sendable, Hashable {
  case text(String)
  /// By the number that is shown.
  case plural([PluralCategory: TextVariants])
  /// By the kind of device: `iphone`, `ipad`, `other`.
  case device([String: TextVariants])
  /// By the width that a text is for, in no unit: `NSStringVariableWidthRuleType`.
  case width([Int: String])

  /// One of the texts: that for most numbers, or the longest.
  var longest: String { texts.max { $0.utf8.count < $1.utf8.count } ?? "" }

  /// All texts, in a fixed order.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }.flatMap(\.texts)
    case .device(let devices): devices.sorted { $0.key < $1.key }.flatMap(\.value.texts)
    case .width(let widths): widths.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

/// A part of a text whose form depends on a number.
package struct TextVariable: Sendable, Hashable {
  /// The number of its argument, from 1; nil for the next in the order of the text.
  package var argument: Int?
  /// The kind of its number: `d`, `lld`.
  package var specifier: String
  package var variants: TextVariants

  package init(argument: Int? = nil, specifier: String, variants: TextVariants) {
    self.argument = argument
    self.specifier = specifier
    self.variants = variants
  }
}

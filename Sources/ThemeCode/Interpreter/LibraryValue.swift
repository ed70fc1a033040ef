import ObjectModel

/// A value that the library makes and the language only hands on: a colour, a proxy, a scanner.
protocol LibraryValue {
  /// The type by whose name the library's rows for the value are found.
  var rowType: String { get }
  /// The types that code may add methods to, of which it is; none for values that code can't extend.
  var extendedTypes: [String] { get }
  /// Whether methods count that code adds to any type, as to a protocol that the type conforms to.
  var takesExtensions: Bool { get }
  /// Whether a constant gives it its name: whether a designer would look for it by that name.
  var takesName: Bool { get }
  /// Whether a theme takes it as it is, or is given what is made of it, so that readers ask where it came from.
  var takesOrigin: Bool { get }
  /// The reason to refuse a call that gives the value to a function which is not known; nil for none.
  ///
  /// The phrase follows the function's name in a sentence.
  var refusal: String? { get }
  /// The elements of a list; nil for other values.
  var elements: [CodeValue]? { get }
  /// Whether there is one of its kind, which a test that is not known finds.
  var isOnlyOne: Bool { get }
  /// The values that it is made of.
  var parts: [CodeValue] { get }
  /// The number of parts of the document that it stands for.
  var documentParts: Int { get }
  /// Whether a rule would be the same with another value.
  func isSame(as other: any LibraryValue) -> Bool
}

extension LibraryValue {
  var extendedTypes: [String] { [] }
  var takesExtensions: Bool { false }
  var takesName: Bool { false }
  var takesOrigin: Bool { false }
  var refusal: String? { nil }
  var elements: [CodeValue]? { nil }
  var isOnlyOne: Bool { false }
  var parts: [CodeValue] { [] }
  var documentParts: Int { 0 }
  func isSame(as other: any LibraryValue) -> Bool { false }
}

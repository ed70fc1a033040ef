import ObjectModel

/// The names by which rows are found for values that are of no type of the library.
enum RowType {
  static let number = "Double"
  static let string = "String"
  static let boolean = "Bool"
  static let array = "Array"
  static let dictionary = "Dictionary"
  static let range = "Range"
  /// Any case of an enumeration.
  static let symbol = "enum"
  /// Any structure of numbers.
  static let numbers = "struct"
  /// Any type itself: what may be called on all of them.
  static let type = "Type"
  /// Any object that code makes.
  static let object = "class"
  static let trait = "trait"
  /// A value that is not known.
  static let unknown = "unknown"
  /// Any value.
  static let any = "Any"
}

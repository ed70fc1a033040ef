import ObjectModel

/// The custom class whose drawing or subviews are read, where `$` also refers to its properties.
struct TemplateScope {
  let classID: ClassTable.ID
  /// The names of properties that documents declare. They hide variables of the same name.
  let declared: Set<String>
  /// Whether `$index` has a value: inside a repetition.
  var hasIndex = false
  /// Whether `$bounds` has a value: inside a drawing.
  var hasBounds = false
  /// The names of numbers that are known when an object is laid out.
  var given: Set<String> = []
}

import ObjectModel

/// The objects, classes and rules read so far, as far as later checks need them.
struct ObjectRecord {
  /// The place of each id.
  var ids: [String: SourcePosition] = [:]
  /// Whether what is being read is shared by many objects: a class, or a rule.
  var isShared = false
  /// Whether the subviews of a class are being read, whose ids are local to each instance.
  var isReadingParts = false
  /// The place of each id in the subviews of the class that is being read.
  var partIDs: [String: SourcePosition] = [:]
  /// Whether there are constraints.
  var hasConstraints = false
  /// The constraints and spacings whose items have to be looked for, by their places.
  var constraints: [DocumentPlace: Cursor] = [:]
  /// Constraints by their texts, since rows repeat these; for texts without variables, and a limited number of them.
  var constraintTexts: [String: [LayoutConstraint]] = [:]
  /// Properties that were reported as not drawn yet; each is reported once.
  var reportedNotDrawn: Set<PropertyDeclaration> = []
  /// The `subviews` of custom classes, by class name.
  var subviews: [String: Cursor] = [:]
  /// The values of rules that set views.
  var ruleViews: [AppearanceRule.Origin: Cursor] = [:]
  /// Presented action sheets that do not say where a pad's popover points.
  var sheetsWithoutSource: [Cursor] = []
  /// The divisors in the content of classes that depend on their instances, with their places.
  var divisors: [ClassTable.ID: [(divisor: ComputedValue, cursor: Cursor)]] = [:]
}

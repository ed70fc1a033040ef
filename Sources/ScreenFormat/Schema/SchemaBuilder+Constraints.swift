import ObjectModel

extension SchemaBuilder {
  /// Adds the definitions of constraints and layout guides.
  mutating func addConstraints() {
    let attribute = DocumentValue.name(LayoutConstraint.Attribute.allCases.map(\.rawValue))
    let limit = ReadingLimits.coordinate
    let priority = DocumentValue.forms([
      ("number", .number(1...LayoutConstraint.required)),
      ("string", .name(ConstraintText.priorities.keys.sorted())),
    ])
    let item = DocumentValue.forms([
      ("string", .anything),
      (
        "object",
        .closed(
          [
            ("id", .type("string")),
            ("guide", .name(LayoutConstraint.Guide.allCases.map(\.rawValue))),
          ], required: ["id"])
      ), ("null", .anything),
    ])
    let text = DocumentValue.anyOf([.text(pattern: ConstraintText.pattern), Self.variable])
    let options: [(String, DocumentValue)] = [
      ("identifier", .type("string")), ("isActive", .reference("boolean")),
      ("traits", .reference("traits")),
    ]
    let named = DocumentValue.closed([("constraint", text)] + options, required: ["constraint"])
    let object = DocumentValue.closed(
      [
        ("firstAttribute", attribute),
        ("relation", .name(LayoutConstraint.Relation.allCases.map(\.rawValue))),
        ("secondItem", item), ("secondAttribute", attribute),
        ("multiplier", .forms([("number", .number(-1e6...1e6)), ("string", .anything)])),
        ("constant", .forms([("number", .number(-limit...limit)), ("string", .anything)])),
        ("priority", priority),
      ] + options, required: ["firstAttribute"])
    let constraint = DocumentValue.forms([
      ("string", text.with(examples: Self.constraintExamples)),
      ("object", .keyed([("constraint", named), ("firstAttribute", object)])),
    ])
    definitions["constraints"] = .forms([
      ("array", .array(of: constraint)), ("string", Self.variable),
    ])
    definitions["spacings"] = .forms([
      (
        "object",
        .object([
          ("type", .string("object")), ("additionalProperties", .reference("number")),
        ])
      ), ("string", Self.variable),
    ])
    definitions["layoutGuides"] = .forms([
      (
        "array",
        .array(
          of: .closed(
            [("id", .type("string")), ("constraints", .reference("constraints"))],
            required: ["id"]))
      ), ("string", Self.variable),
    ])
  }

  private static let constraintExamples = [
    "edges = superview inset 16", "leading, trailing = margins", "top = safeArea + 12",
    "center = superview", "size = 44", "width = superview * 1/3", "height = self.width * 9:16",
  ].map(DocumentValue.string)
}

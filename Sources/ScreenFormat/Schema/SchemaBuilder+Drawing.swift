import ObjectModel
import Raster

extension SchemaBuilder {
  private static let corners = [
    "topLeft", "topRight", "bottomLeft", "bottomRight", "top", "bottom", "left", "right", "all",
  ]

  /// The members of shapes, for operations that have further members.
  private var shapeMembers: [(String, DocumentValue)] {
    let corner = DocumentValue.choice(Self.corners)
    return [
      ("rect", .reference("rect")), ("roundedRect", .reference("rect")),
      ("ellipse", .reference("rect")), ("path", .type("string")),
      ("cornerRadius", .reference("length")),
      ("corners", .anyOf([corner, .array(of: corner), Self.variable])),
      ("cornerCurve", .anyOf([.choice(["circular", "continuous"]), Self.variable])),
    ]
  }

  mutating func addShape() {
    definitions["shape"] = .object([
      ("oneOf", .array(ShapeReader.shapeKeys.map { DocumentValue.required([$0]) })),
      (
        "dependentRequired",
        .object(
          ShapeReader.roundingKeys.map { ($0, DocumentValue.strings(["roundedRect"])) }
            + [("roundedRect", .strings(["cornerRadius"]))])
      ),
    ])
  }

  mutating func addOperation() {
    func shaped(_ key: String, _ members: [(String, DocumentValue)]) -> DocumentValue {
      let closed = DocumentValue.closed(members + shapeMembers, required: [key])
      return .object(closed.members + [("$ref", .string("#/$defs/shape"))])
    }
    let number = DocumentValue.reference("number")
    let color = DocumentValue.reference("color")
    let point = DocumentValue.reference("point")
    let drawing = DocumentValue.reference("drawing")
    let stops = DocumentValue.object([
      ("type", .string("array")), ("items", color), ("minItems", .number(2)),
    ])
    let gradient = DocumentValue.closed(
      [
        ("colors", .anyOf([stops, Self.variable])),
        (
          "locations",
          .anyOf([.array(of: .anyOf([.number(0...1), Self.variable])), Self.variable])
        ),
        ("start", point), ("end", point),
      ], required: ["colors"])
    let forms: [DocumentValue] = [
      shaped("fill", [("fill", color)]),
      shaped(
        "stroke",
        [
          ("stroke", color), ("lineWidth", number),
          ("lineCap", .choice(StrokeStyle.Cap.allCases.map(\.rawValue))),
          ("lineJoin", .choice(StrokeStyle.Join.allCases.map(\.rawValue))),
          ("miterLimit", number), ("dash", .anyOf([.array(of: number), Self.variable])),
          ("dashPhase", number),
        ]),
      shaped("gradient", [("gradient", .anyOf([gradient, Self.variable]))]),
      .closed(
        [("image", .reference("image")), ("rect", .reference("rect"))],
        required: ["image", "rect"]),
      .reference("drawnText"),
      .closed([("clip", shaped("clip", []).withoutRequired)], required: ["clip"]),
      .closed(
        [
          ("save", drawing),
          ("transform", .tuple([number, number, number, number, number, number])),
          ("alpha", number),
        ], required: ["save"]),
      .closed(
        [("repeat", .reference("integer")), ("offset", point), ("draw", drawing)],
        required: ["repeat", "offset", "draw"]),
      Self.variable,
    ]
    definitions["operation"] = .anyOf(forms)
    definitions["drawing"] = .anyOf([.array(of: .reference("operation")), Self.variable])
  }
}

extension DocumentValue {
  /// The schema without its required members.
  fileprivate var withoutRequired: DocumentValue {
    .object(members.filter { $0.0 != "required" })
  }
}

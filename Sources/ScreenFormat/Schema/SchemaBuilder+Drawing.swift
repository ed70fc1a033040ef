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
      ("corners", .forms([("string", .name(Self.corners)), ("array", .array(of: corner))])),
      ("cornerCurve", .name(["circular", "continuous"])),
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
        ("colors", .forms([("array", stops), ("string", Self.variable)])),
        (
          "locations",
          .forms([("array", .array(of: ranged(0...1))), ("string", Self.variable)])
        ),
        ("start", point), ("end", point),
      ], required: ["colors"])
    let forms: [(key: String, node: DocumentValue)] = [
      ("fill", shaped("fill", [("fill", color)])),
      (
        "stroke",
        shaped(
          "stroke",
          [
            ("stroke", color), ("lineWidth", number),
            ("lineCap", .choice(StrokeStyle.Cap.allCases.map(\.rawValue))),
            ("lineJoin", .choice(StrokeStyle.Join.allCases.map(\.rawValue))),
            ("miterLimit", number),
            ("dash", .forms([("array", .array(of: number)), ("string", Self.variable)])),
            ("dashPhase", number),
          ])
      ),
      (
        "gradient",
        shaped(
          "gradient",
          [("gradient", .forms([("object", gradient), ("string", Self.variable)]))])
      ),
      (
        "image",
        .closed(
          [("image", .reference("image")), ("rect", .reference("rect"))], required: ["rect"])
      ),
      ("text", .reference("drawnText")),
      ("clip", .closed([("clip", shaped("clip", []).withoutRequired)])),
      (
        "save",
        .closed([
          ("save", drawing),
          ("transform", .tuple([number, number, number, number, number, number])),
          ("alpha", number),
        ])
      ),
      (
        "repeat",
        .closed(
          [("repeat", .reference("integer")), ("offset", point), ("draw", drawing)],
          required: ["offset", "draw"])
      ),
    ]
    definitions["operation"] = .forms([
      ("object", .keyed(forms)), ("string", Self.variable),
    ])
    definitions["drawing"] = .forms([
      ("array", .array(of: .reference("operation"))), ("string", Self.variable),
    ])
  }
}

extension DocumentValue {
  /// The schema without its required members.
  fileprivate var withoutRequired: DocumentValue {
    .object(members.filter { $0.0 != "required" })
  }
}

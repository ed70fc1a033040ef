import Controls
import ObjectModel
import Raster

extension SchemaBuilder {
  private static let corners = [
    "topLeft", "topRight", "bottomLeft", "bottomRight", "top", "bottom", "left", "right", "all",
  ]

  /// The members of shapes, for operations that have others beside them.
  private var shapeMembers: [(String, SchemaNode)] {
    let corner = SchemaNode.choice(Self.corners)
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
      ("oneOf", .array(ShapeReader.shapeKeys.map { SchemaNode.required([$0]) })),
      (
        "dependentRequired",
        .object(
          ShapeReader.roundingKeys.map { ($0, SchemaNode.strings(["roundedRect"])) }
            + [("roundedRect", .strings(["cornerRadius"]))])
      ),
    ])
  }

  mutating func addOperation() {
    func shaped(_ key: String, _ members: [(String, SchemaNode)]) -> SchemaNode {
      guard case .object(let closed) = SchemaNode.closed(members + shapeMembers, required: [key])
      else { return .bool(false) }
      return .object(closed + [("$ref", .string("#/$defs/shape"))])
    }
    let number = SchemaNode.reference("number")
    let color = SchemaNode.reference("color")
    let point = SchemaNode.reference("point")
    let drawing = SchemaNode.reference("drawing")
    let stops = SchemaNode.object([
      ("type", .string("array")), ("items", color), ("minItems", .number(2)),
    ])
    let gradient = SchemaNode.closed(
      [
        ("colors", .anyOf([stops, Self.variable])),
        (
          "locations",
          .anyOf([.array(of: .anyOf([.number(0...1), Self.variable])), Self.variable])
        ),
        ("start", point), ("end", point),
      ], required: ["colors"])
    let forms: [SchemaNode] = [
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

extension SchemaNode {
  /// The same without a list of required members.
  fileprivate var withoutRequired: SchemaNode {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.0 != "required" })
  }
}

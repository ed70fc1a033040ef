import Controls
import ObjectModel
import Raster
import Text

extension SchemaBuilder {
  /// The definitions of values, by the names of their types.
  mutating func addValues() {
    definitions["variable"] = .text(pattern: "^\\$")
    definitions["string"] = .type("string")
    definitions["number"] = .anyOf([.type("number"), Self.variable])
    definitions["integer"] = .anyOf([.type("integer"), Self.variable])
    definitions["length"] = .anyOf([
      .number(0...ReadingLimits.coordinate), Self.variable,
    ])
    definitions["coordinate"] = .anyOf([
      .number(-ReadingLimits.coordinate...ReadingLimits.coordinate), Self.variable,
    ])
    addComparison()
    addGeometry()
    addColor()
    addFont()
    addImage()
    addShape()
    addOperation()
  }

  /// The schema of a property's value: of its type, `null`, or a variable.
  mutating func value(_ type: ValueType) -> SchemaNode {
    let null = SchemaNode.type("null")
    switch type {
    case .color, .image, .font, .attributes, .number, .integer, .point, .size, .rect, .frame,
      .transform, .insets, .offset, .string, .traits:
      return .anyOf([.reference(type.name), null])
    case .boolean: return .anyOf([.reference("boolean"), null])
    case .enumeration(_, let cases): return .anyOf([.choice(cases), Self.variable, null])
    case .options(_, let cases):
      let one = SchemaNode.choice(cases)
      return .anyOf([one, .array(of: .anyOf([one, Self.variable])), Self.variable, null])
    case .strings: return .anyOf([.array(of: .type("string")), Self.variable, null])
    case .attributedText:
      let run = SchemaNode.anyOf([.type("string"), .reference("run")])
      return .anyOf([run, .array(of: run), null])
    case .object(let type): return .anyOf([.reference(object(type)), null])
    case .objects(let type):
      let one = SchemaNode.reference(object(type))
      let repetition = SchemaNode.closed(
        [
          ("repeat", .reference("integer")), ("offset", .reference("offset")), ("view", one),
        ], required: ["repeat", "view"])
      return .anyOf([.array(of: .anyOf([one, repetition])), Self.variable, null])
    }
  }

  /// Comparisons in custom classes, which give booleans.
  private mutating func addComparison() {
    let sides = SchemaNode.tuple([.bool(true), .bool(true)])
    let forms =
      TemplateExpression.Comparison.allCases.map { form in
        SchemaNode.closed([(form.rawValue, sides)], required: [form.rawValue])
      } + [.closed([("not", .reference("boolean"))], required: ["not"])]
    definitions["boolean"] = .anyOf([.type("boolean"), Self.variable] + forms)
  }

  private mutating func addGeometry() {
    let coordinate = SchemaNode.reference("coordinate")
    let length = SchemaNode.reference("length")
    let open = SchemaNode.anyOf([length, .type("null")])
    func add(_ name: String, _ parts: [SchemaNode]) {
      definitions[name] = .anyOf([.tuple(parts), Self.variable])
    }
    add("point", [coordinate, coordinate])
    add("offset", [coordinate, coordinate])
    add("size", [coordinate, coordinate])
    add("rect", [coordinate, coordinate, length, length])
    add("frame", [coordinate, coordinate, open, open])
    add("transform", [SchemaNode](repeating: coordinate, count: 6))
    add("insets", [coordinate, coordinate, coordinate, coordinate])
  }

  private mutating func addColor() {
    let color = SchemaNode.reference("color")
    let part = SchemaNode.anyOf([.number(0...1), Self.variable])
    func components(_ names: [String], others: [(String, SchemaNode)] = []) -> SchemaNode {
      .closed(names.map { ($0, part) } + [("alpha", part)] + others, required: names)
    }
    definitions["color"] = .anyOf([
      .choice(NamedColors.names), Self.variable,
      .text(pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      components(["white"]), components(["hue", "saturation", "brightness"]),
      components(
        ["red", "green", "blue"], others: [("space", .choice(["sRGB", "displayP3"]))]),
      .closed([("named", .type("string"))], required: ["named"]),
      .closed([("light", color), ("dark", color)], required: ["light", "dark"]),
      .closed([("patternImage", .reference("image"))], required: ["patternImage"]),
    ])
  }

  private mutating func addFont() {
    let size = SchemaNode.number(0...FontReader.sizeLimit)
    let sizeValue = SchemaNode.anyOf([size, Self.variable])
    let weights = SchemaNode.anyOf([.choice(FontWeight.allCases.map(\.rawValue)), Self.variable])
    let styles = SchemaNode.anyOf([.choice(TextStyle.allCases.map(\.rawValue)), Self.variable])
    definitions["font"] = .anyOf([
      sizeValue,
      .closed(
        [
          ("system", sizeValue), ("weight", weights), ("italic", .reference("boolean")),
        ], required: ["system"]),
      .closed([("name", .type("string")), ("size", sizeValue)], required: ["name"]),
      .closed([("textStyle", styles)], required: ["textStyle"]),
    ])
    let shadow = SchemaNode.anyOf([
      Self.variable, .type("null"),
      .closed([
        ("color", .reference("color")), ("offset", .reference("offset")),
        ("blurRadius", .reference("number")),
      ]),
    ])
    func attribute(_ key: String) -> SchemaNode {
      switch key {
      case "font": return .reference("font")
      case "shadow": return shadow
      case "textShadowOffset": return .reference("offset")
      case "underlineStyle", "strikethroughStyle": return .reference("integer")
      case "kern", "strokeWidth": return .reference("number")
      default: return .reference("color")
      }
    }
    let members = TextReader.attributeKeys.map { ($0, attribute($0)) }
    definitions["attributes"] = .anyOf([.closed(members), Self.variable])
    definitions["run"] = .closed([("text", .type("string"))] + members, required: ["text"])
    definitions["drawnText"] = .closed(
      [("text", .type("string")), ("at", .reference("point"))] + members,
      required: ["text", "at"])
  }

  private mutating func addImage() {
    let size = SchemaNode.anyOf([
      Self.variable,
      .tuple([
        .number(0...ImageReader.sideLimit), .number(0...ImageReader.sideLimit),
      ]),
    ])
    let side = SchemaNode.anyOf([.number(0...ReadingLimits.coordinate), Self.variable])
    let treatment: [(String, SchemaNode)] = [
      (
        "capInsets", .anyOf([.tuple([side, side, side, side]), Self.variable, .type("null")])
      ),
      (
        "resizingMode",
        .anyOf([.choice(Image.ResizingMode.allCases.map(\.rawValue)), Self.variable])
      ),
      (
        "renderingMode",
        .anyOf([.choice(Image.RenderingMode.allCases.map(\.rawValue)), Self.variable])
      ),
    ]
    let frames = SchemaNode.object([
      ("type", .string("array")), ("items", .reference("image")), ("minItems", .number(1)),
    ])
    definitions["image"] = .anyOf([
      .type("string"),
      .closed([("named", .type("string"))] + treatment, required: ["named"]),
      .closed(
        [("animated", .anyOf([frames, Self.variable])), ("duration", .reference("number"))]
          + treatment, required: ["animated"]),
      .closed(
        [("size", size), ("draw", .reference("drawing"))] + treatment,
        required: ["size", "draw"]),
      .closed(
        [("color", .reference("color")), ("size", size)] + treatment, required: ["color"]),
    ])
  }
}

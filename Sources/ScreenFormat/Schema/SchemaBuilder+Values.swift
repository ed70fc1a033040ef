import ObjectModel
import Raster
import Symbols
import Text

extension SchemaBuilder {
  /// Adds the definitions of values, by the names of their types.
  mutating func addValues() {
    definitions["variable"] = .text(pattern: "^\\$")
    definitions["string"] = .type("string")
    let computed = DocumentValue.reference("arithmetic")
    definitions["number"] = .anyOf([.type("number"), Self.variable, computed])
    definitions["integer"] = .anyOf([.type("integer"), Self.variable, computed])
    definitions["length"] = .anyOf([
      .number(0...ReadingLimits.coordinate), Self.variable, computed,
    ])
    definitions["coordinate"] = .anyOf([
      .number(-ReadingLimits.coordinate...ReadingLimits.coordinate), Self.variable, computed,
    ])
    addComparison()
    addArithmetic()
    addGeometry()
    addColor()
    addFont()
    addImage()
    addShape()
    addOperation()
  }

  /// The schema of a property's value, which can also be `null` or a variable.
  mutating func value(_ type: ValueType) -> DocumentValue {
    let null = DocumentValue.type("null")
    switch type {
    case .color, .image, .font, .attributes, .number, .integer, .point, .size, .rect, .frame,
      .transform, .insets, .offset, .string, .traits:
      return .anyOf([.reference(type.name), null])
    case .boolean: return .anyOf([.reference("boolean"), null])
    case .enumeration(_, let cases, _): return .anyOf([.choice(cases), Self.variable, null])
    case .options(_, let cases, _):
      let one = DocumentValue.choice(cases)
      return .anyOf([one, .array(of: .anyOf([one, Self.variable])), Self.variable, null])
    case .strings: return .anyOf([.array(of: .type("string")), Self.variable, null])
    case .attributedText:
      let run = DocumentValue.anyOf([.type("string"), .reference("run")])
      return .anyOf([run, .array(of: run), null])
    case .object(let type): return .anyOf([.reference(object(type)), null])
    case .objects(let type):
      let one = DocumentValue.reference(object(type))
      let repetition = DocumentValue.closed(
        [
          ("repeat", .reference("integer")), ("offset", .reference("offset")), ("view", one),
        ], required: ["repeat", "view"])
      return .anyOf([.array(of: .anyOf([one, repetition])), Self.variable, null])
    }
  }

  /// Adds the comparisons of custom classes, whose values are booleans.
  private mutating func addComparison() {
    let sides = DocumentValue.tuple([.bool(true), .bool(true)])
    let forms =
      TemplateExpression.Comparison.allCases.map { form in
        DocumentValue.closed([(form.rawValue, sides)], required: [form.rawValue])
      } + [.closed([("not", .reference("boolean"))], required: ["not"])]
    definitions["boolean"] = .anyOf([.type("boolean"), Self.variable] + forms)
  }

  /// Adds the arithmetic of custom classes, whose values are numbers.
  private mutating func addArithmetic() {
    let number = DocumentValue.reference("number")
    let sides = DocumentValue.tuple([number, number])
    let forms =
      ComputedValue.Arithmetic.allCases.map { form in
        DocumentValue.closed([(form.rawValue, sides)], required: [form.rawValue])
      } + [
        .closed(
          [(ArithmeticReader.floorKey, number)], required: [ArithmeticReader.floorKey])
      ]
    definitions["arithmetic"] = .anyOf(forms)
  }

  private mutating func addGeometry() {
    let coordinate = DocumentValue.reference("coordinate")
    let length = DocumentValue.reference("length")
    let open = DocumentValue.anyOf([length, .type("null")])
    func add(_ name: String, _ parts: [DocumentValue]) {
      definitions[name] = .anyOf([.tuple(parts), Self.variable])
    }
    add("point", [coordinate, coordinate])
    add("offset", [coordinate, coordinate])
    add("size", [coordinate, coordinate])
    add("rect", [coordinate, coordinate, length, length])
    add("frame", [coordinate, coordinate, open, open])
    add("transform", [DocumentValue](repeating: coordinate, count: 6))
    add("insets", [coordinate, coordinate, coordinate, coordinate])
  }

  private mutating func addColor() {
    let color = DocumentValue.reference("color")
    let part = DocumentValue.anyOf([.number(0...1), Self.variable])
    func components(_ names: [String], others: [(String, DocumentValue)] = []) -> DocumentValue {
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
      .closed([("color", color), ("alpha", part)], required: ["color", "alpha"]),
    ])
  }

  private mutating func addFont() {
    let size = DocumentValue.number(0...FontReader.sizeLimit)
    let sizeValue = DocumentValue.anyOf([size, Self.variable])
    let weights = DocumentValue.anyOf([.choice(FontWeight.allCases.map(\.rawValue)), Self.variable])
    let styles = DocumentValue.anyOf([.choice(TextStyle.allCases.map(\.rawValue)), Self.variable])
    definitions["font"] = .anyOf([
      sizeValue,
      .closed(
        [
          ("system", sizeValue), ("weight", weights), ("italic", .reference("boolean")),
        ], required: ["system"]),
      .closed([("name", .type("string")), ("size", sizeValue)], required: ["name"]),
      .closed([("textStyle", styles)], required: ["textStyle"]),
    ])
    let shadow = DocumentValue.anyOf([
      Self.variable, .type("null"),
      .closed([
        ("color", .reference("color")), ("offset", .reference("offset")),
        ("blurRadius", .reference("number")),
      ]),
    ])
    let paragraph = DocumentValue.anyOf([
      Self.variable,
      .closed([
        (
          "alignment", .anyOf([.choice(TextAlignment.allCases.map(\.rawValue)), Self.variable])
        ),
        ("lineSpacing", .reference("number")), ("lineHeightMultiple", .reference("number")),
        (
          "lineBreakMode",
          .anyOf([.choice(LineBreakMode.allCases.map(\.rawValue)), Self.variable])
        ),
        (
          "lineBreakStrategy",
          .anyOf([.choice(LineBreakStrategy.allCases.map(\.rawValue)), Self.variable])
        ),
      ]),
    ])
    func attribute(_ key: String) -> DocumentValue {
      switch key {
      case "paragraphStyle": return paragraph
      case "baselineOffset": return .reference("number")
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
    let size = DocumentValue.anyOf([
      Self.variable,
      .tuple([
        .number(0...ImageReader.sideLimit), .number(0...ImageReader.sideLimit),
      ]),
    ])
    let side = DocumentValue.anyOf([.number(0...ReadingLimits.coordinate), Self.variable])
    let treatment: [(String, DocumentValue)] = [
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
    let frames = DocumentValue.object([
      ("type", .string("array")), ("items", .reference("image")), ("minItems", .number(1)),
    ])
    func choice(_ names: [String]) -> DocumentValue { .anyOf([.choice(names), Self.variable]) }
    let symbolConfiguration = DocumentValue.anyOf([
      .closed([
        ("pointSize", .anyOf([.number(1...FontReader.sizeLimit), Self.variable])),
        ("textStyle", choice(TextStyle.allCases.map(\.rawValue))),
        ("weight", choice(FontWeight.allCases.map(\.rawValue))),
        ("scale", choice(SymbolScale.allCases.map(\.rawValue))),
        ("renderingMode", choice(["monochrome", "hierarchical", "palette", "multicolor"])),
        (
          "paletteColors",
          .object([("type", .string("array")), ("items", .reference("color"))])
        ),
      ]), Self.variable, .type("null"),
    ])
    definitions["image"] = .anyOf([
      .type("string"),
      .closed(
        [("named", .type("string")), ("configuration", symbolConfiguration)] + treatment,
        required: ["named"]),
      .closed(
        [
          ("systemImage", .anyOf([.type("string"), Self.variable])),
          ("configuration", symbolConfiguration),
        ]
          + treatment, required: ["systemImage"]),
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

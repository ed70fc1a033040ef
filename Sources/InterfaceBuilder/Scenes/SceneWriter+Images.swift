import ObjectModel
import ScreenFormat

extension SceneWriter {
  /// The image that an attribute names.
  mutating func image(_ name: String, of node: InterfaceNode) -> DocumentValue? {
    image(name, isSystem: node["catalog"] == "system", at: node)
  }

  private mutating func image(
    _ name: String, isSystem: Bool, at node: InterfaceNode
  ) -> DocumentValue? {
    if isSystem { return .object([("systemImage", .string(name))]) }
    for known in [name, FilePath.stem(of: name)] {
      if let folder = options.assets.images[known] {
        useAssets(folder)
        return .string(known)
      }
    }
    let resource = node.file.resource("image", name)
    if resource?["catalog"] == "system" { return .object([("systemImage", .string(name))]) }
    report.warn(
      "the image \(Quotation.escaped(name)) is in no catalogue; a box stands in for it",
      kind: "an image that is in no catalogue", at: node)
    return variable(name, box(resource))
  }

  /// The size of a box for an image of which no size is known, in points (choice), and the greatest.
  private static let boxSide = 24.0
  private static let boxLimit = 2048.0

  /// A drawing of a box with a cross.
  private func box(_ resource: InterfaceNode?) -> DocumentValue {
    func side(_ name: String) -> Double {
      let length = resource?.number(name) ?? Self.boxSide
      return length < 1 ? Self.boxSide : min(length, Self.boxLimit)
    }
    let (width, height) = (side("width"), side("height"))
    let (w, h) = (shortest(width), shortest(height))
    return .object([
      ("size", .numbers([width, height])),
      (
        "draw",
        .array([
          .object([
            ("stroke", .string("lightGray")),
            ("rect", .numbers([0.5, 0.5, max(0, width - 1), max(0, height - 1)])),
          ]),
          .object([
            ("stroke", .string("lightGray")),
            ("path", .string("M 0 0 L \(w) \(h) M \(w) 0 L 0 \(h)")),
          ]),
        ])
      ),
    ])
  }

  /// The image that an `imageReference` names; nil for another element.
  mutating func image(_ reference: InterfaceNode?) -> DocumentValue? {
    guard let reference, reference.name == "imageReference", let name = reference["image"],
      let plain = image(name, isSystem: reference["catalog"] == "system", at: reference)
    else { return nil }
    var members: Members
    if case .string(let name) = plain {
      guard !name.hasPrefix("$") else { return plain }
      members = Members([("named", plain)])
    } else {
      members = plain.members
    }
    let configuration = symbolConfiguration(reference, scale: "symbolScale")
    if members["systemImage"] != nil, !configuration.isEmpty {
      members["configuration"] = configuration.value
    }
    switch reference["renderingMode"] {
    case "template": members["renderingMode"] = .string("alwaysTemplate")
    case "original": members["renderingMode"] = .string("alwaysOriginal")
    default: break
    }
    return members.list.count == 1 && members["named"] != nil ? plain : members.value
  }

  /// The configuration of symbols of an element.
  mutating func symbolConfiguration(_ node: InterfaceNode, scale: String = "scale") -> Members {
    var members = Members()
    if let part = node.child("fontDescription"), let value = font(part) {
      if let style = value.members["textStyle"] {
        members["textStyle"] = style
      } else if case .number = value {
        members["pointSize"] = value
      } else {
        members["pointSize"] = value.members["system"] ?? value.members["size"]
        members["weight"] = value.members["weight"]
      }
    }
    if let size = node.number("pointSize"), size >= 1 { members["pointSize"] = .number(size) }
    if let weight = node["weight"] { members["weight"] = .string(weight) }
    if let name = node[scale], name != "default", name != "unspecified" {
      members["scale"] = .string(name)
    }
    return members
  }

  /// Adds images that elements tell, with their rendering mode, and the configuration of symbols.
  mutating func addImages(
    _ names: [(key: String, property: String)], of node: InterfaceNode, _ members: inout Members
  ) {
    for (key, property) in names {
      if let value = image(node.part(key)) { members[property] = value }
    }
  }

  /// Adds a configuration of symbols.
  mutating func addSymbolConfiguration(
    _ key: String, _ property: String, of node: InterfaceNode, _ members: inout Members
  ) {
    guard let part = node.part(key) else { return }
    let configuration = symbolConfiguration(part)
    if !configuration.isEmpty { members[property] = configuration.value }
  }

  // MARK: Attributed texts

  /// The runs of an attributed text.
  mutating func attributedText(_ node: InterfaceNode) -> DocumentValue? {
    guard node.name == "attributedString" else { return nil }
    var runs: [DocumentValue] = []
    for fragment in node.children where fragment.name == "fragment" {
      let inner = fragment.children.first { $0.key == "content" }.map(InterfaceText.string)
      let text = fragment["content"] ?? inner ?? ""
      var members = Members([("text", .string(text.hasPrefix("$") ? "$\(text)" : text))])
      if let attributes = fragment.child("attributes") { add(attributes, to: &members) }
      runs.append(members.value)
    }
    return runs.isEmpty ? nil : .array(runs)
  }

  private mutating func add(_ attributes: InterfaceNode, to members: inout Members) {
    func number(_ node: InterfaceNode) -> Double? {
      node.number("value") ?? InterfaceNumber.read(node.text)
    }
    for part in attributes.children {
      switch part.key {
      case "NSFont":
        if let value = InterfaceFont.attribute(part) { members["font"] = font(value, part) }
      case "NSColor": members["foregroundColor"] = color(part)
      case "NSBackgroundColor": members["backgroundColor"] = color(part)
      case "NSStrokeColor": members["strokeColor"] = color(part)
      case "NSUnderlineColor": members["underlineColor"] = color(part)
      case "NSKern": members["kern"] = number(part).map { .number($0) }
      case "NSStrokeWidth": members["strokeWidth"] = number(part).map { .number($0) }
      case "NSBaselineOffset": members["baselineOffset"] = number(part).map { .number($0) }
      case "NSUnderline":
        if number(part) ?? 0 != 0 { members["underlineStyle"] = .string("single") }
      case "NSStrikethrough":
        if number(part) ?? 0 != 0 { members["strikethroughStyle"] = .string("single") }
      case "NSParagraphStyle":
        let style = paragraphStyle(part)
        if !style.isEmpty { members["paragraphStyle"] = style.value }
      default: break
      }
    }
    // A stroke's colour without a width shows nothing.
    if members["strokeWidth"] == nil { members["strokeColor"] = nil }
  }

  private func paragraphStyle(_ node: InterfaceNode) -> Members {
    var members = Members()
    if let alignment = node["alignment"], alignment != "natural" {
      members["alignment"] = .string(alignment)
    }
    if let mode = node["lineBreakMode"].flatMap({ ViewElements.lineBreak[$0] }),
      mode != "byWordWrapping"
    {
      members["lineBreakMode"] = .string(mode)
    }
    for name in ["lineSpacing", "lineHeightMultiple"] {
      if let number = node.number(name), number > 0 { members[name] = .number(number) }
    }
    return members
  }
}

import ObjectModel
import ScreenFormat

extension SceneWriter {
  /// The states of a button, as documents name them after an `@`.
  private static let states = [
    ("normal", ""), ("highlighted", "@highlighted"), ("disabled", "@disabled"),
    ("selected", "@selected"), ("focused", "@focused"),
  ]

  /// Adds the states, the label and the configuration of a button.
  mutating func addButton(_ node: InterfaceNode, _ members: inout Members) {
    var label = Members()
    if let part = node.part("fontDescription"), let font = font(part) { label["font"] = font }
    if let mode = node["lineBreakMode"].flatMap({ ViewElements.lineBreak[$0] }),
      mode != "byTruncatingMiddle"
    {
      label["lineBreakMode"] = .string(mode)
    }
    let offset = node.part("titleShadowOffset").flatMap(InterfaceGeometry.size)
    label["shadowOffset"] = offset
    for (key, suffix) in Self.states {
      guard let state = node.children.first(where: { $0.name == "state" && $0.key == key }) else {
        continue
      }
      addState(state, key, suffix, of: node, hasShadow: offset != nil, &members)
    }
    if let configuration = node.part("configuration"),
      configuration.name == "buttonConfiguration"
    {
      members["configuration"] = buttonConfiguration(configuration, of: node)
    }
    addSymbolConfiguration(
      "preferredSymbolConfiguration", "preferredSymbolConfiguration", of: node, &members)
    addMenu(of: node, &members)
    if !label.isEmpty { members["titleLabel"] = label.value }
  }

  private mutating func addState(
    _ state: InterfaceNode, _ key: String, _ suffix: String, of node: InterfaceNode,
    hasShadow: Bool, _ members: inout Members
  ) {
    guard let entry = InterfaceElements.entry(state.name) else { return }
    var values = Members()
    apply(entry, to: state, owner: node, &values)
    let inner = state.part("title").map(InterfaceText.string)
    if let title = state["title"] ?? inner {
      values["title"] = text(title, "\(key)Title", of: node)
    }
    if hasShadow, let part = state.part("titleShadowColor") {
      values["titleShadowColor"] = color(part)
    }
    addImages([("image", "image"), ("backgroundImage", "backgroundImage")], of: state, &values)
    if let part = state.part("preferredSymbolConfiguration") {
      let configuration = symbolConfiguration(part)
      if !configuration.isEmpty, members["preferredSymbolConfiguration"] == nil {
        members["preferredSymbolConfiguration"] = configuration.value
      }
    }
    for (name, value) in values.list { members[name + suffix] = value }
  }

  private mutating func buttonConfiguration(
    _ node: InterfaceNode, of button: InterfaceNode
  ) -> DocumentValue {
    var members = Members()
    if let entry = InterfaceElements.entry(node.name) {
      apply(entry, to: node, owner: button, &members)
    }
    addImages([("image", "image")], of: node, &members)
    addSymbolConfiguration(
      "preferredSymbolConfigurationForImage", "preferredSymbolConfigurationForImage", of: node,
      &members)
    let part = node.part("titleFontDescription") ?? node.part("fontDescription")
    if let part, let font = font(part), members["attributedTitle"] == nil {
      let title = members["title"] ?? .string("")
      members["title"] = nil
      members["attributedTitle"] = .array([.object([("text", title), ("font", font)])])
    }
    if let background = node.part("background"), background.name == "backgroundConfiguration" {
      var values = Members()
      for key in ["backgroundColor", "strokeColor"] {
        if let part = background.part(key) { values[key] = color(part) }
      }
      values["cornerRadius"] = background.number("cornerRadius").map { .number($0) }
      if !values.isEmpty { members["background"] = values.value }
    }
    return members.value
  }

  // MARK: Accessibility

  mutating func addAccessibility(
    _ node: InterfaceNode, of owner: InterfaceNode, _ members: inout Members
  ) {
    guard let entry = InterfaceElements.entry(node.name), node.name == "accessibility" else {
      return
    }
    apply(entry, to: node, owner: owner, &members)
    if let element = node.part("isElement") {
      members["isAccessibilityElement"] = .bool(element.isTrue("value"))
    }
    if let traits = node.part("traits") {
      let names = traits.attributes.filter { $0 != "key" && $0 != "none" && traits.isTrue($0) }
      members["accessibilityTraits"] = .strings(names)
    }
  }

  // MARK: Runtime attributes

  /// Key paths of layers and their views by the properties that say the same.
  private static let layerProperties = [
    "cornerRadius": "cornerRadius", "borderWidth": "borderWidth", "borderColor": "borderColor",
    "borderUIColor": "borderColor", "borderIBColor": "borderColor",
    "borderColorFromUIColor": "borderColor", "shadowOpacity": "shadowOpacity",
    "shadowRadius": "shadowRadius", "shadowOffset": "shadowOffset", "shadowColor": "shadowColor",
    "shadowUIColor": "shadowColor", "masksToBounds": "clipsToBounds",
  ]

  /// The types of values in documents by those of files.
  private static let types = [
    "string": "string", "number": "number", "boolean": "boolean", "color": "color",
    "image": "image", "size": "size", "rect": "rect", "point": "point",
  ]

  mutating func addRuntimeAttributes(
    of node: InterfaceNode, _ className: String, _ base: String, _ members: inout Members
  ) {
    for attribute in node.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let type = attribute["type"],
        path != "accessibilityIdentifier", type != "nil"
      else { continue }
      guard let name = Self.types[type], let value = runtimeValue(attribute, type, of: node) else {
        report.warn(
          "a runtime attribute of the type \(Quotation.escaped(type))", at: attribute)
        continue
      }
      let isLayer = path.hasPrefix("layer.")
      let key = isLayer ? String(path.dropFirst("layer.".count)) : path
      if let known = known(key, isLayer: isLayer, type: name, base) {
        members[known] = value
      } else if !isLayer, ObjectNames.identifier(key) == key, key.first?.isNumber == false,
        !["class", "id"].contains(key), !key.contains("-"),
        property(key, of: base) == nil,
        declared.add(key, name, to: className)
      {
        members[key] = value
      } else {
        report.warn(
          "the runtime attribute \(Quotation.escaped(path)) of <\(node.name)>",
          kind: "a runtime attribute that documents can't have", at: attribute)
      }
    }
  }

  private func property(_ name: String, of base: String) -> String? {
    classes.id(named: base).flatMap { classes.property(name, of: $0) }?.type.name
  }

  /// The property of UIKit that a key path sets; nil for one of the application's class.
  private func known(_ key: String, isLayer: Bool, type: String, _ base: String) -> String? {
    let layer = Self.layerProperties[key]
    let names =
      isLayer ? [layer] : [key, "is\(key.prefix(1).uppercased())\(key.dropFirst())", layer]
    return names.lazy.compactMap { $0 }.first { name in
      guard let known = property(name, of: base) else { return false }
      return known == type || type == "number" && known == "integer"
    }
  }

  private mutating func runtimeValue(
    _ attribute: InterfaceNode, _ type: String, of node: InterfaceNode
  ) -> DocumentValue? {
    let part = attribute.part("value")
    switch type {
    case "boolean": return attribute["value"].map { .bool($0 == "YES") }
    case "number": return part?.number("value").map { .number($0) }
    case "string":
      let text = attribute["value"] ?? part.map(InterfaceText.string) ?? ""
      return .string(text.hasPrefix("$") ? "$\(text)" : text)
    case "color": return part.flatMap { color($0) }
    case "image": return attribute["value"].flatMap { image($0, of: attribute) }
    case "size": return part.flatMap(InterfaceGeometry.size)
    case "point":
      guard let part, let x = part.number("x"), let y = part.number("y") else { return nil }
      return .numbers([x, y])
    case "rect":
      let numbers = ["x", "y", "width", "height"].compactMap { part?.number($0) }
      return numbers.count == 4 ? .numbers(numbers) : nil
    default: return nil
    }
  }
}

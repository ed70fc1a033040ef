import ObjectModel
import ScreenFormat

/// Writes the objects of a document.
struct SceneWriter {
  let scenes: DocumentScenes
  let options: InterfaceOptions
  let classes: ClassTable
  let layout: DocumentLayout
  /// The ids of objects that something names.
  let ids: [InterfaceNode: String]
  /// The file that the document is of.
  let file: InterfaceFile
  var report = InterfaceReport()
  /// Classes of the application, and what is added to those of UIKit, in the order in which they come.
  var declared = DeclaredClasses()
  /// The stand-ins for images and colours of no catalogue.
  var variables = Members()
  /// The catalogues, folders and fonts that something is taken from.
  var assetFolders: [String] = []
  var fontFiles: [String] = []
  var textFolders: [String] = []
  /// The controllers that are being written, and how many were.
  var open: [InterfaceNode] = []
  var written = 0

  init(
    _ scenes: DocumentScenes, _ options: InterfaceOptions, _ classes: ClassTable,
    file: InterfaceFile
  ) {
    self.scenes = scenes
    self.options = options
    self.classes = classes
    self.file = file
    var report = InterfaceReport()
    layout = DocumentLayout(scenes.roots, LayoutViews(embedded: scenes.embedded), &report)
    if options.isChecking {
      var ids: [InterfaceNode: String] = [:]
      for root in scenes.roots { Self.number(root, &ids) }
      self.ids = ids
    } else {
      ids = ObjectNames(scenes.roots, named: layout.named).ids
    }
    self.report = report
  }

  /// Gives every view an id that tells its element.
  private static func number(_ node: InterfaceNode, _ ids: inout [InterfaceNode: String]) {
    if InterfaceElements.entry(node.name)?.rule.families.contains(.view) == true {
      ids[node] = "element\(node.index)"
    }
    for child in node.children { number(child, &ids) }
  }

  // MARK: Objects

  /// An object with what the tables tell of its element.
  ///
  /// - Parameter standard: the class that needs no telling.
  mutating func object(_ node: InterfaceNode, standard: String? = nil) -> Members {
    guard let entry = InterfaceElements.entry(node.name), let base = entry.rule.className else {
      return Members()
    }
    var members = Members()
    let name = className(of: node, base)
    if name != standard { members["class"] = .string(name) }
    members["id"] = ids[node].map { .string($0) }
    apply(entry, to: node, &members)
    addRuntimeAttributes(of: node, name, base, &members)
    if let accessibility = node.part("accessibilityConfiguration") {
      addAccessibility(accessibility, of: node, &members)
    }
    return members
  }

  /// Adds what attributes and elements with keys become.
  ///
  /// - Parameter owner: the element whose id tables of texts have; the element itself by default.
  mutating func apply(
    _ entry: InterfaceElements.Entry, to node: InterfaceNode, owner: InterfaceNode? = nil,
    _ members: inout Members
  ) {
    for rule in entry.attributes {
      guard case .property(let property, let conversion) = rule.outcome,
        let text = node[rule.name],
        let value = value(text, rule.name, conversion, of: node, owner: owner ?? node)
      else { continue }
      members[property] = value
    }
    for rule in entry.parts {
      guard case .property(let property, let conversion) = rule.outcome,
        let part = node.part(rule.name), part.name != "nil",
        let value = value(part, conversion, owner: owner ?? node)
      else { continue }
      if Self.isUsual(value, property, entry.rule) { continue }
      members[property] = value
    }
    for absence in entry.rule.absent where node[absence.attribute] == nil {
      if members[absence.property] == nil, members["attributedText"] == nil {
        members[absence.property] = absence.value
      }
    }
  }

  private static let textClasses: Set<String> = ["UILabel", "UITextField"]
  private static let barClasses: Set<String> = ["UITabBar", "UINavigationBar", "UIToolbar"]

  /// Whether a value is the one that files write always, and objects have anyway.
  private static func isUsual(
    _ value: DocumentValue, _ property: String, _ rule: ElementRule
  ) -> Bool {
    let name = rule.className ?? ""
    switch (property, value) {
    case ("font", .number(let size, _)):
      return size == InterfaceFont.standardSize && textClasses.contains(name)
    case ("backgroundColor", .string("clear")): return barClasses.contains(name)
    default: return false
    }
  }

  /// The value of an attribute; nil for the standard, and for one that is not understood.
  private mutating func value(
    _ text: String, _ name: String, _ conversion: AttributeRule.Conversion,
    of node: InterfaceNode, owner: InterfaceNode
  ) -> DocumentValue? {
    switch conversion {
    case .flag(let standard):
      guard text == "YES" || text == "NO" else {
        report.warn("'\(name)' of <\(node.name)> is neither YES nor NO", at: node)
        return nil
      }
      return (text == "YES") == standard ? nil : .bool(text == "YES")
    case .number(let standard):
      guard let number = InterfaceNumber.read(text) else {
        report.warn("'\(name)' of <\(node.name)> is no number, or too large", at: node)
        return nil
      }
      return number == standard ? nil : .number(number)
    case .text(let ending): return self.text(text, ending, of: owner)
    case .word(let words, let standard):
      let word = words[text] ?? text
      return word == standard ? nil : .string(word)
    case .image: return image(text, of: node)
    case .color, .font, .insets, .size, .attributedText: return nil
    }
  }

  /// The value of an element with a key; nil for one that is not understood.
  private mutating func value(
    _ node: InterfaceNode, _ conversion: AttributeRule.Conversion, owner: InterfaceNode
  ) -> DocumentValue? {
    switch conversion {
    case .color: color(node)
    case .font: font(node)
    case .insets: InterfaceGeometry.insets(node)
    case .size: InterfaceGeometry.size(node)
    case .attributedText: attributedText(node)
    case .text(let ending): text(InterfaceText.string(node), ending, of: owner)
    case .flag, .number, .word, .image: nil
    }
  }

  // MARK: Classes

  private mutating func className(of node: InterfaceNode, _ base: String) -> String {
    if ViewElements.foreignClasses.contains(base) { _ = declared.add(base, of: "WKWebView") }
    guard let custom = node["customClass"], custom != base else { return base }
    if classes.id(named: custom) != nil {
      if classes.isKind(custom, of: base) { return custom }
      report.warn("a class of UIKit that is no \(base): \(Quotation.escaped(custom))", at: node)
      return base
    }
    guard ObjectNames.identifier(custom) == custom, !custom.contains("-"),
      custom.first?.isNumber == false
    else {
      report.warn("the name of a class can't be one of documents", at: node)
      return base
    }
    guard declared.add(custom, of: base) else {
      report.warn(
        "the class \(Quotation.escaped(custom)) stands for several of UIKit's", at: node)
      return base
    }
    return custom
  }

  // MARK: Texts

  /// A text, by its key where a language has one.
  mutating func text(_ text: String, _ ending: String, of node: InterfaceNode) -> DocumentValue? {
    let keepsEmpty = ending == "headerTitle" || ending == "footerTitle"
    guard !text.isEmpty || keepsEmpty else { return nil }
    let plain = DocumentValue.string(text.hasPrefix("$") ? "$\(text)" : text)
    guard !options.isChecking, let texts = options.texts[node.file.label], let id = node.id,
      texts.keys.contains("\(id).\(ending)")
    else { return plain }
    if !textFolders.contains(texts.folder) { textFolders.append(texts.folder) }
    return .object([
      ("localized", .string("\(id).\(ending)")), ("table", .string(texts.table)), ("value", plain),
    ])
  }

  // MARK: Colours and fonts

  mutating func color(_ node: InterfaceNode) -> DocumentValue? {
    guard node.name == "color" else { return nil }
    switch InterfaceColor.read(node) {
    case .plain(let value)?: return value
    case .named(let name)?: return namedColor(name, node)
    case nil:
      report.warn("a colour of a space that is not known", at: node)
      return nil
    }
  }

  private mutating func namedColor(_ name: String, _ node: InterfaceNode) -> DocumentValue? {
    if let folder = options.assets.colors[name] {
      useAssets(folder)
      return .object([("named", .string(name))])
    }
    guard
      case .plain(let value)? = InterfaceColor.resource("namedColor", name, node.file)
    else {
      report.warn(
        "the colour \(Quotation.escaped(name)) is in no catalogue and has no value here",
        kind: "a colour that is in no catalogue and has no value in its file", at: node)
      return nil
    }
    return variable(name, value)
  }

  mutating func font(_ node: InterfaceNode) -> DocumentValue? {
    guard node.name == "fontDescription" else { return nil }
    guard let value = InterfaceFont.read(node) else {
      report.warn("a font of a kind that is not known", at: node)
      return nil
    }
    return font(value, node)
  }

  mutating func font(_ value: InterfaceFont.Value, _ node: InterfaceNode) -> DocumentValue {
    switch value {
    case .plain(let value): return value
    case .named(let name, let size):
      if let file = options.assets.fonts[name] {
        if !fontFiles.contains(file) { fontFiles.append(file) }
      } else if !InterfaceFont.isKnown(name) {
        report.warn(
          "the font \(Quotation.escaped(name)) is not here; the system's stands in for it",
          kind: "a font that is not here", at: node)
        return .number(size)
      }
      return .object([("name", .string(name)), ("size", .number(size))])
    }
  }

  mutating func useAssets(_ folder: String) {
    if !assetFolders.contains(folder) { assetFolders.append(folder) }
  }

  /// The most images and colours that have variables; others stand where they are used.
  private static let variableLimit = 1_000

  /// A reference to a variable with a value.
  mutating func variable(_ name: String, _ value: DocumentValue) -> DocumentValue {
    guard variables.list.count < Self.variableLimit else { return value }
    let plain = ObjectNames.camelCase(name)
    var id = plain.first.map { $0.isNumber } ?? true ? "asset\(plain)" : plain
    // Names that are the same but for signs are told apart.
    while let known = variables[id], known.json != value.json { id += "_" }
    if id == "tintColor" { id = "tintColor_" }
    variables[id] = value
    return .string("$\(id)")
  }
}

/// The classes that a document declares.
struct DeclaredClasses {
  private var superclasses = Members()
  private var properties: [String: Members] = [:]

  var isEmpty: Bool { superclasses.isEmpty && properties.isEmpty }

  /// Declares a class.
  ///
  /// - Returns: false if it is declared with another superclass.
  mutating func add(_ name: String, of superclass: String) -> Bool {
    if let known = superclasses[name] { return known.json == DocumentValue.string(superclass).json }
    superclasses[name] = .string(superclass)
    return true
  }

  /// Adds a property to a class, or to one of UIKit.
  ///
  /// - Returns: false if it has another type already.
  mutating func add(_ property: String, _ type: String, to name: String) -> Bool {
    var list = properties[name] ?? Members()
    if let known = list[property] { return known.json == DocumentValue.string(type).json }
    list[property] = .string(type)
    properties[name] = list
    return true
  }

  /// The value of `classes`; nil for none.
  var value: DocumentValue? {
    guard !isEmpty else { return nil }
    var result = Members()
    for name in properties.keys.sorted() where superclasses[name] == nil {
      result[name] = properties[name].map { Members([("properties", $0.value)]).value }
    }
    for (name, superclass) in superclasses.list {
      guard let list = properties[name] else {
        result[name] = superclass
        continue
      }
      result[name] = .object([("superclass", superclass), ("properties", list.value)])
    }
    return result.value
  }
}

import ObjectModel
import ScreenFormat

/// A value that a page asks to change: the place that set it, or a place where it could be set.
enum PreviewTarget: Equatable, Sendable {
  /// A value that a rule of a document sets, by the index of the rule.
  case rule(file: String, index: Int, property: String)
  /// A value that an object of a document sets, or may set, by the place of the object.
  case object(file: String, position: SourcePosition, property: String)
  /// The constant of a constraint, by its place; of one of its attributes.
  case constraint(file: String, position: SourcePosition, LayoutConstraint.Attribute)
  /// A variable of a document.
  case variable(file: String, name: String)
  /// A rule that is not there yet.
  case newRule(file: String, className: String, containedIn: [String], property: String)

  /// Reads a target from a request; nil if something is missing.
  init?(_ members: DocumentObject) {
    guard let file = members["file"]?.string, let kind = members["kind"]?.string else { return nil }
    let property = members["property"]?.string
    switch kind {
    case "rule":
      guard let index = members["index"]?.integer, let property else { return nil }
      self = .rule(file: file, index: index, property: property)
    case "object":
      guard let line = members["line"]?.integer, let column = members["column"]?.integer,
        let property
      else { return nil }
      self = .object(
        file: file, position: SourcePosition(line: line, column: column), property: property)
    case "constraint":
      guard let line = members["line"]?.integer, let column = members["column"]?.integer,
        let attribute = members["attribute"]?.string.flatMap(LayoutConstraint.Attribute.init)
      else { return nil }
      self = .constraint(
        file: file, position: SourcePosition(line: line, column: column), attribute)
    case "variable":
      guard let name = members["name"]?.string else { return nil }
      self = .variable(file: file, name: name)
    case "newRule":
      guard let name = members["class"]?.string, let property else { return nil }
      self = .newRule(
        file: file, className: name,
        containedIn: (members["containedIn"]?.array ?? []).compactMap(\.string), property: property)
    default: return nil
    }
  }

  /// The document to change.
  var file: String {
    switch self {
    case .rule(let file, _, _), .object(let file, _, _), .constraint(let file, _, _),
      .variable(let file, _), .newRule(let file, _, _, _):
      file
    }
  }

  /// The value in a document; nil if nothing is set there.
  func path(in editor: DocumentEditor) -> DocumentPath? {
    switch self {
    case .rule(_, let index, let property):
      let set = DocumentPath([.key("appearance"), .index(index), .key("set")])
      return Self.member(property, of: set, in: editor)
    case .object(_, let position, let property):
      guard let object = editor.path(ofObjectAt: position) else { return nil }
      return Self.member(property, of: object, in: editor)
    case .constraint(_, let position, _):
      return editor.path(ofValueAt: position)
    case .variable(_, let name):
      let path = DocumentPath([.key("variables"), .key(name)])
      return editor.node(at: path) == nil ? nil : path
    case .newRule: return nil
    }
  }

  /// The path of a property's value.
  private static func member(
    _ property: String, of path: DocumentPath, in editor: DocumentEditor
  ) -> DocumentPath? {
    editor.node(at: path)?.object?.key(ofProperty: property).map(path.appending)
  }

  /// The change that gives the document a value there.
  func change(
    to value: DocumentValue, in editor: DocumentEditor
  ) throws(DocumentEditor.Refusal) -> PreviewChange {
    if case .constraint(_, let position, let attribute) = self {
      return try Self.change(to: value, of: attribute, at: position, in: editor)
    }
    if let path = path(in: editor) { return .replace(path, value) }
    switch self {
    case .object(_, let position, let property):
      guard let object = editor.path(ofObjectAt: position) else { throw .notFound }
      return .insert(key: property, value, into: object)
    case .newRule(_, let className, let containedIn, let property):
      var rule: [(String, DocumentValue)] = [("class", .string(className))]
      if !containedIn.isEmpty { rule.append(("containedIn", .strings(containedIn))) }
      rule.append(("set", .object([(property, value)])))
      let rules = DocumentPath([.key("appearance")])
      if let known = Self.lastRule(of: rules, className, containedIn, property, in: editor) {
        return .replace(known, value)
      }
      return .append(
        .object(rule), to: rules, index: editor.node(at: rules)?.array?.count ?? 0)
    case .rule, .variable, .constraint: throw .notFound
    }
  }

  /// The change of a value within the object that stands there, such as a configuration. What is missing of the way is made:
  /// it may have been taken back since the page has seen it.
  ///
  /// - Parameter keys: The way from the object to the value.
  func change(
    to value: DocumentValue, within keys: [String], in editor: DocumentEditor
  ) throws(DocumentEditor.Refusal) -> PreviewChange {
    guard !keys.isEmpty else { return try change(to: value, in: editor) }
    var whole = path(in: editor)
    if case .newRule(_, let className, let containedIn, let property) = self {
      whole = Self.lastRule(
        of: DocumentPath([.key("appearance")]), className, containedIn, property, in: editor)
    }
    guard var around = whole else { return try change(to: Self.nest(keys[...], value), in: editor) }
    for (index, key) in keys.enumerated() {
      guard let object = editor.node(at: around)?.object else { throw .notFound }
      guard object[key] != nil else {
        return .insert(key: key, Self.nest(keys[(index + 1)...], value), into: around)
      }
      around = around.appending(key)
    }
    return .replace(around, value)
  }

  /// A value within new objects with one member each.
  private static func nest(_ keys: ArraySlice<String>, _ value: DocumentValue) -> DocumentValue {
    keys.reversed().reduce(value) { .object([($1, $0)]) }
  }

  /// The property's value in the last rule, if that sets it and nothing else, for the same objects: one that was just made.
  private static func lastRule(
    of rules: DocumentPath, _ className: String, _ containedIn: [String], _ property: String,
    in editor: DocumentEditor
  ) -> DocumentPath? {
    guard let all = editor.node(at: rules)?.array, let rule = all.last?.object,
      rule.keys.allSatisfy(["class", "containedIn", "set"].contains),
      rule["class"]?.string == className,
      (rule["containedIn"]?.array ?? []).compactMap(\.string) == containedIn,
      rule["set"]?.object?.keys == [property]
    else { return nil }
    return rules.appending(all.count - 1).appending("set").appending(property)
  }

  /// The change that gives a constraint another constant: in its text, or as a member of its object.
  private static func change(
    to value: DocumentValue, of attribute: LayoutConstraint.Attribute,
    at position: SourcePosition, in editor: DocumentEditor
  ) throws(DocumentEditor.Refusal) -> PreviewChange {
    guard case .number(let constant, _) = value, let path = editor.path(ofValueAt: position),
      let node = editor.node(at: path)
    else { throw .notFound }
    let textKey = "constraint"
    let constantKey = "constant"
    let textPath = node.string == nil ? path.appending(textKey) : path
    if let text = editor.node(at: textPath)?.string {
      let changed = ConstraintEditing.replacingConstant(of: attribute, in: text, with: constant)
      guard let changed else { throw .notFound }
      return .replace(textPath, .string(changed))
    }
    guard let object = node.object, object[textKey] == nil else { throw .notFound }
    return object[constantKey] == nil
      ? .insert(key: constantKey, .number(constant), into: path)
      : .replace(path.appending(constantKey), .number(constant))
  }
}

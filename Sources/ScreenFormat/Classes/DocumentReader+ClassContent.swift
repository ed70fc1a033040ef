import Controls
import ObjectModel
import Raster

extension DocumentReader {
  /// What instances of the classes draw and are built from; superclasses stand first.
  mutating func readContents(_ declarations: [DeclaredClass]) {
    for declaration in declarations {
      guard let id = classes.id(named: declaration.name) else { continue }
      let content = declaration.fields.map { self.content($0, of: id) } ?? ClassContent()
      classes.setContent(content, of: id)
    }
    checkParts(declarations)
  }

  /// Controllers whose views are made of other controllers' views, or of nothing of their own.
  private static let containers = [
    "UINavigationController", "UITabBarController", "UIAlertController",
  ]

  private mutating func content(_ fields: Fields, of id: ClassTable.ID) -> ClassContent {
    var result = ClassContent()
    let definition = classes.definition(id)
    for key in ["draw", "subviews", "intrinsicContentSize"] {
      guard let cursor = fields[key] else { continue }
      let isPossible =
        definition.kind == .view || (definition.kind == .viewController && key == "subviews")
      if !isPossible {
        report(ClassContentProblem.needsView(key, definition.name, definition.kind), at: cursor)
      } else if let container = Self.containers.first(where: {
        classes.isKind(definition.name, of: $0)
      }) {
        report(ClassContentProblem.inContainer(key, definition.name, container), at: cursor)
      }
    }
    guard definition.kind != .object else { return result }
    let declared = classes.lineage(id).reduce(into: Set<String>()) {
      $0.formUnion(declaredProperties[$1] ?? [])
    }
    scope = TemplateScope(classID: id, declared: declared)
    defer { scope = nil }
    if let cursor = fields["subviews"] {
      partCursors[definition.name] = cursor
      result.subviews = partTemplates(cursor, ObjectType("UIView")) ?? []
    }
    guard definition.kind == .view else { return result }
    if let cursor = fields["intrinsicContentSize"] {
      result.intrinsicContentSize = intrinsicSize(cursor)
    }
    if let cursor = fields["draw"] {
      scope?.hasBounds = true
      result.drawing = operations(cursor)
    }
    return result
  }

  private mutating func intrinsicSize(_ cursor: Cursor) -> ClassContent.IntrinsicSize? {
    let expected = "[width, height]"
    guard let cursor = resolved(cursor), let elements = array(cursor, expected: expected) else {
      return nil
    }
    guard elements.count == 2 else {
      report(ValueProblem.wrongCount(expected: expected, found: elements.count), at: cursor)
      return nil
    }
    let sides = all(elements) { reader, element -> NumberValue?? in
      if element.node.isNull { return .some(nil) }
      return reader.numberValue(element, in: 0...Self.coordinateLimit).map { .some($0) }
    }
    return sides.map { ClassContent.IntrinsicSize(width: $0[0], height: $0[1]) }
  }

  /// A list of objects in a class, which may be repetitions; nil for `null`.
  mutating func partTemplates(_ cursor: Cursor, _ type: ObjectType) -> [PartTemplate]? {
    guard let cursor = resolved(cursor) else { return [] }
    if cursor.node.isNull { return nil }
    guard let list = array(cursor, expected: "an array of \(type.base) objects") else { return [] }
    return list.compactMap { cursor in
      if let cursor = resolved(cursor), cursor.node.object?["repeat"] != nil {
        return repeatedPart(cursor, type)
      }
      return element(cursor, type).map { PartTemplate(element: $0) }
    }
  }

  private mutating func repeatedPart(_ cursor: Cursor, _ type: ObjectType) -> PartTemplate? {
    let kind = "a repetition"
    guard let fields = fields(cursor, of: kind, keys: ["repeat", "offset", "view"]) else {
      return nil
    }
    let count = fields["repeat"].flatMap {
      countValue($0, limit: PartTemplate.Repetition.referenceLimit)
    }
    let step = fields["offset"].map { offset($0) }
    let outer = scope?.hasIndex
    scope?.hasIndex = true
    defer { scope?.hasIndex = outer ?? false }
    let view = required("view", in: fields, of: kind).flatMap { element($0, type) }
    guard let count, let view else { return nil }
    if let step, step == nil { return nil }
    return PartTemplate(
      element: view, repetition: PartTemplate.Repetition(count: count, offset: step ?? nil))
  }

  /// What is read as an object's own values is what the class gives its part: a default, unless the
  /// part's own initialiser would set it otherwise.
  func demoteValues(of element: inout Element) {
    guard let id = classes.id(named: element.className) else { return }
    let initial = classes.lineage(id).map(classes.initialValues)
    for (slot, value) in element.values {
      switch value {
      case .object, .objects, .templates: continue
      default: break
      }
      if initial.contains(where: { $0[slot] != nil }) { continue }
      element.values[slot] = nil
      element.defaults[slot] = value
    }
  }

  // MARK: Size

  /// Whether an object, with those that it holds, may come to more objects than a screen can have.
  func mayBuildTooMuch(_ element: Element) -> Bool {
    var counter = PartCounter(classes: classes)
    return counter.count(element) > Double(Resolver.objectLimit)
  }

  /// Refuses classes that are built from themselves, or from too much.
  private mutating func checkParts(_ declarations: [DeclaredClass]) {
    var counter = PartCounter(classes: classes)
    for declaration in declarations {
      guard let id = classes.id(named: declaration.name),
        let cursor = declaration.fields?["subviews"]
      else { continue }
      let count = counter.count(id)
      if let cycle = counter.cycle, cycle.first == declaration.name {
        report(ClassContentProblem.builtFromItself(cycle), at: cursor)
      } else if count > Double(Resolver.objectLimit) {
        report(
          ClassContentProblem.tooManyParts(limit: Resolver.objectLimit, depth: Resolver.depthLimit),
          at: cursor)
      }
      counter.cycle = nil
    }
  }
}

/// Counts how many objects an object of a class is built from; what a property repeats counts as
/// often as it can be repeated, and what lies too deep as endless.
private struct PartCounter {
  let classes: ClassTable
  /// Set when a class is found among its own parts: its name, and on the way back to it.
  var cycle: [String]?
  private var known: [ClassTable.ID: Double] = [:]
  private var open: [ClassTable.ID] = []
  /// How many objects the count is in.
  private var depth = 0

  init(classes: ClassTable) {
    self.classes = classes
  }

  mutating func count(_ id: ClassTable.ID) -> Double {
    if let count = known[id] { return count }
    if let start = open.firstIndex(of: id) {
      cycle = (open[start...] + [id]).map { classes.definition($0).name }
      return 0
    }
    guard let content = classes.content(of: id) else { return 0 }
    open.append(id)
    let count = count(content.subviews)
    open.removeLast()
    if open.isEmpty || cycle == nil { known[id] = count }
    return count
  }

  private mutating func count(_ templates: [PartTemplate]) -> Double {
    templates.reduce(0) { sum, template in
      let times: Double =
        switch template.repetition?.count {
        case nil: 1
        case .constant(let count): count
        case .reference: Double(PartTemplate.Repetition.referenceLimit)
        }
      return sum + times * count(template.element)
    }
  }

  mutating func count(_ element: Element) -> Double {
    guard depth < Resolver.depthLimit else { return .infinity }
    depth += 1
    defer { depth -= 1 }
    var result = 1.0
    if let id = classes.id(named: element.className) { result += count(id) }
    for value in element.values.values {
      switch value {
      case .object(let inner): result += count(inner)
      case .objects(let elements): result = elements.reduce(result) { $0 + count($1) }
      case .templates(let templates): result += count(templates)
      default: break
      }
    }
    return result
  }
}

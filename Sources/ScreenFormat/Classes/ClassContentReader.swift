import ObjectModel
import Raster

/// Reads what instances of custom classes draw and are built from.
struct ClassContentReader: DocumentReading {
  let context: ReadingContext

  /// Reads the content of classes and adds it to the class table.
  ///
  /// - Parameter declarations: superclasses before their subclasses.
  func readContents(_ declarations: [DeclaredClass]) {
    for declaration in declarations {
      guard let id = classes.id(named: declaration.name) else { continue }
      let content = declaration.fields.map { self.content($0, of: id) } ?? ClassContent()
      context.classes.table.addContent(content, of: id)
    }
    checkParts(declarations)
  }

  private func content(_ fields: Fields, of id: ClassTable.ID) -> ClassContent {
    var result = ClassContent()
    let definition = classes.definition(id)
    for key in ["draw", "subviews", "intrinsicContentSize"] {
      guard let cursor = fields[key] else { continue }
      let isPossible =
        definition.kind == .view || (definition.kind == .viewController && key == "subviews")
      if !isPossible {
        report(ClassContentProblem.needsView(key, definition.name, definition.kind), at: cursor)
      } else if let container = ContainerReader(context: context).container(definition.name) {
        report(ClassContentProblem.inContainer(key, definition.name, container), at: cursor)
      }
    }
    context.scope = scope(of: id)
    defer { context.scope = nil }
    if let cursor = fields["parts"] { result.partValues = partValues(cursor) }
    guard definition.kind != .object else { return result }
    if let cursor = fields["subviews"] {
      context.objects.subviews[definition.name] = cursor
      context.objects.isReadingParts = true
      context.objects.partIDs = [:]
      result.subviews = templateReader.templates(cursor, ObjectType("UIView")) ?? []
      context.objects.isReadingParts = false
    }
    guard definition.kind == .view else { return result }
    if let cursor = fields["intrinsicContentSize"] {
      result.intrinsicContentSize = intrinsicSize(cursor)
    }
    context.scope?.hasBounds = true
    if let cursor = fields["draw"] { result.drawing = drawingReader.operations(cursor) }
    for rect in ButtonRect.allCases {
      if let cursor = fields[rect.rawValue] {
        result.buttonRects[rect] = buttonRect(rect, cursor, of: id)
      }
    }
    return result
  }

  /// What a class answers for a rectangle of its buttons: `[x, y, width, height]`, of which `null` is
  /// UIKit's answer.
  private func buttonRect(
    _ rect: ButtonRect, _ cursor: Cursor, of id: ClassTable.ID
  ) -> ButtonRect.Override? {
    let name = classes.definition(id).name
    guard classes.isKind(name, of: "UIButton") else {
      report(ClassContentProblem.needsButton(rect.rawValue, name), at: cursor)
      return nil
    }
    context.scope?.given = Set(
      rect.references.flatMap { other in ButtonRect.Side.allCases.map(other.name) })
    defer { context.scope?.given = [] }
    return referenceReader.optionalNumbers(
      cursor, form: ButtonRect.Side.allCases.map(\.rawValue),
      in: -ReadingLimits.coordinate...ReadingLimits.coordinate
    ).map { ButtonRect.Override(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The values for parts, each an object of the parts' class.
  private func partValues(_ cursor: Cursor) -> [Element] {
    guard let cursor = resolved(cursor),
      let list = array(cursor, expected: "an array of objects with a 'class'")
    else { return [] }
    return list.compactMap {
      objectReader.element($0, ObjectType("NSObject"), hasInitialValues: false)
    }
  }

  /// The targets of references in the content of a class.
  func scope(of id: ClassTable.ID) -> TemplateScope {
    let declared = classes.lineage(id).reduce(into: Set<String>()) {
      $0.formUnion(context.classes.declaredProperties[$1] ?? [])
    }
    return TemplateScope(classID: id, declared: declared)
  }

  /// `[width, height]`, or `"fitting"`.
  private func intrinsicSize(_ cursor: Cursor) -> ClassContent.IntrinsicSize? {
    if resolved(cursor)?.node.string == "fitting" { return .fitting }
    return referenceReader.optionalNumbers(
      cursor, form: ["width", "height"], in: 0...ReadingLimits.coordinate
    ).map { ClassContent.IntrinsicSize(width: $0[0], height: $0[1]) }
  }

  /// Reports classes that are built from themselves, or from too many objects.
  private func checkParts(_ declarations: [DeclaredClass]) {
    var counter = ObjectCounter(classes: classes)
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

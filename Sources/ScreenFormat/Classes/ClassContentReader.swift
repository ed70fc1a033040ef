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
      context.classes.table.setContent(content, of: id)
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
    guard definition.kind != .object else { return result }
    context.scope = scope(of: id)
    defer { context.scope = nil }
    if let cursor = fields["subviews"] {
      context.objects.subviews[definition.name] = cursor
      result.subviews = templateReader.templates(cursor, ObjectType("UIView")) ?? []
    }
    guard definition.kind == .view else { return result }
    if let cursor = fields["intrinsicContentSize"] {
      result.intrinsicContentSize = intrinsicSize(cursor)
    }
    if let cursor = fields["draw"] {
      context.scope?.hasBounds = true
      result.drawing = drawingReader.operations(cursor)
    }
    return result
  }

  /// The targets of references in the content of a class.
  func scope(of id: ClassTable.ID) -> TemplateScope {
    let declared = classes.lineage(id).reduce(into: Set<String>()) {
      $0.formUnion(context.classes.declaredProperties[$1] ?? [])
    }
    return TemplateScope(classID: id, declared: declared)
  }

  private func intrinsicSize(_ cursor: Cursor) -> ClassContent.IntrinsicSize? {
    let expected = "[width, height]"
    guard let cursor = resolved(cursor), let elements = array(cursor, expected: expected) else {
      return nil
    }
    guard elements.count == 2 else {
      report(ValueProblem.wrongCount(expected: expected, found: elements.count), at: cursor)
      return nil
    }
    let sides = all(elements) { element -> NumberValue?? in
      if element.node.isNull { return .some(nil) }
      return referenceReader.numberValue(element, in: 0...ReadingLimits.coordinate).map {
        .some($0)
      }
    }
    return sides.map { ClassContent.IntrinsicSize(width: $0[0], height: $0[1]) }
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

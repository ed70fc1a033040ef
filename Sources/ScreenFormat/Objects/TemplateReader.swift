import ObjectModel

/// Reads the objects that instances of a custom class are built from.
struct TemplateReader: DocumentReading {
  let context: ReadingContext

  /// An array of objects and repetitions of objects; nil for `null`, empty after an error.
  func templates(_ cursor: Cursor, _ type: ObjectType) -> [PartTemplate]? {
    guard let cursor = resolved(cursor) else { return [] }
    if cursor.node.isNull { return nil }
    guard let list = array(cursor, expected: "an array of \(type.base) objects") else { return [] }
    return list.compactMap { cursor in
      if let cursor = resolved(cursor), cursor.node.object?["repeat"] != nil {
        return repetition(cursor, type)
      }
      return objectReader.element(cursor, type).map { PartTemplate(element: $0) }
    }
  }

  private func repetition(_ cursor: Cursor, _ type: ObjectType) -> PartTemplate? {
    let kind = "a repetition"
    guard let fields = fields(cursor, of: kind, keys: ["repeat", "offset", "view"]) else {
      return nil
    }
    let count = fields["repeat"].flatMap {
      referenceReader.countValue($0, limit: PartTemplate.Repetition.referenceLimit)
    }
    let step = fields["offset"].map { geometryReader.offset($0) }
    let outer = context.scope?.hasIndex
    context.scope?.hasIndex = true
    defer { context.scope?.hasIndex = outer ?? false }
    let view = required("view", in: fields, of: kind).flatMap { objectReader.element($0, type) }
    guard let count, let view else { return nil }
    if let step, step == nil { return nil }
    return PartTemplate(
      element: view, repetition: PartTemplate.Repetition(count: count, offset: step ?? nil))
  }
}

extension DocumentReading {
  var templateReader: TemplateReader { TemplateReader(context: context) }
}

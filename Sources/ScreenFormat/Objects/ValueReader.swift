import ObjectModel
import Raster

/// Reads the values of properties by their types.
struct ValueReader: DocumentReading {
  let context: ReadingContext

  /// The value of a property of `type`; `null` counts as set.
  ///
  /// Objects are nested in objects. The functions that a level goes through are kept apart from the
  /// others, so that a level takes little of the stack.
  func value(_ cursor: Cursor, _ type: ValueType) -> AppearanceValue? {
    switch type {
    case .object(let type): objectValue(cursor, type)
    case .objects(let type): objectsValue(cursor, type)
    default: plainValue(cursor, type)
    }
  }

  /// The value of a member of which there is nothing to find out or to tell: a text, a number, a Boolean or a frame that is
  /// written as such. Most members are, and need no cursor.
  ///
  /// - Returns: nil for others, which `value` reads.
  func writtenValue(_ member: Cursor.Member, _ type: ValueType) -> AppearanceValue? {
    guard member.isWritten, context.scope == nil, member.depth < ReadingLimits.depth else {
      return nil
    }
    switch (type, member.node.value) {
    case (.string, .string(let text)):
      let bytes = text.utf8Span
      // Fonts that are embedded have all of ASCII.
      guard bytes.isKnownASCII, bytes.count <= ReadingLimits.textBytes,
        text.utf8.first != UInt8(ascii: "$")
      else { return nil }
      return .string(text)
    case (.number, .number(let number, _)):
      return number.magnitude <= ReadingLimits.number ? .number(number) : nil
    case (.boolean, .bool(let flag)): return .boolean(flag)
    case (.frame, .array(let nodes)): return geometryReader.writtenFrame(nodes).map { .frame($0) }
    default: return nil
    }
  }

  private func objectValue(_ cursor: Cursor, _ type: ObjectType) -> AppearanceValue? {
    if cursor.node.object == nil || !standsForItself(cursor),
      resolved(cursor)?.node.isNull == true
    {
      return .null
    }
    return objectReader.element(cursor, type).map(AppearanceValue.object)
  }

  private func objectsValue(_ cursor: Cursor, _ type: ObjectType) -> AppearanceValue? {
    if context.scope != nil {
      return templateReader.templates(cursor, type).map(AppearanceValue.templates) ?? .null
    }
    guard let cursor = resolved(cursor) else { return .objects([]) }
    if cursor.node.isNull { return .null }
    guard let list = arrayValue(cursor, expected: "an array of \(type.base) objects"),
      let nodes = list.node.array
    else { return .objects([]) }
    var elements: [Element] = []
    elements.reserveCapacity(nodes.count)
    // One at a time: a list may be long, and a cursor takes more than a number.
    for index in nodes.indices {
      if let element = objectReader.element(list.element(index, of: nodes), type) {
        elements.append(element)
      }
    }
    return .objects(elements)
  }

  private func plainValue(_ cursor: Cursor, _ type: ValueType) -> AppearanceValue? {
    guard let cursor = resolved(cursor, isColor: type == .color) else { return nil }
    if cursor.node.isNull { return .null }
    if let value = expressionReader.expressionValue(cursor, type) { return value }
    switch type {
    case .color: return colorReader.color(cursor).map(AppearanceValue.color)
    case .image: return imageReader.image(cursor).map(AppearanceValue.image)
    case .font: return fontReader.font(cursor).map(AppearanceValue.font)
    case .attributes: return textReader.attributes(cursor).map(AppearanceValue.attributes)
    case .string: return shownText(cursor).map(AppearanceValue.string)
    case .number: return number(cursor).map(AppearanceValue.number)
    case .integer: return integer(cursor).map { .number(Double($0)) }
    case .boolean: return bool(cursor).map(AppearanceValue.boolean)
    case .point: return geometryReader.point(cursor).map(AppearanceValue.point)
    case .size: return geometryReader.size(cursor).map(AppearanceValue.size)
    case .rect: return geometryReader.rect(cursor).map(AppearanceValue.rect)
    case .frame: return geometryReader.frame(cursor).map(AppearanceValue.frame)
    case .transform: return geometryReader.transform(cursor).map(AppearanceValue.transform)
    case .insets: return geometryReader.insets(cursor).map(AppearanceValue.insets)
    case .offset: return geometryReader.offset(cursor).map(AppearanceValue.offset)
    case .traits: return .traits(traitsReader.traits(cursor))
    case .enumeration(let kind, let cases, let since):
      guard let name = name(cursor, kind: kind, among: cases),
        isKnown(name, since, at: cursor)
      else { return nil }
      return .enumeration(name)
    case .options(let kind, let cases, let since):
      return options(cursor, kind: kind, among: cases).map { names in
        .options(names.filter { isKnown($0, since, at: cursor) })
      }
    case .strings: return strings(cursor).map(AppearanceValue.strings)
    case .attributedText:
      return textReader.attributedText(cursor).map(AppearanceValue.attributedText)
    case .constraints:
      return constraintReader.constraints(cursor).map(AppearanceValue.constraints)
    case .layoutGuides: return constraintReader.guides(cursor).map(AppearanceValue.layoutGuides)
    case .spacings: return constraintReader.spacings(cursor).map(AppearanceValue.spacings)
    case .object, .objects: return nil
    }
  }

  /// Whether the screen's system has a case; warns where it does not.
  private func isKnown(_ name: String, _ since: [String: Int], at cursor: Cursor) -> Bool {
    guard let first = since[name], first > context.system else { return true }
    warn(PropertyProblem.needsSystem(name, since: first, system: context.system), at: cursor)
    return false
  }
}

extension DocumentReading {
  var valueReader: ValueReader { ValueReader(context: context) }
}

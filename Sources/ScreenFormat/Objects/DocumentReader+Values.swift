import Controls
import ObjectModel
import Raster

extension DocumentReader {
  /// The value of a property of `type`; `null` counts as set.
  ///
  /// Objects hold objects: the functions between one level and the next are kept apart from the
  /// others so that little of the stack is taken at every level.
  mutating func value(_ cursor: Cursor, _ type: ValueType) -> AppearanceValue? {
    switch type {
    case .object(let type): objectValue(cursor, type)
    case .objects(let type): objectsValue(cursor, type)
    default: plainValue(cursor, type)
    }
  }

  private mutating func objectValue(_ cursor: Cursor, _ type: ObjectType) -> AppearanceValue? {
    if resolved(cursor)?.node.isNull == true { return .null }
    return element(cursor, type).map(AppearanceValue.object)
  }

  private mutating func objectsValue(_ cursor: Cursor, _ type: ObjectType) -> AppearanceValue? {
    if scope != nil { return partTemplates(cursor, type).map(AppearanceValue.templates) ?? .null }
    guard let list = objectList(cursor, type) else { return .null }
    var elements: [Element] = []
    elements.reserveCapacity(list.count)
    for cursor in list {
      if let element = element(cursor, type) { elements.append(element) }
    }
    return .objects(elements)
  }

  /// Nil for `null`; empty after an error, which is reported.
  private mutating func objectList(_ cursor: Cursor, _ type: ObjectType) -> [Cursor]? {
    guard let cursor = resolved(cursor) else { return [] }
    if cursor.node.isNull { return nil }
    return array(cursor, expected: "an array of \(type.base) objects") ?? []
  }

  private mutating func plainValue(_ cursor: Cursor, _ type: ValueType) -> AppearanceValue? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.isNull { return .null }
    if let value = expressionValue(cursor, type) { return value }
    switch type {
    case .color: return color(cursor).map(AppearanceValue.color)
    case .image: return image(cursor).map(AppearanceValue.image)
    case .font: return font(cursor).map(AppearanceValue.font)
    case .attributes: return attributes(cursor).map(AppearanceValue.attributes)
    case .string: return text(cursor).map(AppearanceValue.string)
    case .number: return number(cursor).map(AppearanceValue.number)
    case .integer: return integer(cursor).map { .number(Double($0)) }
    case .boolean: return bool(cursor).map(AppearanceValue.boolean)
    case .point: return point(cursor).map(AppearanceValue.point)
    case .size: return size(cursor).map(AppearanceValue.size)
    case .rect: return rect(cursor).map(AppearanceValue.rect)
    case .frame: return frame(cursor).map(AppearanceValue.frame)
    case .transform: return transform(cursor).map(AppearanceValue.transform)
    case .insets: return insets(cursor).map(AppearanceValue.insets)
    case .offset: return offset(cursor).map(AppearanceValue.offset)
    case .traits: return .traits(traits(cursor))
    case .enumeration(let kind, let cases):
      return name(cursor, kind: kind, among: cases).map(AppearanceValue.enumeration)
    case .options(let kind, let cases):
      return options(cursor, kind: kind, among: cases).map(AppearanceValue.options)
    case .strings: return strings(cursor).map(AppearanceValue.strings)
    case .attributedText: return attributedText(cursor).map(AppearanceValue.attributedText)
    case .object, .objects: return nil
    }
  }

  /// A colour that has to be one: `null` is none.
  mutating func colors(_ cursor: Cursor) -> [ColorValue]? {
    guard let elements = array(cursor, expected: "an array of colours") else { return nil }
    return all(elements) { $0.color($1) }
  }
}

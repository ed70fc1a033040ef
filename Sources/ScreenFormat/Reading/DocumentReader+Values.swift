import Controls
import Raster

extension DocumentReader {
  /// The value of a property of `type`; `null` counts as set.
  mutating func value(_ cursor: Cursor, _ type: ValueType) -> AppearanceValue? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.isNull { return .null }
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
    case .insets: return insets(cursor).map(AppearanceValue.insets)
    case .offset: return offset(cursor).map(AppearanceValue.offset)
    case .enumeration(let kind, let cases):
      return name(cursor, kind: kind, among: cases).map(AppearanceValue.enumeration)
    case .options(let kind, let cases):
      return options(cursor, kind: kind, among: cases).map(AppearanceValue.options)
    case .strings: return strings(cursor).map(AppearanceValue.strings)
    case .attributedText: return attributedText(cursor).map(AppearanceValue.attributedText)
    case .object(let type): return element(cursor, type).map(AppearanceValue.object)
    case .objects(let type):
      guard let elements = array(cursor, expected: "an array of \(type.base) objects") else {
        return nil
      }
      return all(elements) { $0.element($1, type) }.map(AppearanceValue.objects)
    }
  }

  /// A colour that has to be one: `null` is none.
  mutating func colors(_ cursor: Cursor) -> [ColorValue]? {
    guard let elements = array(cursor, expected: "an array of colours") else { return nil }
    return all(elements) { $0.color($1) }
  }
}

/// What kind of value a property takes: the document decoder, the schema and `list properties` all
/// read it.
public indirect enum ValueType: Sendable, Hashable {
  case color, image, font, attributes, string, number, integer, boolean
  case point, size, rect, frame, insets, offset, transform
  /// Some traits, as rules name them.
  case traits
  /// One of the named cases.
  case enumeration(name: String, cases: [String])
  /// Any number of the named cases; an array of names, or one name.
  case options(name: String, cases: [String])
  case strings
  case attributedText
  case object(ObjectType)
  case objects(ObjectType)

  /// True for values that UIAppearance's setters can carry (UIAppearance reference: object types,
  /// numbers, geometry; booleans from iOS 8).
  public var isAppearanceType: Bool {
    switch self {
    case .object(let type): type.isValue || isView
    case .objects, .strings, .frame, .transform, .traits: false
    default: true
    }
  }

  /// True where any view may be set, as in `backgroundView`. Parts that UIKit makes itself and only
  /// hands out (`textLabel`, `navigationBar`) say which class they are.
  public var isView: Bool {
    if case .object(let type) = self { type.base == "UIView" } else { false }
  }

  /// The word that documentation and messages use.
  public var name: String {
    switch self {
    case .color: "color"
    case .image: "image"
    case .font: "font"
    case .attributes: "attributes"
    case .string: "string"
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .frame: "frame"
    case .insets: "insets"
    case .offset: "offset"
    case .transform: "transform"
    case .traits: "traits"
    case .enumeration(let name, _), .options(let name, _): name
    case .strings: "strings"
    case .attributedText: "attributed text"
    case .object(let type): type.base
    case .objects(let type): "array of \(type.base)"
    }
  }
}

/// Which objects a property holds.
public struct ObjectType: Sendable, Hashable {
  /// The class that the object's class is or derives from.
  public var base: String
  /// Used where the object names no class; nil makes `class` required.
  public var defaultClass: String?
  /// The property that a bare string sets, where one may stand for the object (`"Title"`).
  public var shorthand: String?
  /// True for an object that is the value of a property (UINavigationBarAppearance) and no part of
  /// the screen's tree; rules can set it.
  public var isValue: Bool

  /// With all its values.
  public init(
    _ base: String, default defaultClass: String? = nil, shorthand: String? = nil,
    isValue: Bool = false
  ) {
    self.base = base
    self.defaultClass = defaultClass
    self.shorthand = shorthand
    self.isValue = isValue
  }
}

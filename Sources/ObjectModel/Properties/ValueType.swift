/// The type of a property's values, for decoding, the schema and `list properties`.
public indirect enum ValueType: Sendable, Hashable {
  case color, image, font, attributes, string, number, integer, boolean
  case point, size, rect, frame, insets, offset, transform
  /// Some traits, as rules name them.
  case traits
  /// One of the named cases. `since` tells the first iOS of cases that came after their type.
  case enumeration(name: String, cases: [String], since: [String: Int] = [:])
  /// Any number of the named cases; an array of names, or one name.
  case options(name: String, cases: [String], since: [String: Int] = [:])
  case strings
  case attributedText
  case constraints
  case layoutGuides
  /// Numbers by ids of views.
  case spacings
  case object(ObjectType)
  case objects(ObjectType)

  /// True for values that UIAppearance's setters can carry (UIAppearance reference: object types,
  /// numbers, geometry; booleans from iOS 8).
  package var isAppearanceType: Bool {
    switch self {
    case .object(let type): type.isValue || isView
    case .objects, .strings, .frame, .transform, .traits, .constraints, .layoutGuides, .spacings:
      false
    default: true
    }
  }

  /// True when any view may be set, as for `backgroundView`. Parts without a setter (`textLabel`,
  /// `navigationBar`) have a class of their own.
  package var isView: Bool {
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
    case .enumeration(let name, _, _), .options(let name, _, _): name
    case .strings: "strings"
    case .attributedText: "attributed text"
    case .constraints: "constraints"
    case .layoutGuides: "layoutGuides"
    case .spacings: "spacings"
    case .object(let type): type.base
    case .objects(let type): "array of \(type.base)"
    }
  }
}

/// The class of the objects that a property holds.
public struct ObjectType: Sendable, Hashable {
  /// The class that the objects are of or derive from.
  package var base: String
  /// The class of an object without `class`; nil makes `class` required.
  package var defaultClass: String?
  /// The property that a bare string sets (`"Title"`); nil allows no bare string.
  package var shorthand: String?
  /// True for an object that rules can set and that is no part of the screen's tree
  /// (UINavigationBarAppearance).
  package var isValue: Bool

  /// Creates a type of objects.
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

/// A property without its static type, for decoding and printing.
public struct PropertyDeclaration: Sendable, Hashable {
  /// UIKit's name.
  public var name: String
  /// The type of its values.
  public var type: ValueType
  /// The axes of the setter, in the order of `AxisValues.description(axes:)`.
  public var axes: [Axis]
  /// UIKit's setters that take axes, the one with all of them first; empty for a property without
  /// axes.
  public var setters: [AxisSetter]
  /// The first iOS version with the property.
  public var since: Int
  /// When the property ends; nil for one that every later system draws.
  public var deprecation: Deprecation?
  /// The role of an image, which decides what automatic rendering means; nil for other types.
  public var imageRole: ImageRole?
  /// False for a property that is resolved and explained but not drawn.
  public var isDrawn: Bool
  /// True when rules can set it; booleans only from iOS 8 on.
  public var takesRules: Bool
  /// The value that counts where nothing sets the property, or why there is none.
  public var defaultValue: DefaultValue<AppearanceValue>
  /// A description in one line.
  public var summary: String
  /// The property of a superclass whose setter a declared class overrides to set this one; nil for
  /// most.
  package var takesPlaceOf: String?
  /// The property of UIKit that a declared property's setter sets, too; nil for most.
  package var sets: String?

  /// Creates a declaration. A property whose type setters of UIAppearance can't carry takes no
  /// rules, whatever `takesRules` says.
  public init(
    name: String, type: ValueType, axes: [Axis] = [], setters: [AxisSetter]? = nil, since: Int = 5,
    deprecation: Deprecation? = nil, imageRole: ImageRole? = nil, isDrawn: Bool = true,
    takesRules: Bool = true,
    default: DefaultValue<AppearanceValue>, summary: String
  ) {
    self.name = name
    self.type = type
    self.axes = axes
    self.setters = setters ?? AxisSetter.usual(for: axes)
    self.since = since
    self.deprecation = deprecation
    self.imageRole = imageRole
    self.isDrawn = isDrawn
    self.takesRules = takesRules && type.isAppearanceType
    defaultValue = `default`
    self.summary = summary
  }

  /// Declares a property that holds an array of objects, by default none.
  package static func objects(_ name: String, _ type: ObjectType, _ summary: String) -> Self {
    PropertyDeclaration(
      name: name, type: .objects(type), default: .value(.objects([])), summary: summary)
  }

  /// Declares a property that holds one object.
  ///
  /// - Parameter takesRules: false for a property without a setter.
  package static func object(
    _ name: String, _ type: ObjectType, takesRules: Bool = true,
    default: DefaultValue<AppearanceValue>, _ summary: String
  ) -> Self {
    PropertyDeclaration(
      name: name, type: .object(type), takesRules: takesRules, default: `default`,
      summary: summary)
  }
}

extension PropertySlot {
  /// `NAME`, or `NAME@AXES` with every axis written out.
  package func description(_ declaration: PropertyDeclaration?) -> String {
    let text = axes.description(axes: declaration?.axes ?? [])
    return text.isEmpty ? name : "\(name)@\(text)"
  }
}

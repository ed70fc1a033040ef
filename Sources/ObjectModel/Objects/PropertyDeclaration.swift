/// A property without its static type: what decoders and printers walk.
public struct PropertyDeclaration: Sendable, Hashable {
  /// UIKit's own name.
  public var name: String
  /// What kind of value it takes.
  public var type: ValueType
  /// The axes of the setter, in the order in which they are written out.
  public var axes: [Axis]
  /// The first system version that knows the property.
  public var since: Int
  /// Of images: where they are shown.
  public var imageRole: ImageRole?
  /// False of a property that is resolved and explained, and not drawn yet.
  public var isDrawn: Bool
  /// True of a property that decides which parts an object has: composing reads it, and when a rule
  /// sets it the object is composed anew.
  public var decidesParts: Bool
  /// Whether rules can set it; booleans only from iOS 8 on.
  public var takesRules: Bool
  /// What it does, in one line.
  public var summary: String

  /// With all its values.
  public init(
    name: String, type: ValueType, axes: [Axis] = [], since: Int = 5, imageRole: ImageRole? = nil,
    isDrawn: Bool = true, decidesParts: Bool = false, takesRules: Bool = true, summary: String
  ) {
    self.name = name
    self.type = type
    self.axes = axes
    self.since = since
    self.imageRole = imageRole
    self.isDrawn = isDrawn
    // A view that is set is a part.
    self.decidesParts = decidesParts || type.isView
    self.takesRules = takesRules && type.isAppearanceType
    self.summary = summary
  }

  /// A property that holds objects.
  public static func objects(_ name: String, _ type: ObjectType, _ summary: String) -> Self {
    PropertyDeclaration(name: name, type: .objects(type), summary: summary)
  }

  /// A property that holds one object.
  ///
  /// - Parameter takesRules: false of one that its owner makes and only hands out.
  public static func object(
    _ name: String, _ type: ObjectType, takesRules: Bool = true, _ summary: String
  ) -> Self {
    PropertyDeclaration(name: name, type: .object(type), takesRules: takesRules, summary: summary)
  }
}

extension PropertySlot {
  /// `NAME`, or `NAME@AXES` with every axis written out.
  public func description(_ declaration: PropertyDeclaration?) -> String {
    let text = axes.description(axes: declaration?.axes ?? [])
    return text.isEmpty ? name : "\(name)@\(text)"
  }
}

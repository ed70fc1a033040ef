public import Raster

/// A property of a class, known by type: what one declaration in a control's file makes.
///
/// From it come the document key, the type check, the schema entry, the row of `list properties`
/// and the row of `explain`.
public struct AppearanceKey<Value: AppearanceRepresentable>: Sendable {
  /// The same without its static type.
  public let declaration: PropertyDeclaration
  /// Its slot for the normal axes.
  public let slot: PropertySlot

  /// - Parameters:
  ///   - name: UIKit's own name.
  ///   - axes: the axes of the setter, in the order of `AxisValues.description(axes:)`.
  ///   - since: the first system version that knows the property.
  ///   - imageRole: for images, where they are shown: decides what automatic rendering means.
  ///   - isDrawn: false of a property that UIKit has and pictures do not show yet.
  ///   - decidesParts: true of a property that composing reads.
  ///   - takesRules: false of a property that is read before rules reach the object.
  ///   - summary: what it does, one line, for `list properties`.
  public init(
    _ name: String, axes: [Axis] = [], since: Int = 5, imageRole: ImageRole? = nil,
    isDrawn: Bool = true, decidesParts: Bool = false, takesRules: Bool = true, _ summary: String
  ) {
    declaration = PropertyDeclaration(
      name: name, type: Value.valueType, axes: axes, since: since, imageRole: imageRole,
      isDrawn: isDrawn, decidesParts: decidesParts, takesRules: takesRules, summary: summary)
    slot = PropertySlot(name)
  }
}

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

/// One property and one combination of its axes: what UIKit tracks settings by.
public struct PropertySlot: Sendable, Hashable {
  /// UIKit's own name.
  public let name: String
  /// The combination.
  public let axes: AxisValues
  /// Of both: kept, since slots are looked up by the thousand.
  private let hash: Int

  /// With all its values.
  public init(_ name: String, _ axes: AxisValues = .normal) {
    self.init(name, axes, nameHash: name.hashValue)
  }

  private init(_ name: String, _ axes: AxisValues, nameHash: Int) {
    self.name = name
    self.axes = axes
    hash = nameHash ^ axes.hashBits
  }

  /// The same property's for another combination.
  public func with(_ axes: AxisValues) -> PropertySlot {
    PropertySlot(name, axes, nameHash: hash ^ self.axes.hashBits)
  }

  /// Whether both are the same combination of the same property.
  public static func == (a: PropertySlot, b: PropertySlot) -> Bool {
    a.hash == b.hash && a.axes == b.axes && a.name == b.name
  }

  /// Feeds the slot to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// One of 64 bits, by the hash.
  var filterBit: UInt64 { 1 << UInt64(hash & 63) }

  /// `NAME`, or `NAME@AXES` with every axis written out.
  public func description(_ declaration: PropertyDeclaration?) -> String {
    let text = axes.description(axes: declaration?.axes ?? [])
    return text.isEmpty ? name : "\(name)@\(text)"
  }
}

/// Swift types that appearance values are read as.
public protocol AppearanceRepresentable: Sendable {
  static var valueType: ValueType { get }
  /// Nil when the value is of another kind, or null.
  init?(_ value: AppearanceValue)
  var appearanceValue: AppearanceValue { get }
}

/// Enumerations whose raw values are UIKit's case names.
public protocol NamedCases: AppearanceRepresentable, CaseIterable, RawRepresentable, Hashable
where RawValue == String {
  static var typeName: String { get }
}

extension NamedCases {
  /// What documents write.
  public static var valueType: ValueType {
    .enumeration(name: typeName, cases: allCases.map(\.rawValue))
  }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .enumeration(let name) = value else { return nil }
    self.init(rawValue: name)
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .enumeration(rawValue) }
}

extension ColorValue: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .color }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .color(self) }
}

extension ImageValue: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .image }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .image(self) }
}

extension FontValue: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .font }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .font(let font) = value else { return nil }
    self = font
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .font(self) }
}

extension TextAttributes: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .attributes }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .attributes(let attributes) = value else { return nil }
    self = attributes
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .attributes(self) }
}

extension String: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .string }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .string(self) }
}

extension Double: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .number }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .number(self) }
}

extension Int: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .integer }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .number(let number) = value, abs(number) < 1e15 else { return nil }
    self = Int(number)
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .number(Double(self)) }
}

extension Bool: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .boolean }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .boolean(let flag) = value else { return nil }
    self = flag
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .boolean(self) }
}

extension Point: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .point }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .point(self) }
}

extension Size: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .size }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .size(self) }
}

extension EdgeInsets: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .insets }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .insets(self) }
}

extension Offset: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .offset }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .offset(let offset) = value else { return nil }
    self = offset
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .offset(self) }
}

extension FrameValue: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .frame }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .frame(let frame) = value else { return nil }
    self = frame
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .frame(self) }
}

extension Transform: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .transform }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .transform(self) }
}

extension TraitRequirements: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .traits }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .traits(let traits) = value else { return nil }
    self = traits
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .traits(self) }
}

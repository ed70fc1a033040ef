public import Raster

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
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .enumeration(let name) = value else { return nil }
    self.init(rawValue: name)
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .enumeration(rawValue) }
}

extension ColorValue: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .color }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .color(self) }
}

extension ImageValue: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .image }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .image(self) }
}

extension FontValue: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .font }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .font(let font) = value else { return nil }
    self = font
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .font(self) }
}

extension TextAttributes: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .attributes }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .attributes(let attributes) = value else { return nil }
    self = attributes
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .attributes(self) }
}

extension String: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .string }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .string(self) }
}

extension Double: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .number }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .number(self) }
}

extension Int: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .integer }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .number(let number) = value, abs(number) < 1e15 else { return nil }
    self = Int(number)
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .number(Double(self)) }
}

extension Bool: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .boolean }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .boolean(let flag) = value else { return nil }
    self = flag
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .boolean(self) }
}

extension Point: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .point }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .point(self) }
}

extension Size: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .size }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .size(self) }
}

extension EdgeInsets: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .insets }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .insets(self) }
}

extension Offset: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .offset }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .offset(let offset) = value else { return nil }
    self = offset
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .offset(self) }
}

extension FrameValue: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .frame }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .frame(let frame) = value else { return nil }
    self = frame
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .frame(self) }
}

extension Transform: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .transform }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .transform(self) }
}

extension TraitRequirements: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .traits }
  /// Nil when the value is of another kind, or null.
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .traits(let traits) = value else { return nil }
    self = traits
  }
  /// The value as documents hold it.
  @inlinable
  public var appearanceValue: AppearanceValue { .traits(self) }
}

extension SearchBarIcon: NamedCases {
  /// The name that documents and messages use.
  public static let typeName = "searchBarIcon"
}

// The protocol documents the requirements that types below fulfil.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Raster

/// A Swift type that appearance values convert to and from.
public protocol AppearanceRepresentable: Sendable {
  /// The type as documents know it.
  static var valueType: ValueType { get }
  /// Reads a value; nil when it is null or of another type.
  init?(_ value: AppearanceValue)
  /// The value as documents and rules hold it.
  var appearanceValue: AppearanceValue { get }
}

/// An enumeration whose raw values are UIKit's case names.
public protocol NamedCases: AppearanceRepresentable, CaseIterable, RawRepresentable, Hashable
where RawValue == String {
  /// The name of the type in documentation and messages.
  static var typeName: String { get }
  /// The first iOS of the cases that came after their type, as UIKit's headers tell. A release between two
  /// is the later one.
  static var since: [String: Int] { get }
}

extension NamedCases {
  public static var since: [String: Int] { [:] }
  public static var valueType: ValueType {
    // No key path: in generic code one is made at run time, which took a fifth of the start.
    .enumeration(name: typeName, cases: allCases.map { $0.rawValue }, since: since)
  }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .enumeration(let name) = value else { return nil }
    // Names of one length are few, and to compare two texts takes longer than to count their bytes.
    for known in Self.allCases {
      let own = known.rawValue
      if own.utf8.count == name.utf8.count, own == name {
        self = known
        return
      }
    }
    self.init(rawValue: name)
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .enumeration(rawValue) }
}

extension ColorValue: AppearanceRepresentable {
  public static var valueType: ValueType { .color }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .color(self) }
}

extension ImageValue: AppearanceRepresentable {
  public static var valueType: ValueType { .image }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .image(self) }
}

extension FontValue: AppearanceRepresentable {
  public static var valueType: ValueType { .font }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .font(let font) = value else { return nil }
    self = font
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .font(self) }
}

extension TextAttributes: AppearanceRepresentable {
  public static var valueType: ValueType { .attributes }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .attributes(let attributes) = value else { return nil }
    self = attributes
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .attributes(self) }
}

extension String: AppearanceRepresentable {
  public static var valueType: ValueType { .string }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .string(self) }
}

extension Double: AppearanceRepresentable {
  public static var valueType: ValueType { .number }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .number(self) }
}

extension Int: AppearanceRepresentable {
  public static var valueType: ValueType { .integer }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .number(let number) = value, abs(number) < 1e15 else { return nil }
    self = Int(number)
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .number(Double(self)) }
}

extension Bool: AppearanceRepresentable {
  public static var valueType: ValueType { .boolean }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .boolean(let flag) = value else { return nil }
    self = flag
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .boolean(self) }
}

extension Point: AppearanceRepresentable {
  public static var valueType: ValueType { .point }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .point(self) }
}

extension Size: AppearanceRepresentable {
  public static var valueType: ValueType { .size }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .size(self) }
}

extension EdgeInsets: AppearanceRepresentable {
  public static var valueType: ValueType { .insets }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .insets(self) }
}

extension Offset: AppearanceRepresentable {
  public static var valueType: ValueType { .offset }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .offset(let offset) = value else { return nil }
    self = offset
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .offset(self) }
}

extension FrameValue: AppearanceRepresentable {
  public static var valueType: ValueType { .frame }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .frame(let frame) = value else { return nil }
    self = frame
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .frame(self) }
}

extension Transform: AppearanceRepresentable {
  public static var valueType: ValueType { .transform }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .transform(self) }
}

extension TraitRequirements: AppearanceRepresentable {
  public static var valueType: ValueType { .traits }
  @inlinable
  public init?(_ value: AppearanceValue) {
    guard case .traits(let traits) = value else { return nil }
    self = traits
  }
  @inlinable
  public var appearanceValue: AppearanceValue { .traits(self) }
}

extension SearchBarIcon: NamedCases {
  public static let typeName = "searchBarIcon"
}

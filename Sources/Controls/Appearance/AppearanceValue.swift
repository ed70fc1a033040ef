public import Raster

/// A value that a document, a rule or a look gives a property.
///
/// The large and rare ones lie outside, so that a value is small: every look at a property copies one.
public enum AppearanceValue: Sendable, Hashable {
  /// Written as `null`: counts as set, and means what nil means to the property.
  case null
  case color(ColorValue)
  case image(ImageValue)
  case font(FontValue)
  indirect case attributes(TextAttributes)
  case string(String)
  case number(Double)
  case boolean(Bool)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case frame(FrameValue)
  case insets(EdgeInsets)
  case offset(Offset)
  indirect case transform(Transform)
  indirect case traits(TraitRequirements)
  case enumeration(String)
  case options([String])
  case strings([String])
  case attributedText([AttributedRun])
  case object(Element)
  case objects([Element])
  /// Taken from the object that a custom class's subview is built for; found in classes only.
  case expression(TemplateExpression)
  /// Objects of a custom class's subviews, repetitions not yet made; found in classes only.
  case templates([PartTemplate])

  /// As an object with these traits has it. They are asked for of images only: every value that is read comes by.
  func adapted(to traits: @autoclosure () -> Traits) -> AppearanceValue {
    if case .image(let image) = self { .image(image.adapted(to: traits())) } else { self }
  }
}

/// UIOffset: points to the right and down.
public struct Offset: Sendable, Hashable {
  /// Points to the right.
  public var horizontal: Double
  /// Points down.
  public var vertical: Double

  /// With all its values.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Zero throughout.
  public static let zero = Offset(horizontal: 0, vertical: 0)
}

/// A frame in the superview, in points; a nil side is the intrinsic one.
public struct FrameValue: Sendable, Hashable {
  /// In points.
  public var x: Double
  /// In points.
  public var y: Double
  /// In points.
  public var width: Double?
  /// In points.
  public var height: Double?

  /// With all its values.
  public init(x: Double, y: Double, width: Double?, height: Double?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A piece of attributed text.
public struct AttributedRun: Sendable, Hashable {
  /// Its characters.
  public var text: String
  /// Its look.
  public var attributes: TextAttributes

  /// With all its values.
  public init(text: String, attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }
}

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
  package func adapted(to traits: @autoclosure () -> Traits) -> AppearanceValue {
    if case .image(let image) = self { .image(image.adapted(to: traits())) } else { self }
  }
}

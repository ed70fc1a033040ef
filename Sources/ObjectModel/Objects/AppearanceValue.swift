public import Raster

/// The value of a property.
///
/// Large and rare values are indirect, to keep copies cheap.
public enum AppearanceValue: Sendable, Hashable {
  /// `null` in documents: counts as set, and means nil to the property.
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
  case constraints([LayoutConstraint])
  case layoutGuides([LayoutGuide])
  case spacings(StackSpacings)
  case object(Element)
  case objects([Element])
  /// An expression over a custom object's properties; in the subviews of its class only.
  case expression(TemplateExpression)
  /// Subviews with repetitions; in the subviews of a custom class only.
  case templates([PartTemplate])

  /// Whether both are the same, to the bit. False may be wrong: only values of a few plain kinds are compared.
  func isSame(as other: AppearanceValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.number(let a), .number(let b)): a.bitPattern == b.bitPattern
    case (.color(.color(let a)), .color(.color(let b))): a == b
    case (.color(.tint), .color(.tint)): true
    case (.color(.system(let a)), .color(.system(let b))): a == b
    case (
      .font(.system(let a, let aWeight, let aItalic)),
      .font(.system(let b, let bWeight, let bItalic))
    ):
      a == b && aWeight == bWeight && aItalic == bItalic
    // Names of cases are of ASCII, where equal texts have the same bytes.
    case (.enumeration(let a), .enumeration(let b)): a == b && a.utf8.count == b.utf8.count
    default: false
    }
  }

  /// Whether `isSame` finds the value the same as itself.
  var isComparable: Bool {
    switch self {
    case .null, .boolean, .number, .enumeration: true
    case .color(.color), .color(.tint), .color(.system): true
    case .font(.system): true
    default: false
    }
  }

  /// The value for an object with these traits. Evaluates `traits` for images only.
  package func adapted(to traits: @autoclosure () -> Traits) -> AppearanceValue {
    if case .image(let image) = self { .image(image.adapted(to: traits())) } else { self }
  }
}

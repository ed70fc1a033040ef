public import ObjectModel
public import Raster

/// UIVisualEffect: what lies between a view and the content behind it.
public enum VisualEffect: AppearanceRepresentable, Hashable {
  case blur(BlurEffectStyle)
  case vibrancy(BlurEffectStyle)
  case glass(GlassEffect)
  /// UIGlassContainerEffect: glass in the view reads one ground and flows together from a distance on, in points.
  case glassContainer(spacing: Double)

  /// An object of one of the classes, or the name of a `UIBlurEffect` in its place.
  public static let valueType = ValueType.object(
    ObjectType(
      VisualEffectObject.definition.name, default: BlurEffectObject.definition.name,
      shorthand: BlurEffectObject.style.declaration.name, isValue: true))

  /// Reads a value; nil for null, and for an object without a style.
  public init?(_ value: AppearanceValue) {
    guard case .object(let element) = value else { return nil }
    if element.className == GlassEffectObject.definition.name {
      self = .glass(GlassEffect(element))
    } else if element.className == GlassContainerEffectObject.definition.name {
      self = .glassContainer(spacing: max(0, element[GlassContainerEffectObject.spacing] ?? 0))
    } else {
      switch element[BlurEffectObject.style] {
      case .blur(let style): self = .blur(style)
      case .vibrancy(let style): self = .vibrancy(style)
      case .glass(let variant): self = .glass(GlassEffect(variant))
      case nil: return nil
      }
    }
  }

  /// The object as documents hold it.
  public var appearanceValue: AppearanceValue {
    var element: Element
    switch self {
    case .blur(let style):
      element = Element(BlurEffectObject.definition.name)
      element[BlurEffectObject.style] = .blur(style)
    case .vibrancy(let style):
      element = Element(BlurEffectObject.definition.name)
      element[BlurEffectObject.style] = .vibrancy(style)
    case .glass(let effect): element = effect.element
    case .glassContainer(let spacing):
      element = Element(GlassContainerEffectObject.definition.name)
      element[GlassContainerEffectObject.spacing] = spacing
    }
    return .object(element)
  }
}

/// The names that stand for effects: a blur's style, the same with `Vibrancy`, `glass` and `clearGlass`.
public enum VisualEffectName: NamedCases {
  case blur(BlurEffectStyle)
  case vibrancy(BlurEffectStyle)
  case glass(Glass.Variant)
  /// The name of the type in documents and messages.
  public static let typeName = "effect"

  /// The first iOS of the later styles, which have their vibrancy as long.
  public static let since = BlurEffectStyle.since.merging(
    BlurEffectStyle.since.map { ($0.key + vibrancySuffix, $0.value) }
      + glasses.map { ($0.rawValue, 26) }
  ) { own, _ in own }

  private static let vibrancySuffix = "Vibrancy"
  private static let glasses = [VisualEffectName.glass(.regular), .glass(.clear)]

  /// Every blur, then every vibrancy, then glass.
  public static var allCases: [VisualEffectName] {
    BlurEffectStyle.allCases.map(VisualEffectName.blur)
      + BlurEffectStyle.allCases.map(VisualEffectName.vibrancy) + glasses
  }

  /// Creates an effect from its name; nil for an unknown one.
  public init?(rawValue: String) {
    if let style = BlurEffectStyle(rawValue: rawValue) {
      self = .blur(style)
    } else if rawValue.hasSuffix(Self.vibrancySuffix),
      let style = BlurEffectStyle(rawValue: String(rawValue.dropLast(Self.vibrancySuffix.count)))
    {
      self = .vibrancy(style)
    } else if let glass = Self.glasses.first(where: { $0.rawValue == rawValue }) {
      self = glass
    } else {
      return nil
    }
  }

  /// The name in documents.
  public var rawValue: String {
    switch self {
    case .blur(let style): style.rawValue
    case .vibrancy(let style): style.rawValue + Self.vibrancySuffix
    case .glass(.regular): "glass"
    case .glass(.clear): "clearGlass"
    }
  }
}

public import Raster

/// A built-in class: what it is called, what it is made of, how large it is, how it looks.
///
/// One control is one file in `Catalog/` and one line in `ControlCatalog`. Document classes share the
/// behaviour of their nearest built-in superclass.
public protocol ControlClass: Sendable {
  static var definition: ClassDefinition { get }

  /// Fills in `children`: subviews, child controllers and the parts the class makes for itself.
  static func compose(_ element: inout Element, _ context: ComposeContext)

  /// What the styled object hands to a part of its own, over the part's defaults.
  static func values(for part: Element, of node: StyledNode) -> PassedValues

  /// The size the object has where nothing else is said, in points, at most `fitting` wide where
  /// its content can break.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size

  /// Places the children in the object's bounds.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass)

  /// Whether parts and own content change sides where people read from the right. Subviews with
  /// frames of their own never do.
  static var followsReadingDirection: Bool { get }

  /// Draws the object's own content, in bounds, over its background and under its children.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas)

  /// Draws the children, within what the object clips them to.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void)

  /// Draws over the children.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas)

  /// What `backgroundColor` fills, in bounds; nil is the bounds with the layer's corners.
  static func backgroundOutline(_ node: PlacedNode) -> Path?

  /// What stands in for the class up to iOS 6; the class itself where all eras are served alike.
  static var classic: any ControlClass.Type { get }
}

extension ControlClass {
  /// The class itself.
  public static var classic: any ControlClass.Type { self }

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
    View.compose(&element, context)
  }

  /// What a part is handed.
  public static func values(for part: Element, of node: StyledNode) -> PassedValues {
    PassedValues()
  }

  /// The size without a frame, in points.
  public static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { .zero }

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
  }

  /// True of controls and bars.
  public static var followsReadingDirection: Bool { true }

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {}

  /// Draws the children.
  public static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    paint(&canvas)
  }

  /// Draws over the children.
  public static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {}

  /// The bounds.
  public static func backgroundOutline(_ node: PlacedNode) -> Path? { nil }
}

/// A control that says only where it differs from another: one of an earlier system, or one of an
/// earlier name.
protocol DerivedControl: ControlClass {
  /// What speaks for it elsewhere.
  associatedtype Base: ControlClass
}

extension DerivedControl {
  static var definition: ClassDefinition { Base.definition }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    Base.compose(&element, context)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    Base.values(for: part, of: node)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Base.intrinsicSize(node, fitting: fitting)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    Base.layOut(node, size: size, &pass)
  }

  static var followsReadingDirection: Bool { Base.followsReadingDirection }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) { Base.paint(node, &canvas) }

  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    Base.paintChildren(of: node, &canvas, paint)
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    Base.paintOver(node, &canvas)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? { Base.backgroundOutline(node) }
}

/// What composing may depend on.
///
/// A class, as `ScreenContext` is one: every object is handed it.
public final class ComposeContext: Sendable {
  /// Built-in classes and those of the documents.
  public let classes: ClassTable
  /// The iOS version whose look is drawn.
  public let system: Int
  /// The screen that is drawn on.
  public let device: Device
  /// Of the object that is composed.
  public let traits: Traits

  /// With all its values.
  public init(classes: ClassTable, system: Int, device: Device, traits: Traits) {
    self.classes = classes
    self.system = system
    self.device = device
    self.traits = traits
  }

  convenience init(_ context: ScreenContext, traits: Traits) {
    self.init(
      classes: context.classes, system: context.system, device: context.device, traits: traits)
  }

  /// The context of an object in this one.
  func entering(_ element: Element) -> ComposeContext {
    let overrides = element.traitOverrides
    guard !overrides.isEmpty else { return self }
    return ComposeContext(
      classes: classes, system: system, device: device,
      traits: traits.overridden(by: overrides))
  }

  /// Whether controllers have room beside and over each other.
  var hasRoomAcross: Bool { traits.hasRoomAcross(system: system) }
}

/// Values that a composite hands to a part, each with the reason it has it.
public struct PassedValues: Sendable {
  /// Below rules: what the composite would draw by itself.
  public private(set) var defaults: [PropertySlot: AppearanceValue] = [:]
  /// Above rules on the part: what someone set on the composite, with where that came from.
  public private(set) var given: [PropertySlot: Candidate] = [:]

  /// Room is made for as many defaults at once: few parts are handed more.
  private static let usualCount = 6

  /// Nothing set.
  public init() {}

  /// These defaults, and an object's own where there is none.
  func defaults(over own: [PropertySlot: AppearanceValue]) -> [PropertySlot: AppearanceValue] {
    defaults.merging(own) { passed, _ in passed }
  }

  /// Gives a default, which rules beat; nil gives none.
  public mutating func setDefault<Value>(_ key: AppearanceKey<Value>, _ value: Value?) {
    guard let value else { return }
    if defaults.isEmpty { defaults.reserveCapacity(Self.usualCount) }
    defaults[key.slot] = value.appearanceValue
  }

  /// Passes on what `source` says as the part's `key`; a value that is only a default of the
  /// composite's stays one, for the normal axes.
  ///
  /// - Parameter axes: those that the part looks the value up by.
  public mutating func pass<Value>(
    _ key: AppearanceKey<Value>, _ value: Value?, in axes: AxisValues = .normal,
    from source: Candidate?
  ) {
    guard let value else { return }
    guard var candidate = source else { return setDefault(key, value) }
    candidate.value = value.appearanceValue
    given[key.slot.with(axes)] = candidate
  }

  /// Passes on what the maker has for `source` as the part's `key`.
  ///
  /// - Parameters:
  ///   - sourceAxes: those that the maker's value is looked up by.
  ///   - axes: those that the part looks it up by.
  mutating func pass<Value>(
    _ key: AppearanceKey<Value>, _ source: AppearanceKey<Value>,
    _ sourceAxes: AxisValues = .normal, in axes: AxisValues = .normal, of maker: StyledNode
  ) {
    guard let value = maker.value(source, sourceAxes) else { return }
    pass(key, value, in: axes, from: maker.candidate(source, sourceAxes))
  }

  /// Passes on every value that was set for `key`, whatever its axes, as the part's `other`.
  mutating func passAll<Value>(
    _ key: AppearanceKey<Value>, as other: AppearanceKey<Value>, of node: StyledNode
  ) {
    let style = node.object.style
    for slot in style.slots where slot.name == key.declaration.name {
      given[other.slot.with(slot.axes)] = style.winner(slot)
    }
  }
}

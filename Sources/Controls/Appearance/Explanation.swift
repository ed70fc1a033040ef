public import Raster

/// Where every value of a screen comes from: what `explain` prints.
public struct Explanation: Sendable, Hashable {
  /// One object of the hierarchy.
  public struct Entry: Sendable, Hashable {
    /// Where the object has one.
    public var id: String?
    /// UIKit's name, or a document's.
    public var className: String
    /// From the window down.
    public var path: String
    /// In the window, in points.
    public var frame: Rect
    /// The part of the frame that nothing around it cuts off; nil of an object that is hidden, or
    /// in one that is.
    public var visibleFrame: Rect?
    /// As drawn: dimming applied.
    public var tintColor: Color
    /// As it came down to the object.
    public var tintAdjustmentMode: TintAdjustmentMode
    /// Those that are not the screen's.
    public var traits: [LocalTrait]
    /// Sorted by name.
    public var properties: [Property]
    /// Every image that is set, sorted by name.
    public var images: [ImageUse]
  }

  /// One slot that somebody set, or that was asked for.
  public struct Property: Sendable, Hashable {
    /// `NAME` or `NAME@AXES`.
    public var name: String
    /// The value that counts.
    public var winner: Candidate
    /// What was set and lost, strongest first, each with the reason.
    public var overridden: [OverriddenCandidate]
    /// What would count if nobody had set anything: what comes from above, or a default. Known only
    /// of the property that was asked for.
    public var fallback: Candidate?
    /// The slot whose value counts where nobody set one for the axes that were asked for.
    public var valueOf: String?
  }

  /// How an image that is set is drawn.
  public struct ImageUse: Sendable, Hashable {
    /// The slot: `NAME` or `NAME@AXES`.
    public var name: String
    /// As it is or as a stencil, and why.
    public var decision: RenderingDecision
  }

  /// In tree order.
  public var entries: [Entry]

  /// - Parameter property: `NAME` or `NAME@AXES`; also listed where nobody set it, with what applies
  ///   instead.
  public init(_ tree: PlacedTree, property: String? = nil) {
    let frames = tree.windowFrames
    let visible = VisibleFrames(tree)
    let traits = tree.styled.localTraits
    entries = tree.styled.objects.indices.map { index in
      Self.entry(
        tree.styled.node(index), frame: frames[index], visibleFrame: visible.frames[index],
        traits: traits[index], property: property)
    }
  }

  private static func entry(
    _ node: StyledNode, frame: Rect, visibleFrame: Rect?, traits: [LocalTrait],
    property: String?
  ) -> Entry {
    let object = node.object
    let classes = node.context.classes
    var properties: [Property] = []
    var images: [ImageUse] = []
    for slot in object.style.slots {
      guard let declaration = classes.property(slot.name, of: object.classID),
        let winner = object.style.winner(slot),
        declaration.type.isExplained || object.style.rules.winner(slot) != nil
      else { continue }
      let name = slot.description(declaration)
      properties.append(
        Property(
          name: name, winner: winner, overridden: object.style.overridden(slot),
          fallback: isAsked(name, property) ? fallback(slot, of: node) : nil))
      if case .image(let image) = winner.value, let role = declaration.imageRole {
        images.append(
          ImageUse(
            name: name,
            decision: node.rendering(
              of: image, role: role, isSystemButton: isSystemButton(node))))
      }
    }
    if let property, !properties.contains(where: { isAsked($0.name, property) }),
      let asked = Self.unset(property, of: node)
    {
      properties.append(asked)
    }
    return Entry(
      id: object.element.id, className: object.element.className, path: object.path, frame: frame,
      visibleFrame: visibleFrame, tintColor: object.tint.color,
      tintAdjustmentMode: object.tint.mode, traits: traits,
      properties: properties.sorted { $0.name < $1.name },
      images: images.sorted { $0.name < $1.name })
  }

  private static func isSystemButton(_ node: StyledNode) -> Bool {
    node.isKind(of: Button.definition.name) && ButtonStyle(node).isSystem
  }

  /// Whether `NAME@AXES` is what `NAME` or `NAME@AXES` asks for.
  private static func isAsked(_ name: String, _ property: String?) -> Bool {
    name == property || name.baseName == property
  }

  /// What applies where nobody set the property for these axes.
  private static func unset(_ property: String, of node: StyledNode) -> Property? {
    let name = property.baseName
    guard let declaration = node.context.classes.property(name, of: node.object.classID) else {
      return nil
    }
    var slot = PropertySlot(name)
    if property != name {
      let axes = String(property.dropFirst(name.count + 1))
      guard let axes = try? AxisValues(parsing: axes, axes: declaration.axes) else { return nil }
      slot.axes = axes
    }
    let style = node.object.style
    for axes in AxisFallback.order(slot.axes) {
      let other = PropertySlot(name, axes)
      guard let winner = style.winner(other) else { continue }
      return Property(
        name: slot.description(declaration), winner: winner, overridden: style.overridden(other),
        fallback: fallback(other, of: node), valueOf: other.description(declaration))
    }
    return Property(
      name: slot.description(declaration),
      winner: fallback(slot, of: node) ?? Candidate(value: .null, source: .default),
      overridden: [])
  }

  /// What comes from above, or a default; nil where the control draws by itself.
  private static func fallback(_ slot: PropertySlot, of node: StyledNode) -> Candidate? {
    let object = node.object
    if let value = object.style.defaults[slot] { return Candidate(value: value, source: .default) }
    let source = node.index == 0 ? Candidate.Source.default : .inherited
    switch slot.name {
    case View.tintColor.declaration.name:
      return Candidate(value: .color(.color(object.inheritedTint.specific)), source: source)
    case View.tintAdjustmentMode.declaration.name:
      return Candidate(value: object.inheritedTint.mode.appearanceValue, source: source)
    default: return nil
    }
  }

  /// Only the objects of an id.
  public func entries(id: String) -> [Entry] { entries.filter { $0.id == id } }

  /// Leaves out every other property, and objects that do not have it.
  public mutating func keepOnly(property: String) {
    entries = entries.compactMap { entry in
      var entry = entry
      entry.properties.removeAll { !Self.isAsked($0.name, property) }
      entry.images.removeAll { !Self.isAsked($0.name, property) }
      return entry.properties.isEmpty ? nil : entry
    }
  }

  /// The object on top at a point of the window, in points: hidden ones and parts that are cut off
  /// are not there.
  public func entry(at point: Point) -> Entry? {
    entries.last { $0.visibleFrame?.contains(point) ?? false }
  }
}

/// What can be seen of every object's frame, in the window.
private struct VisibleFrames {
  /// In tree order; nil for what is hidden.
  private(set) var frames: [Rect?]

  init(_ tree: PlacedTree) {
    frames = Array(repeating: nil, count: tree.frames.count)
    if !frames.isEmpty { visit(tree.root, clip: nil) }
  }

  private mutating func visit(_ node: PlacedNode, clip: Rect?) {
    let styled = node.styled
    guard styled[View.isHidden] != true, (styled[View.alpha] ?? 1) > 0 else { return }
    let frame = node.windowFrame
    let visible = clip.map(frame.intersection) ?? frame
    frames[node.index] = visible
    var inner = clip
    if styled[View.clipsToBounds] ?? false {
      guard let visible else { return }
      inner = visible
    }
    for child in node.children { visit(child, clip: inner) }
  }
}

extension ValueType {
  /// Objects are in the tree themselves; everything else is a value worth a row.
  var isExplained: Bool {
    switch self {
    case .object(let type): type.isValue
    case .objects: false
    default: true
    }
  }
}

extension String {
  /// A property's name without its axes.
  fileprivate var baseName: String { String(prefix { $0 != "@" }) }
}

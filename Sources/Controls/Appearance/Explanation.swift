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
    /// As drawn: dimming applied.
    public var tintColor: Color
    /// As it came down to the object.
    public var tintAdjustmentMode: TintAdjustmentMode
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
    /// The losers, strongest first.
    public var overridden: [Candidate]
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

  /// - Parameter property: also listed where nobody set it, with what applies instead.
  public init(_ tree: PlacedTree, property: String? = nil) {
    let frames = tree.windowFrames
    entries = tree.styled.objects.indices.map { index in
      Self.entry(tree.styled.node(index), frame: frames[index], property: property)
    }
  }

  private static func entry(_ node: StyledNode, frame: Rect, property: String?) -> Entry {
    let object = node.object
    let classes = node.context.classes
    var properties: [Property] = []
    var images: [ImageUse] = []
    for (slot, candidates) in object.style.candidates {
      guard let declaration = classes.property(slot.name, of: object.classID),
        declaration.type.isExplained, let winner = candidates.first
      else { continue }
      let name = slot.description(declaration)
      properties.append(
        Property(name: name, winner: winner, overridden: Array(candidates.dropFirst())))
      if case .image(let image) = winner.value, let role = declaration.imageRole {
        images.append(
          ImageUse(
            name: name,
            decision: node.rendering(
              of: image, role: role, isSystemButton: isSystemButton(node))))
      }
    }
    if let property, !properties.contains(where: { $0.name.baseName == property }),
      let asked = Self.unset(property, of: node)
    {
      properties.append(asked)
    }
    return Entry(
      id: object.element.id, className: object.element.className, path: object.path, frame: frame,
      tintColor: object.tint.color, tintAdjustmentMode: object.tint.mode,
      properties: properties.sorted { $0.name < $1.name },
      images: images.sorted { $0.name < $1.name })
  }

  private static func isSystemButton(_ node: StyledNode) -> Bool {
    guard node.isKind(of: "UIButton") else { return false }
    return node.object.style.value(PropertySlot("buttonType")) == .enumeration("system")
  }

  /// What applies where nobody set the property: what comes from above, or a default.
  private static func unset(_ name: String, of node: StyledNode) -> Property? {
    let object = node.object
    guard let declaration = node.context.classes.property(name, of: object.classID) else {
      return nil
    }
    let candidate: Candidate
    switch name {
    case View.tintColor.declaration.name:
      candidate = Candidate(
        value: .color(.color(object.tint.specific)), source: object.tintSource)
    case View.tintAdjustmentMode.declaration.name:
      candidate = Candidate(value: object.tint.mode.appearanceValue, source: .inherited)
    default:
      candidate = Candidate(
        value: object.style.defaults[PropertySlot(name)] ?? .null, source: .default)
    }
    return Property(
      name: PropertySlot(name).description(declaration), winner: candidate, overridden: [])
  }

  /// Only the objects of an id, or of a point in the window: then the topmost there.
  public func entries(id: String) -> [Entry] { entries.filter { $0.id == id } }

  /// Leaves out every other property, and objects that do not have it.
  public mutating func keepOnly(property: String) {
    entries = entries.compactMap { entry in
      var entry = entry
      entry.properties.removeAll { $0.name != property && $0.name.baseName != property }
      entry.images.removeAll { $0.name != property && $0.name.baseName != property }
      return entry.properties.isEmpty ? nil : entry
    }
  }

  /// The object on top at a point of the window, in points.
  public func entry(at point: Point) -> Entry? {
    entries.last { $0.frame.contains(point) }
  }
}

extension ValueType {
  /// Objects are in the tree themselves; everything else is a value worth a row.
  var isExplained: Bool {
    switch self {
    case .object, .objects: false
    default: true
    }
  }
}

extension String {
  /// A property's name without its axes.
  fileprivate var baseName: String { String(prefix { $0 != "@" }) }
}

public import ObjectModel
public import Raster

/// The origin of every value of a screen, as `explain` prints it.
public struct Explanation: Sendable, Hashable {
  /// An object of the hierarchy.
  public struct Entry: Sendable, Hashable {
    /// The object's id, if it has one.
    public var id: String?
    /// UIKit's name, or a custom class's.
    public var className: String
    /// The place in a document that describes the object; nil for parts that controls make.
    public var place: DocumentPlace?
    /// The objects from the window down to this one.
    public var path: String
    /// In the window's coordinates, in points.
    public var frame: Rect
    /// The part of the frame that is visible, in the window's coordinates; nil if the object or one
    /// around it is hidden.
    public var visibleFrame: Rect?
    /// The tint as drawn: desaturated where it is dimmed.
    public var tintColor: Color
    /// The inherited or own adjustment mode.
    public var tintAdjustmentMode: TintAdjustmentMode
    /// The traits that count for the object.
    public var traits: Traits
    /// The traits that differ from the screen's, with their origin.
    public var localTraits: [LocalTrait]
    /// Properties that are set, or that were asked for, sorted by name.
    public var properties: [Property]
    /// Properties that nothing sets, in the order of their declarations; empty unless all were asked for.
    public var unset: [Unset] = []
    /// Images that are set, sorted by name.
    public var images: [ImageUse]
    /// What rules would set if it were known, by the names of properties.
    public var unknown: [Unknown] = []
    /// The constraints that decide the frame, and those of the object that are broken.
    public var constraints: [SolvedConstraint] = []
    /// The constraints that the document gives the object, with their lines in the window.
    public var ownConstraints: [SolvedConstraint] = []
    /// The device and the system of the screen; nil for all objects but the window.
    public var drawing: Drawing? {
      get { drawn.first }
      set { drawn = newValue.map { [$0] } ?? [] }
    }
    /// The device and the system, or nothing: an array, since all other objects would make room for them.
    fileprivate var drawn: [Drawing] = []
  }

  /// The device and the system of a screen, and what names them.
  public struct Drawing: Sendable, Hashable {
    /// The device's name.
    public var device: String
    /// The major version of iOS.
    public var system: Int
    /// The sources of device and system.
    public var origins: Screen.Origins
  }

  /// A value that a rule would set if it were known.
  public struct Unknown: Sendable, Hashable {
    /// `NAME` or `NAME@AXES`.
    public var name: String
    /// What is not known, and the variable that stands for it.
    public var setting: UnknownSetting
    /// The rule.
    public var rule: AppearanceRule
  }

  /// A property slot that is set, or that was asked for.
  public struct Property: Sendable, Hashable {
    /// `NAME` or `NAME@AXES`.
    public var name: String
    /// The declaration of the property.
    public var declaration: PropertyDeclaration { declared.declaration }
    fileprivate let declared: DeclaredProperty
    /// The value that counts, with its origin.
    public var winner: Candidate
    /// The custom class whose initialiser set the value that counts; nil if something else set it.
    public var initialiser: String?
    /// The values that lost, strongest first, each with the reason.
    public var overridden: [OverriddenCandidate]
    /// The value that counts if nobody sets one: inherited, or a default. Present only for the
    /// property that was asked for.
    public var fallback: Candidate?
    /// The slot whose value counts where none is set for the axes that were asked for.
    public var valueOf: String?
    /// Whether the property was asked for.
    public var isRequested: Bool
    /// A note on the value: whether an appearance object of a bar counts, and why.
    public var note: String?
    /// Where texts of the value came from that stand in tables of languages.
    public var textOrigins: [TextOrigin] = []
  }

  /// A property by name, for one combination of its axes or for all.
  fileprivate struct Question {
    let name: String
    /// The text after `@`.
    let axes: String?

    init(_ text: String) {
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      name = String(parts[0])
      axes = parts.count > 1 ? String(parts[1]) : nil
    }

    /// Whether a slot is asked for. All spellings of a combination are equal.
    func isFor(_ slot: PropertySlot, _ declaration: PropertyDeclaration) -> Bool {
      guard slot.name == name else { return false }
      guard let axes else { return true }
      return slot.axes == (try? AxisValues(parsing: axes, axes: declaration.axes))
    }

    /// The slot that is asked for; nil if the property does not have these axes.
    func slot(_ declaration: PropertyDeclaration) -> PropertySlot? {
      guard let axes else { return PropertySlot(name) }
      return (try? AxisValues(parsing: axes, axes: declaration.axes)).map { PropertySlot(name, $0) }
    }
  }

  /// How an image is drawn.
  public struct ImageUse: Sendable, Hashable {
    /// The slot: `NAME` or `NAME@AXES`.
    public var name: String
    /// Whether the image is drawn as it is or as a template, and why.
    public var decision: RenderingDecision
  }

  /// The objects in tree order.
  public var entries: [Entry]

  /// Explains a screen that is laid out.
  ///
  /// - Parameter property: `NAME` or `NAME@AXES`. It is also listed where it is not set, with the
  ///   value that counts instead.
  ///
  /// - Complexity: O(objects × values).
  public init(_ tree: PlacedTree, property: String? = nil) {
    let objects = ObjectExplanations(tree, property: property)
    entries = tree.styled.objects.indices.map { objects[$0] }
  }

  fileprivate static func entry(
    _ node: StyledNode, frame: Rect, visibleFrame: Rect?, localTraits: [LocalTrait],
    unset: [Unset], constraints: [SolvedConstraint], ownConstraints: [SolvedConstraint],
    _ question: Question?, _ declared: DeclaredProperties
  ) -> Entry {
    let (style, element, classID) = (node.style, node.element, node.classID)
    let classes = node.context.classes
    var properties: [Property] = []
    var images: [ImageUse] = []
    let bar = BarExplanation(node)
    for slot in style.slots where !slot.isOfPart {
      guard let property = declared.property(slot.name, of: classID),
        property.declaration.type.isExplained || style.rules.winner(slot) != nil,
        let winner = style.winner(slot)
      else { continue }
      let name =
        property.declaration.axes.isEmpty ? slot.name : slot.description(property.declaration)
      let isRequested = question?.isFor(slot, property.declaration) ?? false
      let explained = Property(
        name: name, declared: property, winner: winner,
        initialiser: winner.source == .instance
          ? classes.initialiser(of: slot, to: winner.value, in: classID) : nil,
        overridden: style.overridden(slot),
        fallback: isRequested ? fallback(slot, of: node) : nil, isRequested: isRequested,
        textOrigins: winner.source == .instance ? element.textOrigins[slot] ?? [] : [])
      if let bar {
        properties.insert(bar.explained(explained, slot: slot))
      } else {
        properties.insert(explained)
      }
      if case .image(let image) = winner.value, let role = property.declaration.imageRole {
        images.append(
          ImageUse(
            name: name,
            decision: node.rendering(
              of: image, role: role, isSystemButton: isSystemButton(node))))
      }
    }
    if let question, !properties.contains(where: \.isRequested),
      let asked = Self.unset(question, of: node)
    {
      properties.insert(asked)
    }
    let unknown = style.rules.unknown.compactMap { setting, rule -> Unknown? in
      guard let declaration = classes.property(setting.slot.name, of: classID),
        question?.isFor(setting.slot, declaration) ?? true
      else { return nil }
      return Unknown(name: setting.slot.description(declaration), setting: setting, rule: rule)
    }
    let tint = node.tint
    // Whole at once, since to change an entry is to copy it.
    return Entry(
      id: element.id, className: element.className, place: element.place, path: node.path,
      frame: frame, visibleFrame: visibleFrame, tintColor: tint.color,
      tintAdjustmentMode: tint.mode, traits: node.traits, localTraits: localTraits,
      properties: properties, unset: unset,
      images: images.count > 1 ? images.sorted { $0.name < $1.name } : images, unknown: unknown,
      constraints: constraints, ownConstraints: ownConstraints,
      drawn: node.index > 0 ? [] : [drawing(node.context)])
  }

  private static func drawing(_ context: ScreenContext) -> Drawing {
    Drawing(device: context.device.name, system: context.system, origins: context.origins)
  }

  private static func isSystemButton(_ node: StyledNode) -> Bool {
    node.isKind(of: Button.definition.name) && ButtonStyle(node).isSystem
  }

  /// The property where it is not set for these axes, with the value that counts instead.
  private static func unset(_ question: Question, of node: StyledNode) -> Property? {
    let classes = node.context.classes
    guard let declaration = classes.property(question.name, of: node.classID),
      let slot = question.slot(declaration)
    else { return nil }
    let style = node.style
    if let (other, winner) = style.inForce(slot) {
      return Property(
        name: slot.description(declaration), declared: DeclaredProperty(declaration),
        winner: winner, overridden: style.overridden(other),
        fallback: fallback(other, of: node), valueOf: other.description(declaration),
        isRequested: true)
    }
    return Property(
      name: slot.description(declaration), declared: DeclaredProperty(declaration),
      winner: fallback(slot, of: node) ?? Candidate(value: .null, source: .default),
      overridden: [], isRequested: true)
  }

  /// The inherited value or a default; nil if the control decides while it draws.
  static func fallback(_ slot: PropertySlot, of node: StyledNode) -> Candidate? {
    let object = node.object
    for axes in AxisFallback.order(slot.axes) {
      if let value = object.style.defaultValue(slot.with(axes)) {
        return Candidate(value: value, source: .default)
      }
    }
    let source = node.index == 0 ? Candidate.Source.default : .inherited
    switch slot.name {
    case View.tintColor.slot.name:
      return Candidate(value: .color(.color(object.inheritedTint.specific)), source: source)
    case View.tintAdjustmentMode.slot.name:
      return Candidate(value: object.inheritedTint.mode.appearanceValue, source: source)
    default: return nil
    }
  }

  /// The entries of the objects with an id.
  public func entries(id: String) -> [Entry] { entries.filter { $0.id == id } }

  /// Removes all properties but those that were asked for, and entries without any.
  public mutating func keepRequested() { entries = entries.compactMap(\.requested) }
}

extension [Explanation.Property] {
  /// Inserts a property where it belongs by its name: to sort them all would copy each several times.
  fileprivate mutating func insert(_ property: consuming Explanation.Property) {
    var place = endIndex
    // By places, since a sequence hands out copies.
    while place > startIndex, self[place - 1].name > property.name { place -= 1 }
    if place == endIndex { append(property) } else { insert(property, at: place) }
  }
}

extension Explanation.Entry {
  /// The entry with nothing but the property that was asked for; nil where the object lacks it.
  public var requested: Self? {
    var entry = self
    entry.properties.removeAll { !$0.isRequested }
    entry.constraints = []
    entry.ownConstraints = []
    entry.images.removeAll { image in !entry.properties.contains { $0.name == image.name } }
    return entry.properties.isEmpty && entry.unknown.isEmpty ? nil : entry
  }
}

/// The explanations of a screen's objects, each made when it is asked for: those of a hundred
/// thousand rows do not fit into memory at once.
public struct ObjectExplanations: Sendable {
  private let tree: PlacedTree
  /// The object around each object, by its index; -1 of the window. A quarter of what its origin in the window takes.
  private let parents: [Int32]
  private let visible: VisibleFrames?
  private let localTraits: [Int: [LocalTrait]]
  private let question: Explanation.Question?
  private let includesUnset: Bool
  private let declared: DeclaredProperties

  /// Explains a screen that is laid out.
  ///
  /// - Parameters:
  ///   - property: as for `Explanation`.
  ///   - includesUnset: Whether properties that nothing sets are listed, too.
  ///   - findsVisible: Whether visible frames are told.
  /// - Complexity: O(objects).
  public init(
    _ tree: PlacedTree, property: String? = nil, includesUnset: Bool = false,
    findsVisible: Bool = true
  ) {
    self.tree = tree
    self.includesUnset = includesUnset
    declared = DeclaredProperties(tree.styled.context.classes)
    var parents = [Int32](repeating: -1, count: tree.frames.count)
    for index in parents.indices {
      for child in tree.styled.objects[index].children {
        parents[child] = Int32(truncatingIfNeeded: index)
      }
    }
    self.parents = parents
    visible = findsVisible ? VisibleFrames(tree) : nil
    localTraits = tree.styled.localTraits
    question = property.map(Explanation.Question.init)
  }

  /// The origin of an object in the window, in points, added up as `windowFrames` adds.
  private func windowOrigin(of index: Int) -> Point {
    let own = tree.frames[index].origin
    let parent = Int(parents[index])
    return parent < 0 ? own : windowOrigin(of: parent) + own
  }

  /// The explanation of an object, by its index in the tree.
  public subscript(index: Int) -> Explanation.Entry {
    let node = tree.styled.node(index)
    let held = tree.held[index] ?? []
    let frame = Rect(origin: windowOrigin(of: index), size: tree.frames[index].size)
    return Explanation.entry(
      node, frame: frame, visibleFrame: visible?.frames[index],
      localTraits: localTraits[index] ?? [],
      unset: includesUnset ? Explanation.unset(of: node) : [],
      constraints: tree.decisions[index] ?? [],
      ownConstraints: held.map { constraint in
        var constraint = constraint
        constraint.line = constraint.line?.moved(by: frame.origin)
        return constraint
      }, question, declared)
  }
}

/// The visible part of every object's frame, in the window's coordinates.
struct VisibleFrames {
  /// In tree order; nil for hidden objects.
  private(set) var frames: [Rect?]

  init(_ tree: PlacedTree) {
    frames = Array(repeating: nil, count: tree.frames.count)
    if !frames.isEmpty { visit(tree.root, clip: nil) }
  }

  private mutating func visit(_ node: PlacedNode, clip: Rect?) {
    let styled = node.styled
    guard styled[View.isHidden] != true, (styled[View.alpha] ?? 1) > 0 else { return }
    let frame = node.paintedFrame
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
  /// Whether values of the type are listed. Objects are not, as they are in the tree.
  package var isExplained: Bool {
    switch self {
    case .object(let type): type.isValue
    case .objects: false
    default: true
    }
  }
}

/// NSLayoutConstraint: an attribute of a view or guide, a relation, and what it relates to. The object that holds it is
/// its first item.
///
/// Copies share what they say until one is changed: the rows of a table have constraints of the same few texts.
public struct LayoutConstraint: Sendable, Hashable {
  private struct Content: Sendable, Hashable {
    var firstAttribute: Attribute
    var relation = Relation.equal
    var secondItem: Item?
    var secondAttribute: Attribute?
    var multiplier = 1.0
    var constant = Constant.points(0)
    var priority = LayoutConstraint.required
    var identifier: String?
    var isActive = true
    var traits: TraitRequirements?
  }

  /// One element, which copies share.
  private var contents: [Content]
  private var content: Content {
    get { contents[0] }
    _modify { yield &contents[0] }
  }
  private var origin = Indifferent<DocumentPlace?>(value: nil)

  /// The attribute of the first item.
  public var firstAttribute: Attribute {
    get { content.firstAttribute }
    set { content.firstAttribute = newValue }
  }
  /// How the attribute relates to the rest.
  public var relation: Relation {
    get { content.relation }
    set { content.relation = newValue }
  }
  /// The item that the second attribute is of; nil for a constraint on a size alone.
  public var secondItem: Item? {
    get { content.secondItem }
    set { content.secondItem = newValue }
  }
  /// The attribute of the second item; nil without one.
  public var secondAttribute: Attribute? {
    get { content.secondAttribute }
    set { content.secondAttribute = newValue }
  }
  /// The factor of the second attribute.
  public var multiplier: Double {
    get { content.multiplier }
    set { content.multiplier = newValue }
  }
  /// What is added to the second attribute.
  public var constant: Constant {
    get { content.constant }
    set { content.constant = newValue }
  }
  /// The priority, 1–1000; 1000 is required.
  public var priority: Double {
    get { content.priority }
    set { content.priority = newValue }
  }
  /// The name in messages; nil for none.
  public var identifier: String? {
    get { content.identifier }
    set { content.identifier = newValue }
  }
  /// Whether the constraint counts.
  public var isActive: Bool {
    get { content.isActive }
    set { content.isActive = newValue }
  }
  /// The traits that the first item's view has to have; nil for any.
  public var traits: TraitRequirements? {
    get { content.traits }
    set { content.traits = newValue }
  }

  /// The place in a document; makes no difference between constraints.
  public var place: DocumentPlace? {
    get { origin.value }
    set { origin.value = newValue }
  }

  /// UILayoutPriority.required.
  public static let required = 1000.0
  /// UILayoutPriority.defaultHigh.
  public static let high = 750.0
  /// UILayoutPriority.defaultLow.
  public static let low = 250.0

  /// The system's spacing, in points.
  package static let systemSpacing = 8.0

  /// Creates a constraint that an attribute is 0.
  public init(_ attribute: Attribute) { contents = [Content(firstAttribute: attribute)] }

  /// NSLayoutConstraint.Attribute.
  public enum Attribute: String, NamedCases {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    /// The name of the type in documents and messages.
    public static let typeName = "constraintAttribute"
  }

  /// NSLayoutConstraint.Relation.
  public enum Relation: String, Sendable, Hashable, CaseIterable {
    case equal
    case lessThanOrEqual, greaterThanOrEqual

    /// The sign in documents.
    package var sign: String {
      switch self {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// What is added to an attribute.
  public enum Constant: Sendable, Hashable {
    case points(Double)
    /// The system's spacing between the items.
    case system
    /// The number of a property, or its opposite; in subviews of a custom class only.
    indirect case reference(Reference, isNegative: Bool)
  }

  /// A view, a guide that it has, or a layout guide.
  public struct Item: Sendable, Hashable {
    /// The view or layout guide, or the view that has the guide.
    public var owner: Owner
    /// The view's guide; nil for itself.
    public var guide: Guide?

    /// Creates an item.
    public init(_ owner: Owner, _ guide: Guide? = nil) {
      self.owner = owner
      self.guide = guide
    }
  }

  /// A view or layout guide, as seen from the object that holds the constraint.
  public enum Owner: Sendable, Hashable {
    case own
    case superview
    /// The scroll view around the object.
    case scrollView
    /// The object with an id.
    case object(String)
  }

  /// The guides that UIKit gives to views.
  public enum Guide: String, Sendable, Hashable, CaseIterable {
    /// layoutMarginsGuide.
    case margins
    /// safeAreaLayoutGuide.
    case safeArea
    /// readableContentGuide.
    case readable
    /// keyboardLayoutGuide.
    case keyboard
    /// contentLayoutGuide of a scroll view.
    case contentGuide
    /// frameLayoutGuide of a scroll view.
    case frameGuide
  }
}

extension LayoutConstraint.Attribute {
  /// The kinds of attributes, of which a constraint may have two of one.
  package enum Kind: Sendable { case horizontalPlace, verticalPlace, size }

  package var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontalPlace
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .verticalPlace
    case .width, .height: .size
    }
  }

  /// Whether the attribute follows the reading direction.
  package var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is an edge that stays where it is in any reading direction.
  package var isAbsolute: Bool { self == .left || self == .right }

  /// The axis along which the attribute is measured.
  package var isHorizontal: Bool { kind == .horizontalPlace || self == .width }
}

extension LayoutConstraint.Item: CustomStringConvertible {
  /// The item as documents write it: `superview`, `margins`, `name.safeArea`.
  public var description: String {
    let name =
      switch owner {
      case .own: "self"
      case .superview, .scrollView: guide == nil ? "superview" : ""
      case .object(let id): id
      }
    return [name, guide?.rawValue ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as documents write it: `top = safeArea.top + 12 @750`.
  public var description: String {
    var words = [firstAttribute.rawValue, relation.sign]
    let number: String? =
      switch constant {
      case .points(let points) where points == 0 && secondItem != nil: nil
      case .points(let points) where secondItem != nil && points < 0: "- \(shortest(-points))"
      case .points(let points): secondItem == nil ? shortest(points) : "+ \(shortest(points))"
      case .system: "+ system"
      case .reference(let reference, let isNegative):
        (isNegative ? "- " : secondItem == nil ? "" : "+ ") + Self.written(reference)
      }
    if let secondItem {
      let attribute = secondAttribute ?? firstAttribute
      words.append("\(secondItem).\(attribute.rawValue)")
      if multiplier != 1 { words.append("* \(shortest(multiplier))") }
    }
    words += [number].compactMap { $0 }
    if priority != Self.required { words.append("@\(shortest(priority))") }
    return words.joined(separator: " ")
  }

  private static func written(_ reference: Reference) -> String {
    switch reference {
    case .property(let slot): "$\(slot.name)"
    case .part(let name, let slot): "$\(name).\(slot.name)"
    case .index: "$index"
    case .given(let name): "$\(name)"
    case .boundsWidth, .boundsHeight, .computed: "$…"
    }
  }
}

/// UILayoutGuide: a rectangle that constraints place and that draws nothing.
public struct LayoutGuide: Sendable, Hashable {
  /// The name, among those of the layout's views.
  public var id: String
  /// The constraints whose first item it is.
  public var constraints: [LayoutConstraint]

  /// Creates a guide.
  public init(id: String, constraints: [LayoutConstraint]) {
    self.id = id
    self.constraints = constraints
  }
}

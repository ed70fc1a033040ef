import ObjectModel

/// A constraint that can't be read, or that UIKit refuses.
enum ConstraintProblem: DocumentProblem, Error {
  /// No `=`, `<=` or `>=`.
  case noRelation
  /// A sign of Swift in place of a relation.
  case relationSign(String, meant: String)
  case noAttribute
  case noTarget
  case unknownAttribute(String)
  case unknownGuide(String)
  /// An attribute where an item is expected.
  case attributeForItem(String)
  /// A place without an item: the text that was probably meant.
  case placeWithoutItem(String, constant: String)
  case badFactor(String)
  case badConstant(String)
  case badPriority(String)
  case wrongInsets(count: Int)
  case insetOfSize(String)
  case unexpected(String)
  /// UIKit throws for left or right with leading or trailing.
  case mixedEdges(String, String)
  /// UIKit throws for attributes of two kinds.
  case wrongPair(String, String)
  /// UIKit throws for a place that is multiplied by 0.
  case placeTimesZero(String)
  case attributeWithoutItem
  case emptyGuideID

  /// The names of attributes and of groups of them.
  static let attributeNames =
    LayoutConstraint.Attribute.allCases.map(\.rawValue) + ConstraintText.groups.map(\.name)

  var message: String {
    switch self {
    case .noRelation:
      "a constraint is ATTRIBUTE RELATION TARGET, with blanks between them and '=', '<=' or "
        + "'>=' as relation, as in 'top = safeArea + 12'"
    case .relationSign(let sign, let meant):
      "\(Quotation.single(sign)) is no relation: write \(Quotation.single(meant))"
    case .noAttribute: "the constraint has no attribute before its relation"
    case .noTarget:
      "the constraint has nothing after its relation: write a number or an item, as in "
        + "'superview + 20'"
    case .unknownAttribute(let name):
      Wording.withSuggestion(
        "unknown attribute \(Quotation.single(name))", name, Self.attributeNames)
    case .unknownGuide(let name):
      Wording.withSuggestion(
        "\(Quotation.single(name)) is neither an attribute nor a guide", name,
        LayoutConstraint.Attribute.allCases.map(\.rawValue)
          + LayoutConstraint.Guide.allCases.map(\.rawValue))
    case .attributeForItem(let name):
      "\(Quotation.single(name)) is an attribute, not an item: write 'self.\(name)' or "
        + "'superview.\(name)'"
    case .placeWithoutItem(let attribute, let constant):
      "\(Quotation.single(attribute)) is a place and needs an item: write "
        + "'\(attribute) = superview + \(constant)' (UIKit: location attributes must be "
        + "specified in pairs)"
    case .badFactor(let text):
      "\(Quotation.single(text)) is no factor: write a number, '1/3' or '16:9', none of them 0"
    case .badConstant(let text):
      Wording.withSuggestion(
        "\(Quotation.single(text)) is no constant: write a number, 'system' or a variable", text,
        ["system"])
    case .badPriority(let text):
      Wording.withSuggestion(
        "\(Quotation.single(text)) is no priority: write @1 to @1000, @required, @high or @low",
        text, ConstraintText.priorities.keys.sorted().map { "@" + $0 })
    case .wrongInsets(let count):
      "'inset' takes 1 number, 2 (vertical, horizontal) or 4 (top, left, bottom, right), found "
        + "\(count)"
    case .insetOfSize(let attribute):
      "'inset' moves edges inwards; \(Quotation.single(attribute)) is no edge"
    case .unexpected(let text):
      Wording.withSuggestion(
        "unexpected \(Quotation.single(text)); words are separated by blanks, as in "
          + "'trailing = margins - 8 @750'", text, ["inset"])
    case .mixedEdges(let first, let second):
      "\(Quotation.single(first)) can't relate to \(Quotation.single(second)) (UIKit: use "
        + "leading/trailing for both or neither)"
    case .wrongPair(let first, let second):
      "\(Quotation.single(first)) can't relate to \(Quotation.single(second)) (UIKit: invalid "
        + "pairing of layout attributes)"
    case .placeTimesZero(let attribute):
      "\(Quotation.single(attribute)) is a place and can't be times 0 (UIKit: a multiplier of 0 "
        + "creates an illegal constraint of a location equal to a constant)"
    case .attributeWithoutItem: "'secondAttribute' needs a 'secondItem'"
    case .emptyGuideID: "a layout guide's id can't be empty"
    }
  }
}

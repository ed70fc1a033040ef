import ObjectModel
import ScreenFormat

/// Writes the constraints of a view as texts, as few as say the same.
struct ConstraintWriter {
  let layout: DocumentLayout
  /// The ids of views.
  let ids: [InterfaceNode: String]

  /// The common parts of constraints of one text.
  private struct Group {
    var relation: HeldConstraint.Relation
    var item: String?
    var priority: Double
    /// The attributes with their constants.
    var members: [(attribute: String, constant: Double)]
  }

  /// The attributes in the order of texts.
  private static let order = [
    "top", "leading", "left", "bottom", "trailing", "right", "centerX", "centerY", "width",
    "height",
    "firstBaseline", "lastBaseline",
  ]
  /// The number of a view's constraints up to which some share a text.
  private static let sharingLimit = 500
  private static let edges = ["top", "leading", "bottom", "trailing"]

  /// The value of `constraints`; nil for none.
  func value(of view: InterfaceNode) -> DocumentValue? {
    guard let list = layout.held[view], !list.isEmpty else { return nil }
    var groups: [Group] = []
    var result: [(order: Int, value: DocumentValue)] = []
    var places: [Int] = []
    for (index, constraint) in list.enumerated() {
      let item = item(of: constraint, view)
      if list.count <= Self.sharingLimit, let group = shared(constraint, item: item) {
        add(group, &groups, &places, index)
      } else {
        result.append((index, single(constraint, item)))
      }
    }
    for (group, place) in zip(groups, places) {
      for text in texts(of: group) { result.append((place, .string(text))) }
    }
    let ordered = result.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
    return .array(ordered.map(\.element.value))
  }

  private func add(
    _ group: Group, _ groups: inout [Group], _ places: inout [Int], _ index: Int
  ) {
    let place = groups.firstIndex {
      $0.relation == group.relation && $0.item == group.item && $0.priority == group.priority
        && !$0.members.contains { $0.attribute == group.members[0].attribute }
    }
    if let place {
      groups[place].members += group.members
    } else {
      groups.append(group)
      places.append(index)
    }
  }

  /// The item of a constraint without its attribute; nil for a number.
  private func item(of constraint: HeldConstraint, _ view: InterfaceNode) -> String? {
    guard let target = constraint.target else { return nil }
    if let word = layout.item(target, from: view) { return word }
    let id = ids[target.view] ?? ""
    return layout.guide(of: target, from: view).map { "\(id).\($0)" } ?? id
  }

  /// A group of one constraint, if it may share a text with others.
  private func shared(_ constraint: HeldConstraint, item: String?) -> Group? {
    guard constraint.identifier == nil, constraint.traits == nil, constraint.factor.isOne,
      constraint.target.map({ $0.attribute == constraint.attribute }) ?? true
    else { return nil }
    return Group(
      relation: constraint.relation, item: item, priority: constraint.priority,
      members: [(constraint.attribute, constraint.constant)])
  }

  // MARK: Texts

  private func texts(of group: Group) -> [String] {
    let members = group.members.sorted {
      (Self.order.firstIndex(of: $0.attribute) ?? 0)
        < (Self.order.firstIndex(of: $1.attribute) ?? 0)
    }
    guard let item = group.item else {
      return parts(of: members) { $0.constant }.map { constant, attributes in
        text(attributes, group.relation, Self.points(constant), group.priority)
      }
    }
    if group.relation == .equal, let whole = whole(members, item) {
      return [whole + Self.priority(group.priority)]
    }
    // Edges share a text by how far inwards they are moved, other attributes by their constants.
    let isInset = group.relation == .equal
    func length(_ member: (attribute: String, constant: Double)) -> Double {
      guard isInset, ["bottom", "trailing", "right"].contains(member.attribute) else {
        return member.constant
      }
      return -member.constant
    }
    return parts(of: members, by: length).map { length, attributes in
      let hasInset =
        attributes.count > 1 && attributes.allSatisfy(Self.edges.contains) && isInset
      let constant = members.first { $0.attribute == attributes[0] }?.constant ?? length
      let target =
        length == 0
        ? item
        : hasInset
          ? "\(item) inset \(Self.points(length))" : item + Self.signed(constant)
      return text(attributes, group.relation, target, group.priority)
    }
  }

  /// The attributes by a length that they share; places and sizes apart.
  private func parts(
    of members: [(attribute: String, constant: Double)],
    by length: ((attribute: String, constant: Double)) -> Double
  ) -> [(Double, [String])] {
    var result: [(length: Double, isEdge: Bool, attributes: [String])] = []
    for member in members {
      let isEdge = Self.edges.contains(member.attribute)
      let value = length(member)
      let place = result.firstIndex { $0.length == value && (value == 0 || $0.isEdge == isEdge) }
      if let place {
        result[place].attributes.append(member.attribute)
      } else {
        result.append((value, isEdge, [member.attribute]))
      }
    }
    return result.map { ($0.length, $0.attributes) }
  }

  /// `edges` of an item, where all four have one text of insets.
  private func whole(
    _ members: [(attribute: String, constant: Double)], _ item: String
  ) -> String? {
    guard members.count == Self.edges.count,
      members.map(\.attribute) == Self.edges
    else { return nil }
    let (top, leading, bottom, trailing) = (
      members[0].constant, members[1].constant, -members[2].constant, -members[3].constant
    )
    let insets: [Double]
    if top == bottom, leading == trailing {
      insets = top == leading ? (top == 0 ? [] : [top]) : [top, leading]
    } else {
      insets = [top, leading, bottom, trailing]
    }
    let text = insets.map(Self.points).joined(separator: " ")
    return "edges = \(item)" + (insets.isEmpty ? "" : " inset \(text)")
  }

  private func text(
    _ attributes: [String], _ relation: HeldConstraint.Relation, _ target: String,
    _ priority: Double
  ) -> String {
    var names = attributes
    for (name, parts) in [("size", ["width", "height"]), ("center", ["centerX", "centerY"])]
    where parts.allSatisfy(names.contains) {
      names = names.filter { !parts.contains($0) } + [name]
    }
    return "\(names.joined(separator: ", ")) \(relation.rawValue) \(target)"
      + Self.priority(priority)
  }

  /// A constraint with a text of its own.
  private func single(_ constraint: HeldConstraint, _ item: String?) -> DocumentValue {
    var target = item ?? Self.points(constraint.constant)
    if let item {
      if let anchor = constraint.target, anchor.attribute != constraint.attribute {
        target += ".\(anchor.attribute)"
      }
      if item == "self", target == "self" { target += ".\(constraint.attribute)" }
      if !constraint.factor.isOne { target += " * \(constraint.factor.text)" }
      target += Self.signed(constraint.constant)
    }
    let text = text(
      [constraint.attribute], constraint.relation, target, constraint.priority)
    guard constraint.identifier != nil || constraint.traits != nil else { return .string(text) }
    var members = Members([("constraint", .string(text))])
    members["traits"] = constraint.traits?.traits
    members["identifier"] = constraint.identifier.map { .string($0) }
    return members.value
  }

  // MARK: Numbers

  private static func points(_ number: Double) -> String { shortest(number) }

  private static func signed(_ number: Double) -> String {
    number == 0 ? "" : number < 0 ? " - \(points(-number))" : " + \(points(number))"
  }

  private static func priority(_ number: Double) -> String {
    number == 1000 ? "" : " @\(points(number))"
  }
}

import ScreenFormat

/// The constraints of a document, each with the view that it places.
struct DocumentLayout {
  let views: LayoutViews
  private(set) var held: [InterfaceNode: [HeldConstraint]] = [:]
  /// The views in the order in which they come, so that the same names come out each time.
  private var order: [InterfaceNode] = []
  private var count = 0

  /// - Parameters:
  ///   - roots: the elements with all that the document has.
  ///   - report: counts the constraints, and tells those that are left out.
  init(_ roots: [InterfaceNode], _ views: LayoutViews, _ report: inout InterfaceReport) {
    self.views = views
    for root in roots { read(root, &report) }
    settle()
    report.constraints += count
  }

  private mutating func read(_ node: InterfaceNode, _ report: inout InterfaceReport) {
    let list = node.list("constraints")
    if !list.isEmpty {
      let counting = SizeClasses.counting(in: node, "constraints")
      for constraint in list where constraint.name == "constraint" {
        let pairs = constraint.id.flatMap { counting[$0] } ?? SizeClasses.all
        read(constraint, of: node, pairs, &report)
      }
    }
    if views.isSubview(node), !LayoutViews.hasMask(node) { order.append(node) }
    for child in node.children where child.name != "constraints" { read(child, &report) }
  }

  // MARK: One constraint

  private mutating func read(
    _ node: InterfaceNode, of owner: InterfaceNode, _ pairs: [SizeClasses.Pair],
    _ report: inout InterfaceReport
  ) {
    guard !node.isTrue("placeholder"), node["isInstalled"] != "NO" else { return }
    let own = node["firstItem"].map { node.file.node($0) } ?? owner
    guard let own, let name = node["firstAttribute"], let first = LayoutAnchor(own, name) else {
      return report.warn("a constraint's first item is no view or guide of this scene", at: node)
    }
    var second: LayoutAnchor?
    if let id = node["secondItem"] {
      guard let item = node.file.node(id),
        let anchor = LayoutAnchor(item, node["secondAttribute"] ?? name)
      else {
        return report.warn("a constraint's second item is no view or guide of this scene", at: node)
      }
      second = anchor
    }
    guard var constraint = base(node, first, &report) else { return }
    if let second {
      guard first.canMeet(second) else {
        return report.warn(
          "a constraint between \(first.attribute) and \(second.attribute), which UIKit refuses",
          at: node)
      }
      constraint.target = second
    } else if first.kind != .size {
      return report.warn("a constraint of a place that relates to nothing", at: node)
    }
    guard let (holder, result) = holding(constraint, first, second) else {
      return report.warn("a constraint on what its container places", at: node)
    }
    count += 1
    for copy in copies(of: result, node, isTurned: holder != first.view, pairs) {
      held[holder, default: []].append(copy)
    }
  }

  /// The constraint without what it relates to.
  private func base(
    _ node: InterfaceNode, _ first: LayoutAnchor, _ report: inout InterfaceReport
  ) -> HeldConstraint? {
    var result = HeldConstraint(attribute: first.attribute)
    switch node["relation"] {
    case nil, "equal": break
    case "lessThanOrEqual": result.relation = .most
    case "greaterThanOrEqual": result.relation = .least
    case let other?:
      report.warn("a constraint's relation \(Quotation.single(other)) is not known", at: node)
      return nil
    }
    if let text = node["constant"] {
      guard let number = InterfaceNumber.read(text) else {
        report.warn("a constraint's constant is no number, or too large", at: node)
        return nil
      }
      result.constant = number
    }
    if let text = node["multiplier"] {
      guard let factor = HeldConstraint.Factor(text) else {
        report.warn("a constraint's multiplier is no number, or too large or small", at: node)
        return nil
      }
      result.factor = factor
    }
    if let text = node["priority"] {
      guard let number = InterfaceNumber.read(text), (1...1000).contains(number) else {
        report.warn("a constraint's priority is not from 1 to 1000", at: node)
        return nil
      }
      result.priority = number
    }
    result.identifier = node["identifier"]
    return result
  }

  /// The view that a constraint places, and the constraint as that sees it; nil where a container places both.
  private func holding(
    _ constraint: HeldConstraint, _ first: LayoutAnchor, _ second: LayoutAnchor?
  ) -> (InterfaceNode, HeldConstraint)? {
    guard let second else {
      guard first.guide == nil, views.isSubview(first.view) else { return nil }
      return (first.view, constraint)
    }
    let canHoldFirst = canHold(first)
    let canHoldSecond = canHold(second)
    let isSecondInside = views.isInside(second.view, first.view)
    if canHoldFirst, !(canHoldSecond && isSecondInside) { return (first.view, constraint) }
    guard canHoldSecond else {
      return canHoldFirst ? (first.view, constraint) : nil
    }
    return (second.view, constraint.turned(to: second, from: first))
  }

  /// Whether an attribute is a view's own, and the view is placed by constraints.
  private func canHold(_ anchor: LayoutAnchor) -> Bool {
    anchor.guide == nil && views.isSubview(anchor.view)
  }

  /// The constraint for each set of size classes in which it is another.
  private func copies(
    of constraint: HeldConstraint, _ node: InterfaceNode, isTurned: Bool,
    _ pairs: [SizeClasses.Pair]
  ) -> [HeldConstraint] {
    let variations = SizeClasses.variations(of: node)
    guard pairs.count < SizeClasses.all.count || !variations.isEmpty else { return [constraint] }
    var groups: [(constant: Double, pairs: [SizeClasses.Pair])] = []
    for pair in pairs {
      var constant = constraint.constant
      for (key, variation) in variations where key.contains(pair) {
        guard let number = variation.number("constant") else { continue }
        let factor = constraint.factor.value
        constant = isTurned ? InterfaceNumber.rounded(-number * factor) : number
      }
      if let place = groups.firstIndex(where: { $0.constant == constant }) {
        groups[place].pairs.append(pair)
      } else {
        groups.append((constant, [pair]))
      }
    }
    return groups.flatMap { group in
      SizeClasses.keys(of: group.pairs).map { key in
        var copy = constraint
        copy.constant = group.constant
        copy.traits = key
        return copy
      }
    }
  }

  // MARK: Views without constraints of their own

  /// Turns constraints round for views that only others name: without one of its own, a view lies where its frame says.
  private mutating func settle() {
    let lonely = order.filter { held[$0] == nil && !views.isArranged($0) }
    guard !lonely.isEmpty else { return }
    var namers: [InterfaceNode: [InterfaceNode]] = [:]
    for (holder, constraints) in held {
      for constraint in constraints {
        guard let target = constraint.target, target.guide == nil else { continue }
        namers[target.view, default: []].append(holder)
      }
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    for view in lonely {
      let holders = Set(namers[view] ?? [])
      // In the order of the file, those first that keep another constraint.
      let ordered = holders.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
      let best = ordered.first { (held[$0]?.count ?? 0) > 1 } ?? ordered.first
      guard let holder = best, let list = held[holder],
        let place = list.firstIndex(where: { $0.target?.view == view && $0.target?.guide == nil }),
        let target = list[place].target, !views.isInside(holder, view)
      else { continue }
      var own = target
      own.view = holder
      own.attribute = list[place].attribute
      held[view] = [list[place].turned(to: target, from: own)]
      if list.count > 1 { held[holder]?.remove(at: place) }
    }
  }

  // MARK: Names

  /// The views that constraints name by their ids.
  var named: Set<InterfaceNode> {
    var result: Set<InterfaceNode> = []
    for (holder, constraints) in held {
      for constraint in constraints {
        guard let target = constraint.target, item(target, from: holder) == nil else { continue }
        result.insert(target.view)
      }
    }
    return result
  }

  /// The word by which a view names an item without an id; nil for none.
  func item(_ anchor: LayoutAnchor, from holder: InterfaceNode) -> String? {
    let guide = guide(of: anchor, from: holder)
    if anchor.view == holder { return guide.map { "self.\($0)" } ?? "self" }
    if guide == "contentGuide" || guide == "frameGuide",
      views.scrollView(around: holder) == anchor.view
    {
      return guide
    }
    guard anchor.view == views.superview(of: holder) else { return nil }
    return guide ?? "superview"
  }

  /// The guide of an item. Sizes and centres of a scroll view are those of its frame, also for what lies in it.
  func guide(of anchor: LayoutAnchor, from holder: InterfaceNode) -> String? {
    guard anchor.guide == nil, LayoutViews.isScrollView(anchor.view),
      anchor.kind == .size || anchor.attribute.hasPrefix("center"),
      views.isInside(holder, anchor.view)
    else { return anchor.guide }
    return "frameGuide"
  }
}

import ObjectModel

/// Finds constraints whose items don't exist, or belong to another layout.
struct ConstraintCheck: DocumentReading {
  let context: ReadingContext

  /// The rows of each table that are resolved. Others are looked at as documents describe them, which costs far less.
  private static let rows = 64

  /// What the constraints of a layout can name.
  struct Scope {
    /// What an id names; nil for nothing.
    let find: (String) -> Target?
    /// All ids, sorted.
    let ids: () -> [String]
    /// Whether another layout has an id.
    let isKnownElsewhere: (String) -> Bool
  }

  /// What an id names.
  enum Target {
    case view(isScrollView: Bool)
    case guide
  }

  /// Checks the constraints of a screen, which has to be resolved for that: what a constraint can name depends on where its
  /// object stands.
  func check(_ screen: Screen) {
    let places = context.objects.constraints.count
    guard places > 0 else { return }
    var seen: Set<DocumentPlace> = []
    let tree = screen.resolvedForDrawing(rowLimit: Self.rows)
    // A refused tree is incomplete: its missing ids are no errors.
    guard tree.context.ledger.excess == nil else { return }
    check(tree, &seen)
    if seen.count < places { checkCells(in: screen.window, &seen) }
    if seen.count < places { check(screen.resolved(), &seen) }
  }

  /// Checks the constraints in a tree but for those that were seen in another.
  private func check(_ tree: StyledTree, _ seen: inout Set<DocumentPlace>) {
    guard let roots = tree.layoutRoots else { return }
    let before = seen
    for index in tree.objects.indices {
      let node = tree.node(index)
      let root = roots.rootOfObject[index]
      func check(_ constraints: [LayoutConstraint], isGuide: Bool, in root: Int) {
        guard !constraints.isEmpty else { return }
        let scope = scope(of: root, roots, tree)
        for constraint in constraints {
          guard let place = constraint.place, let cursor = context.objects.constraints[place],
            !before.contains(place)
          else { continue }
          seen.insert(place)
          if node.role == .controllerView, !isGuide {
            self.report(ConstraintItemProblem.controllerView, at: cursor)
          } else {
            self.check(
              constraint, isInScrollView: isInScrollView(node, root, roots), scope, at: cursor)
          }
        }
      }
      if case .constraints(let list)? = node.object.style.value(View.constraints) {
        check(list, isGuide: false, in: root)
      }
      if case .spacings(let spacings)? = node.object.style.value(PropertySlot("customSpacing")) {
        let ids = node.children.filter { $0.role.name == "arrangedSubview" }
          .compactMap(\.element.id)
        self.check(spacings, arranged: ids, &seen)
      }
      if case .layoutGuides(let guides)? = node.object.style.value(View.layoutGuides) {
        let inner = node.isLayoutRoot ? index : root
        for guide in guides { check(guide.constraints, isGuide: true, in: inner) }
      }
    }
  }

  private func scope(of root: Int, _ roots: LayoutRoots, _ tree: StyledTree) -> Scope {
    Scope(
      find: { id in
        switch roots.member(id, of: root) {
        case .object(let index)?: .view(isScrollView: tree.node(index).isKind(of: "UIScrollView"))
        case .guide?: .guide
        case nil: nil
        }
      },
      ids: { roots.ids(of: root) }, isKnownElsewhere: roots.isKnown)
  }

  private func isInScrollView(_ node: StyledNode, _ root: Int, _ roots: LayoutRoots) -> Bool {
    var index = node.index
    while index != root, index != 0 {
      index = roots.parents[index]
      if node.tree.node(index).isKind(of: "UIScrollView") { return true }
    }
    return false
  }

  /// Checks the ids of a stack's spacings.
  func check(_ spacings: StackSpacings, arranged ids: [String], _ seen: inout Set<DocumentPlace>) {
    guard let place = spacings.place, seen.insert(place).inserted,
      let cursor = context.objects.constraints[place]
    else { return }
    for id in spacings.lengths.keys.sorted() where !ids.contains(id) {
      report(
        ConstraintItemProblem.notArranged(id, known: ids),
        at: cursor.members.first { $0.key == id }?.keyCursor ?? cursor)
    }
  }

  /// Checks the second item of a constraint.
  func check(
    _ constraint: LayoutConstraint, isInScrollView: Bool, _ scope: Scope, at cursor: Cursor
  ) {
    guard let item = constraint.secondItem else { return }
    switch item.owner {
    case .own, .superview: break
    case .scrollView:
      if !isInScrollView {
        report(ConstraintItemProblem.noScrollView(item.guide?.rawValue ?? ""), at: cursor)
      }
    case .object(let id):
      switch scope.find(id) {
      case .guide?:
        if item.guide != nil { report(ConstraintItemProblem.guideOfGuide(id), at: cursor) }
      case .view(let isScrollView)?:
        if let guide = item.guide, guide == .contentGuide || guide == .frameGuide, !isScrollView {
          report(ConstraintItemProblem.noScrollView(guide.rawValue), at: cursor)
        }
      case nil where scope.isKnownElsewhere(id):
        report(ConstraintItemProblem.noCommonAncestor(id), at: cursor)
      case nil:
        let known = context.diagnostics.suggestsNames ? scope.ids() : []
        report(ConstraintItemProblem.unknown(id, known: known), at: cursor)
      }
    }
  }
}

/// An item of a constraint that it can't have.
enum ConstraintItemProblem: DocumentProblem {
  case unknown(String, known: [String])
  case noCommonAncestor(String)
  case notArranged(String, known: [String])
  case noScrollView(String)
  case guideOfGuide(String)
  case controllerView

  var message: String {
    switch self {
    case .unknown(let id, let known):
      Wording.withSuggestion(
        "no view or layout guide has the id \(Quotation.single(id))", id,
        known + ConstraintText.itemWords)
    case .noCommonAncestor(let id):
      "\(Quotation.single(id)) belongs to another controller, cell or instance of a class (UIKit: "
        + "items have to have a common ancestor)"
    case .notArranged(let id, let known):
      Wording.withSuggestion(
        "the stack arranges no view with the id \(Quotation.single(id))", id, known)
    case .noScrollView(let guide):
      "\(Quotation.single(guide)) is a guide of scroll views"
    case .guideOfGuide(let id):
      "\(Quotation.single(id)) is a layout guide, and has no guides"
    case .controllerView:
      "the view of a controller is placed by its container, not by constraints"
    }
  }
}

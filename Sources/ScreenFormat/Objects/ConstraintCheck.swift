import ObjectModel

/// Finds constraints whose items don't exist, or belong to another layout.
struct ConstraintCheck: DocumentReading {
  let context: ReadingContext

  /// Checks the constraints of a screen, which has to be resolved for that: what a constraint can name depends on where its
  /// object stands.
  func check(_ screen: Screen) {
    guard !context.objects.constraints.isEmpty else { return }
    let tree = screen.resolved()
    guard let roots = tree.layoutRoots else { return }
    for index in tree.objects.indices {
      let node = tree.node(index)
      let root = roots.rootOfObject[index]
      for constraint in node.activeConstraints {
        check(constraint, of: node, in: root, roots)
      }
      let inner = node.isLayoutRoot ? index : root
      for guide in node.layoutGuides {
        for constraint in guide.constraints {
          check(constraint, of: node, isGuide: true, in: inner, roots)
        }
      }
    }
  }

  private func check(
    _ constraint: LayoutConstraint, of node: StyledNode, isGuide: Bool = false, in root: Int,
    _ roots: LayoutRoots
  ) {
    guard let cursor = constraint.place.flatMap({ context.objects.constraints[$0] }) else { return }
    if node.role == .controllerView, !isGuide {
      report(ConstraintItemProblem.controllerView, at: cursor)
      return
    }
    guard let item = constraint.secondItem else { return }
    switch item.owner {
    case .own, .superview: break
    case .scrollView:
      if !isInScrollView(node, roots) {
        report(ConstraintItemProblem.noScrollView(item.guide?.rawValue ?? ""), at: cursor)
      }
    case .object(let id):
      if let member = roots.member(id, of: root) {
        checkGuide(item.guide, of: member, node.tree, at: cursor)
      } else if roots.isKnown(id) {
        report(ConstraintItemProblem.noCommonAncestor(id), at: cursor)
      } else {
        let known = context.diagnostics.suggestsNames ? roots.ids(of: root) : []
        report(ConstraintItemProblem.unknown(id, known: known), at: cursor)
      }
    }
  }

  private func checkGuide(
    _ guide: LayoutConstraint.Guide?, of member: LayoutRoots.Member, _ tree: StyledTree,
    at cursor: Cursor
  ) {
    guard let guide else { return }
    switch member {
    case .guide(_, let own): report(ConstraintItemProblem.guideOfGuide(own.id), at: cursor)
    case .object(let index):
      let needsScrollView = guide == .contentGuide || guide == .frameGuide
      if needsScrollView, !tree.node(index).isKind(of: "UIScrollView") {
        report(ConstraintItemProblem.noScrollView(guide.rawValue), at: cursor)
      }
    }
  }

  private func isInScrollView(_ node: StyledNode, _ roots: LayoutRoots) -> Bool {
    var index = node.index
    while index != 0 {
      index = roots.parents[index]
      if node.tree.node(index).isKind(of: "UIScrollView") { return true }
    }
    return false
  }
}

/// An item of a constraint that it can't have.
enum ConstraintItemProblem: DocumentProblem {
  case unknown(String, known: [String])
  case noCommonAncestor(String)
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
    case .noScrollView(let guide):
      "\(Quotation.single(guide)) is a guide of scroll views"
    case .guideOfGuide(let id):
      "\(Quotation.single(id)) is a layout guide, and has no guides"
    case .controllerView:
      "the view of a controller is placed by its container, not by constraints"
    }
  }
}

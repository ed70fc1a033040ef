import ObjectModel

/// Cells of long tables, each a layout of its own that names nothing outside of it.
extension ConstraintCheck {
  private static let cellClasses = ["UITableViewCell", "UICollectionViewCell"]
  private static let viewProperties = [
    PropertySlot("subviews"), PropertySlot("arrangedSubviews"),
  ]

  /// Checks the constraints of the cells in what an object holds.
  func checkCells(in element: Element, _ seen: inout Set<DocumentPlace>) {
    let lists = element.values.compactMap { slot, value -> (name: String, objects: [Element])? in
      switch value {
      case .object(let object): (slot.name, [object])
      case .objects(let objects): (slot.name, objects)
      default: nil
      }
    }
    for (_, objects) in lists.sorted(by: { $0.name < $1.name }) {
      for object in objects {
        if isCell(object) { checkCell(object, &seen) } else { checkCells(in: object, &seen) }
      }
    }
  }

  private func isKind(_ element: Element, of names: [String]) -> Bool {
    names.contains { classes.isKind(element.className, of: $0) }
  }

  private func hasParts(_ element: Element) -> Bool {
    classes.id(named: element.className).map(classes.hasParts) ?? true
  }

  private func isCell(_ element: Element) -> Bool {
    isKind(element, of: Self.cellClasses) && !hasParts(element)
  }

  /// A view in a cell.
  private struct Member {
    var element: Element
    var isScrollView: Bool
    var isInScrollView: Bool
  }

  private func checkCell(_ cell: Element, _ seen: inout Set<DocumentPlace>) {
    var members: [Member] = []
    func visit(_ element: Element, isInScrollView: Bool) {
      for slot in Self.viewProperties {
        guard case .objects(let views)? = element.values[slot] else { continue }
        for view in views {
          let isScrollView = isKind(view, of: ["UIScrollView"])
          members.append(
            Member(element: view, isScrollView: isScrollView, isInScrollView: isInScrollView))
          guard !hasParts(view), !isKind(view, of: Self.cellClasses) else { continue }
          visit(view, isInScrollView: isInScrollView || isScrollView)
        }
      }
    }
    visit(cell, isInScrollView: false)
    var guides: [(owner: Member, guide: LayoutGuide)] = []
    let root = Member(element: cell, isScrollView: false, isInScrollView: false)
    for member in [root] + members {
      guard case .layoutGuides(let own)? = member.element.values[View.layoutGuides] else {
        continue
      }
      guides += own.map { (member, $0) }
    }
    var targets: [String: Target] = [:]
    for (_, guide) in guides { targets[guide.id] = .guide }
    for member in [root] + members {
      if let id = member.element.id { targets[id] = .view(isScrollView: member.isScrollView) }
    }
    let scope = Scope(
      find: { targets[$0] }, ids: { targets.keys.sorted() },
      isKnownElsewhere: { context.objects.ids[$0] != nil })
    for member in members {
      if case .constraints(let list)? = member.element.values[View.constraints] {
        check(list, isInScrollView: member.isInScrollView, scope, &seen)
      }
      if case .spacings(let spacings)? = member.element.values[PropertySlot("customSpacing")] {
        let ids = member.element.objects("arrangedSubviews").compactMap(\.id)
        check(spacings, arranged: ids, &seen)
      }
    }
    for (owner, guide) in guides {
      check(guide.constraints, isInScrollView: owner.isInScrollView, scope, &seen)
    }
  }

  private func check(
    _ constraints: [LayoutConstraint], isInScrollView: Bool, _ scope: Scope,
    _ seen: inout Set<DocumentPlace>
  ) {
    // One text may stand for several constraints.
    var last: DocumentPlace?
    for constraint in constraints {
      guard let place = constraint.place, let cursor = context.objects.constraints[place],
        place == last || seen.insert(place).inserted
      else { continue }
      last = place
      check(constraint, isInScrollView: isInScrollView, scope, at: cursor)
    }
  }
}

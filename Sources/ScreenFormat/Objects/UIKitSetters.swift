package import ObjectModel

/// Properties of documents that UIKit has no setter for, so that no code can tell a proxy their value.
package enum UIKitSetters {
  private static let layer = "UIKit has it in the view's layer, which no proxy reaches"
  private static let readOnly = "UIKit has no setter for it"
  private static let own = "it is mockup's own: UIKit has nothing of the kind"

  /// The names by class, with the reason. A subclass that declares one of them has a setter of its own.
  private static let groups: [(owner: String, names: Set<String>, reason: String)] = [
    (
      "UIView",
      [
        "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOffset",
        "shadowOpacity", "shadowRadius",
      ], layer
    ),
    ("UIActivityIndicatorView", ["isAnimating"], readOnly),
    ("UIBarButtonItem", ["isHighlighted"], own),
    ("UIBarButtonItem", ["systemItem"], readOnly),
    ("UIButton", ["buttonType"], readOnly),
    ("UICollectionViewListCell", ["height", "swipedEdge"], own),
    ("UIRefreshControl", ["isRefreshing"], readOnly),
    ("UISearchBar", ["isActive"], own),
    ("UISwitch", ["slide"], own),
    ("UITabBar", ["selectedItem"], own),
    ("UITabBarItem", ["systemItem"], readOnly),
    ("UITabBarItem", ["finishedSelectedImage", "finishedUnselectedImage"], readOnly),
    ("UITableView", ["style"], readOnly),
    (
      "UITableViewCell",
      ["text", "detailText", "image", "height", "swipedEdge", "titleForDeleteConfirmationButton"],
      own
    ),
    ("UITableViewCell", ["style", "editingStyle", "showingDeleteConfirmation"], readOnly),
    ("UITextField", ["isEditing"], readOnly),
    ("UITextView", ["isEditing"], own),
    ("UIVisualEffectView", ["vibrancyStyle"], own),
  ]

  /// The reason why code can't set a property; nil if it can.
  ///
  /// - Parameters:
  ///   - name: the name of the property.
  ///   - id: the class of the rule.
  ///   - classes: the built-in classes and those of the documents.
  package static func absence(
    of name: String, _ id: ClassTable.ID, in classes: ClassTable
  ) -> String? {
    for ancestor in classes.lineage(id) {
      let definition = classes.definition(ancestor)
      let found = groups.first { $0.owner == definition.name && $0.names.contains(name) }
      if let found { return found.reason }
      if definition.properties.contains(where: { $0.name == name }) { return nil }
    }
    return nil
  }
}

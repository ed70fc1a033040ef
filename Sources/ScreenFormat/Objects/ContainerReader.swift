import ObjectModel

/// Checks controllers whose view hierarchy is their own: it holds bars and the views of other
/// controllers, or the parts of an alert.
struct ContainerReader: DocumentReading {
  let context: ReadingContext

  /// Controllers whose view is their own, or made of the views of other controllers.
  private static let containers = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIAlertController",
    "UIPageViewController",
  ]

  /// The container class that a class is or derives from; nil for other classes.
  func container(_ name: String) -> String? {
    Self.containers.first { classes.isKind(name, of: $0) }
  }

  /// Reports what a container controller can't have: views in its own view, a view that is more than
  /// a rectangle, and children besides those that it shows.
  ///
  /// - Parameter members: the keys of the controller.
  func check(_ members: [Cursor.Member], of id: ClassTable.ID) {
    guard classes.kind(id) == .viewController,
      let container = container(classes.definition(id).name)
    else { return }
    for member in members {
      switch member.key {
      case "view": checkView(member.value, container)
      case "childViewControllers":
        report(ObjectProblem.childOfContainer(container), at: member.keyCursor)
      default: break
      }
    }
    if container == "UIAlertController" { noteSheet(members) }
  }

  /// Remembers the style of an action sheet that has no source rectangle.
  private func noteSheet(_ members: [Cursor.Member]) {
    guard context.system >= 8, !members.contains(where: { $0.key == "sourceRect" }),
      let style = members.first(where: { $0.key == "preferredStyle" }),
      style.value.path.description.hasSuffix("presentedViewController.preferredStyle"),
      resolved(style.value)?.node.string == "actionSheet"
    else { return }
    context.objects.sheetsWithoutSource.append(style.value)
  }

  private func checkView(_ cursor: Cursor, _ container: String) {
    guard let view = resolved(cursor) else { return }
    if let subviews = view.members.first(where: { $0.key == "subviews" }) {
      report(ObjectProblem.viewInContainer(container), at: subviews.keyCursor)
    }
    guard let classCursor = view["class"], let name = classCursor.node.string,
      let id = classes.id(named: name), let plain = classes.id(named: View.definition.name)
    else { return }
    if classes.builtInIndex(id) != classes.builtInIndex(plain), classes.isKind(id, of: plain) {
      report(ObjectProblem.viewOfContainer(name, container), at: classCursor)
    }
  }
}

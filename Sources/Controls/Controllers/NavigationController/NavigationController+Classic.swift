import ObjectModel

extension NavigationController {
  /// Its bars are part of a popover's frame.
  static var classic: any ControlClass.Type { ClassicNavigationController.self }
}

/// UINavigationController up to iOS 6.
enum ClassicNavigationController: DerivedControl {
  typealias Base = NavigationController

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = NavigationController.values(for: part, of: node)
    if part.role == NavigationBar.controllerBar || part.role == Toolbar.controllerBar {
      values.setDefault(ClassicBar.isInPopover, node[ClassicBar.isInPopover])
    }
    return values
  }
}

public import ObjectModel
import Raster

/// UIPopoverPresentationController: a controller in a bubble with an arrow that points at a
/// rectangle.
///
/// Lies between the window and the controller that it shows, so that rules match it as a container.
/// It derives from `UIPopoverController`, so that rules with either of UIKit's names match.
public enum PopoverPresentationController: BaseControl {
  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIPopoverPresentationController", superclass: "UIPopoverController", kind: .viewController,
    summary: "A popover: a controller in a bubble with an arrow, on pads.")

  /// The presented controller, whose presentation style is `popover`.
  static let content = Element.Role("popoverContent")

  /// UIPopoverController: matched by rules written for iOS 5 to 7.
  public enum Classic: BaseControl {
    /// Name, superclass and properties.
    public static let definition = ClassDefinition(
      "UIPopoverController", superclass: "UIResponder", kind: .viewController,
      summary: "A popover by its older name, which rules can use.")

    /// Does nothing: documents contain no popovers.
    package static func compose(_ element: inout Element, _ context: ComposeContext) {}
  }

  /// Whether the bubble is of a material, as those of action sheets are. One without a source
  /// rectangle then lies in the middle, without an arrow.
  static let isActionSheet = PartKey<Bool>("isActionSheet")

  /// Wraps a controller that is shown in a popover.
  static func wrapped(_ controller: Element, isActionSheet: Bool = false) -> Element {
    var content = controller.with(role: content)
    content.environment = .popover
    var popover = Element(definition.name, role: .rootViewController)
    if isActionSheet { popover.setDefault(Self.isActionSheet, true) }
    popover.children = [content]
    return popover
  }

  /// False: a popover lies beside its source.
  static var followsReadingDirection: Bool { false }

  /// Keeps the presented controller.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {}
}

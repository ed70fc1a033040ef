import ObjectModel
import Raster

extension Window {
  /// Controllers lie below the status bar.
  static var classic: any ControlClass.Type { ClassicWindow.self }
}

/// UIWindow up to iOS 6.
enum ClassicWindow: DerivedControl {
  typealias Base = Window

  /// Controllers that cover everything below, the status bar's row as well.
  private static let covering = [
    AlertController.definition.name, PopoverPresentationController.definition.name,
  ]

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    Window.compose(&element, context)
    // Tints are not dimmed before iOS 7.
    for index in element.children.indices
    where element.children[index].role == .rootViewController {
      element.children[index].setDefault(View.tintAdjustmentMode, .normal)
    }
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    Window.layOut(node, size: size, &pass)
    guard !pass.fact(StatusBar.State.self).isHidden else { return }
    let top = node.context.device.statusBarHeight
    for child in node.children where child.role == .rootViewController {
      guard !covering.contains(where: child.isKind) else { continue }
      let frame = pass.frame(of: child)
      guard frame.minY < top else { continue }
      pass.place(
        child, in: frame.inset(by: EdgeInsets(top: top - frame.minY, left: 0, bottom: 0, right: 0)))
      pass.setGuides(LayoutGuides(top: 0, bottom: pass.guides(of: child).bottom), for: child)
    }
  }
}

import ObjectModel
import Raster

extension NavigationController {
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    var guides = pass.guides(of: node)
    let container = pass.placeContainer(of: node, size: size)
    if let bar = container.child(NavigationBar.controllerBar) {
      let height = bar.intrinsicSize(fitting: size).height
      // Below a Dynamic Island bars begin above the safe area's end.
      let device = node.context.device
      let top =
        guides.top == device.safeAreaTop ? BarFigures.top(device, node.look) : guides.top
      pass.place(bar, in: Rect(x: 0, y: top, width: size.width, height: height))
      let position = NavigationBar.position(of: bar, y: top)
      guides.top = top + height
      guides.extendsUnderTop = Bar.isTranslucent(
        bar, backgroundImage: NavigationBar.backgroundImage(of: bar, position))
    }
    if let bar = container.child(Toolbar.controllerBar) {
      let height = bar.intrinsicSize(fitting: size).height
      guides.bottom = ToolbarFigures(bar).bottom(above: guides.bottom)
      pass.place(
        bar,
        in: Rect(
          x: 0, y: size.height - guides.bottom - height, width: size.width, height: height))
      guides.bottom += height
      guides.extendsUnderBottom = Bar.isTranslucent(
        bar, backgroundImage: Toolbar.backgroundImage(of: bar, Toolbar.controllerPosition(of: bar)))
    }
    let controllers = container.children(.childViewController)
    let progress = controllers.count > 1 ? NavigationTransition.pushProgress(of: node.element) : nil
    let parallax = node.look.era < .flat ? 1 : NavigationTransition.parallax
    for (index, child) in controllers.enumerated() {
      var frame = Rect(origin: .zero, size: size)
      if let progress {
        let isNew = index == controllers.count - 1
        frame.origin.x = node.roundToPixel(
          isNew ? (1 - progress) * size.width : -progress * size.width * parallax)
      }
      pass.place(child, in: frame)
      pass.setGuides(guides, for: child)
    }
    guard let new = controllers.last.map({ pass.frame(of: $0) }) else { return }
    for child in container.children(dimming) {
      pass.place(child, in: Rect(origin: .zero, size: size))
    }
    for child in container.children(edgeShadow) {
      pass.place(
        child,
        in: Rect(
          x: new.minX - Metrics.shadowWidth, y: 0, width: Metrics.shadowWidth, height: size.height))
    }
  }
}

import ObjectModel
import Raster

/// How the window shows controllers that others present: over the screen, as sheets or in popovers.
enum Presentation {
  /// The controller with the traits of its presentation: full screen where the width is compact.
  static func presented(_ controller: Element, _ context: ComposeContext) -> Element {
    var result = controller.with(role: .rootViewController)
    let style = controller[ViewController.modalPresentationStyle]
    guard context.hasRoomAcross else {
      if context.look.era >= .modern, !coversScreen(style), Sheet.fits(controller, context) {
        result.environment = .sheet
      }
      return result
    }
    switch style ?? (context.look.era >= .modern ? .pageSheet : .fullScreen) {
    case .popover: return PopoverPresentationController.wrapped(controller)
    case .formSheet: result.environment = .formSheet
    case .pageSheet: result.environment = .pageSheet
    case .fullScreen, .overFullScreen, .overCurrentContext: break
    }
    return result
  }

  /// Whether a style covers the screen also from iOS 13 on, where others are sheets.
  private static func coversScreen(_ style: ModalPresentationStyle?) -> Bool {
    switch style {
    case .fullScreen, .overFullScreen, .overCurrentContext: true
    case .pageSheet, .formSheet, .popover, nil: false
    }
  }

  /// Creates the window's parts for a presented controller. A sheet has a dimmed screen behind it,
  /// and round corners from iOS 7 on.
  static func sheetParts(_ controller: Element, _ context: ComposeContext) -> [Element] {
    if let sheet = Sheet(controller, context.look) { return sheet.parts(controller) }
    guard ViewController.isSheet(controller) else { return [controller] }
    var dimming = Element("UIView", role: ViewController.sheetDimming)
    dimming.setDefault(View.backgroundColor, .color(Metrics.sheetDim))
    var sheet = controller
    if context.look.era >= .flat {
      sheet.setDefault(View.cornerRadius, Metrics.sheetRadius)
      sheet.setDefault(View.clipsToBounds, true)
    }
    return [dimming, sheet]
  }

  /// The frame of a presented controller in the window, in points.
  static func presentedFrame(_ node: StyledNode, in size: Size) -> Rect {
    let whole = Rect(origin: .zero, size: size)
    if let sheet = Sheet(node.element, node.look) {
      return sheet.frame(in: size, on: node.context.device)
    }
    guard ViewController.isSheet(node.element) else { return whole }
    switch node.element.environment {
    case .formSheet:
      return whole.centered(
        Size(
          width: min(size.width, Metrics.formSheet.width),
          height: min(size.height, Metrics.formSheet.height)))
    default:
      let width = min(size.width, Metrics.pageSheetWidth)
      let top = node.context.device.statusBarHeight
      return Rect(
        x: (size.width - width) / 2, y: top, width: width, height: max(0, size.height - top))
    }
  }

  private enum Metrics {
    /// Size of UIKit's form sheet, and width of a page sheet, which begins below the status bar:
    /// the portrait screen's (UIModalPresentationStyle reference).
    static let formSheet = Size(width: 540, height: 620)
    static let pageSheetWidth = 768.0
    /// Corner radius of sheets of iOS 7 to 12 (choice, after pictures of the time).
    static let sheetRadius = 5.0
    /// Black behind sheets, as behind alerts.
    static let sheetDim = Color(white: 0, alpha: 0.4)
  }
}

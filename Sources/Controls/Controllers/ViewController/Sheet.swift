import ObjectModel
import Raster

/// UISheetPresentationController: how high a sheet of a phone stands, from iOS 15 on.
enum SheetPresentationController: ConfigurationObject {
  static let selectedDetentIdentifier = AppearanceKey<Detent>(
    "selectedDetentIdentifier", since: 15, "The detent that the sheet stands at.")
  static let largestUndimmedDetentIdentifier = AppearanceKey<Detent>(
    "largestUndimmedDetentIdentifier", since: 15, "Up to it nothing is dimmed.")
  static let prefersGrabberVisible = AppearanceKey<Bool>(
    "prefersGrabberVisible", since: 15, "Whether a grabber shows at the sheet's top.")
  static let preferredCornerRadius = AppearanceKey<Double>(
    "preferredCornerRadius", since: 15, "Of the upper corners, in points.")
  static let detents = "detents"

  static let definition = ClassDefinition(
    "UISheetPresentationController", superclass: "NSObject", kind: .object, isValue: true,
    since: 15, summary: "How high a sheet stands.",
    properties: [
      PropertyDeclaration(
        name: detents, type: .strings, since: 15,
        summary:
          "Where it may stand: medium, large (the default); the first where none is selected."
      ),
      selectedDetentIdentifier.declaration, largestUndimmedDetentIdentifier.declaration,
      prefersGrabberVisible.declaration, preferredCornerRadius.declaration,
    ])

  /// UISheetPresentationController.Detent.Identifier.
  enum Detent: String, NamedCases {
    case medium, large
    static let typeName = "detent"
  }
}

/// The card that a phone presents a controller on from iOS 13 on, and what lies behind it.
struct Sheet {
  /// Figures in points (measured on iOS 16, unless a comment says otherwise).
  private enum Metrics {
    /// Upper corners of the sheet, which are continuous, and of the presenter behind it before it
    /// is scaled.
    static let radius = 10.0
    /// The presenter's top below the status bar's, which has no notch below 30; the sheet's below
    /// it.
    static let leastTop = 30.0
    static let below = 10.0
    /// Distance of the presenter's sides from the screen's: 20 of 430; 16 on phones narrower than
    /// 414 (choice).
    static let presenterInset = (wide: 20.0, narrow: 16.0)
    /// Black over a presenter behind a large sheet: white becomes 224.
    static let dimming = 0.12
    /// Black behind a sheet of half the height (openuikit).
    static let mediumDimming = 0.2
    /// Height of a medium sheet, as a share of the screen's (choice).
    static let medium = 0.5
    static let grabber = (size: Size(width: 36, height: 5), top: 5.0)
  }

  private let presentation: Element?

  /// The sheet of a presented controller; nil for one that is presented otherwise.
  init?(_ controller: Element) {
    guard controller.environment == .sheet else { return nil }
    presentation = controller.object(ViewController.sheetPresentationName)
  }

  private var detent: SheetPresentationController.Detent {
    let names = presentation?.strings(SheetPresentationController.detents) ?? []
    return presentation?[SheetPresentationController.selectedDetentIdentifier]
      ?? names.first.flatMap(SheetPresentationController.Detent.init) ?? .large
  }

  /// Whether the presenter lies behind as a second card.
  var scalesPresenter: Bool { detent == .large }

  /// The view that draws the grabber.
  static let grabber = Element.Role("sheetGrabber", drawnBy: SheetGrabber.self)

  /// The sheet's controller and the views before and behind it.
  func parts(_ controller: Element) -> [Element] {
    var parts: [Element] = []
    let undimmed = presentation?[SheetPresentationController.largestUndimmedDetentIdentifier]
    if undimmed != .large, undimmed != detent {
      var dimming = Element("UIView", role: ViewController.sheetDimming)
      let alpha = scalesPresenter ? Metrics.dimming : Metrics.mediumDimming
      dimming.setDefault(View.backgroundColor, .color(Color(white: 0, alpha: alpha)))
      parts.append(dimming)
    }
    var sheet = controller
    sheet.setDefault(
      TopCorners.radius,
      presentation?[SheetPresentationController.preferredCornerRadius] ?? Metrics.radius)
    parts.append(sheet)
    if presentation?[SheetPresentationController.prefersGrabberVisible] == true {
      parts.append(Element("UIView", role: Self.grabber))
    }
    return parts
  }

  /// Moves the presenter back, so that it begins where the status bar ends.
  static func moveBack(_ presenter: inout Element, on device: Device) {
    let size = device.size
    let inset = size.width >= 414 ? Metrics.presenterInset.wide : Metrics.presenterInset.narrow
    let scale = 1 - 2 * inset / size.width
    presenter.setDefault(TopCorners.radius, Metrics.radius)
    presenter.setDefault(
      View.transform,
      Transform(
        a: scale, b: 0, c: 0, d: scale, tx: 0,
        ty: presenterTop(device) - size.height * (1 - scale) / 2))
  }

  private static func presenterTop(_ device: Device) -> Double {
    // Where the safe area begins, which an island's bars do not reach (measured on iOS 16).
    max(device.safeAreaTop, device.statusBarHeight, Metrics.leastTop)
  }

  /// The frame of the sheet in the window, in points.
  func frame(in size: Size, on device: Device) -> Rect {
    let top =
      scalesPresenter
      ? Self.presenterTop(device) + Metrics.below
      : (size.height * (1 - Metrics.medium)).rounded()
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }

  /// The frame of the grabber of a sheet, in points.
  static func grabberFrame(in sheet: Rect) -> Rect {
    let (size, top) = Metrics.grabber
    return Rect(
      x: sheet.midX - size.width / 2, y: sheet.minY + top, width: size.width, height: size.height)
  }
}

/// The grabber of a sheet: a capsule (its color a choice).
enum SheetGrabber: ControlClass {
  static let definition = View.definition

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.fill(
      Path(roundedRect: node.bounds, radius: node.size.height / 2),
      node.styled.color(named: .tertiaryLabel))
  }
}

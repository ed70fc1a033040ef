import ObjectModel
import Raster

/// UISheetPresentationController: how high a sheet stands, from iOS 15 on.
enum SheetPresentationController: ConfigurationObject {
  static let selectedDetentIdentifier = AppearanceKey<Detent>(
    "selectedDetentIdentifier", since: 15, default: .byContent,
    "The detent at which the sheet stands; the first one where there is none.")
  static let largestUndimmedDetentIdentifier = AppearanceKey<Detent>(
    "largestUndimmedDetentIdentifier", since: 15, default: .none,
    "The largest detent at which the content behind the sheet is not dimmed.")
  static let prefersGrabberVisible = AppearanceKey<Bool>(
    "prefersGrabberVisible", since: 15, default: .value(false),
    "Whether a grabber is shown at the top of the sheet.")
  static let preferredCornerRadius = AppearanceKey<Double>(
    "preferredCornerRadius", since: 15, default: .byLook,
    "The radius of the sheet's upper corners, in points.")
  static let prefersEdgeAttachedInCompactHeight = AppearanceKey<Bool>(
    "prefersEdgeAttachedInCompactHeight", since: 15,
    default: .value(false),
    "Whether phones in landscape show the sheet at the bottom edge, not as a full screen.")
  static let widthFollowsPreferredContentSizeWhenEdgeAttached = AppearanceKey<Bool>(
    "widthFollowsPreferredContentSizeWhenEdgeAttached", since: 15,
    default: .value(false),
    "Whether a sheet at the bottom edge is as wide as its preferredContentSize.")
  static let detents = "detents"

  static let definition = ClassDefinition(
    "UISheetPresentationController", superclass: "NSObject", kind: .object, isValue: true,
    since: 15,
    summary: "The sheet in which a controller is presented: detents, corners and grabber.",
    properties: [
      PropertyDeclaration(
        name: detents, type: .strings, since: 15,
        default: .value(.strings(["large"])),
        summary:
          "The detents at which the sheet can stand: medium and large."
      ),
      selectedDetentIdentifier.declaration, largestUndimmedDetentIdentifier.declaration,
      prefersGrabberVisible.declaration, preferredCornerRadius.declaration,
      prefersEdgeAttachedInCompactHeight.declaration,
      widthFollowsPreferredContentSizeWhenEdgeAttached.declaration,
    ])

  /// UISheetPresentationController.Detent.Identifier.
  enum Detent: String, NamedCases {
    case medium, large
    static let typeName = "detent"
  }
}

/// The card that a controller is presented on from iOS 13 on, and what lies behind it: at the foot
/// of a phone, and in the middle of a pad.
struct Sheet {
  /// Figures in points (measured on iOS 16, unless a comment says otherwise).
  private enum Metrics {
    /// Upper corners of the presenter behind a sheet, before it is scaled.
    static let radius = 10.0
    /// The presenter's top below the status bar's, which has no notch below 30.
    static let leastTop = 30.0
    /// Distance of the presenter's sides from the screen's: 20 of 430; 16 on phones narrower than
    /// 414 (choice).
    static let presenterInset = (wide: 20.0, narrow: 16.0)
    /// Black over a presenter behind a large sheet: white becomes 224.
    static let dimming = 0.12
    /// Black behind a sheet of half the height (openuikit).
    static let mediumDimming = 0.2
    /// Height of a pad's medium sheet, as a share of the screen's (choice).
    static let medium = 0.5
    static let grabber = (size: Size(width: 36, height: 5), top: 5.0)
    /// The greatest size of a pad's page sheet, and its distance from the screen's top and bottom (width
    /// measured on 1366 × 1024, height FlowStack's, after UIKit's).
    static let page = Size(width: 704, height: 998)
    static let pageMargin = 44.0
    /// Least distance of a page sheet from a pad's sides (choice).
    static let pageSide = 20.0
    /// The size of a form sheet (UIModalPresentationStyle reference).
    static let form = Size(width: 540, height: 620)
  }

  /// Where a sheet lies.
  private enum Kind {
    /// At the foot of the screen.
    case attached
    /// In the middle of a pad.
    case page, form
  }

  private let presentation: Element?
  private let kind: Kind
  private let figures: SheetFigures
  private let contentSize: Size?

  /// The sheet of a presented controller; nil for one that is presented otherwise.
  init?(_ controller: Element, _ look: Look) {
    guard look.era >= .modern else { return nil }
    figures = SheetFigures(look)
    switch controller.environment {
    case .sheet: kind = .attached
    case .pageSheet: kind = .page
    case .formSheet: kind = .form
    default: return nil
    }
    presentation = controller.object(ViewController.sheetPresentationName)
    contentSize = controller[ViewController.preferredContentSize]
  }

  /// Whether a screen of compact width is high enough for a sheet, or the sheet asks for its foot.
  static func fits(_ controller: Element, _ context: ComposeContext) -> Bool {
    context.traits.verticalSizeClass != .compact
      || controller.object(ViewController.sheetPresentationName)?[
        SheetPresentationController.prefersEdgeAttachedInCompactHeight] == true
  }

  private var detent: SheetPresentationController.Detent {
    let names = presentation?.strings(SheetPresentationController.detents) ?? []
    return presentation?[SheetPresentationController.selectedDetentIdentifier]
      ?? names.first.flatMap(SheetPresentationController.Detent.init) ?? .large
  }

  /// Whether the presenter lies behind as a second card.
  var scalesPresenter: Bool { isLarge && figures.scalesPresenter }

  private var isLarge: Bool { kind == .attached && detent == .large }

  /// The view that draws the grabber.
  static let grabber = Element.Role("sheetGrabber", drawnBy: SheetGrabber.self)

  /// The sheet's controller and the views before and behind it.
  func parts(_ controller: Element) -> [Element] {
    var parts: [Element] = []
    let undimmed = presentation?[SheetPresentationController.largestUndimmedDetentIdentifier]
    if undimmed != .large, undimmed != detent {
      var dimming = Element("UIView", role: ViewController.sheetDimming)
      let alpha = isLarge ? Metrics.dimming : Metrics.mediumDimming
      dimming.setDefault(
        View.backgroundColor, figures.dimming ?? .color(Color(white: 0, alpha: alpha)))
      parts.append(dimming)
    }
    var sheet = controller
    let radius =
      presentation?[SheetPresentationController.preferredCornerRadius] ?? figures.radius(isLarge)
    if kind == .attached, isLarge || figures.mediumInset == 0 {
      sheet.setDefault(TopCorners.radius, radius)
    } else {
      sheet.setDefault(View.cornerRadius, radius)
      sheet.setDefault(View.clipsToBounds, true)
    }
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
    guard kind == .attached else { return floatingFrame(in: size) }
    let inset = isLarge ? 0 : figures.mediumInset
    let top =
      isLarge
      ? Self.presenterTop(device) + figures.below
      : (size.height * (1 - figures.medium)).rounded() - inset
    let follows =
      presentation?[SheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached]
    let width =
      follows == true
      ? min(size.width, contentSize.map(\.width) ?? size.width) : size.width
    return Rect(
      x: ((size.width - width) / 2).rounded() + inset, y: top, width: max(0, width - 2 * inset),
      height: max(0, size.height - top - inset))
  }

  /// The frame of a sheet in the middle of a pad, in points.
  private func floatingFrame(in size: Size) -> Rect {
    var sheet = kind == .form ? contentSize ?? Metrics.form : Metrics.page
    sheet.width = min(sheet.width, size.width - 2 * Metrics.pageSide)
    sheet.height = min(sheet.height, size.height - 2 * Metrics.pageMargin)
    if detent == .medium {
      sheet.height = min(sheet.height, (size.height * Metrics.medium).rounded())
    }
    return Rect(
      x: ((size.width - sheet.width) / 2).rounded(),
      y: ((size.height - sheet.height) / 2).rounded(),
      width: max(0, sheet.width), height: max(0, sheet.height))
  }

  /// The frame of the grabber of a sheet, in points.
  static func grabberFrame(in sheet: Rect) -> Rect {
    let (size, top) = Metrics.grabber
    return Rect(
      x: sheet.midX - size.width / 2, y: sheet.minY + top, width: size.width, height: size.height)
  }
}

/// The grabber of a sheet: a capsule (its colour a choice).
enum SheetGrabber: BaseControl {
  static let definition = View.definition

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.fill(
      Path(roundedRect: node.bounds, radius: node.size.height / 2),
      node.styled.color(named: .tertiaryLabel))
  }
}

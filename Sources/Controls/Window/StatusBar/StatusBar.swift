import ObjectModel
import Raster
import Text

/// The status bar: drawn over everything; from iOS 7 on without a background.
enum StatusBar {
  struct State: StyledTreeFact, Hashable {
    var style: StatusBarStyle
    var isHidden: Bool
    /// How far the bar has turned from the other style to its own, 0–1.
    var progress = 1.0

    init(style: StatusBarStyle, isHidden: Bool, progress: Double = 1) {
      self.style = style
      self.isHidden = isHidden
      self.progress = progress
    }

    init(_ tree: StyledTree) { self = StatusBar.state(of: tree) }
  }

  /// The style and visibility that the controller below the status bar sets (see
  /// Documentation/appearance.md).
  static func state(of tree: StyledTree) -> State {
    let plist = tree.context.infoPlist
    guard plist.viewControllerBasedStatusBarAppearance, tree.context.look.era >= .flat else {
      return State(
        style: plist.statusBarStyle,
        isHidden: plist.statusBarHidden || tree.context.device.statusBarHeight == 0)
    }
    // Alerts, popovers and sheets do not decide; the controller that they cover does.
    let root = tree.root.children.last {
      $0.role == .rootViewController && !$0.isKind(of: AlertController.definition.name)
        && !$0.isKind(of: PopoverPresentationController.definition.name)
        && !ViewController.isInSheet($0.element)
    }
    // The status bar lies on the black behind a large sheet.
    let isOverSheet = tree.root.children.contains {
      Sheet($0.element, tree.context.look)?.scalesPresenter == true
    }
    let hiding = root.map { decidingController($0, for: ViewController.childForStatusBarHidden) }
    let (style, progress) = root.map(style) ?? (.default, 1)
    return State(
      style: isOverSheet ? .lightContent : style,
      isHidden: hiding?[ViewController.prefersStatusBarHidden] == true
        || tree.context.device.statusBarHeight == 0,
      progress: isOverSheet ? 1 : progress)
  }

  /// The style that a controller asks for, and how far the bar has turned to it.
  private static func style(
    _ controller: StyledNode
  ) -> (style: StatusBarStyle, progress: Double) {
    if let bar = controller.container.child(NavigationBar.controllerBar) {
      return (Bar.isBlack(bar) ? .lightContent : .default, 1)
    }
    if let child = decidingChild(controller, by: ViewController.childForStatusBarStyle) {
      return style(child)
    }
    return (
      controller[ViewController.preferredStatusBarStyle] ?? .default,
      controller[ViewController.statusBarStyleProgress].map { min(max($0, 0), 1) } ?? 1
    )
  }

  private static func decidingController(
    _ controller: StyledNode, for key: AppearanceKey<String>
  ) -> StyledNode {
    guard let child = decidingChild(controller, by: key) else { return controller }
    return decidingController(child, for: key)
  }

  /// The child controller that decides instead of a container.
  private static func decidingChild(
    _ controller: StyledNode, by key: AppearanceKey<String>
  ) -> StyledNode? {
    if controller.isKind(of: "UINavigationController")
      || controller.isKind(of: "UITabBarController")
      || controller.isKind(of: "UISplitViewController")
    {
      return controller.container.children(.childViewController).last
    }
    guard let id = controller[key], let view = controller.child(.controllerView) else { return nil }
    return view.children(.embeddedViewController).first { $0.element.id == id }
  }

  /// The colour of a style. From iOS 13 on, `default` follows the controller's interface style.
  private static func color(_ style: StatusBarStyle, of tree: StyledTree) -> Color {
    switch style {
    case .default:
      let root = tree.root.children.last { $0.role == .rootViewController } ?? tree.root
      let isDark = tree.context.look.era >= .modern && root.traits.userInterfaceStyle == .dark
      return isDark ? .white : .black
    case .darkContent: return .black
    case .lightContent, .blackOpaque, .blackTranslucent: return .white
    }
  }

  static func paint(_ tree: PlacedTree, _ canvas: inout Canvas) {
    let state = state(of: tree.styled)
    guard !state.isHidden else { return }
    let node = tree.styled.root
    if node.look.era < .flat {
      return ClassicStatusBar.paint(tree, style: state.style, &canvas)
    }
    let own = color(state.style, of: tree.styled)
    let other: Color = own == .white ? .black : .white
    // One style fades out as the other fades in.
    var layers = [own.withAlpha(state.progress)]
    if state.progress < 1 { layers.insert(other.withAlpha(1 - state.progress), at: 0) }
    for color in layers {
      if tree.mirroring.isMirrored(inStatusBarOf: node) {
        canvas.mirrored(width: node.context.device.size.width) { paint(node, color, &$0) }
      } else {
        paint(node, color, &canvas)
      }
    }
  }
}

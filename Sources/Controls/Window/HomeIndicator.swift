import ObjectModel
import Raster

/// The home indicator at the bottom of devices without a home button, from iOS 13 on.
enum HomeIndicator {
  /// In points.
  private enum Metrics {
    static let height = 5.0
    static let radius = 2.5
    /// Distance to the screen's bottom (measured).
    static let bottom = 8.0
    /// Share of the width: 140 of 393 and 148 of 414 (measured); of phones in landscape and pads a
    /// choice.
    static let share = 0.3575
    static let landscapeShare = 0.2575
    static let padWidth = 315.0
    /// Its grey over a dark bar in the light style: 76 over (4, 30, 66) (measured).
    static let overDark = Color(bytes: 76, 76, 76)
    /// The luma below which a bar is dark (choice).
    static let darkLuma = 0.4
  }

  static func paint(_ tree: PlacedTree, _ canvas: inout Canvas) {
    let context = tree.styled.context
    let device = context.device
    guard context.look.era >= .modern, device.bottomInset > 0, device.hasHomeIndicator
    else { return }
    let share = device.isLandscape ? Metrics.landscapeShare : Metrics.share
    let width =
      device.idiom == .pad ? Metrics.padWidth : (device.size.width * share).rounded(.down)
    let frame = Rect(
      x: (device.size.width - width) / 2,
      y: device.size.height - Metrics.bottom - Metrics.height, width: width,
      height: Metrics.height)
    canvas.fill(
      Path(roundedRect: tree.styled.root.roundToPixel(frame), radius: Metrics.radius),
      color(tree))
  }

  /// White in the dark style and black in the light one, but over a bar whose colour is dark.
  private static func color(_ tree: PlacedTree) -> Color {
    let root = tree.styled.root
    let top = root.children.last { $0.role == .rootViewController } ?? root
    if top.traits.userInterfaceStyle == .dark { return .white }
    let bar = tree.styled.objects.indices.lazy.map { tree.styled.node($0) }.last {
      $0.role == TabBar.controllerBar || $0.role == Toolbar.controllerBar
    }
    guard let bar else { return .black }
    let style =
      bar.role == TabBar.controllerBar
      ? ModernTabBar.background(of: bar) : ModernToolbar.background(of: bar, .bottom)
    guard let color = style.color.flatMap(bar.resolve), color.alpha > 0.5 else {
      return style.effect?.isDark(in: bar.traits) == true ? Metrics.overDark : .black
    }
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return luma < Metrics.darkLuma ? Metrics.overDark : .black
  }
}

import ObjectModel
import Raster
import Text

extension TabBarItem {
  /// How icon and title are arranged (UITabBarItemAppearance.Style).
  enum Arrangement {
    case stacked, inline, compactInline

    /// Side by side where the look does so, and the width is regular or the height compact; smaller where
    /// the width is compact, too (the widest phones keep bars of 49 points: QMUI's heights of bars).
    ///
    /// - Parameter node: the bar, or an item of it.
    init(_ node: StyledNode) {
      let traits = node.traits
      if !TabBarItemFigures(node.look).laysSideBySide {
        self = .stacked
      } else if traits.horizontalSizeClass == .regular {
        self = .inline
      } else {
        self = traits.verticalSizeClass == .compact ? .compactInline : .stacked
      }
    }

    /// Font size of titles, in points (stacked: measured on 9 and 10; others: choice).
    var titleSize: Double {
      switch self {
      case .stacked: 10
      case .inline: 13
      case .compactInline: 12
      }
    }

    /// Scale of icons: 18 of 25 points in compact bars (Human Interface Guidelines).
    var iconScale: Double { self == .compactInline ? 0.72 : 1 }
  }

  private enum Metrics {
    /// Spacing between icon and title side by side (choice).
    static let inlineGap = 5.0
    static let badgeOffset = 10.0
    /// Minimum spacing between a badge and a title at the same height (choice).
    static let badgeToTitle = 1.0
  }

  /// Size of the icon in the current arrangement, in points.
  private static func iconSize(_ item: StyledNode) -> Size {
    guard let icon = item.child(button)?.child(icon) else { return .zero }
    let own = icon.intrinsicSize(fitting: .zero)
    // An image for compact bars keeps its size.
    let isCompact = item[BarItem.landscapeImagePhone].map { $0 == shownImage(item).image } ?? false
    let scale = isCompact ? 1 : Arrangement(item).iconScale
    return Size(width: own.width * scale, height: own.height * scale)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let icon = iconSize(node)
    let label = node.child(button)?.child(EmbeddedButton.label)
    let title = label.map { Label.line(of: $0).size } ?? .zero
    let gap = icon.width > 0 && title.width > 0 ? inlineGap(node, iconWidth: icon.width) : 0
    return Size(
      width: icon.width + gap + title.width, height: max(icon.height, title.height))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let button = node.child(button) else { return }
    pass.place(button, in: Rect(origin: .zero, size: size))
    let icon = iconFrame(node, size)
    if let view = button.child(self.icon) { pass.place(view, in: icon) }
    if let label = button.child(EmbeddedButton.label) {
      pass.place(label, in: labelFrame(label, of: node, beside: icon, size))
    }
    if let badge = button.child(Badge.role) {
      Badge.place(
        badge, x: node.roundToPixel(icon.midX + badgeX(node)),
        moved: followsAppearances(node) ? ModernTabBarItem.badgeAdjustment(of: node) : .zero, &pass)
    }
  }

  /// Whether appearance objects decide how an item looks.
  private static func followsAppearances(_ item: StyledNode) -> Bool { item.look.era >= .modern }

  private static func iconFrame(_ item: StyledNode, _ bounds: Size) -> Rect {
    let size = iconSize(item)
    let isStacked = Arrangement(item) == .stacked
    let all = isStacked ? size.width : intrinsicSize(item, fitting: bounds).width
    let middle = isStacked ? TabBarItemFigures(item.look).imageCenter : bounds.height / 2
    return Rect(
      x: item.floorToPixel((bounds.width - all) / 2),
      y: item.roundToPixel(middle - size.height / 2), width: size.width, height: size.height)
  }

  private static func labelFrame(
    _ label: StyledNode, of item: StyledNode, beside icon: Rect, _ size: Size
  ) -> Rect {
    let moved =
      (followsAppearances(item) ? ModernTabBarItem.titleAdjustment(of: item) : nil)
      ?? item[titlePositionAdjustment] ?? .zero
    var frame: Rect
    if Arrangement(item) == .stacked {
      frame = stackedFrame(
        label, baseline: TabBarItemFigures(item.look).titleBaseline, in: size)
      frame.origin.x = item.floorToPixel(frame.minX)
    } else {
      let line = Label.line(of: label)
      let x = icon.width > 0 ? icon.maxX + inlineGap(item, iconWidth: icon.width) : icon.minX
      let baseline = item.centeredTop(line, height: size.height) + line.firstBaseline
      frame = EmbeddedButton.frame(of: label, line, x: x, baseline: baseline)
    }
    return frame.offsetBy(x: moved.horizontal, y: moved.vertical)
  }

  /// Frame of a label centred in the item, at most as wide as the item without its margins.
  static func stackedFrame(
    _ label: StyledNode, baseline: Double, in size: Size, margin: Double = 0
  ) -> Rect {
    var frame = EmbeddedButton.frame(of: label, Label.line(of: label), x: 0, baseline: baseline)
    frame.size.width = min(frame.width, max(0, size.width - 2 * margin))
    frame.origin.x = (size.width - frame.width) / 2
    return frame
  }

  /// Distance from the icon's middle to the badge's left edge, in points.
  private static func badgeX(_ item: StyledNode) -> Double {
    (Metrics.badgeOffset - BadgeFigures(item.look).padding) * Arrangement(item).iconScale
  }

  /// Spacing between icon and title side by side. In a compact bar, where the title lies at the
  /// badge's height, it keeps clear of the badge.
  private static func inlineGap(_ item: StyledNode, iconWidth: Double) -> Double {
    guard Arrangement(item) == .compactInline, let badge = item.child(button)?.child(Badge.role)
    else { return Metrics.inlineGap }
    return max(
      Metrics.inlineGap,
      badgeX(item) + Badge.width(badge) + Metrics.badgeToTitle - iconWidth / 2)
  }
}

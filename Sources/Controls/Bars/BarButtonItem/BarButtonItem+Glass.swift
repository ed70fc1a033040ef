import ObjectModel
import Raster
import Text

extension BarButtonItem {
  /// A title or symbol on a platter of glass.
  static var glass: any ControlClass.Type { GlassBarButtonItem.self }
}

extension BarButtonItemFigures {
  /// Titles of 17 lie 28.33 below the top of platters of 44 (measured).
  mutating func setGlass() {
    baseline = 6.33
    titleWeight = .medium
    symbolWeight = .medium
    // Apple's pictures show a checkmark and a cross; Save keeps its title (choice).
    symbolItems = [.done, .cancel]
    liesOnPlatters = true
  }
}

/// UIBarButtonItem from iOS 26 on: as high as the room in its platter, and wider than its content.
enum GlassBarButtonItem: DerivedControl {
  typealias Base = ModernBarButtonItem

  /// The colour of a title or symbol: that of labels unless the item has a tint of its own; white on a prominent platter.
  static func ink(of item: StyledNode) -> ColorValue {
    let isTitle = BarButtonItem.isText(item)
    let isDisabled = item[BarItem.isEnabled] == false
    if Platter.isProminent(item), BarButtonItem.background(of: item) == nil,
      item[BarButtonItem.hidesSharedBackground] != true
    {
      return isDisabled && isTitle ? item.look.color(.tertiaryLabel) : .color(.white)
    }
    if isDisabled { return GlassInk.disabled(item.glassGeneration, isTitle: isTitle, item.look) }
    return item[BarButtonItem.tintColor] == nil ? GlassInk.label(item.glassGeneration) : .tint
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let figures = PlatterFigures.of(node)
    let height = figures.itemHeight
    if let width = node[BarButtonItem.width], width > 0 {
      return Size(width: width, height: height)
    }
    if let view = node.child(BarButtonItem.customView) {
      let own = view.framedSize(fitting: fitting)
      guard node[BarButtonItem.hidesSharedBackground] != true else { return own }
      return Size(
        width: max(height, own.width + 2 * figures.symbolPadding), height: max(height, own.height))
    }
    guard BarButtonItem.background(of: node) == nil, node.child(BarButtonItem.button) != nil else {
      return ModernBarButtonItem.intrinsicSize(node, fitting: fitting)
    }
    let content = BarButtonItem.contentWidth(of: node, fitting: fitting)
    let padding =
      BarButtonItem.label(of: node) == nil ? figures.symbolPadding : figures.titlePadding
    return Size(width: max(height, node.ceilToPixel(content) + 2 * padding), height: height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let view = node.child(BarButtonItem.customView) else {
      return ModernBarButtonItem.layOut(node, size: size, &pass)
    }
    let own = view.framedSize(fitting: size)
    let frame = node.roundToPixel(
      Rect(
        x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
        height: own.height))
    pass.place(view, in: frame)
    BarButtonItemBadge.place(on: node, content: frame, &pass)
  }
}

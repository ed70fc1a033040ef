import ObjectModel
import Raster

/// The figures of navigation bars and toolbars from iOS 7 on, by look and device, in points.
struct BarFigures {
  /// Height of a bar that is not compact.
  var height = Bar.height
  /// How much further from a bar's ends its items lie where its margins are wider (measured).
  var edgeInset = 0.0
  /// Margin of items at the bar's edge (images are measured on a toolbar's "+").
  var imageMargin = 16.0
  var textMargin = 16.0

  /// The figures of a bar, or of the bar that an item is in.
  init(_ node: StyledNode) {
    let device = node.context.device
    let isPad = device.idiom == .pad
    if isPad, node.system >= 12 { height = Bar.padHeight }
    if node.system < 11 { textMargin = 8 }
    guard node.system >= 8 else { return }
    let shortSide = min(device.size.width, device.size.height)
    if !isPad {
      // The widest phones.
      if shortSide >= 414 { edgeInset = 4 }
    } else if node.traits.horizontalSizeClass == .regular {
      // The widest pads have wider margins up to iOS 10.
      edgeInset = shortSide >= 1024 && node.system < 11 ? 12 : 4
    }
  }
}

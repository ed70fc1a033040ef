import ObjectModel
import Raster

/// The figures of navigation bars and toolbars from iOS 7 on, by look and device, in points.
struct BarFigures {
  /// Height of a bar that is not compact, and of one that is.
  var height = Bar.height
  var compactHeight = Bar.compactHeight
  /// How much further from a bar's ends its items lie where its margins are wider (measured).
  var edgeInset = 0.0
  /// Margin of items at the bar's edge (images are measured on a toolbar's "+").
  var imageMargin = 16.0
  var textMargin = 16.0

  /// Height from iOS 26 on: platters of 44 and 10 below them.
  private static let glassHeight = 54.0

  /// The height of a navigation bar's row in a look, of a bar that is not compact.
  static func height(_ look: Look) -> Double { look.era >= .glass ? glassHeight : Bar.height }

  /// The top of a controller's bar where nothing lies above it: from iOS 26 on the safe area's, before the status bar's end,
  /// which below a Dynamic Island is higher.
  static func top(_ device: Device, _ look: Look) -> Double {
    look.era >= .glass ? device.safeAreaTop : device.statusBarHeight
  }

  /// The figures of a bar, or of the bar that an item is in.
  init(_ node: StyledNode) {
    let device = node.context.device
    let isPad = device.idiom == .pad
    if isPad, node.system >= 12 { height = Bar.padHeight }
    if node.system < 11 { textMargin = 8 }
    if node.look.era >= .glass {
      height = Self.glassHeight
      // Nobody has measured bars in landscape (choice).
      compactHeight = Self.glassHeight
    }
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

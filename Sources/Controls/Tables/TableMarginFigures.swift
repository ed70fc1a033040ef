import ObjectModel
import Raster

/// The margins of a table's rows and titles from iOS 7 on, by look and device, in points.
struct TableMarginFigures {
  /// Margin in tables that are not wider than what is readable.
  var plain = 15.0
  /// Width of content that is comfortable to read: 176 to 848 of a pad's 1024 (measured).
  var readableWidth = 672.0
  /// Whether tables that do not say so keep to the readable width.
  var keepsReadableWidth = false
  /// Margin in tables as wide as a pad's page sheet from iOS 13 on (measured); nil before.
  private var pageSheet: (width: Double, margin: Double)?
  /// Margin of cards: measured at a width of 390 (iOS 18).
  var card = 20.0
  /// Margin of the text in cards; nil for that of the cards.
  var inCard: Double?
  /// Radius of cards, which is continuous (measured).
  var cardRadius = 10.0

  /// The margins on a screen.
  init(_ context: ScreenContext) {
    let look = context.look
    let device = context.device
    let isPhone = device.idiom == .phone
    let shortSide = min(device.size.width, device.size.height)
    keepsReadableWidth = (9...11).contains(look.system)
    // Choice.
    if shortSide < 390 { card = 16 }
    if look.era >= .modern, !isPhone { pageSheet = (width: 704, margin: 16) }
    if look.era >= .glass { setGlass(shortSide) }
    guard look.system >= 8 else { return }
    // The widest phones, and the widest pads (measured); from 13 on all pads (UIKit's least layout
    // margins).
    if shortSide >= (isPhone ? 414 : 1024) || look.era >= .modern && !isPhone {
      plain = 20
    } else if look.system == 8 || look.system >= 12 && isPhone {
      plain = 16
    }
  }

  /// Margin in a table of a width.
  func plain(width: Double) -> Double {
    guard let pageSheet, pageSheet.width == width else { return plain }
    return pageSheet.margin
  }
}

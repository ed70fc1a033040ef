import ObjectModel
import Raster
import Text

/// The insertion point of a text that is being edited.
enum Caret {
  /// In points (iOS 7 and later).
  static let width = 2.0
  /// Up to iOS 6 (choice, after the era's screens).
  private static let classicColor = Color(bytes: 0x42, 0x6B, 0xF2)

  /// The tint; a fixed blue before tints were handed down.
  static func color(of node: StyledNode) -> Color {
    node.look.era == .classic ? classicColor : node.tintColor
  }

  /// At the end of a layout's text, or where text that is yet to come begins.
  ///
  /// - Parameters:
  ///   - layout: the text, or the placeholder in its place.
  ///   - origin: of the layout's top left.
  ///   - room: the width that the text is aligned in.
  ///   - font: of text that is not there yet.
  ///   - isEmpty: whether the layout is not the text: a placeholder, or nothing.
  static func rect(
    after layout: TextLayout, at origin: Point, room: Double, alignment: TextAlignment, font: Font,
    isEmpty: Bool, of node: StyledNode
  ) -> Rect {
    let line = layout.lines.last
    let baseline = line?.baseline ?? node.roundToPixel(font.ascender)
    let top = origin.y + baseline - (line?.ascender ?? font.ascender)
    let height = (line?.ascender ?? font.ascender) + (line?.descender ?? font.descender)
    let x: Double
    if let line, !isEmpty {
      // Spaces that end the text move the caret, too.
      if line.isRightToLeft {
        x = line.x + min(0, line.segments.first?.x ?? 0) - width
      } else {
        x = line.x + max(line.width, line.segments.last.map { $0.x + $0.width } ?? 0)
      }
    } else {
      x =
        switch alignment {
        case .center: (room - width) / 2
        case .right: room - width
        case .natural where node.runsFromRight: room - width
        default: 0
        }
    }
    return node.roundToPixel(Rect(x: origin.x + x, y: top, width: width, height: height))
  }
}

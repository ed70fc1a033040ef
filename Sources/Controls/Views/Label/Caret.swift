import ObjectModel
import Raster
import Text

/// The caret of a text that is being edited.
enum Caret {
  /// Width in points, from iOS 7 on.
  static let width = 2.0
  /// The colour up to iOS 6 (choice).
  private static let classicColor = Color(bytes: 0x42, 0x6B, 0xF2)

  /// The colour of the caret: the tint, or a fixed blue up to iOS 6.
  static func color(of node: StyledNode) -> Color {
    node.look.era < .flat ? classicColor : node.tintColor
  }

  /// The caret's frame at the end of a text, or at the beginning of an empty one, in points.
  ///
  /// - Parameters:
  ///   - layout: the text or the placeholder.
  ///   - origin: the top left corner of the layout.
  ///   - room: the width that the text is aligned in, in points.
  ///   - font: sets the caret's height when there is no text.
  ///   - isEmpty: whether the text is empty and `layout` is a placeholder or empty.
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
      // The line's width leaves out trailing spaces; the caret stands after them.
      if line.isRightToLeft {
        x = line.x + min(0, line.segments.first?.x ?? 0) - width
      } else {
        x = line.x + max(line.width, line.segments.last.map { $0.x + $0.width } ?? 0)
      }
    } else if let line, node.look.era >= .modern {
      // Before a placeholder, which it does not cover (choice).
      x = line.isRightToLeft ? line.x + line.width : line.x - width
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

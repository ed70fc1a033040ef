import ObjectModel
import Raster
import Text

/// The time in the status bar.
///
/// Through iOS 8 it has proportional numerals and a raised colon, which the substitute font lacks.
/// The figures are fitted to "12:19 PM", "11:58 AM" and "7:53 PM", measured on iOS 7 and 8 at 12
/// points; every character lies within 0.3 points.
struct StatusBarClock {
  private enum Metrics {
    /// Removed from either side of a 1, in points.
    static let one = -1.0
    /// Added after a colon, in points.
    static let colon = 0.4
    /// Added to a space, in points.
    static let space = -0.35
    /// Added to a 7 before a colon, in points.
    static let sevenAndColon = -0.45
    /// Distance that a colon is raised, in points.
    static let colonRise = 1.0
  }

  /// Characters on one baseline, and the distance that they are raised.
  private struct Piece {
    var layout: TextLayout
    var rise: Double
  }

  private var pieces: [Piece] = []
  /// Left edge of the first piece from the time's left edge, in points.
  private var lead = 0.0
  /// Width in points.
  private(set) var width = 0.0

  /// Lays out a time.
  ///
  /// - Parameter attributes: font and colour of the time.
  init(_ text: String, attributes: TextAttributes, of node: StyledNode) {
    guard node.look.fontFamily == .helveticaLike else {
      add([AttributedRun(text: text, attributes: attributes)], rise: 0, of: node)
      return
    }
    let characters = Array(text)
    lead = characters.first == "1" ? Metrics.one : 0
    width = lead
    var runs: [AttributedRun] = []
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      var attributes = attributes
      attributes.kern = (attributes.kern ?? 0) + Self.kern(character, next)
      let run = AttributedRun(text: String(character), attributes: attributes)
      if character == ":" {
        add(runs, rise: 0, of: node)
        add([run], rise: Metrics.colonRise, of: node)
        runs = []
      } else {
        runs.append(run)
      }
    }
    add(runs, rise: 0, of: node)
  }

  private static func kern(_ character: Character, _ next: Character?) -> Double {
    var kern = next == "1" ? Metrics.one : 0
    switch character {
    case "1": kern += Metrics.one
    case "7" where next == ":": kern += Metrics.sevenAndColon
    case ":": kern += Metrics.colon
    case " ": kern += Metrics.space
    default: break
    }
    return kern
  }

  private mutating func add(_ runs: [AttributedRun], rise: Double, of node: StyledNode) {
    guard !runs.isEmpty else { return }
    let layout = node.textLayout(runs)
    pieces.append(Piece(layout: layout, rise: rise))
    width += layout.size.width
  }

  /// Draws the time with its left edge at `x`.
  func draw(x: Double, baseline: Double, of node: StyledNode, _ canvas: inout Canvas) {
    var x = x + lead
    for piece in pieces {
      canvas.draw(piece.layout, x: x, baseline: baseline - piece.rise, of: node)
      x += piece.layout.size.width
    }
  }
}

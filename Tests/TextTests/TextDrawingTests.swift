import Raster
import Testing
import Text

@Suite("Text drawing")
struct TextDrawingTests {
  @Test("Backgrounds come first, then glyphs, then lines")
  func order() {
    let font = FontBook.embedded.systemFont(.helveticaLike, size: 10, weight: .regular)
    let run = TextRun(
      text: "a", font: font, color: .black, underline: true, backgroundColor: .white)
    let layout = TextLayout(runs: [run])
    var canvas = Canvas()
    canvas.draw(layout, at: Point(x: 3, y: 5), color: Color(bytes: 255, 0, 0))
    let commands = canvas.displayList.commands
    #expect(commands.count == 3)
    guard commands.count == 3, case .fill(let box, _, _) = commands[0],
      case .glyphs(_, let origin, let color) = commands[1],
      case .fill(let line, _, let paint) = commands[2]
    else {
      Issue.record("unexpected commands")
      return
    }
    #expect(box.rectangle?.origin == Point(x: 3, y: 5))
    #expect(origin == Point(x: 3, y: 5 + font.ascender))
    #expect(color == Color(bytes: 255, 0, 0))
    #expect(paint == .solid(Color(bytes: 255, 0, 0)))
    #expect((line.rectangle?.minY ?? 0) > origin.y)
  }
}

import Controls
import Loading
import ObjectModel
import Raster
import ScreenFormat
import Testing
import Text

/// The work of a picture is a sum that is known before the first pixel: one more than the limit is refused, with the object that
/// takes most of it.
@Suite struct WorkTests {
  private static let device = #""device": {"size": [400, 400], "scale": 1, "statusBarHeight": 0}"#

  private func screen(_ subviews: [String], work: Double = 1) throws -> Screen {
    var options = RenderOptions()
    options.limits.work = work
    let text =
      #"{"mockup": 1, \#(Self.device), "window": {"subviews": [\#(subviews.joined(separator: ",\n"))]}}"#
    let source = ScreenLoader.Source(SourceFile(label: "s.json", text: text), folder: "")
    return try ScreenLoader(options: options).load(source).screen
  }

  private func label(_ text: String, _ more: String = "") -> String {
    #"{"class": "UILabel", "frame": [0, 0, 50, 20], "text": "\#(text)"\#(more)}"#
  }

  /// The multiple whose limit is this number.
  private func multiple(_ kind: WorkExcess.Kind, _ limit: Int) -> Double {
    (Double(limit) + 0.5) / Double(kind.standard)
  }

  private func excess(_ screen: Screen) -> WorkExcess? {
    do throws(RasterizerError) {
      try screen.check(limits: SurfaceLimits(work: screen.workLimit))
      return nil
    } catch {
      guard case .tooMuchWork(let excess) = error else { return nil }
      return excess
    }
  }

  @Test func `objects are counted to the last one`() throws {
    let part = #"{"class": "UIView", "frame": [0, 0, 9, 9], "backgroundColor": "red"}"#
    let parts = Array(repeating: part, count: 9).joined(separator: ",")
    let view = #"{"class": "UIView", "subviews": [\#(parts)]}"#
    let count = try screen([view]).resolved().objects.count
    // The window itself is none.
    let bytes = (count - 1) * WorkLedger.objectBytes
    let commands = try screen([view]).displayList().commands.count
    let painted = bytes + commands * WorkLedger.commandBytes
    #expect(commands > 0)
    #expect(excess(try screen([view], work: multiple(.objects, painted))) == nil)
    let late = try #require(excess(try screen([view], work: multiple(.objects, painted - 1))))
    #expect(late.sum == painted)
    let found = try #require(excess(try screen([view], work: multiple(.objects, bytes - 1))))
    #expect(found.kind == .objects)
    #expect(found.sum == bytes)
    #expect(found.limit == bytes - 1)
    #expect(found.object == "window/UIView")
  }

  @Test func `nothing is left for constraints after some were refused`() {
    let ledger = WorkLedger(multiple: 1, pixels: 100)
    let all = ledger.openConstraintTerms.added
    ledger.addConstraintTerms(10)
    #expect(ledger.openConstraintTerms.added == all - 10)
    ledger.refuseConstraints(3, in: "window/UIView")
    ledger.refuseConstraints(5, in: "window/UILabel")
    #expect(ledger.openConstraintTerms.added == 0)
    #expect(ledger.excess?.constraints == 3)
    #expect(ledger.excess?.object == "window/UIView")
    // A tree that is looked at may take more, for the reasons.
    #expect(WorkLedger(readingWith: 1).openConstraintTerms.added > all)
  }

  @Test func `cells share what constraints may take`() throws {
    func cell(_ index: Int) -> String {
      let views = (0..<60).map {
        """
        {"class": "UIView", "id": "c\(index)v\($0)", "constraints": ["leading = superview + \($0)", "bottom <= superview",
         "height = c\(index)v\(($0 + 7) % 60) @\(100 + $0)", "top >= c\(index)v\(($0 + 1) % 60).bottom + 1 @\(200 + $0)"]}
        """
      }
      return "{\"subviews\": [\(views.joined(separator: ","))]}"
    }
    func table(_ cells: Int) -> String {
      let rows = (0..<cells).map(cell).joined(separator: ",")
      return
        #"{"class": "UITableView", "frame": [0, 0, 320, 400], "sections": [{"rows": [\#(rows)]}]}"#
    }
    func terms(_ cells: Int, work: Double) throws -> Int {
      let ledger = try screen([table(cells)], work: work).placedForDrawing().styled.context.ledger
      return Int(50_000_000 * work) - ledger.openConstraintTerms.added
    }
    let one = try terms(1, work: 1)
    #expect(one > 0)
    #expect(try terms(4, work: 1) > 3 * one)
    // Refused in the first cell, and no other is tried.
    let little = Double(one / 2) / 50_000_000
    let refused = try screen([table(4)], work: little).placedForDrawing()
    #expect(refused.excess?.kind == .constraints)
    #expect(refused.styled.context.ledger.openConstraintTerms.added == 0)
  }

  @Test func `a picture with too many commands is painted no further`() throws {
    let part = #"{"class": "UIView", "frame": [0, 0, 9, 9], "backgroundColor": "red"}"#
    let parts = Array(repeating: part, count: 99).joined(separator: ",")
    let view = #"{"class": "UIView", "subviews": [\#(parts)]}"#
    let count = try screen([view]).resolved().objects.count
    let bytes = (count - 1) * WorkLedger.objectBytes
    let limit = bytes + 5 * WorkLedger.commandBytes
    let screen = try screen([view], work: multiple(.objects, limit))
    #expect(screen.displayList().commands.count == 6)
    #expect(excess(screen)?.sum == limit + WorkLedger.commandBytes)
  }

  @Test func `what several objects draw alike is drawn once`() throws {
    func bytes(_ inks: [String]) throws -> Int {
      let views = inks.map {
        #"{"class": "UIImageView", "image": {"size": [8, 8], "draw": [{"fill": "\#($0)", "ellipse": [0, 0, 8, 8]}]}}"#
      }
      let tree = try screen(views).placedForDrawing()
      _ = tree.displayList()
      return tree.styled.context.drawnImages.bytes
    }
    #expect(try bytes(["red", "red", "red"]) == 8 * 8 * 4)
    #expect(try bytes(["red", "blue", "red"]) == 2 * 8 * 8 * 4)
  }

  @Test func `steps of text are counted to the last one`() throws {
    let labels = [100, 900, 200].map { label(String(repeating: "word ", count: $0)) }
    let steps = try screen(labels).ledger().textSteps
    #expect(excess(try screen(labels, work: multiple(.text, steps))) == nil)
    let found = try #require(
      excess(try screen(labels, work: multiple(.text, steps - 1))))
    #expect(found.kind == .text)
    #expect(found.sum == steps)
    #expect(found.object == "window/UILabel[1]")
  }

  @Test func `the same text is laid out once`() throws {
    let one = try screen([label("Some words")]).ledger()
    let many = try screen(Array(repeating: label("Some words"), count: 50)).ledger()
    // A letter with an accent, and a letter and an accent.
    let composed = try screen([label("\u{E9}")]).ledger()
    let both = try screen([label("\u{E9}"), label("e\u{301}")]).ledger()
    #expect(both.textSteps > composed.textSteps)
    #expect(one.textSteps > 0)
    #expect(many.textSteps == one.textSteps)
    for other in [
      label("Some wörds"), label("Some words", #", "font": 18"#),
      label("Some words", #", "numberOfLines": 2"#),
      label("Some words", #", "lineBreakMode": "byTruncatingHead""#),
    ] {
      let two = try screen([label("Some words"), other]).ledger()
      #expect(two.textSteps > one.textSteps, "\(other)")
    }
  }

  @Test func `different texts that are too long together are refused before they are laid out`()
    throws
  {
    let labels = (0..<9).map { label("\($0)" + String(repeating: " word", count: 100)) }
    let bytes = 9 * (1 + 5 * 100)
    // Each byte takes two steps at least.
    let screen = try screen(labels, work: multiple(.text, 2 * bytes - 1))
    let tree = screen.placedForDrawing()
    #expect(tree.styled.context.ledger.textSteps == 0)
    #expect(tree.excess == WorkExcess(.text, sum: 2 * bytes, limit: 2 * bytes - 1))
  }

  @Test func `pixels are counted before they are drawn, and the object with most of them is named`()
    throws
  {
    let views = [
      #"{"class": "UIView", "frame": [0, 0, 400, 400], "backgroundColor": "red"}"#,
      #"{"class": "UIVisualEffectView", "effect": "light", "frame": [0, 0, 400, 400]}"#,
    ]
    let tree = try screen(views).placedForDrawing()
    let sum = try tree.displayList().work(width: 400, height: 400, scale: 1).pixels
    #expect(excess(try screen(views, work: multiple(.pixels, sum))) == nil)
    let found = try #require(
      excess(try screen(views, work: multiple(.pixels, sum - 1))))
    #expect(found.kind == .pixels)
    #expect(found.sum == sum)
    #expect(found.object?.hasPrefix("window/UIVisualEffectView") == true)
  }
}

extension Screen {
  /// The ledger of a picture after its texts were laid out, which painting asks for.
  fileprivate func ledger() -> WorkLedger {
    let tree = placedForDrawing()
    _ = tree.displayList()
    return tree.styled.context.ledger
  }
}

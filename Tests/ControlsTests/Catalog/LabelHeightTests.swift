import ObjectModel
import Raster
import TestSupport
import Testing
import Text

@testable import Controls

@Suite struct LabelHeightTests {
  private static let texts = [
    "", "Hg", "two\nlines", "\n", "世界 🙂", "A text that is longer than there is room for",
  ]

  private static let looks: [[String: AppearanceValue]] = [
    [:], ["numberOfLines": .number(0)], ["numberOfLines": .number(2)],
    ["font": .font(.system(13, .bold))], ["font": .font(.named("Courier", size: 0))],
    ["font": .font(.textStyle("headline"))], ["adjustsFontSizeToFitWidth": .boolean(true)],
    [
      "attributedText": .attributedText([
        AttributedRun(text: "small", attributes: TextAttributes(font: .system(9))),
        AttributedRun(text: "large", attributes: TextAttributes(font: .system(30))),
      ])
    ],
  ]

  @Test(
    "the height of a label is that of its size, also where nothing is laid out to know it",
    arguments: [6, 7, 12, 17, 26])
  func heights(system: Int) throws {
    let labels = Self.texts.flatMap { text in
      Self.looks.map { look in
        element("UILabel", look.merging(["text": .string(text)]) { own, _ in own })
      }
    }
    let cells = Self.texts.map { element("UITableViewCell", ["text": .string($0)]) }
    let view = element("UIView", ["subviews": .objects(labels + cells)])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]), system: system
    ).resolved()
    var count = 0
    for index in tree.objects.indices where tree.node(index).isKind(of: "UILabel") {
      count += 1
      let label = tree.node(index)
      for width in [0, 50, 1000.0] {
        let room = Size(width: width, height: .infinity)
        #expect(
          Label.intrinsicHeight(label, fitting: room)
            == label.intrinsicSize(fitting: room).height,
          "\(label.object.path) in \(width)")
      }
    }
    #expect(count > labels.count)
  }
}

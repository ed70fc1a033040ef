import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Cap insets count alike, whether a document or an asset catalogue gives them.
@Suite struct SlicedImageTests {
  /// A control that reads the insets of an image, and the screen that shows it.
  struct Reader: Sendable, CustomTestStringConvertible {
    let className: String
    let property: String
    let system: Int
    var testDescription: String { "\(className).\(property), iOS \(system)" }
  }

  static let readers: [Reader] = [
    ("UINavigationBar", "backgroundImage"), ("UIToolbar", "backgroundImage"),
    ("UITabBar", "backgroundImage"), ("UITabBar", "selectionIndicatorImage"),
    ("UIBarButtonItem", "backgroundImage"), ("UIBarButtonItem", "backButtonBackgroundImage"),
    ("UISegmentedControl", "backgroundImage"), ("UIButton", "backgroundImage"),
  ].flatMap { name, property in
    [6, 7].map { Reader(className: name, property: property, system: $0) }
  }

  @Test(arguments: readers)
  func `a slice is drawn as the document's own would be`(_ reader: Reader) throws {
    let insets = EdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
    let pixmap = try striped()
    let sliced = Image(pixmap: pixmap, scale: 2, capInsets: insets, resizingMode: .stretch)
    let byCatalog = ImageValue(source: .bitmap(sliced, name: "bar"))
    let byDocument = ImageValue(
      source: .bitmap(Image(pixmap: pixmap, scale: 2), name: "bar"), capInsets: insets,
      resizingMode: .stretch)
    let whole = ImageValue(source: .bitmap(Image(pixmap: pixmap, scale: 2), name: "bar"))
    let pictures = try [byCatalog, byDocument, whole].map { image in
      try stage(reader, .image(image)).rasterized()
    }
    #expect(pictures[0] == pictures[1])
    // The picture shows the insets at all.
    #expect(pictures[2] != pictures[1])
  }

  /// 20 × 15 points: red ends, blue between them.
  private func striped() throws -> Pixmap {
    var canvas = Canvas()
    canvas.fill(Rect(x: 0, y: 0, width: 20, height: 15), Color(bytes: 255, 0, 0))
    canvas.fill(Rect(x: 8, y: 0, width: 4, height: 15), Color(bytes: 0, 0, 255))
    return try Rasterizer().render(canvas.displayList, width: 40, height: 30, scale: 2)
  }

  private func stage(_ reader: Reader, _ image: AppearanceValue) throws -> Screen {
    let view = element(
      "UIView",
      [
        "subviews": .objects([
          element(
            "UISegmentedControl",
            [
              "segments": .objects(
                ["A", "B"].map { element("UISegment", ["title": .string($0)]) }),
              "frame": .frame(FrameValue(x: 20, y: 100, width: 200, height: nil)),
            ]),
          element(
            "UIButton",
            [
              "title": .string("Button"), "buttonType": .enumeration("custom"),
              "frame": .frame(FrameValue(x: 20, y: 200, width: 200, height: 44)),
            ]),
        ])
      ])
    let item = element(
      "UINavigationItem",
      ["rightBarButtonItems": .objects([element("UIBarButtonItem", ["title": .string("Go")])])])
    let controllers = ["One", "Two"].map { title in
      element(
        "UIViewController",
        [
          "title": .string(title), "view": .object(view), "navigationItem": .object(item),
          "toolbarItems": .objects([element("UIBarButtonItem", ["title": .string("Item")])]),
        ])
    }
    let navigation = element(
      "UINavigationController",
      [
        "viewControllers": .objects(controllers), "isToolbarHidden": .boolean(false),
        "title": .string("Tab"),
      ])
    let root = element(
      "UITabBarController",
      ["viewControllers": .objects([navigation, element("UIViewController")])])
    return try screen(
      root: root, rules: [rule(reader.className, reader.property, image)], system: reader.system)
  }
}

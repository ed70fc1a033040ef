import Controls
import ObjectModel
public import Raster
import ScreenFormat

/// The outcome of testing one picture.
public struct CaseResult: Sendable, Hashable {
  /// Whether the picture passed.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// The picture is identical to its golden, or differs within its tolerance.
    case passed
    /// The picture or layout differs from its golden.
    case changed
    /// A golden does not exist.
    case missing
    /// The picture could not be drawn or compared.
    case broken
  }

  /// The differences between a picture and its golden.
  public struct Pixels: Sendable, Hashable {
    /// The number of pixels that differ.
    public var count: Int
    /// The largest difference of a channel, 1 to 255.
    public var largest: Int
    /// The first pixel that differs, in row order.
    public var first: PixelPlace
    /// The bounding box of the pixels, in points.
    public var box: Rect
    /// The number of connected areas of such pixels.
    public var blobCount: Int
    /// The area of the largest one, in points².
    public var largestBlob: Double
    /// The bounding boxes of the largest areas, in points.
    public var places: [Rect]
    /// The size of the picture, in pixels.
    public var actual: PixelPlace
    /// The size of the golden, in pixels.
    public var expected: PixelPlace
  }

  /// A property of an element whose value has changed since the golden was recorded.
  public struct AppearanceChange: Sendable, Hashable {
    /// The element as `#ID`, or its path if it has no id.
    public var view: String
    /// The property as `NAME` or `NAME@AXES`.
    public var property: String
    /// The value when the golden was recorded; nil if none was set.
    public var was: String?
    /// The value now; nil if none is set.
    public var now: String?
    /// The source of the value: `instance`, `inherited`, or the file and line of a rule.
    public var source: String?
  }

  /// The picture's id, see ``GoldenCase/id``.
  public var id: String
  /// The path of the screen.
  public var screen: String
  /// Whether the picture passed.
  public var status = Status.passed
  /// The variant as drawn: `device`, `system`, `style` and so on.
  public var facts: [Fact] = []
  /// The path of the golden picture or hash.
  public var golden: String?
  /// The path of the golden layout.
  public var layoutGolden: String?
  /// The path of the golden that does not exist: the picture, if neither does.
  public var missing: String?
  /// The differences in the picture.
  public var pixels: Pixels?
  /// The differences in the layout.
  public var layout: [LayoutChange] = []
  /// The elements that contain pixels that differ, those with the most first.
  public var elements: [Element] = []
  /// The changed properties of those elements.
  public var appearance: [AppearanceChange] = []
  /// Further messages, a sentence each.
  public var notes: [String] = []
  /// The paths of the goldens that were written.
  public var recorded: [String] = []
  /// The files in the report's folder that show the failure.
  public var pictures: Pictures?
  /// Texts that are cut, and what runs into something else or off the screen; only of pictures in a language that
  /// was asked for.
  public var misfits: [Misfit] = []
  /// The duration of the test, in seconds.
  public var seconds = 0.0
  /// Whether the picture was not drawn, because it passed earlier with the same inputs and goldens.
  public var isCached = false

  /// One property of a variant.
  public struct Fact: Sendable, Hashable {
    /// The name: `device`, `system`, `style`, …
    public var name: String
    /// The value as text.
    public var value: String
  }

  /// A text that is cut, or something that is in the way of another.
  public struct Misfit: Sendable, Hashable {
    /// The rule of the audit: `truncated-text`, …
    public var rule: String
    /// The fault in a few words.
    public var message: String
    /// The path of the object from the window.
    public var path: String
    /// The place in a document as `FILE:LINE:COLUMN`; nil for what UIKit adds.
    public var place: String?
  }

  /// An element that contains pixels that differ.
  public struct Element: Sendable, Hashable {
    /// The element as `#ID (CLASS)`, or its path if it has no id.
    public var name: String
    /// The path from the window.
    public var path: String
    /// The frame in the window, in points.
    public var frame: Rect
    /// The number of those pixels.
    public var count: Int
  }

  /// Creates a result that has passed and has no details.
  ///
  /// - Parameters:
  ///   - id: The picture's id.
  ///   - screen: The path of the screen.
  public init(id: String, screen: String) {
    self.id = id
    self.screen = screen
  }

  /// The result as text: a headline, and indented lines with details.
  public var lines: [String] {
    var lines = ["\(id): \(headline)"]
    if let pixels {
      if pixels.actual != pixels.expected {
        lines.append(
          "  \(pixels.actual.x) × \(pixels.actual.y) pixels instead of "
            + "\(pixels.expected.x) × \(pixels.expected.y)")
      }
      lines.append(
        "  \(Wording.count(pixels.count, "pixel", does: "differ")), "
          + "channels by up to \(pixels.largest), in "
          + "\(Wording.count(pixels.blobCount, "place")), the largest of "
          + "\(Self.rounded(pixels.largestBlob)) pt²")
      lines.append(
        "  inside \(LayoutComparison.text(pixels.box)) pt, first at pixel "
          + "(\(pixels.first.x), \(pixels.first.y))")
    }
    for element in elements.prefix(Self.listed) {
      lines.append("  in \(element.name): \(Wording.count(element.count, "pixel"))")
    }
    lines += Self.more(elements.count, "element")
    lines += layout.prefix(Self.listed).map { "  layout: \($0.sentence)" }
    lines += Self.more(layout.count, "change of layout", "changes of layout")
    lines += notes.map { "  \($0)" }
    lines += recorded.map { "  recorded \($0)" }
    return lines.map(TerminalText.line)
  }

  /// The largest number of elements and changes that a message lists.
  private static let listed = 6

  /// The outcome in a few words.
  public var headline: String {
    switch status {
    case .passed: "passed"
    case .missing: missing.map { "there is no golden at \($0)" } ?? "there is no golden"
    case .broken: "could not be tested"
    case .changed:
      if pixels != nil {
        golden.map { "not as \($0) shows" } ?? "changed"
      } else if layout.isEmpty {
        "not as its golden"
      } else {
        "laid out in another way than \(layoutGolden ?? "its golden")"
      }
    }
  }

  private static func more(_ count: Int, _ noun: String, _ plural: String? = nil) -> [String] {
    let rest = count - listed
    return rest > 0
      ? ["  and \(Wording.count(rest, "more \(noun)", plural.map { "more \($0)" }))"] : []
  }

  private static func rounded(_ number: Double) -> String {
    shortest((number * 100).rounded() / 100)
  }
}

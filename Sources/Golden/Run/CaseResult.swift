import Controls
public import Raster

/// What came of one picture.
public struct CaseResult: Sendable, Hashable {
  /// How it ended.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// As its golden, or within its tolerance.
    case passed
    /// Not as its golden.
    case changed
    /// There is no golden.
    case missing
    /// It could not be drawn or compared.
    case broken
  }

  /// What differs in the picture.
  public struct Pixels: Sendable, Hashable {
    /// How many pixels.
    public var count: Int
    /// The greatest difference of a channel.
    public var largest: Int
    /// The first one, row by row.
    public var first: PixelPlace
    /// What holds them, in points.
    public var box: Rect
    /// How many areas of pixels that touch one another.
    public var blobCount: Int
    /// The greatest of them, in points².
    public var largestBlob: Double
    /// The places of the largest areas, in points.
    public var places: [Rect]
    /// Pixels drawn now.
    public var actual: PixelPlace
    /// Pixels of the golden.
    public var expected: PixelPlace
  }

  /// A property of an element whose value is not what it was.
  public struct AppearanceChange: Sendable, Hashable {
    /// The element's id with `#`, or its path.
    public var view: String
    /// `NAME` or `NAME@AXES`.
    public var property: String
    /// When the golden was recorded; nil where nothing was set.
    public var was: String?
    /// Nil where nothing is set.
    public var now: String?
    /// Who sets it now: `instance`, or the rule's place.
    public var source: String?
  }

  /// Pictures of a failure, as paths from the report's folder.
  public struct Pictures: Sendable, Hashable {
    /// As it is drawn now.
    public var actual: String
    /// The golden, where there is one.
    public var expected: String?
    /// Where the two differ.
    public var difference: String?
    /// Where every view lies now.
    public var layout: String?
  }

  /// As in `GoldenCase`.
  public var id: String
  /// The screen's path.
  public var screen: String
  /// How it ended.
  public var status = Status.passed
  /// What the variant is: `device`, `system`, `style` and so on, as drawn.
  public var facts: [Fact] = []
  /// The golden picture or hash.
  public var golden: String?
  /// The golden layout.
  public var layoutGolden: String?
  /// Which of the two is not there; of both the picture.
  public var missing: String?
  /// What differs in the picture.
  public var pixels: Pixels?
  /// What differs in the layout.
  public var layout: [LayoutChange] = []
  /// Where the pixels that differ lie.
  public var elements: [Element] = []
  /// What was set on those elements and is not what it was.
  public var appearance: [AppearanceChange] = []
  /// What else there is to say, a sentence each.
  public var notes: [String] = []
  /// What was written.
  public var recorded: [String] = []
  /// In the report's folder.
  public var pictures: Pictures?
  /// How long it took.
  public var seconds = 0.0

  /// One part of what a variant is.
  public struct Fact: Sendable, Hashable {
    /// `device`, `system`, `style`, …
    public var name: String
    /// Its value.
    public var value: String
  }

  /// Where pixels that differ lie.
  public struct Element: Sendable, Hashable {
    /// The id with `#` and the class, or the path.
    public var name: String
    /// From the window down.
    public var path: String
    /// In the window, in points.
    public var frame: Rect
    /// How many of the pixels.
    public var count: Int
  }

  /// A result that says nothing yet.
  public init(id: String, screen: String) {
    self.id = id
    self.screen = screen
  }

  /// What messages say of it: a headline, and a line for each thing below it.
  public var lines: [String] {
    var lines = ["\(id): \(headline)"]
    if let pixels {
      if pixels.actual != pixels.expected {
        lines.append(
          "  \(pixels.actual.x) × \(pixels.actual.y) pixels instead of "
            + "\(pixels.expected.x) × \(pixels.expected.y)")
      }
      lines.append(
        "  \(Self.count(pixels.count, "pixel")) \(pixels.count == 1 ? "differs" : "differ"), "
          + "channels by up to \(pixels.largest), in "
          + "\(Self.count(pixels.blobCount, "place")), the largest of "
          + "\(Self.rounded(pixels.largestBlob)) pt²")
      lines.append(
        "  inside \(LayoutComparison.text(pixels.box)) pt, first at pixel "
          + "(\(pixels.first.x), \(pixels.first.y))")
    }
    for element in elements.prefix(Self.listed) {
      lines.append("  in \(element.name): \(Self.count(element.count, "pixel"))")
    }
    lines += Self.more(elements.count, "element")
    lines += layout.prefix(Self.listed).map { "  layout: \($0.sentence)" }
    lines += Self.more(layout.count, "change of layout", "changes of layout")
    lines += notes.map { "  \($0)" }
    lines += recorded.map { "  recorded \($0)" }
    return lines
  }

  /// How many elements and changes a message lists.
  private static let listed = 6

  /// What went wrong, in short.
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

  static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  private static func more(_ count: Int, _ noun: String, _ plural: String? = nil) -> [String] {
    let rest = count - listed
    return rest > 0
      ? ["  and \(Self.count(rest, "more \(noun)", plural.map { "more \($0)" }))"] : []
  }

  private static func rounded(_ number: Double) -> String {
    shortest((number * 100).rounded() / 100)
  }
}

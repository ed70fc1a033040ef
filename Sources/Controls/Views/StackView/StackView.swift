public import ObjectModel
public import Raster

/// UIStackView: views in a row or a column.
public enum StackView: ControlClass {
  /// The direction of the stack; horizontal by default.
  public static let axis = AppearanceKey<Axis>(
    "axis", since: 9, "Whether views stand side by side or one below the other.")
  /// How the views share the stack's length; `fill` by default.
  public static let distribution = AppearanceKey<Distribution>(
    "distribution", since: 9, "How the views share the length there is.")
  /// The alignment across the axis; `fill` by default.
  public static let alignment = AppearanceKey<Alignment>(
    "alignment", since: 9, "Where views lie across the axis.")
  /// The distance between neighbours, in points; the minimum for the equal distributions.
  public static let spacing = AppearanceKey<Double>(
    "spacing", since: 9, "Room between neighbours, in points; the least where they are spread.")
  /// The margins, in points, if `isLayoutMarginsRelativeArrangement` is true; 8 by default.
  public static let layoutMargins = AppearanceKey<EdgeInsets>(
    "layoutMargins", since: 8,
    "Room at the edges, where isLayoutMarginsRelativeArrangement says so.")
  /// Whether `layoutMargins` are kept free.
  public static let isLayoutMarginsRelativeArrangement = AppearanceKey<Bool>(
    "isLayoutMarginsRelativeArrangement", since: 9, "Whether layoutMargins are kept free.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIStackView", superclass: "UIView", since: 9, summary: "Views in a row or a column.",
    properties: [
      axis.declaration, distribution.declaration, alignment.declaration, spacing.declaration,
      layoutMargins.declaration, isLayoutMarginsRelativeArrangement.declaration,
      .objects("arrangedSubviews", ObjectType("UIView"), "The views, first to last."),
    ])

  /// NSLayoutConstraint.Axis.
  public enum Axis: String, NamedCases {
    case horizontal, vertical
    /// The name of the type in documents and messages.
    public static let typeName = "layoutAxis"
  }

  /// UIStackView.Distribution.
  public enum Distribution: String, NamedCases {
    /// Intrinsic lengths; the last view, or those without one, take the spare length.
    case fill
    /// Equal lengths.
    case fillEqually
    /// Lengths in proportion to the intrinsic ones.
    case fillProportionally
    /// Intrinsic lengths with equal distances between the views.
    case equalSpacing
    /// Intrinsic lengths with equal distances between the centres of the views.
    case equalCentering
    /// The name of the type in documents and messages.
    public static let typeName = "stackViewDistribution"
  }

  /// UIStackView.Alignment; `firstBaseline` is drawn as `top`, `lastBaseline` as `bottom`.
  public enum Alignment: String, NamedCases {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    /// The name of the type in documents and messages.
    public static let typeName = "stackViewAlignment"
  }

  static let arranged = Element.Role("arrangedSubview")

  /// The default of `layoutMargins`, in points (UIView reference).
  private static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.children =
      element.objects("arrangedSubviews").map { $0.with(role: arranged) }
      + View.subviews(of: element)
  }

  private static func isVertical(_ node: StyledNode) -> Bool { node[axis] == .vertical }

  private static func margins(_ node: StyledNode) -> EdgeInsets {
    guard node[isLayoutMarginsRelativeArrangement] == true else { return .zero }
    return node[layoutMargins] ?? defaultMargins
  }

  /// The arranged views that are not hidden; hidden ones leave no gap.
  private static func arrangedViews(_ node: StyledNode) -> [StyledNode] {
    node.children(arranged).filter { $0[View.isHidden] != true }
  }

  /// The size of a view without its alignment insets, in points.
  private static func alignedSize(_ view: StyledNode, fitting: Size) -> Size {
    Rect(origin: .zero, size: view.framedSize(fitting: fitting))
      .inset(by: ImageView.alignmentInsets(of: view)).size
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let margins = margins(node)
    let room = Rect(origin: .zero, size: fitting).inset(by: margins).size
    let sizes = arrangedViews(node).map { alignedSize($0, fitting: room) }
    let gaps = (node[spacing] ?? 0) * Double(max(0, sizes.count - 1))
    let widths = sizes.map(\.width)
    let heights = sizes.map(\.height)
    let across = isVertical(node) ? widths : heights
    var along = isVertical(node) ? heights : widths
    if node[distribution] == .fillEqually {
      along = along.map { _ in along.max() ?? 0 }
    }
    let length = along.reduce(gaps, +)
    let breadth = across.max() ?? 0
    return Size(
      width: (isVertical(node) ? breadth : length) + margins.left + margins.right,
      height: (isVertical(node) ? length : breadth) + margins.top + margins.bottom)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    let area = Rect(origin: .zero, size: size).inset(by: margins(node))
    let vertical = isVertical(node)
    let views = arrangedViews(node)
    // Text in a column wraps at the column's width; in a row it is not wrapped.
    let fitting = Size(width: area.width, height: .infinity)
    let sizes = views.map { alignedSize($0, fitting: fitting) }
    let arrangement = StackArrangement(
      lengths: sizes.map { vertical ? $0.height : $0.width },
      room: vertical ? area.height : area.width, spacing: node[spacing] ?? 0,
      distribution: node[distribution] ?? .fill)
    for (index, view) in views.enumerated() {
      let span = arrangement.spans[index]
      let across = across(
        vertical ? sizes[index].width : sizes[index].height,
        in: vertical ? area.width : area.height, node[alignment] ?? .fill)
      let (x, width) = vertical ? across : span
      let (y, height) = vertical ? span : across
      // Insets belong to the image, which is not mirrored.
      let insets = ImageView.alignmentInsets(of: view)
      let frame = Rect(x: area.minX + x, y: area.minY + y, width: width, height: height)
        .inset(by: (node.runsFromRight ? insets.mirrored : insets).negated)
      let left = node.roundToPixel(frame.minX)
      let top = node.roundToPixel(frame.minY)
      pass.place(
        view,
        in: Rect(
          x: left, y: top, width: node.roundToPixel(frame.maxX) - left,
          height: node.roundToPixel(frame.maxY) - top))
    }
  }

  private static func across(
    _ length: Double, in room: Double, _ alignment: Alignment
  ) -> (start: Double, length: Double) {
    switch alignment {
    case .fill: (0, room)
    case .leading, .top, .firstBaseline: (0, length)
    case .center: ((room - length) / 2, length)
    case .trailing, .bottom, .lastBaseline: (room - length, length)
    }
  }
}

/// The positions of views along a stack's axis.
struct StackArrangement {
  /// Start and length of each view, in points.
  private(set) var spans: [(start: Double, length: Double)] = []

  /// Distributes views over a stack's length.
  ///
  /// - Parameters:
  ///   - lengths: the intrinsic lengths of the views, in points; 0 for a view without one.
  ///   - room: the length of the stack, in points.
  ///   - spacing: the distance between neighbours, in points.
  init(
    lengths: [Double], room: Double, spacing: Double, distribution: StackView.Distribution
  ) {
    let gaps = spacing * Double(max(0, lengths.count - 1))
    let spare = room - gaps - lengths.reduce(0, +)
    switch distribution {
    case .fill:
      arrange(Self.filled(lengths, spare: spare), spacing: spacing)
    case .fillEqually:
      let share = max(0, room - gaps) / Double(max(1, lengths.count))
      arrange(lengths.map { _ in share }, spacing: spacing)
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      let factor = max(0, room - gaps)
      arrange(
        lengths.map { total > 0 ? factor * $0 / total : factor / Double(lengths.count) },
        spacing: spacing)
    case .equalSpacing:
      let extra = max(0, spare) / Double(max(1, lengths.count - 1))
      arrange(spare < 0 ? Self.filled(lengths, spare: spare) : lengths, spacing: spacing + extra)
    case .equalCentering:
      arrangeCentered(lengths, room: room, spacing: spacing, spare: spare)
    }
  }

  /// Lengths that fill the stack: spare length goes to the views without an intrinsic length, or
  /// else to the last view; if there is too little, all views shrink by the same factor.
  private static func filled(_ lengths: [Double], spare: Double) -> [Double] {
    let total = lengths.reduce(0, +)
    if spare < 0 {
      let factor = total > 0 ? max(0, total + spare) / total : 0
      return lengths.map { $0 * factor }
    }
    let open = lengths.indices.filter { lengths[$0] == 0 }
    let growing = open.isEmpty ? Array(lengths.indices.suffix(1)) : open
    var result = lengths
    for index in growing { result[index] += spare / Double(growing.count) }
    return result
  }

  private mutating func arrange(_ lengths: [Double], spacing: Double) {
    var start = 0.0
    for length in lengths {
      spans.append((start, length))
      start += length + spacing
    }
  }

  /// Places the centres at equal distances, unless neighbours would be closer than the spacing.
  private mutating func arrangeCentered(
    _ lengths: [Double], room: Double, spacing: Double, spare: Double
  ) {
    guard spare >= 0, lengths.count > 1, let first = lengths.first, let last = lengths.last else {
      return arrange(Self.filled(lengths, spare: min(spare, 0)), spacing: spacing)
    }
    let pitch = (room - (first + last) / 2) / Double(lengths.count - 1)
    for (index, length) in lengths.enumerated() {
      spans.append((first / 2 + pitch * Double(index) - length / 2, length))
    }
    let isTight = zip(spans, spans.dropFirst()).contains {
      $0.start + $0.length + spacing > $1.start
    }
    guard isTight else { return }
    spans = []
    arrange(lengths, spacing: spacing + spare / Double(lengths.count - 1))
  }
}

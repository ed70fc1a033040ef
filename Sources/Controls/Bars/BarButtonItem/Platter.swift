import ObjectModel
import Raster

/// A capsule of glass below an item of a bar, or below several that share it.
enum Platter {
  /// The way that an item lies in a bar of platters.
  enum Share {
    /// Beside its neighbours in one platter: a symbol.
    case shared
    /// On a platter of its own: a title, a view, a prominent item.
    case alone
    /// Without glass below it.
    case bare
    /// A space, which parts platters.
    case space
  }

  static func share(of item: StyledNode) -> Share {
    if item[BarButtonItem.systemItem]?.isSpace == true { return .space }
    if item[BarButtonItem.hidesSharedBackground] == true
      || BarButtonItem.background(of: item) != nil
      || item.child(BarButtonItem.customView) == nil && item.child(BarButtonItem.button) == nil
    {
      return .bare
    }
    if item[BarButtonItem.sharesBackground] == false || isProminent(item)
      || BarButtonItem.label(of: item) != nil || item.child(BarButtonItem.customView) != nil
    {
      return .alone
    }
    return .shared
  }

  /// Whether the platter has the colour of the item's tint.
  static func isProminent(_ item: StyledNode) -> Bool { BarButtonItem.isDone(item.element) }

  /// A platter, or a space.
  struct Group {
    /// Indices of the items.
    var items: Range<Int>
    var share: Share
  }

  /// The platters of items in their order.
  static func groups(_ items: [StyledNode]) -> [Group] {
    var groups: [Group] = []
    for (index, item) in items.enumerated() {
      let share = share(of: item)
      if case .shared = share, let last = groups.indices.last, case .shared = groups[last].share,
        items[index - 1][BarButtonItemGroup.number] == item[BarButtonItemGroup.number]
      {
        groups[last].items = groups[last].items.lowerBound..<index + 1
      } else {
        groups.append(Group(items: index..<index + 1, share: share))
      }
    }
    return groups
  }

  /// The width of an item that is alone on its platter, in points: a symbol that fits lies in a circle, without padding (measured: symbols
  /// of 22 and 24 points in circles of 44 and 48).
  fileprivate static func width(
    ofLone item: StyledNode, _ width: Double, _ figures: PlatterFigures
  ) -> Double {
    guard BarButtonItem.label(of: item) == nil, item.child(BarButtonItem.customView) == nil,
      (item[BarButtonItem.width] ?? 0) <= 0,
      width - 2 * figures.symbolPadding <= figures.itemHeight
    else { return width }
    return figures.itemHeight
  }

  /// Items along a line: where they lie from the first platter's edge on, and how wide they are together, in points.
  struct Row {
    /// The x and width of each item, in the order of the items.
    private(set) var places: [(x: Double, width: Double)] = []
    private(set) var width = 0.0

    /// - Parameters:
    ///   - widths: of the items.
    ///   - share: the width of a flexible space.
    init(
      _ items: [StyledNode], widths: [Double], _ figures: PlatterFigures, flexible share: Double
    ) {
      places = widths.map { (0, $0) }
      var x = 0.0
      var wasPlatter = false
      for group in Platter.groups(items) {
        if case .space = group.share {
          let index = group.items.lowerBound
          let isFlexible = items[index][BarButtonItem.systemItem] == .flexibleSpace
          let own = isFlexible ? share : widths[index]
          places[index] = (x, own)
          x += own
          continue
        }
        if wasPlatter { x += figures.gap }
        let inset = if case .bare = group.share { 0.0 } else { figures.inset }
        x += inset
        if group.items.count == 1, inset > 0 {
          let index = group.items.lowerBound
          places[index].width = Platter.width(ofLone: items[index], widths[index], figures)
        }
        for index in group.items {
          if index > group.items.lowerBound { x += figures.spacing }
          places[index].x = x
          x += places[index].width
        }
        x += inset
        wasPlatter = true
      }
      width = x
    }
  }
}

/// The glass of a bar, and what lies on it.
struct BarPlatters {
  private struct Shown {
    var frame: Rect
    var tint: Color?
    var isEnabled: Bool
    var alpha: Double
    var parts: [PlacedNode]
  }

  private var platters: [Shown] = []
  private let role: Glass.Role
  /// Whether platters are flat fills, since the bar has a background.
  private let isFlat: Bool

  init(role: Glass.Role = .barItem, isFlat: Bool) {
    self.role = role
    self.isFlat = isFlat
  }

  /// Adds the platters of items in their order.
  mutating func add(_ items: [PlacedNode], _ figures: PlatterFigures) {
    let styled = items.map(\.styled)
    for group in Platter.groups(styled) {
      switch group.share {
      case .space, .bare: continue
      case .shared, .alone: break
      }
      let parts = Array(items[group.items])
      var frame = parts[0].frame
      for part in parts.dropFirst() { frame = frame.union(part.frame) }
      guard !frame.isEmpty else { continue }
      let first = parts[0].styled
      add(
        frame.insetBy(x: -figures.inset, y: -figures.inset),
        tint: Platter.isProminent(first) ? Self.body(of: first) : nil,
        isEnabled: first[BarItem.isEnabled] != false, parts)
    }
  }

  /// Adds a platter.
  mutating func add(
    _ frame: Rect, tint: Color? = nil, isEnabled: Bool = true, _ parts: [PlacedNode]
  ) {
    let alpha = parts.first.flatMap { $0.styled[View.alpha] } ?? 1
    platters.append(
      Shown(
        frame: frame, tint: tint, isEnabled: isEnabled, alpha: min(max(alpha, 0), 1), parts: parts))
  }

  private static func body(of item: StyledNode) -> Color {
    item[BarItem.isEnabled] == false
      ? item.resolve(GlassInk.disabledBody(item.look)) ?? item.tintColor : item.tintColor
  }

  /// The indices of the parts that lie on platters.
  var parts: Set<Int> { Set(platters.flatMap { $0.parts.map(\.index) }) }

  /// Draws the platters of a bar with their parts. Plain ones are one glass, as views in one container are.
  func paint(_ bar: PlacedNode, _ canvas: inout Canvas) {
    guard !bar.tree.drawsOnlyBackgrounds else { return }
    let whole = platters.filter { $0.alpha >= 1 }
    paint(whole.filter { $0.tint == nil }, bar, &canvas)
    for platter in whole where platter.tint != nil { paint([platter], bar, &canvas) }
    for platter in platters where platter.alpha > 0 && platter.alpha < 1 {
      canvas.layer(opacity: platter.alpha) { paint([platter], bar, &$0) }
    }
  }

  private func paint(_ platters: [Shown], _ bar: PlacedNode, _ canvas: inout Canvas) {
    guard let first = platters.first else { return }
    let parts = platters.flatMap(\.parts)
    let tint = first.tint
    if isFlat {
      for platter in platters {
        let outline = Path(roundedRect: platter.frame, radius: platter.frame.height / 2)
        if let color = tint ?? bar.styled.resolve(PlatterFigures.flatFill) {
          canvas.fill(outline, color)
        }
      }
      for part in parts { ViewPainter.paint(part, &canvas) }
      return
    }
    var glass = Glass(
      of: bar.styled, platters.map { Glass.RoundedRect($0.frame) },
      spacing: PlatterFigures.navigationBar.gap, role: role, tint: tint)
    glass.hasPlainEdge = !first.isEnabled
    canvas.append(.glass(glass))
    GlassContent.paint(parts, on: glass, of: bar, &canvas)
  }
}

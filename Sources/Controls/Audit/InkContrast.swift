import ObjectModel
import Raster

/// Measures how texts and symbols contrast with what shows without them.
///
/// The screen is drawn three times: without the ink; with each letter's box filled in its colour, which shows the
/// colour that the finished picture has there, translucency and layers above included; and with the boxes in the
/// opposite of that colour, which shows where a box can be seen at all. A letter's colours are averages over its box
/// in linear light, so that edges and noise do not decide; the letter with the least contrast counts. Inks that
/// could lie behind each other are taken in different turns.
struct InkContrast {
  let tree: PlacedTree
  let screen: PaintedScreen
  /// Pixels a point.
  let scale: Double
  let limits: SurfaceLimits
  let caches: RasterizerCaches

  /// The measured contrast of a part's least visible letter.
  struct Measure {
    var ratio: Double
    var colors: AuditFinding.Colors
    var isLarge: Bool
  }

  /// The share of a letter's box that has to show for it to count.
  private static let leastShare = 0.5

  /// The measure of each ink; nil where it cannot be seen.
  ///
  /// - Parameter indices: the inks to measure.
  func measures(of indices: [Int]) throws(RasterizerError) -> [Int: Measure] {
    var result: [Int: Measure] = [:]
    for turn in turns(indices) {
      let without = try draw(turn, .left)
      let colored = try draw(turn, .boxes)
      let opposite = try draw(turn, .oppositeBoxes)
      for index in turn {
        result[index] = measure(screen.inks[index], without, colored, opposite)
      }
    }
    return result
  }

  // MARK: Turns

  /// The inks, divided so that none lies behind another of the same turn.
  private func turns(_ indices: [Int]) -> [[Int]] {
    let margin = 1 / scale
    let frames = indices.map { screen.inks[$0].frame.insetBy(x: -margin, y: -margin) }
    // The pixels that change when the ink does: its own, and those that are blurred from them later.
    let reaches = zip(indices, frames).map { index, frame in
      screen.blurs.reduce(frame) { reach, blur in
        guard blur.command > screen.inks[index].commands.lowerBound,
          let spread = frame.insetBy(x: -blur.reach, y: -blur.reach).intersection(blur.bounds)
        else { return reach }
        return reach.union(spread)
      }
    }
    var turns: [[Int]] = []
    for position in indices.indices {
      let turn = turns.firstIndex { turn in
        turn.allSatisfy { other in
          !overlaps(reaches[position], frames[other]) && !overlaps(reaches[other], frames[position])
        }
      }
      if let turn { turns[turn].append(position) } else { turns.append([position]) }
    }
    return turns.map { $0.map { indices[$0] } }
  }

  private func overlaps(_ a: Rect, _ b: Rect) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }

  // MARK: Drawing

  private enum Replacement { case left, boxes, oppositeBoxes }

  private func draw(
    _ turn: [Int], _ replacement: Replacement
  ) throws(RasterizerError) -> Pixmap {
    var skipped = screen.ornaments
    var boxes: [Int: [DrawCommand]] = [:]
    for ink in turn.map({ screen.inks[$0] }) {
      skipped.append(ink.commands)
      guard replacement != .left else { continue }
      for part in ink.parts {
        boxes[part.command, default: []].append(fill(part, replacement))
      }
    }
    let isSkipped = Self.members(of: skipped, count: screen.list.commands.count)
    var list = DisplayList()
    list.commands.reserveCapacity(screen.list.commands.count)
    for (index, command) in screen.list.commands.enumerated() {
      if let boxes = boxes[index] { list.commands += boxes }
      if !isSkipped[index] { list.commands.append(command) }
    }
    return try tree.rasterized(
      list, size: tree.styled.context.device.size, scale: scale, limits, caches)
  }

  private static func members(of ranges: [Range<Int>], count: Int) -> [Bool] {
    var result = [Bool](repeating: false, count: count)
    for range in ranges {
      for index in range.clamped(to: 0..<count) { result[index] = true }
    }
    return result
  }

  /// The boxes of a part, a pixel larger on each side, so that no pixel of a letter is on their edge.
  private func fill(_ part: Ink.Part, _ replacement: Replacement) -> DrawCommand {
    let pixel = 1 / (scale * part.scale)
    var path = Path()
    for box in part.boxes { path.append(Path(rect: box.insetBy(x: -pixel, y: -pixel))) }
    let color = part.color
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    let opposite = luma > 0.5 ? Color.black : .white
    return .fill(
      path, rule: .nonZero, paint: .solid(replacement == .boxes ? color : opposite))
  }

  // MARK: Measuring

  private func measure(
    _ ink: Ink, _ without: Pixmap, _ colored: Pixmap, _ opposite: Pixmap
  ) -> Measure? {
    var least: Measure?
    for part in ink.parts where part.color.alpha > 0 {
      for (place, area) in zip(part.places, part.areas) {
        guard
          let (text, background) = averages(
            place, area: area, without, colored, opposite)
        else { continue }
        let ratio = LightAverage.ratio(text, background)
        // Compared by what is asked of them: a large letter may have less contrast.
        guard least.map({ ratio / threshold(part) < $0.ratio / threshold($0.isLarge) }) ?? true
        else { continue }
        least = Measure(
          ratio: ratio,
          colors: AuditFinding.Colors(
            foreground: text.color, background: background.color,
            lightnessContrast: LightAverage.lightnessContrast(
              text: text, background: background)), isLarge: part.isLarge)
      }
    }
    return least
  }

  private func threshold(_ part: Ink.Part) -> Double { threshold(part.isLarge) }

  private func threshold(_ isLarge: Bool) -> Double {
    isLarge ? AuditThreshold.largeText : AuditThreshold.text
  }

  /// The averages of a letter and of what is behind it; nil if less than half of it shows.
  private func averages(
    _ place: Rect, area: Double, _ without: Pixmap, _ colored: Pixmap, _ opposite: Pixmap
  ) -> (text: LightAverage, background: LightAverage)? {
    let columns = Self.pixels(place.minX * scale, place.maxX * scale, limit: without.width)
    let rows = Self.pixels(place.minY * scale, place.maxY * scale, limit: without.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    func difference(_ a: Pixmap, _ b: Pixmap, _ offset: Int) -> Int {
      (0..<3).reduce(0) { most, channel in
        max(most, abs(Int(a.bytes[offset + channel]) - Int(b.bytes[offset + channel])))
      }
    }
    func shows(_ offset: Int) -> Int {
      max(difference(opposite, colored, offset), difference(colored, without, offset))
    }
    var most = 0
    for y in rows {
      for x in columns { most = max(most, shows((y * without.width + x) * 4)) }
    }
    guard most > 0 else { return nil }
    var text = LightAverage()
    var background = LightAverage()
    var count = 0
    for y in rows {
      for x in columns {
        let offset = (y * without.width + x) * 4
        guard 2 * shows(offset) >= most else { continue }
        text.add(
          red: colored.bytes[offset], green: colored.bytes[offset + 1],
          blue: colored.bytes[offset + 2])
        background.add(
          red: without.bytes[offset], green: without.bytes[offset + 1],
          blue: without.bytes[offset + 2])
        count += 1
      }
    }
    let whole = min(area, place.width * place.height) * scale * scale
    return Double(count) >= whole * Self.leastShare ? (text, background) : nil
  }

  /// The pixels that an interval touches, within a picture.
  private static func pixels(_ low: Double, _ high: Double, limit: Int) -> Range<Int> {
    guard low.isFinite, high.isFinite, high > 0, low < Double(limit) else { return 0..<0 }
    let first = Int(max(0, low).rounded(.down))
    return first..<max(first, Int(min(high, Double(limit)).rounded(.up)))
  }
}

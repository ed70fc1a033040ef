import ObjectModel
import Raster
import Text

/// The month of an inline date picker, from iOS 14 on: a header, the days of the week, and a grid of
/// days with a disc behind the chosen one.
struct InlineCalendar {
  /// In points (choice, after pictures of iOS 14 to 18).
  enum Metrics {
    static let width = 320.0
    static let inset = 16.0
    static let header = 44.0
    static let weekdays = 24.0
    static let row = 44.0
    static let rows = 6
    static let disc = 40.0
    static let daySize = 20.0
    static let weekdaySize = 13.0
    static let discAlpha = 0.15
    /// Distance of the arrows' middles from the trailing edge.
    static let arrows = (back: 66.0, forward: 26.0)
    /// The line with a time, and its label's distance from the line above it.
    static let time = 52.0
    static let height = header + weekdays + row * Double(rows)
  }

  private static let chevron = BuiltInSymbol("chevron.right", pointSize: 20, weight: .medium)
  private static let monthChevron = BuiltInSymbol("chevron.right", pointSize: 13, weight: .bold)

  let date: CalendarDate
  let picker: StyledNode
  private var isEnabled: Bool { picker[Control.isEnabled] != false }

  init(_ picker: StyledNode) {
    self.picker = picker
    date = CalendarDate(picker.element.object("date"))
  }

  /// The name of the month with its year.
  var title: String { date.text(words.month, words) }

  private var words: DateWords { picker.context.words.dates }

  /// The names of the columns, from the first day of the week on.
  private var weekdays: [String] {
    (0..<7).map {
      picker.context.words.uppercased(words.daysAlone[(words.firstDayOfWeek + $0).modulo(7)])
    }
  }

  /// The frames of the month's days, the first day's first.
  func days(width: Double) -> [Rect] {
    let first = CalendarDate(year: date.year, month: date.month, day: 1)
    let column = (width - 2 * (Metrics.inset - 8)) / 7
    return (0..<first.monthLength).map { day in
      let place = (first.dayOfWeek - words.firstDayOfWeek).modulo(7) + day
      return Rect(
        x: Metrics.inset - 8 + column * Double(place % 7),
        y: Metrics.header + Metrics.weekdays + Metrics.row * Double(place / 7), width: column,
        height: Metrics.row)
    }
  }

  private func draw(
    _ text: String, _ font: FontValue, _ color: ColorValue, middle: Point, _ canvas: inout Canvas
  ) {
    let layout = picker.textLayout(
      text, attributes: TextAttributes(font: font, foregroundColor: color))
    canvas.draw(
      layout, x: middle.x - layout.size.width / 2,
      baseline: picker.roundToPixel(middle.y - layout.size.height / 2 + layout.firstBaseline),
      of: picker)
  }

  func paint(width: Double, _ canvas: inout Canvas) {
    let look = picker.look
    let accent: ColorValue = isEnabled ? .tint : look.color(.tertiaryLabel)
    let ink = picker.resolve(accent) ?? picker.tintColor
    let middle = Metrics.header / 2
    let month = picker.textLayout(
      title,
      attributes: TextAttributes(
        font: .system(17, .semibold),
        foregroundColor: look.color(isEnabled ? .label : .tertiaryLabel)))
    canvas.draw(
      month, x: Metrics.inset,
      baseline: picker.roundToPixel(middle - month.size.height / 2 + month.firstBaseline),
      of: picker)
    Self.monthChevron.paint(
      about: Point(x: Metrics.inset + month.size.width + 10, y: middle), ink, &canvas)
    let forward = Point(x: width - Metrics.arrows.forward, y: middle)
    Self.chevron.paint(about: forward, ink, &canvas)
    let back = width - Metrics.arrows.back
    canvas.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * back, ty: 0)) {
      Self.chevron.paint(about: Point(x: back, y: middle), ink, &$0)
    }
    let days = days(width: width)
    for (index, name) in weekdays.enumerated() {
      let column = (width - 2 * (Metrics.inset - 8)) / 7
      draw(
        name, .system(Metrics.weekdaySize, .semibold), look.color(.tertiaryLabel),
        middle: Point(
          x: Metrics.inset - 8 + column * (Double(index) + 0.5),
          y: Metrics.header + Metrics.weekdays / 2 - 2), &canvas)
    }
    for (index, frame) in days.enumerated() {
      let isChosen = index + 1 == date.day
      if isChosen {
        canvas.fill(
          Path(
            ellipseIn: picker.roundToPixel(
              frame.centered(Size(width: Metrics.disc, height: Metrics.disc)))),
          ink.withAlpha(ink.alpha * Metrics.discAlpha))
      }
      draw(
        String(index + 1), .system(Metrics.daySize, isChosen ? .semibold : .regular),
        isChosen ? accent : look.color(isEnabled ? .label : .tertiaryLabel),
        middle: frame.center, &canvas)
    }
  }

  /// Draws the line above the time, and its label.
  func paintTime(width: Double, _ canvas: inout Canvas) {
    let top = Metrics.height
    canvas.fill(
      Rect(
        x: Metrics.inset, y: top, width: width - 2 * Metrics.inset, height: picker.pixel),
      picker.color(named: .separator))
    let label = picker.textLayout(
      picker.context.words[.time],
      attributes: TextAttributes(
        font: .textStyle(TextStyle.body.rawValue),
        foregroundColor: picker.look.color(isEnabled ? .label : .tertiaryLabel)))
    canvas.draw(
      label, x: Metrics.inset,
      baseline: picker.roundToPixel(
        top + Metrics.time / 2 - label.size.height / 2 + label.firstBaseline),
      of: picker)
  }

  /// The accessibility elements of the header, the days and the time, with frames in the picker, in
  /// points.
  func spoken(width: Double, hasTime: Bool) -> [(content: SpokenContent, frame: Rect)] {
    let header = Rect(x: 0, y: 0, width: width, height: Metrics.header)
    let state: AccessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    var parts = [(content: SpokenContent(label: title, traits: state), frame: header)]
    for (index, frame) in days(width: width).enumerated() {
      let day = CalendarDate(year: date.year, month: date.month, day: index + 1)
      let traits = index + 1 == date.day ? state.union(.selected) : state
      parts.append((SpokenContent(label: day.spokenText, traits: traits), frame))
    }
    if hasTime {
      let line = Rect(x: 0, y: Metrics.height, width: width, height: Metrics.time)
      parts.append(
        (SpokenContent(label: "Time", value: date.text(words.time, words), traits: state), line))
    }
    return parts
  }
}

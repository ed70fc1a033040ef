import ObjectModel
import Raster
import Text

extension DatePicker {
  /// Wheels, or pills with date and time.
  static var modern: any ControlClass.Type { ModernDatePicker.self }
}

/// UIDatePicker from iOS 13 on.
enum ModernDatePicker: DerivedControl {
  typealias Base = DatePicker

  static let pill = Element.Role("dateLabel")

  /// The style that is drawn: `automatic` is `compact` from iOS 14 on, but for a timer.
  private static func isCompact(_ element: Element, system: Int) -> Bool {
    guard element[DatePicker.datePickerMode] != .countDownTimer else { return false }
    switch element[DatePicker.preferredDatePickerStyle] ?? .automatic {
    case .wheels, .inline: return false
    case .compact: return true
    case .automatic: return system >= 14
    }
  }

  /// Whether a calendar is drawn: inline pickers of dates from iOS 14 on. Before, and of times alone,
  /// they are wheels (choice).
  static func isInline(_ element: Element, system: Int) -> Bool {
    guard system >= 14, element[DatePicker.preferredDatePickerStyle] == .inline else {
      return false
    }
    let mode = element[DatePicker.datePickerMode] ?? .dateAndTime
    return mode == .date || mode == .dateAndTime
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    let words = context.words.dates
    if isInline(element, system: context.system) {
      let hasTime = element[DatePicker.datePickerMode] != .date
      let time = CalendarDate(element.object("date")).text(words.time, words)
      element.children = (hasTime ? [pillElement(time)] : []) + View.subviews(of: element)
      return
    }
    guard isCompact(element, system: context.system) else {
      return DatePicker.compose(&element, context)
    }
    let date = CalendarDate(element.object("date"))
    let texts: [String] =
      switch element[DatePicker.datePickerMode] ?? .dateAndTime {
      case .date: [date.text(words.date, words)]
      case .time: [date.text(words.time, words)]
      case .dateAndTime, .countDownTimer:
        [date.text(words.date, words), date.text(words.time, words)]
      }
    element.children =
      texts.map(pillElement) + View.subviews(of: element)
  }

  private static func pillElement(_ text: String) -> Element {
    var label = Element(Label.definition.name, role: pill)
    label.setDefault(Label.text, text)
    label.setDefault(Label.textAlignment, .center)
    return label
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == pill else { return DatePicker.values(for: part, of: node) }
    var values = PassedValues()
    values.setDefault(Label.font, .textStyle(TextStyle.body.rawValue))
    values.setDefault(Label.hasTabularDigits, true)
    values.setDefault(
      Label.textColor,
      node.look.color(node[Control.isEnabled] == false ? .tertiaryLabel : .label))
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    if isInline(node.element, system: node.system) {
      let time = node.child(pill) == nil ? 0 : InlineCalendar.Metrics.time
      return Size(
        width: InlineCalendar.Metrics.width, height: InlineCalendar.Metrics.height + time)
    }
    let labels = node.children(pill)
    let figures = DatePickerFigures(node.look)
    guard !labels.isEmpty else { return DatePicker.intrinsicSize(node, fitting: fitting) }
    let width = labels.reduce(0) { $0 + self.width($1) }
    return Size(
      width: width + Double(labels.count - 1) * figures.gap,
      height: node.roundToPixel(figures.height))
  }

  private static func width(_ label: StyledNode) -> Double {
    label.intrinsicSize(fitting: Size(width: .infinity, height: .infinity)).width
      + 2 * DatePickerFigures(label.look).padding
  }

  /// Pills stand at the leading side.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let labels = node.children(pill)
    guard !labels.isEmpty else { return DatePicker.layOut(node, size: size, &pass) }
    let figures = DatePickerFigures(node.look)
    let height = node.roundToPixel(figures.height)
    if isInline(node.element, system: node.system) {
      for label in labels {
        let width = width(label)
        let inset = InlineCalendar.Metrics.inset
        let top =
          InlineCalendar.Metrics.height + (InlineCalendar.Metrics.time - height) / 2
        pass.place(
          label,
          in: Rect(
            x: size.width - inset - width, y: node.roundToPixel(top), width: width,
            height: height))
      }
      return pass.layOutSubviews(of: node, size: size)
    }
    // Where there is too little room, pills shrink alike.
    let own = labels.map { width($0) }
    let room = max(0, size.width - Double(labels.count - 1) * figures.gap)
    let factor = min(1, room / max(own.reduce(0, +), 1))
    var x = 0.0
    for (label, width) in zip(labels, own.map { node.floorToPixel($0 * factor) }) {
      pass.place(
        label,
        in: Rect(
          x: x, y: node.roundToPixel((size.height - height) / 2), width: width, height: height))
      x += width + figures.gap
    }
    pass.layOutSubviews(of: node, size: size)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if isInline(node.styled.element, system: node.styled.system) {
      let calendar = InlineCalendar(node.styled)
      calendar.paint(width: node.size.width, &canvas)
      if node.child(pill) != nil { calendar.paintTime(width: node.size.width, &canvas) }
    }
    let figures = DatePickerFigures(node.styled.look)
    if figures.hidesDisabledPills, node.styled[Control.isEnabled] == false { return }
    for label in node.children(pill) {
      canvas.fill(
        figures.radius.map { Path(continuousRoundedRect: label.frame, radius: $0) }
          ?? Path(capsuleIn: label.frame),
        node.styled.color(named: .tertiarySystemFill))
    }
  }
}

public import Controls
package import ObjectModel
package import Raster
package import ScreenFormat

extension ExplanationPrinter {
  /// The explanations as a table. Each object has a block with a row for each property; below a
  /// winner are the values that lost, with the reasons.
  ///
  /// - Parameters:
  ///   - entries: the explanations.
  ///   - usesColor: whether to show swatches and to strike through values that lost, by terminal
  ///     escapes.
  ///   - columns: the width of the terminal; nil does not break lines.
  public static func table(
    _ entries: [Explanation.Entry], usesColor: Bool, columns: Int? = nil
  ) -> String {
    entries.map { ExplanationTable(entry: $0, usesColor: usesColor, columns: columns).text }
      .joined(separator: "\n")
  }

  /// Adds the table of one explanation to a text.
  ///
  /// - Parameter values: What documents have in the places of values, by the names of properties.
  package static func writeTable(
    _ entry: Explanation.Entry, as values: [String: WrittenValue], usesColor: Bool,
    columns: Int? = nil, to text: inout TextBuffer
  ) {
    ExplanationTable(entry: entry, values: values, usesColor: usesColor, columns: columns)
      .write(to: &text)
  }
}

/// The block of an object.
private struct ExplanationTable {
  let entry: Explanation.Entry
  var values: [String: WrittenValue] = [:]
  let usesColor: Bool
  let columns: Int?

  /// The greatest width of a value, in columns. Longer values are cut; JSON has them whole.
  private static let valueLimit = 60
  /// The least width of a value, in columns, however narrow the terminal is.
  private static let leastValue = 16
  /// The width of a swatch with the space before it, in columns.
  private static let swatchWidth = 3
  /// The space between two columns of the table, and its width in columns.
  private static let gap = "  "
  private static let gapWidth = 2

  private struct Row {
    var label: String
    var value = ""
    var color: Color?
    var source = ""
    var rule = ""
    var remark = ""
    var isLost = false
    /// Whether nothing sets the value, so that it counts by default.
    var isDefault = false
    /// Whether the label is the title of the rows below.
    var isTitle = false
  }

  private struct Widths {
    var label = 0
    var value = 0
    var source = 0
  }

  /// The rows of all properties: where those that nothing sets are listed, too, in groups with titles.
  private var rows: [Row] {
    guard !entry.unset.isEmpty else { return rows(of: entry.properties) }
    let grouped = Dictionary(grouping: entry.properties) { PropertyGroup($0.declaration) }
    let others = Dictionary(grouping: entry.unset) { PropertyGroup($0.property) }
    return PropertyGroup.allCases.flatMap { group -> [Row] in
      let set = rows(of: grouped[group] ?? [])
      let unset = (others[group] ?? []).sorted { $0.property.name < $1.property.name }.map(row)
      return set.isEmpty && unset.isEmpty
        ? [] : [Row(label: group.rawValue, isTitle: true)] + set + unset
    }
  }

  /// A property that nothing sets.
  private func row(_ unset: Explanation.Unset) -> Row {
    var row = row(unset.property.name, unset.winner)
    if let reason = unset.reason { row.value = reason }
    row.isDefault = true
    return row
  }

  private func rows(of properties: [Explanation.Property]) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(properties.count)
    // By places: a property and what it refers to are long to copy.
    for place in properties.indices { addRows(of: properties[place], to: &rows) }
    return rows
  }

  /// Adds the row of a property, and those of what there is to say about it.
  private func addRows(of property: Explanation.Property, to rows: inout [Row]) {
    rows.append(row(property.name, property.winner))
    if let value = values.isEmpty ? nil : values[property.name] {
      add(value, to: &rows[rows.count - 1])
    }
    if !entry.images.isEmpty {
      let name = property.name
      if let image = entry.images.first(where: { $0.name == name }) {
        rows.append(Row(label: "", remark: image.decision.why))
      }
    }
    for origin in property.textOrigins {
      rows.append(Row(label: "", remark: TerminalText.printable(origin.description)))
    }
    if let note = property.note { rows.append(Row(label: "", remark: note)) }
    if let name = property.initialiser.map(TerminalText.printable) {
      rows.append(Row(label: "", remark: "set by the initialiser of \(name)"))
    }
    if let name = property.valueOf.map(TerminalText.printable) {
      rows.append(Row(label: "", remark: "nobody set it for these axes: as \(name)"))
    }
    for loser in property.overridden {
      var row = row("lost:", loser.candidate)
      row.remark = "(\(loser.reason.why))"
      row.isLost = true
      rows.append(row)
    }
    if let fallback = property.fallback { rows.append(row("otherwise:", fallback)) }
  }

  /// A value that a rule does not set, since nobody knows it.
  private func row(_ unknown: Explanation.Unknown) -> Row {
    var row = Row(label: TerminalText.printable(unknown.name), value: "not known")
    row.rule = Self.text(unknown.rule)
    row.remark = TerminalText.printable(unknown.setting.remark)
    return row
  }

  private static func text(_ rule: AppearanceRule) -> String {
    var text = "\(Quotation.escaped(rule.origin.file)):\(rule.origin.line)"
    for container in rule.containedIn { text += " in \(container)" }
    for trait in rule.traits.named { text += " \(trait.name)=\(trait.value)" }
    return TerminalText.printable(text)
  }

  /// Adds the name that stands in the place of a value, and its own place.
  private func add(_ value: WrittenValue, to row: inout Row) {
    if let name = value.name(isColor: row.color != nil) {
      row.value += " \(TerminalText.printable(name))"
    }
    if row.rule.isEmpty { row.rule = Self.text(value.place) }
  }

  private static func text(_ place: DocumentPlace) -> String {
    TerminalText.printable("\(Quotation.escaped(place.file)):\(place.line)")
  }

  private func row(_ label: String, _ candidate: Candidate) -> Row {
    // A property without any value is drawn as the look has it.
    let isOwn = candidate.source == .default && candidate.value == .null
    let value = isOwn ? "the look's own" : DocumentPrinter.text(candidate.value)
    // Whole at once, since to change a row is to copy it.
    return Row(
      label: TerminalText.printable(label), value: TerminalText.printable(value),
      color: entry.color(of: candidate.value), source: candidate.source.rawValue,
      rule: candidate.rule.map(Self.text) ?? "")
  }

  /// A constraint with its place, its priority, and how far it is from holding.
  private func row(_ constraint: SolvedConstraint) -> Row {
    var row = Row(label: "constraint", value: TerminalText.printable(constraint.text))
    if let place = constraint.place { row.rule = Self.text(place) }
    var remarks: [String] = []
    if constraint.priority < LayoutConstraint.required {
      remarks.append("@\(shortest(constraint.priority))")
    }
    if constraint.error > 0 {
      remarks.append("(broken by \(shortest((constraint.error * 100).rounded() / 100)) points)")
      row.isLost = true
    }
    row.remark = remarks.joined(separator: " ")
    return row
  }

  var text: String {
    var text = TextBuffer()
    write(to: &text)
    return text.text
  }

  func write(to text: inout TextBuffer) {
    text.append(TerminalText.line(entry.path))
    text.append("\n  ")
    text.append(TerminalText.printable(entry.className))
    text.append("  frame ")
    DocumentPrinter.writeFrame(entry.frame, to: &text)
    text.append("  tint ")
    Self.write(entry.tintColor, to: &text)
    if usesColor { text.append(swatch(entry.tintColor)) }
    text.append(entry.tintAdjustmentMode == .dimmed ? ", dimmed\n" : "\n")
    if let drawing = entry.drawing {
      text.append(Self.text("device", drawing.device, drawing.origins.device))
      text.append(Self.text("system", String(drawing.system), drawing.origins.system))
    }
    for trait in entry.localTraits {
      text.append("  \(trait.name)=\(trait.value)  from \(TerminalText.printable(trait.path))")
      text.append("  (\(trait.origin.name))\n")
    }
    var rows = rows
    for unknown in entry.unknown { rows.append(row(unknown)) }
    for constraint in entry.constraints { rows.append(row(constraint)) }
    guard !rows.isEmpty else { return }
    let hasSwatches = usesColor && rows.contains { $0.color != nil }
    let room = hasSwatches ? Self.swatchWidth : 0
    let widths = widths(of: rows, room: room)
    for place in rows.indices { write(rows[place], widths, room: room, to: &text) }
  }

  /// Adds a colour as `Color.description` tells it: every object has one.
  private static func write(_ color: Color, to text: inout TextBuffer) {
    text.append("#")
    text.append(hexadecimal: Color.byte(color.red))
    text.append(hexadecimal: Color.byte(color.green))
    text.append(hexadecimal: Color.byte(color.blue))
    text.append(hexadecimal: Color.byte(color.alpha))
  }

  /// A line about the device or the system.
  private static func text(_ name: String, _ value: String, _ origin: Screen.Origin) -> String {
    let place = origin.place.map { "  \(Quotation.escaped($0.file)):\($0.line)" } ?? ""
    return
      "  \(name) \(TerminalText.printable(value))  \(origin.name)\(TerminalText.printable(place))\n"
  }

  private func widths(of rows: [Row], room: Int) -> Widths {
    var (label, value, source) = (0, 0, 0)
    for place in rows.indices where !rows[place].isTitle {
      label = max(label, TerminalText.columns(rows[place].label))
      value = max(value, TerminalText.columns(rows[place].value))
      source = max(source, TerminalText.columns(rows[place].source))
    }
    var limit = Self.valueLimit
    if let columns {
      let others = label + source + room + 3 * Self.gapWidth
      limit = min(limit, max(Self.leastValue, columns - others))
    }
    return Widths(label: label, value: min(value, limit), source: source)
  }

  private func write(_ row: Row, _ widths: Widths, room: Int, to text: inout TextBuffer) {
    if row.isTitle {
      text.append(" \(TerminalText.printable(row.label)):\n")
      return
    }
    let start = text.bytes.count
    text.append(Self.gap)
    let margin = widths.label - TerminalText.columns(row.label)
    if row.isLost { text.appendSpaces(margin) }
    text.append(row.label)
    if !row.isLost { text.appendSpaces(margin) }
    text.append(Self.gap)
    guard !row.value.isEmpty else {
      text.append(row.remark)
      text.append("\n")
      return
    }
    let value = TerminalText.cut(row.value, to: widths.value)
    let swatch = row.color.map(swatch) ?? ""
    text.append(dimmed(struck(value, row.isLost), row.isDefault))
    text.appendSpaces(widths.value - TerminalText.columns(value) + (swatch.isEmpty ? room : 0))
    text.append(swatch)
    text.append(Self.gap)
    text.append(row.source)
    text.appendSpaces(widths.source - TerminalText.columns(row.source))
    var width = widths.label + widths.value + room + widths.source + 3 * Self.gapWidth
    var below: [String] = []
    func put(_ part: String, _ isLost: Bool) {
      guard !part.isEmpty else { return }
      width += Self.gapWidth + TerminalText.columns(part)
      if below.isEmpty, columns.map({ width <= $0 }) ?? true {
        text.append(Self.gap)
        text.append(struck(part, isLost))
      } else {
        below += wrapped(part, isLost, indent: widths.label + 2 * Self.gapWidth)
      }
    }
    put(row.rule, row.isLost)
    put(row.remark, false)
    text.trimSpaces(from: start)
    text.append("\n")
    for line in below { text.append(line) }
  }

  /// The lines below a value, broken between words to the width of the terminal.
  private func wrapped(_ text: String, _ isLost: Bool, indent: Int) -> [String] {
    let room = max(1, (columns ?? .max) - indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, TerminalText.columns("\(last) \(word)") <= room {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { TerminalText.spaces(indent) + struck($0, isLost) + "\n" }
  }

  /// `text`, struck through if it lost and the terminal has colours.
  private func struck(_ text: String, _ isLost: Bool) -> String {
    usesColor && isLost && !text.isEmpty ? "\u{1B}[9m\(text)\u{1B}[29m" : text
  }

  /// `text`, dim if it is a default and the terminal has colours.
  private func dimmed(_ text: String, _ isDefault: Bool) -> String {
    usesColor && isDefault ? "\u{1B}[2m\(text)\u{1B}[22m" : text
  }

  /// Two cells in the colour, over white and over black, so that transparency is visible.
  private func swatch(_ color: Color) -> String {
    guard usesColor else { return "" }
    func cell(over backdrop: Double) -> String {
      let bytes = [color.red, color.green, color.blue].map { channel in
        String(Color.byte(channel * color.alpha + backdrop * (1 - color.alpha)))
      }
      return "\u{1B}[48;2;\(bytes.joined(separator: ";"))m "
    }
    return " \(cell(over: 1))\(cell(over: 0))\u{1B}[0m"
  }
}

extension UnknownSetting {
  /// `($hex_a stands for hex("a"))`, with the part that is not set.
  var remark: String {
    (part.map { "\(Quotation.escaped($0)): " } ?? "")
      + "($\(variable) stands for \(Quotation.escaped(expression)))"
  }
}

extension Explanation.Entry {
  /// The colour that the object draws, for its tint and traits; nil for values without one.
  package func color(of value: AppearanceValue) -> Color? {
    let color: ColorValue? =
      switch value {
      case .color(let color): color
      case .attributes(let attributes): attributes.foregroundColor
      default: nil
      }
    return color?.resolved(tint: tintColor, traits: traits)
  }
}

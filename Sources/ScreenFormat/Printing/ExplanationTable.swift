public import Controls
import Raster

extension ExplanationPrinter {
  /// One block an object: what it is, then a row a property with its losers, and why each lost, below.
  ///
  /// - Parameter usesColor: shows swatches and strikes losers through, for terminals.
  public static func table(_ entries: [Explanation.Entry], usesColor: Bool) -> String {
    entries.map { ExplanationTable(entry: $0, usesColor: usesColor).text }.joined(separator: "\n")
  }
}

/// The block of one object.
private struct ExplanationTable {
  let entry: Explanation.Entry
  let usesColor: Bool

  /// Longer values are cut: a drawing's operations would bury the rest. `--json` has them whole.
  private static let valueLimit = 60

  private struct Row {
    var label: String
    var value = ""
    var color: Color?
    var source = ""
    var rule = ""
    var remark = ""
    var isLost = false
  }

  private var rows: [Row] {
    entry.properties.flatMap { property -> [Row] in
      var rows = [row(property.name, property.winner)]
      if let image = entry.images.first(where: { $0.name == property.name }) {
        rows.append(Row(label: "", remark: image.decision.why))
      }
      if let name = property.valueOf {
        rows.append(Row(label: "", remark: "nobody set it for these axes: as \(name)"))
      }
      rows += property.overridden.map { loser in
        var row = row("lost:", loser.candidate)
        row.remark = loser.reason.why
        row.isLost = true
        return row
      }
      if let fallback = property.fallback { rows.append(row("otherwise:", fallback)) }
      return rows
    }
  }

  private func row(_ label: String, _ candidate: Candidate) -> Row {
    // Where nobody gave a value at all the control draws as its look does.
    let isOwn = candidate.source == .default && candidate.value == .null
    var value = isOwn ? "the look's own" : DocumentPrinter.text(candidate.value)
    if value.count > Self.valueLimit { value = "\(value.prefix(Self.valueLimit - 1))…" }
    var row = Row(label: label, value: value, source: candidate.source.rawValue)
    // As the object draws it, whatever its tint and its traits have to do with that.
    if case .color(let color) = candidate.value {
      row.color = color.resolved(tint: entry.tintColor, traits: entry.traits)
    }
    if let rule = candidate.rule {
      row.rule = "\(Quotation.escaped(rule.origin.file)):\(rule.origin.line)"
      for container in rule.containedIn { row.rule += " in \(container)" }
      for trait in rule.traits.named { row.rule += " \(trait.name)=\(trait.value)" }
    }
    return row
  }

  var text: String {
    let mode = entry.tintAdjustmentMode == .dimmed ? ", dimmed" : ""
    let head = """
      \(entry.path)
        \(entry.className)  frame \(DocumentPrinter.frame(entry.frame).text)  \
      tint \(entry.tintColor)\(swatch(entry.tintColor))\(mode)

      """
    let traits = entry.localTraits.map {
      "  \($0.name)=\($0.value)  from \($0.path)  (\($0.origin.place))\n"
    }.joined()
    let rows = rows
    func width(_ column: KeyPath<Row, String>) -> Int {
      rows.map { $0[keyPath: column].count }.max() ?? 0
    }
    let widths = (label: width(\.label), value: width(\.value), source: width(\.source))
    let room = rows.contains { $0.color != nil } && usesColor ? 3 : 0
    return head + traits
      + rows.map { row in
        let label = row.isLost ? leading(row.label, widths.label) : padded(row.label, widths.label)
        let swatch = row.color.map(swatch) ?? ""
        let gap = String(repeating: " ", count: swatch.isEmpty ? room : 0)
        let value = padded(row.value, widths.value)
        let cells = [
          "  \(label)", (row.isLost ? struck(row.value, widths.value) : value) + swatch + gap,
          padded(row.source, widths.source), row.isLost ? struck(row.rule, 0) : row.rule,
        ]
        var line = cells.joined(separator: "  ")
        if row.value.isEmpty {
          line = "  \(padded("", widths.label))  \(row.remark)"
        } else if !row.remark.isEmpty {
          line += row.rule.isEmpty ? row.remark : "  (\(row.remark))"
        }
        while line.last == " " { line.removeLast() }
        return line + "\n"
      }.joined()
  }

  /// Terminals strike losers through; elsewhere the word before them has to say it.
  private func struck(_ text: String, _ width: Int) -> String {
    guard usesColor, !text.isEmpty else { return padded(text, width) }
    return "\u{1B}[9m\(text)\u{1B}[29m" + String(repeating: " ", count: max(0, width - text.count))
  }

  private func swatch(_ color: Color) -> String {
    guard usesColor else { return "" }
    let bytes = [color.red, color.green, color.blue].map { String(Color.byte($0)) }
    return " \u{1B}[48;2;\(bytes.joined(separator: ";"))m  \u{1B}[0m"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

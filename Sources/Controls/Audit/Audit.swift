public import ObjectModel
public import Raster

extension Screen {
  /// Looks for what makes the screen hard to read or to use.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point of the drawings that contrasts are measured in; nil for the device's.
  ///   - limits: The largest picture to draw.
  ///   - caches: Masks and images that earlier drawings left; they never change a pixel.
  /// - Returns: The findings, in the order of the rules, then from the top down.
  /// - Throws: `RasterizerError` if a picture exceeds `limits`.
  public func audit(
    scale: Double? = nil, limits: SurfaceLimits = SurfaceLimits(),
    reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> [AuditFinding] {
    try placedForDrawing().audit(scale: scale, limits: limits, reusing: caches)
  }
}

extension PlacedTree {
  /// Looks for what makes the screen hard to read or to use; see `Screen.audit`.
  public func audit(
    scale: Double? = nil, limits: SurfaceLimits = SurfaceLimits(),
    reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> [AuditFinding] {
    guard !frames.isEmpty else { return [] }
    let objects = AuditObjects(self)
    let screen = PaintedScreen(self)
    let contrasts = try ContrastAudit(objects: objects, screen: screen).findings(
      scale: scale ?? styled.context.device.scale, limits: limits, caches)
    return Self.ordered(
      contrasts + TargetAudit(objects: objects).findings
        + Self.languageFindings(objects, screen) + LabelAudit(objects: objects).findings)
  }

  /// Looks for what depends on the language: texts that are cut, and what runs into something else or off the screen.
  /// Draws no picture.
  package func languageAudit() -> [AuditFinding] {
    guard !frames.isEmpty else { return [] }
    return Self.ordered(Self.languageFindings(AuditObjects(self), PaintedScreen(self)))
  }

  private static func languageFindings(
    _ objects: AuditObjects, _ screen: PaintedScreen
  ) -> [AuditFinding] {
    TextAudit(objects: objects, screen: screen).findings
      + OverlapAudit(objects: objects, screen: screen).findings
      + PlaceAudit(objects: objects, screen: screen).findings
  }

  /// Findings in the order of the rules, then from the top down.
  private static func ordered(_ findings: [AuditFinding]) -> [AuditFinding] {
    let order = Dictionary(
      uniqueKeysWithValues: AuditRule.allCases.enumerated().map { ($1, $0) })
    return findings.enumerated().sorted { a, b in
      func key(_ entry: (offset: Int, element: AuditFinding)) -> (Int, Double, Double, Int) {
        let finding = entry.element
        return (order[finding.rule] ?? 0, finding.frame.minY, finding.frame.minX, entry.offset)
      }
      return key(a) < key(b)
    }.map(\.element)
  }
}

/// Numbers in messages.
enum AuditText {
  /// A ratio with two decimals, rounded down: 4.499 is not enough, and must not read as 4.50.
  static func ratio(_ value: Double) -> String { decimals(value, rule: .down) }

  /// A length with at most two decimals.
  static func points(_ value: Double) -> String {
    shortest((value * 100).rounded() / 100)
  }

  /// APCA's Lc with one decimal.
  static func lightness(_ value: Double) -> String {
    shortest((value * 10).rounded() / 10)
  }

  private static func decimals(_ value: Double, rule: FloatingPointRoundingRule) -> String {
    let hundredths = Int((value * 100).rounded(rule))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// Checks contrasts of texts and symbols.
struct ContrastAudit {
  let objects: AuditObjects
  let screen: PaintedScreen

  func findings(
    scale: Double, limits: SurfaceLimits, _ caches: RasterizerCaches
  ) throws(RasterizerError) -> [AuditFinding] {
    try measured(scale: scale, limits: limits, caches).compactMap { finding($0, $1) }
  }

  /// The texts and symbols that are checked and can be seen, with their contrasts.
  func measured(
    scale: Double, limits: SurfaceLimits, _ caches: RasterizerCaches
  ) throws(RasterizerError) -> [(ink: Ink, measure: InkContrast.Measure)] {
    let indices = screen.inks.indices.filter { isChecked(screen.inks[$0]) }
    let measures = try InkContrast(
      tree: objects.tree, screen: screen, scale: scale, limits: limits, caches: caches
    ).measures(of: indices)
    return indices.compactMap { index in measures[index].map { (screen.inks[index], $0) } }
  }

  /// The rule for a text or symbol, with the least ratio that passes.
  static func requirement(
    of ink: Ink, _ measure: InkContrast.Measure
  ) -> (rule: AuditRule, threshold: Double) {
    switch ink.kind {
    case .text:
      (.textContrast, measure.isLarge ? AuditThreshold.largeText : AuditThreshold.text)
    case .symbol: (.symbolContrast, AuditThreshold.symbol)
    }
  }

  /// Whether a rule asks for the contrast: not of what is disabled or covered, and not of what only decorates:
  /// icons in text fields, chevrons of rows.
  private func isChecked(_ ink: Ink) -> Bool {
    guard objects.isActive(ink.object) else { return false }
    switch ink.kind {
    // The rows around the chosen one fade.
    case .text: return !objects.isWithin(ink.object, PickerView.self)
    case .symbol:
      let frame = ink.frame
      return max(frame.width, frame.height) <= AuditThreshold.largestSymbol
        && !objects.isWithin(ink.object, TextField.self) && !isChevron(ink.object)
    }
  }

  private func isChevron(_ index: Int) -> Bool {
    let objects = objects
    guard
      let described = objects.chain(index).first(where: {
        objects.node($0).element.place != nil
      })
    else { return false }
    return objects.node(described)[TableViewCell.accessoryType] == .disclosureIndicator
      && objects.isWithin(index, Button.self)
  }

  private func finding(_ ink: Ink, _ measure: InkContrast.Measure) -> AuditFinding? {
    let (rule, threshold) = Self.requirement(of: ink, measure)
    let what: String
    switch ink.kind {
    case .text:
      // Nothing else in the window's own name has text.
      let owner = ink.object == 0 ? "the status bar's " : ""
      what = owner + (measure.isLarge ? "large text" : "text")
    case .symbol:
      what = "symbol"
    }
    guard measure.ratio < threshold else { return nil }
    let lightness = AuditText.lightness(measure.colors.lightnessContrast)
    return objects.finding(
      rule, ink.object, ink.frame,
      "\(what) \(measure.colors.foreground.hex) on \(measure.colors.background.hex) has a contrast of "
        + "\(AuditText.ratio(measure.ratio)) to 1, less than \(shortest(threshold)) (APCA Lc \(lightness))",
      value: measure.ratio, threshold: threshold, colors: measure.colors)
  }
}

extension Color {
  /// `#RRGGBB`.
  package var hex: String { String(description.prefix(7)) }
}

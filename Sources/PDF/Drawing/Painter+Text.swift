import Raster

extension Painter {
  /// Texts (ISO 32000-1, 9.3 and 9.4).
  ///
  /// - Returns: false for an operator of another kind.
  mutating func performText(
    _ name: String, _ operands: [PDFObject], _ numbers: [Double]
  ) throws(PDFError) -> Bool {
    let value = numbers.first ?? 0
    switch name {
    case "BT":
      (textMatrix, lineMatrix) = (.identity, .identity)
      textClip = nil
    case "ET": try endText()
    case "Tc": state.text.characterSpacing = value
    case "Tw": state.text.wordSpacing = value
    case "Tz": state.text.stretch = value / 100
    case "TL": state.text.leading = value
    case "Ts": state.text.rise = value
    case "Tr": state.text.mode = Int(min(max(value, 0), 7))
    case "Tf": try setFont(operands)
    case "Td", "TD":
      guard numbers.count >= 2 else { break }
      if name == "TD" { state.text.leading = -numbers[1] }
      moveLine(numbers[0], numbers[1])
    case "Tm":
      if let matrix = Transform(numbers) { (textMatrix, lineMatrix) = (matrix, matrix) }
    case "T*": moveLine(0, -state.text.leading)
    case "Tj": if let string = operands.first?.string { try show([.string(string)]) }
    case "TJ": if let array = operands.first?.array { try show(array) }
    case "'":
      moveLine(0, -state.text.leading)
      if let string = operands.first?.string { try show([.string(string)]) }
    case "\"":
      if numbers.count >= 2 {
        state.text.wordSpacing = numbers[0]
        state.text.characterSpacing = numbers[1]
      }
      moveLine(0, -state.text.leading)
      if let string = operands.last?.string { try show([.string(string)]) }
    default: return false
    }
    return true
  }

  private mutating func moveLine(_ x: Double, _ y: Double) {
    lineMatrix = Transform.translation(x: x, y: y).concatenating(lineMatrix)
    textMatrix = lineMatrix
  }

  private mutating func setFont(_ operands: [PDFObject]) throws(PDFError) {
    state.text.size = operands.last?.number ?? 0
    guard let name = operands.first?.name,
      let entry = try file.dictionary(resources["Font"])?[name]
    else {
      state.text.font = nil
      return
    }
    state.text.font = SelectedFont(entry)
  }

  /// The font that is selected; nil for none, or one that can't be read.
  private mutating func selectedFont() throws(PDFError) -> PDFFont? {
    guard let selected = state.text.font else { return nil }
    if let font = selected.font { return font }
    let font = try readFont(selected.entry)
    selected.font = .some(font)
    return font
  }

  private mutating func readFont(_ entry: PDFObject) throws(PDFError) -> PDFFont? {
    if let number = entry.reference, let known = fonts.fonts[number] { return known }
    guard let dictionary = try file.dictionary(entry) else { return nil }
    let font = try FontReader(
      file: file, library: fonts, dictionary: dictionary, object: entry.reference ?? 0
    ).read()
    if let number = entry.reference { fonts.fonts[number] = .some(font) }
    return font
  }

  /// Shows strings; numbers between them move back by thousandths of an em.
  private mutating func show(_ parts: [PDFObject]) throws(PDFError) {
    guard let font = try selectedFont() else { return }
    var outline = Path()
    for part in parts {
      if let number = part.number {
        advance(-number / 1000 * state.text.size * state.text.stretch)
        continue
      }
      let codes = part.string ?? []
      try file.budget.take(work: Double(codes.count) * Work.character)
      for character in font.characters(codes) {
        if case .type3(let glyphs) = font.kind {
          try draw(character, of: glyphs)
        } else if state.text.mode != 3, let glyph = font.outline(character.code), !glyph.isEmpty {
          try file.budget.take(work: Double(glyph.elements.count) * Work.segment)
          outline.append(glyph.transformed(by: glyphMatrix))
          try checkMemory(of: outline)
        }
        let spacing =
          state.text.characterSpacing + (character.isSpace ? state.text.wordSpacing : 0)
        advance((character.width * state.text.size + spacing) * state.text.stretch)
      }
    }
    try paintText(outline)
  }

  /// From ems to user space.
  private var glyphMatrix: Transform {
    let text = state.text
    return Transform(
      a: text.size * text.stretch, b: 0, c: 0, d: text.size, tx: 0, ty: text.rise
    ).concatenating(textMatrix)
  }

  private mutating func advance(_ x: Double) {
    textMatrix = Transform.translation(x: x.isFinite ? x : 0, y: 0).concatenating(textMatrix)
  }

  private mutating func paintText(_ outline: Path) throws(PDFError) {
    guard !outline.isEmpty else { return }
    let mode = state.text.mode
    let pixels = outline.transformed(by: state.transform)
    if !isHidden {
      if [0, 2, 4, 6].contains(mode) { try fill(pixels, rule: .nonZero) }
      if [1, 2, 5, 6].contains(mode) { try stroke(outline) }
    }
    if mode >= 4 {
      if textClip == nil { textClip = Path() }
      textClip?.append(pixels)
      if let textClip { try checkMemory(of: textClip) }
    }
  }

  /// Clips to the texts that were set to clip.
  private mutating func endText() throws(PDFError) {
    guard let clip = textClip else { return }
    textClip = nil
    try self.clip(to: clip, rule: .nonZero)
  }

  // MARK: Type 3

  private mutating func draw(
    _ character: PDFFont.Character, of font: Type3Font
  ) throws(PDFError) {
    guard !isHidden, let stream = font.glyphs[Int(character.code & 0xFF)], state.text.mode != 3
    else { return }
    let place = font.transform.concatenating(glyphMatrix).concatenating(state.transform)
    guard place.inverse != nil else { return }
    try within(stream.number) { (painter) throws(PDFError) in
      try painter.save()
      painter.state.transform = place
      let ignored = painter.ignoresColors
      try painter.run(
        contents: try painter.file.contents(of: stream), resources: font.resources, base: place)
      painter.ignoresColors = ignored
      painter.restore()
    }
  }
}

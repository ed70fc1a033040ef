import Raster

extension Painter {
  /// Colours (ISO 32000-1, 8.6.8).
  ///
  /// - Returns: false for an operator of another kind.
  mutating func performColor(
    _ name: String, _ operands: [PDFObject], _ numbers: [Double]
  ) throws(PDFError) -> Bool {
    let isStroke = name.first?.isUppercase ?? false
    let color: PaintColor?
    switch name {
    case "g", "G": color = PaintColor(space: .gray, components: numbers)
    case "rg", "RG": color = PaintColor(space: .rgb, components: numbers)
    case "k", "K": color = PaintColor(space: .cmyk, components: numbers)
    case "cs", "CS":
      let space = try ColorSpace.read(operands.first, resources, file) ?? .gray
      color = PaintColor(space: space, components: space.initialComponents)
    case "sc", "SC", "scn", "SCN":
      var current = isStroke ? state.stroke : state.fill
      current.components = numbers
      (current.pattern, current.patternNumber) = (nil, nil)
      if let pattern = operands.last?.name,
        let entry = try file.dictionary(resources["Pattern"])?[pattern]
      {
        current.pattern = try file.resolve(entry)
        current.patternNumber = entry.reference
      }
      color = current
    default: return false
    }
    guard !ignoresColors, let color else { return true }
    if isStroke { state.stroke = color } else { state.fill = color }
    return true
  }
}

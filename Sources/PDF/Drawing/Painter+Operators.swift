import Raster

extension Painter {
  /// Does what an operator says (ISO 32000-1, Annex A).
  ///
  /// - Parameter floor: how many saved states belong to others.
  mutating func perform(
    _ operation: ContentReader.Operation, floor: Int
  ) throws(PDFError) {
    let operands = operation.operands
    let numbers = operands.compactMap(\.number).map { $0.isFinite ? $0 : 0 }
    if try performPath(operation.name, numbers) { return }
    if try performColor(operation.name, operands, numbers) { return }
    if try performText(operation.name, operands, numbers) { return }
    switch operation.name {
    case "q": try save()
    case "Q": if saved.count > floor { restore() }
    case "cm":
      if let transform = Transform(numbers) {
        state.transform = transform.concatenating(state.transform)
      }
    case "w": if let width = numbers.first { state.line.width = width.magnitude }
    case "J":
      state.line.cap = numbers.first == 1 ? .round : numbers.first == 2 ? .square : .butt
    case "j":
      state.line.join = numbers.first == 1 ? .round : numbers.first == 2 ? .bevel : .miter
    case "M": if let limit = numbers.first { state.line.miterLimit = max(limit, 1) }
    case "d": if let array = operands.first?.array { setDash(array, numbers.last) }
    case "gs": try setParameters(operands.first?.name)
    case "Do": try draw(operands.first?.name)
    case "BI":
      if case .dictionary(let dictionary)? = operands.first, let data = operation.imageData {
        try paintImage(PDFStream(dictionary: dictionary, bytes: data, number: 0))
      }
    case "sh": try paintShading(operands.first?.name)
    case "BDC": try mark(operands)
    case "BMC": mark(hides: false)
    case "EMC": _ = marks.popLast()
    case "d1": ignoresColors = true
    case "ri", "i", "MP", "DP", "BX", "EX", "d0", ">>", "]", "}", "{", ")": break
    default: file.warn(.operators(String(operation.name.prefix(20))))
    }
  }

  private mutating func setDash(_ array: [PDFObject], _ phase: Double?) {
    var dashes = array.prefix(64).compactMap(\.number).filter { $0.isFinite }
    if dashes.contains(where: { $0 < 0 }) || dashes.reduce(0, +) <= 0 { dashes = [] }
    if dashes.count % 2 == 1 { dashes += dashes }
    state.line.dash = dashes
    state.line.dashPhase = phase ?? 0
  }

  // MARK: Optional content

  private mutating func mark(_ operands: [PDFObject]) throws(PDFError) {
    guard operands.first?.name == "OC", let name = operands.dropFirst().first?.name,
      let properties = try file.dictionary(resources["Properties"])
    else { return mark(hides: false) }
    mark(hides: try optionalContent.isHidden(properties[name], file))
  }

  private mutating func mark(hides: Bool) {
    // Deep nesting is of no use, but no harm either.
    if marks.count < 10_000 { marks.append(hides) }
  }

  // MARK: Graphics state parameters

  /// Sets what a dictionary of parameters tells (8.4.5).
  private mutating func setParameters(_ name: String?) throws(PDFError) {
    guard let name, let all = try file.dictionary(resources["ExtGState"]),
      let parameters = try file.dictionary(all[name])
    else { return }
    if let width = try file.number(parameters["LW"]) { state.line.width = width.magnitude }
    if let cap = try file.integer(parameters["LC"]) {
      state.line.cap = cap == 1 ? .round : cap == 2 ? .square : .butt
    }
    if let join = try file.integer(parameters["LJ"]) {
      state.line.join = join == 1 ? .round : join == 2 ? .bevel : .miter
    }
    if let limit = try file.number(parameters["ML"]) { state.line.miterLimit = max(limit, 1) }
    if let dash = try file.array(parameters["D"]), let array = try file.array(dash.first) {
      setDash(array, dash.count > 1 ? try file.number(dash[1]) : nil)
    }
    if let opacity = try file.number(parameters["ca"]) {
      state.fillOpacity = min(max(opacity, 0), 1)
    }
    if let opacity = try file.number(parameters["CA"]) {
      state.strokeOpacity = min(max(opacity, 0), 1)
    }
    if let font = try file.array(parameters["Font"]), font.count == 2 {
      state.text.font = SelectedFont(font[0])
      state.text.size = try file.number(font[1]) ?? state.text.size
    }
    if let mode = parameters["BM"] { try setBlendMode(mode) }
    switch try file.resolve(parameters["SMask"]) {
    case .name: state.softMask = nil
    case .dictionary(let mask): state.softMask = try softMask(mask)
    default: break
    }
  }

  private static let blendModes: [String: BlendMode] = [
    "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
    "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
    "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]

  /// The first known mode of an array counts.
  private mutating func setBlendMode(_ object: PDFObject) throws(PDFError) {
    let resolved = try file.resolve(object)
    let names = (resolved.array ?? [resolved]).compactMap(\.name)
    if let mode = names.lazy.compactMap({ Self.blendModes[$0] }).first {
      guard mode != state.blendMode else { return }
      state.blendMode = mode
    } else {
      file.warn(.blendMode(names.first ?? ""))
      state.blendMode = .normal
    }
    canvas.append(.setBlendMode(state.blendMode))
  }
}

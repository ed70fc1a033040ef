import Raster

extension Painter {
  /// Draws an external object (ISO 32000-1, 8.8).
  mutating func draw(_ name: String?) throws(PDFError) {
    guard !isHidden, let name, let entry = try file.dictionary(resources["XObject"])?[name],
      let stream = try file.resolve(entry).stream
    else { return }
    if let content = stream.dictionary["OC"], try optionalContent.isHidden(content, file) { return }
    switch try file.name(stream.dictionary["Subtype"]) {
    case "Image":
      try file.budget.at(.object(stream.number)) { () throws(PDFError) in try paintImage(stream) }
    case "Form": try paintForm(stream)
    default: break
    }
  }

  private mutating func paintForm(_ form: PDFStream) throws(PDFError) {
    let group = try file.dictionary(form.dictionary["Group"])
    guard let group, try file.name(group["S"]) == "Transparency" else {
      return try runForm(form)
    }
    if try file.resolve(group["K"]).boolean == true { file.warn(.knockout, form.number) }
    let isIsolated = try file.resolve(group["I"]).boolean ?? false
    let needsLayer =
      isIsolated || state.fillOpacity < 1 || state.blendMode != .normal || state.softMask != nil
    guard needsLayer else { return try runForm(form) }
    try save()
    try composed(opacity: state.fillOpacity, isGroup: true) { (painter) throws(PDFError) in
      try painter.save()
      painter.resetCompositing()
      try painter.runForm(form)
      painter.restore()
    }
    restore()
  }

  /// Alpha, blend mode and mask of a group as a whole do not apply to its content again.
  private mutating func resetCompositing() {
    state.fillOpacity = 1
    state.strokeOpacity = 1
    state.softMask = nil
    state.blendMode = .normal
  }

  /// Draws a form in the space that is current.
  mutating func runForm(_ form: PDFStream) throws(PDFError) {
    let matrix = try file.numbers(form.dictionary["Matrix"]).flatMap { Transform($0) }
    let box = try file.numbers(form.dictionary["BBox"]).flatMap { Rect(corners: $0) }
    let resources = try file.dictionary(form.dictionary["Resources"])
    try within(form.number) { (painter) throws(PDFError) in
      try painter.save()
      let transform = (matrix ?? .identity).concatenating(painter.state.transform)
      painter.state.transform = transform
      if let box { try painter.clip(to: Path(rect: box).pixels(under: transform), rule: .nonZero) }
      if !painter.state.clip.isEmpty {
        try painter.run(
          contents: try painter.file.contents(of: form), resources: resources, base: transform)
      }
      painter.restore()
    }
  }

  // MARK: Soft masks

  func softMask(_ mask: PDFDictionary) throws(PDFError) -> SoftMask? {
    guard let group = try file.resolve(mask["G"]).stream else { return nil }
    let isLuminosity = try file.name(mask["S"]) == "Luminosity"
    var backdrop = Color.black
    if isLuminosity, let components = try file.numbers(mask["BC"]) {
      let attributes = try file.dictionary(group.dictionary["Group"]) ?? [:]
      let space = try attributes["CS"].flatMap { (object) throws(PDFError) -> ColorSpace? in
        try ColorSpace.read(object, try file.dictionary(group.dictionary["Resources"]), file)
      }
      backdrop = (space ?? .gray).color(components)
    }
    let transfer = mask["TR"].flatMap { $0.name == nil ? $0 : nil }
    return SoftMask(
      group: group, isLuminosity: isLuminosity, backdrop: backdrop,
      transfer: try PDFFunction.read(transfer, file), transform: state.transform)
  }

  /// The mask as a picture; nil where it lets nothing through.
  mutating func image(of mask: SoftMask) throws(PDFError) -> MaskImage? {
    if let known = mask.image { return known }
    let image = try draw(mask)
    mask.image = .some(image)
    return image
  }

  private mutating func draw(_ mask: SoftMask) throws(PDFError) -> MaskImage? {
    let levels = (0...255).map { level -> UInt8 in
      let share = Double(level) / 255
      return Color.byte(mask.transfer.map { $0([share]).first ?? share } ?? share)
    }
    // Around the group it is as light as the backdrop.
    let outside = mask.isLuminosity ? Self.luminosity(PremultipliedColor(mask.backdrop)) : 0
    var maskArea = area
    if levels[Int(outside)] == 0 {
      let matrix = try file.numbers(mask.group.dictionary["Matrix"]).flatMap { Transform($0) }
      if let box = try file.numbers(mask.group.dictionary["BBox"]).flatMap({ Rect(corners: $0) }) {
        let transform = (matrix ?? .identity).concatenating(mask.transform)
        guard let part = pixels(of: box, transform) else { return nil }
        maskArea = part
      }
    }
    let backdrop = mask.backdrop
    let isLuminosity = mask.isLuminosity
    var pixmap = try picture(of: maskArea, transform: mask.transform) {
      (painter) throws(PDFError) in
      if isLuminosity { painter.canvas.fill(painter.area, backdrop) }
      try painter.runForm(mask.group)
    }
    pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        let color = PremultipliedColor(
          red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2],
          alpha: bytes[index + 3])
        let level = isLuminosity ? Self.luminosity(color) : color.alpha
        (bytes[index], bytes[index + 1], bytes[index + 2]) = (0, 0, 0)
        bytes[index + 3] = levels[Int(level)]
      }
    }
    return MaskImage(pixmap: pixmap, area: maskArea)
  }

  /// By the weights of 11.3.5.3, in hundredths.
  private static func luminosity(_ color: PremultipliedColor) -> UInt8 {
    let sum = 30 * UInt32(color.red) + 59 * UInt32(color.green) + 11 * UInt32(color.blue)
    return UInt8((sum + 50) / 100)
  }
}

extension Rect {
  /// From two opposite corners.
  init?(corners: [Double]) {
    guard corners.count == 4, corners.allSatisfy({ $0.isFinite && $0.magnitude < 1e9 }) else {
      return nil
    }
    self.init(
      x: min(corners[0], corners[2]), y: min(corners[1], corners[3]),
      width: (corners[2] - corners[0]).magnitude, height: (corners[3] - corners[1]).magnitude)
  }
}

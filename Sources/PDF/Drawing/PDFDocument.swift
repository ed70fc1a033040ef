public import Raster

/// The first page of a PDF file (ISO 32000-1), drawn without other programs.
///
/// Nothing outside of the file is read, nothing in it is run. Memory, depth and work are bounded.
///
///     let icon = try PDFDocument(bytes)
///     let (pixmap, warnings) = try icon.picture(scale: 3)
public struct PDFDocument: Sendable {
  /// In points: the page's crop box, turned as the page is.
  public let size: Size
  private let bytes: [UInt8]
  private let references: CrossReferences
  private let page: PDFDictionary
  private let optionalContent: OptionalContent
  private let box: Rect
  /// In quarter turns, clockwise.
  private let turns: Int
  private let unit: Double

  /// Reads a file as far as its first page.
  ///
  /// - Throws: `PDFError` for what is no PDF, encrypted, damaged beyond repair or too complex.
  public init(_ bytes: [UInt8]) throws(PDFError) {
    let budget = Budget()
    let found = try budget.located { () throws(PDFError) in try Self.open(bytes, budget) }
    guard let found else { throw .noPage }
    self.bytes = bytes
    self.references = found.file.references
    let file = found.file
    page = found.page
    optionalContent = try budget.located { () throws(PDFError) in
      try OptionalContent(found.catalog, file)
    }
    let media =
      try file.numbers(page["MediaBox"]).flatMap { Rect(corners: $0) }
      ?? Rect(x: 0, y: 0, width: 612, height: 792)
    let crop = try file.numbers(page["CropBox"]).flatMap { Rect(corners: $0) }
    box = crop.flatMap { $0.intersection(media) } ?? media
    guard !box.isEmpty else { throw .emptySize }
    let rotation = try file.integer(page["Rotate"]) ?? 0
    turns = ((rotation / 90 % 4) + 4) % 4
    let userUnit = try file.number(page["UserUnit"]) ?? 1
    unit = userUnit > 0 && userUnit < 1000 ? userUnit : 1
    let (width, height) = (box.width * unit, box.height * unit)
    size =
      turns % 2 == 0 ? Size(width: width, height: height) : Size(width: height, height: width)
  }

  private typealias Found = (file: PDFFile, catalog: PDFDictionary, page: PDFDictionary)

  /// The catalog and the first page with what it takes over, if need be by looking for all objects; nil where there
  /// is none.
  private static func open(_ bytes: [UInt8], _ budget: Budget) throws(PDFError) -> Found? {
    var references = try CrossReferences(bytes, budget: budget)
    if let found = try open(bytes, references, budget) { return found }
    try references.repair(bytes, budget)
    return try open(bytes, references, budget)
  }

  private static func open(
    _ bytes: [UInt8], _ references: CrossReferences, _ budget: Budget
  ) throws(PDFError) -> Found? {
    if references.trailer["Encrypt"] != nil { throw .encrypted }
    let file = PDFFile(bytes, references, budget)
    guard let catalog = try file.dictionary(references.trailer["Root"]) else { return nil }
    var seen: Set<Int> = []
    guard
      let page = try firstPage(catalog["Pages"], inherited: [:], file, &seen, depth: 0)
    else { return nil }
    return (file, catalog, page)
  }

  private static let inheritedKeys = ["Resources", "MediaBox", "CropBox", "Rotate"]

  private static func firstPage(
    _ node: PDFObject?, inherited: PDFDictionary, _ file: PDFFile, _ seen: inout Set<Int>,
    depth: Int
  ) throws(PDFError) -> PDFDictionary? {
    guard depth < Budget.depthLimit else { throw .tooComplex(.depth) }
    if let number = node?.reference, !seen.insert(number).inserted { return nil }
    guard var dictionary = try file.dictionary(node) else { return nil }
    for key in inheritedKeys where dictionary[key] == nil { dictionary[key] = inherited[key] }
    guard let kids = try file.array(dictionary["Kids"]) else {
      return try file.name(dictionary["Type"]) == "Pages" ? nil : dictionary
    }
    for kid in kids {
      let page = try firstPage(kid, inherited: dictionary, file, &seen, depth: depth + 1)
      if let page { return page }
    }
    return nil
  }

  /// Draws the page as a picture of `size` times `scale` pixels, rounded up, its ground clear.
  ///
  /// - Parameter scale: pixels for each point, above zero.
  /// - Returns: the picture, and what is not drawn as the file says.
  /// - Throws: `PDFError`.
  public func picture(
    scale: Double
  ) throws(PDFError) -> (pixmap: Pixmap, warnings: [PDFWarning]) {
    let (width, height) = pixelSize(scale: scale)
    return try picture(width: width, height: height, scale: scale)
  }

  /// The size of `picture(scale:)`.
  public func pixelSize(scale: Double) -> (width: Int, height: Int) {
    (Self.whole(size.width * scale), Self.whole(size.height * scale))
  }

  /// Draws the page as a picture of so many pixels, from the top left corner.
  public func picture(
    width: Int, height: Int, scale: Double
  ) throws(PDFError) -> (pixmap: Pixmap, warnings: [PDFWarning]) {
    guard width > 0, height > 0, width <= 16_384, height <= 16_384, scale > 0, scale.isFinite else {
      throw .tooComplex(.memory)
    }
    let file = PDFFile(bytes, references, Budget())
    let pixmap = try file.budget.located { () throws(PDFError) in
      try file.budget.at(.page) { () throws(PDFError) in
        try draw(file, width: width, height: height, scale: scale)
      }
    }
    return (pixmap, file.warnings)
  }

  private func draw(
    _ file: PDFFile, width: Int, height: Int, scale: Double
  ) throws(PDFError) -> Pixmap {
    try file.budget.take(bytes: width * height * 4)
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let transform = pixels(scale: scale * unit)
    var painter = Painter(file, FontLibrary(), optionalContent, area: area, transform: transform)
    try painter.clip(to: Path(rect: box).pixels(under: transform), rule: .nonZero)
    var contents: [UInt8] = []
    let entry = try file.resolve(page["Contents"])
    for part in entry.array ?? [entry] {
      guard let stream = try file.resolve(part).stream else { continue }
      let part = try file.contents(of: stream)
      // Together they take twice as much while they grow.
      try file.budget.take(bytes: part.count * 2)
      // Parts meet between words.
      contents += part + [10]
    }
    try painter.run(
      contents: contents, resources: try file.dictionary(page["Resources"]), base: transform)
    return try painter.rendered()
  }

  private static func whole(_ value: Double) -> Int {
    // A size that is a whole number but for the last digits is that number.
    value.isFinite ? Int(min(max((value - 1e-6).rounded(.up), 0), 1e9)) : 0
  }

  /// From user space to pixels, y downward.
  private func pixels(scale: Double) -> Transform {
    switch turns {
    case 1:
      Transform(
        a: 0, b: scale, c: scale, d: 0, tx: -box.minY * scale, ty: -box.minX * scale)
    case 2:
      Transform(
        a: -scale, b: 0, c: 0, d: scale, tx: box.maxX * scale, ty: -box.minY * scale)
    case 3:
      Transform(
        a: 0, b: -scale, c: -scale, d: 0, tx: box.maxY * scale, ty: box.maxX * scale)
    default:
      Transform(
        a: scale, b: 0, c: 0, d: -scale, tx: -box.minX * scale, ty: box.maxY * scale)
    }
  }
}

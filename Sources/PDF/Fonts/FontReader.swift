import Raster
import Text

/// The fonts of a drawing, each read once.
final class FontLibrary {
  /// By the numbers of their objects; nil inside where they can't be used.
  var fonts: [Int: PDFFont?] = [:]
  /// Embedded fonts, by the numbers of their streams.
  var programs: [Int: FontProgram] = [:]
}

/// Reads fonts (ISO 32000-1, 9.6 and 9.7).
struct FontReader {
  let file: PDFFile
  let library: FontLibrary
  let dictionary: PDFDictionary
  let object: Int

  private func name() throws(PDFError) -> String {
    let name = try file.name(dictionary["BaseFont"]) ?? "?"
    // Parts of fonts are marked by six capitals and a plus.
    let mark = name.prefix(7)
    let isPart = mark.count == 7 && mark.last == "+" && mark.dropLast().allSatisfy(\.isUppercase)
    return isPart ? String(name.dropFirst(7)) : name
  }

  func read() throws(PDFError) -> PDFFont? {
    switch try file.name(dictionary["Subtype"]) {
    case "Type0": return try composite()
    case "Type3": return try type3()
    case "Type1", "MMType1", "TrueType": return try simple()
    case let kind:
      file.warn(.font(try name(), "\"\(kind ?? "")\" is no kind of font"), object)
      return nil
    }
  }

  // MARK: Simple fonts

  private func simple() throws(PDFError) -> PDFFont? {
    let descriptor = try file.dictionary(dictionary["FontDescriptor"]) ?? [:]
    let embedded = try program(descriptor)
    let flags = try file.integer(descriptor["Flags"]) ?? 0
    let isSymbolic = flags & 4 != 0
    let isTrueType = try file.name(dictionary["Subtype"]) == "TrueType"
    let (encoding, isTold) = try encoding(
      isTrueType && isSymbolic ? .none : .standard, hasOwn: embedded != nil)
    let standIn = embedded == nil ? try substitute(descriptor, flags) : nil
    guard let program = embedded ?? standIn else { return nil }
    let glyphs: (UInt32) -> UInt32?
    if embedded != nil, isTrueType {
      glyphs = Self.trueType(program, encoding, usesEncoding: isTold && !isSymbolic)
    } else {
      glyphs = Self.named(program, encoding, isEmbedded: embedded != nil)
    }
    return PDFFont(
      kind: .simple(encoding), program: program, widths: try simpleWidths(scale: 0.001),
      standardWidth: nil, object: object, glyphs: glyphs)
  }

  /// The encoding, and whether the font tells one.
  private func encoding(
    _ standard: FontEncoding, hasOwn: Bool
  ) throws(PDFError) -> (FontEncoding, Bool) {
    let entry = try file.resolve(dictionary["Encoding"])
    if let named = FontEncoding(named: entry.name) { return (named, true) }
    guard let details = entry.dictionary else { return (hasOwn ? .none : standard, false) }
    let base = FontEncoding(named: try file.name(details["BaseEncoding"]))
    // Without a base it is the font's own encoding, which names are not needed for.
    var encoding = base ?? (hasOwn ? .none : standard)
    var differences: [PDFObject] = []
    for element in try file.array(details["Differences"]) ?? [] {
      differences.append(try file.resolve(element))
    }
    encoding.apply(differences)
    return (encoding, true)
  }

  /// Type 1 and CFF: by name, else by the font's own encoding.
  private static func named(
    _ program: FontProgram, _ encoding: FontEncoding, isEmbedded: Bool
  ) -> (UInt32) -> UInt32? {
    { code in
      guard let name = encoding.names[Int(code & 0xFF)] else {
        return isEmbedded ? program.glyph(code: code, in: .own) : nil
      }
      if let glyph = program.glyph(named: name) { return glyph }
      return GlyphNames.scalar(name).flatMap { program.glyph(code: $0.value, in: .unicode) }
        ?? (isEmbedded ? program.glyph(code: code, in: .own) : nil)
    }
  }

  /// TrueType (9.6.6.4): by characters of the encoding, or by codes.
  private static func trueType(
    _ program: FontProgram, _ encoding: FontEncoding, usesEncoding: Bool
  ) -> (UInt32) -> UInt32? {
    { code in
      let name = encoding.names[Int(code & 0xFF)]
      if usesEncoding, let name {
        if let scalar = GlyphNames.scalar(name) {
          if let glyph = program.glyph(code: scalar.value, in: .unicode) { return glyph }
          if let roman = FontEncoding.macRoman.names.firstIndex(of: name),
            let glyph = program.glyph(code: UInt32(roman), in: .roman)
          {
            return glyph
          }
        }
        if let glyph = program.glyph(named: name) { return glyph }
      }
      for high in [0xF000, 0, 0xF100, 0xF200] as [UInt32] {
        if let glyph = program.glyph(code: high + code, in: .symbol) { return glyph }
      }
      if let glyph = program.glyph(code: code, in: .roman) { return glyph }
      if let name, let glyph = program.glyph(named: name) { return glyph }
      return program.glyph(code: code, in: .unicode)
    }
  }

  private func simpleWidths(scale: Double) throws(PDFError) -> [Int: Double] {
    guard let first = try file.integer(dictionary["FirstChar"]),
      let list = try file.array(dictionary["Widths"])
    else { return [:] }
    var widths: [Int: Double] = [:]
    for (index, element) in list.prefix(256).enumerated() where first.magnitude < 256 {
      widths[first + index] = (try file.number(element) ?? 0) * scale
    }
    let descriptor = try file.dictionary(dictionary["FontDescriptor"])
    if let missing = try file.number(descriptor?["MissingWidth"]) {
      for code in 0..<256 where widths[code] == nil { widths[code] = missing * scale }
    }
    return widths
  }

  // MARK: Composite fonts

  private func composite() throws(PDFError) -> PDFFont? {
    guard let first = try file.array(dictionary["DescendantFonts"])?.first,
      let descendant = try file.dictionary(first)
    else { return nil }
    guard let codes = try codes() else { return nil }
    let descriptor = try file.dictionary(descendant["FontDescriptor"]) ?? [:]
    let program = try program(descriptor)
    var glyphs: (UInt32) -> UInt32? = { $0 }
    if program == nil {
      guard let toUnicode = try file.resolve(dictionary["ToUnicode"]).stream else {
        file.warn(.font(try name(), "it is not embedded"), object)
        return nil
      }
      let scalars = try CharacterCodes(try file.decode(toUnicode).bytes)
      let flags = try file.integer(descriptor["Flags"]) ?? 0
      guard let standIn = try substitute(descriptor, flags) else { return nil }
      glyphs = { cid in
        scalars.value(cid, length: 2).flatMap {
          standIn.glyph(code: UInt32(truncatingIfNeeded: $0), in: .unicode)
        }
      }
      return PDFFont(
        kind: .composite(codes), program: standIn, widths: try compositeWidths(descendant),
        standardWidth: (try file.number(descendant["DW"]) ?? 1000) / 1000, object: object,
        glyphs: glyphs)
    }
    if let map = try file.resolve(descendant["CIDToGIDMap"]).stream {
      let table = try file.decode(map).bytes
      glyphs = { cid in
        let index = Int(cid) * 2
        guard index + 1 < table.count else { return 0 }
        return UInt32(table[index]) << 8 | UInt32(table[index + 1])
      }
    }
    return PDFFont(
      kind: .composite(codes), program: program, widths: try compositeWidths(descendant),
      standardWidth: (try file.number(descendant["DW"]) ?? 1000) / 1000, object: object,
      glyphs: glyphs)
  }

  private func codes() throws(PDFError) -> CharacterCodes? {
    switch try file.resolve(dictionary["Encoding"]) {
    case .name("Identity-H"): return .identity
    case .name("Identity-V"):
      file.warn(.font(try name(), "its lines run downward"), object)
      return nil
    case .stream(let stream): return try CharacterCodes(try file.decode(stream).bytes)
    case .name(let name):
      file.warn(.font(try self.name(), "the encoding \"\(name)\" is not known"), object)
      return nil
    default: return .identity
    }
  }

  private func compositeWidths(_ descendant: PDFDictionary) throws(PDFError) -> [Int: Double] {
    let list = try file.array(descendant["W"]) ?? []
    var widths: [Int: Double] = [:]
    var index = 0
    while index + 1 < list.count, widths.count < 1 << 16 {
      guard let first = try file.integer(list[index]), (0...0xFFFF).contains(first) else { break }
      if let values = try file.array(list[index + 1]) {
        for (offset, value) in values.prefix(1 << 16).enumerated() {
          widths[first + offset] = (try file.number(value) ?? 0) / 1000
        }
        index += 2
      } else {
        guard index + 2 < list.count, let last = try file.integer(list[index + 1]),
          let value = try file.number(list[index + 2])
        else { break }
        if last >= first { for code in first...min(last, 0xFFFF) { widths[code] = value / 1000 } }
        index += 3
      }
    }
    return widths
  }

  // MARK: Type 3

  private func type3() throws(PDFError) -> PDFFont? {
    let (encoding, _) = try encoding(.none, hasOwn: true)
    let procedures = try file.dictionary(dictionary["CharProcs"]) ?? [:]
    let matrix = try file.numbers(dictionary["FontMatrix"]).flatMap { Transform($0) }
    let transform = matrix ?? .scale(x: 0.001, y: 0.001)
    var glyphs: [PDFStream?] = []
    for name in encoding.names {
      guard let name, let procedure = procedures[name] else {
        glyphs.append(nil)
        continue
      }
      glyphs.append(try file.resolve(procedure).stream)
    }
    return PDFFont(
      kind: .type3(
        Type3Font(
          glyphs: glyphs, transform: transform,
          resources: try file.dictionary(dictionary["Resources"]))),
      program: nil, widths: try simpleWidths(scale: transform.a), standardWidth: 0,
      object: object, glyphs: { _ in nil })
  }

  // MARK: Programs

  /// The embedded font; nil where there is none that can be read.
  private func program(_ descriptor: PDFDictionary) throws(PDFError) -> FontProgram? {
    for key in ["FontFile", "FontFile2", "FontFile3"] {
      guard let stream = try file.resolve(descriptor[key]).stream else { continue }
      if let known = library.programs[stream.number] { return known }
      guard let program = FontProgram(try file.decode(stream).bytes) else {
        file.warn(.stream("the font in it can't be read"), stream.number)
        return nil
      }
      library.programs[stream.number] = program
      return program
    }
    return nil
  }

  /// A face that stands in for one that is not embedded.
  private func substitute(
    _ descriptor: PDFDictionary, _ flags: Int
  ) throws(PDFError) -> FontProgram? {
    let name = try name()
    guard name != "Symbol", name != "ZapfDingbats" else {
      file.warn(.font(name, "it is not embedded"), object)
      return nil
    }
    let lowered = name.lowercased()
    let isBold = lowered.contains("bold") || flags & 1 << 18 != 0
    let isItalic =
      lowered.contains("italic") || lowered.contains("oblique") || flags & 1 << 6 != 0
    let isFixed = lowered.contains("courier") || flags & 1 != 0
    let isSerif = lowered.contains("times") || flags & 2 != 0
    let family = isFixed ? "Courier" : isSerif ? "TimesNewRomanPS" : "Helvetica"
    let slant = isSerif && !isFixed ? "Italic" : "Oblique"
    let style = (isBold ? "Bold" : "") + (isItalic ? slant : "")
    let end = isSerif && !isFixed ? "MT" : ""
    let standIn = family + (style.isEmpty ? "" : "-\(style)") + end
    let font =
      FontBook.embedded.font(named: name, size: 1)
      ?? FontBook.embedded.font(named: standIn, size: 1)
      ?? FontBook.embedded.systemFont(.helvetica, size: 1, weight: isBold ? .bold : .regular)
    file.warn(.substitutedFont(name, family: font.face.family), object)
    return FontProgram(font)
  }
}

extension Transform {
  /// From a matrix of six numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

import Raster

/// How components become colours (ISO 32000-1, 8.6). Those with a profile are drawn by their number of
/// components.
indirect enum ColorSpace {
  case gray
  case rgb
  case displayP3
  case cmyk
  case calibrated(CalibratedSpace)
  case lab(LabSpace)
  case indexed(base: ColorSpace, last: Int, table: [UInt8])
  /// Separation and DeviceN: inks that an alternate space stands in for.
  case inks(count: Int, alternate: ColorSpace, function: PDFFunction, isNone: Bool)
  /// Patterns; uncoloured ones take their colour from another space.
  case pattern(ColorSpace?)

  var componentCount: Int {
    switch self {
    case .gray, .indexed: 1
    case .calibrated(let space): space.gamma.count
    case .rgb, .displayP3, .lab: 3
    case .cmyk: 4
    case .inks(let count, _, _, _): count
    case .pattern(let base): base?.componentCount ?? 0
    }
  }

  /// The components of the colour that is set when the space is.
  var initialComponents: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _, _): Array(repeating: 1, count: count)
    case .lab(let lab): lab.nearestToZero
    default: Array(repeating: 0, count: componentCount)
    }
  }

  /// The range of each component of an image's samples without `Decode`: pairs of ends.
  func standardDecode(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double((1 << bits) - 1)]
    case .lab(let lab): [0, 100] + lab.range
    default: (0..<componentCount).flatMap { _ in [0.0, 1.0] }
    }
  }

  /// Whether nothing is drawn in it.
  var drawsNothing: Bool {
    if case .inks(_, _, _, true) = self { true } else { false }
  }

  /// The colour of components; missing ones are zero.
  func color(_ components: [Double]) -> Color {
    func part(_ index: Int) -> Double {
      guard index < components.count, components[index] > 0 else { return 0 }
      return min(components[index], 1)
    }
    switch self {
    case .gray: return Color(white: part(0))
    case .rgb: return Color(red: part(0), green: part(1), blue: part(2))
    case .displayP3:
      return DisplayP3.sRGB(Color(red: part(0), green: part(1), blue: part(2)))
    case .cmyk: return CMYK.color(part(0), part(1), part(2), part(3))
    case .calibrated(let space): return space.color(components)
    case .lab(let lab): return lab.color(components)
    case .indexed(let base, let last, let table):
      let value = components.first ?? 0
      let index = value > 0 ? Int(min(value.rounded(), Double(last))) : 0
      let count = base.componentCount
      guard (index + 1) * count <= table.count else { return .black }
      let decode = base.standardDecode(bits: 8)
      return base.color(
        (0..<count).map { place in
          let (low, high) = (decode[place * 2], decode[place * 2 + 1])
          return low + Double(table[index * count + place]) / 255 * (high - low)
        })
    case .inks(let count, let alternate, let function, _):
      var input = Array(components.prefix(count))
      while input.count < count { input.append(0) }
      return alternate.color(function(input))
    case .pattern(let base): return base?.color(components) ?? .black
    }
  }

  // MARK: Reading

  /// Reads a space by its name or array.
  ///
  /// - Parameter resources: names of other spaces; nil where there are none.
  /// - Returns: nil for a space that is not known; a warning then says so.
  static func read(
    _ object: PDFObject?, _ resources: PDFDictionary?, _ file: PDFFile, depth: Int = 0
  ) throws(PDFError) -> ColorSpace? {
    guard depth < 8 else { throw .tooComplex(.depth) }
    let resolved = try file.resolve(object)
    if let name = resolved.name {
      if let device = device(name) { return device }
      guard let named = try file.dictionary(resources?["ColorSpace"])?[name] else {
        return unknown(name, file)
      }
      return try read(named, nil, file, depth: depth + 1)
    }
    guard let array = resolved.array, let family = try file.name(array.first) else {
      return unknown("", file)
    }
    func element(_ index: Int) -> PDFObject? { index < array.count ? array[index] : nil }
    switch family {
    case "CalGray", "CalRGB":
      let count = family == "CalRGB" ? 3 : 1
      return .calibrated(
        try CalibratedSpace(try file.dictionary(element(1)) ?? [:], count: count, file))
    case "Lab": return .lab(try LabSpace(try file.dictionary(element(1)) ?? [:], file))
    case "ICCBased": return try profile(element(1), file, depth)
    case "Indexed", "I":
      guard let base = try read(element(1), resources, file, depth: depth + 1),
        let last = try file.integer(element(2)), base.componentCount > 0
      else { return nil }
      let table: [UInt8]
      switch try file.resolve(element(3)) {
      case .string(let bytes): table = bytes
      case .stream(let stream): table = try file.decode(stream).bytes
      default: return unknown(family, file)
      }
      return .indexed(base: base, last: min(max(last, 0), 255), table: table)
    case "Separation", "DeviceN":
      let told = try file.resolve(element(1))
      let names = told.array ?? [told]
      guard (1...32).contains(names.count),
        let alternate = try read(element(2), resources, file, depth: depth + 1)
      else { return nil }
      guard let function = try PDFFunction.read(element(3), file) else {
        file.warn(.function("the tint of \"\(names.first?.name ?? family)\" can't be read"))
        return nil
      }
      return .inks(
        count: names.count, alternate: alternate, function: function,
        isNone: names.allSatisfy { $0.name == "None" })
    case "Pattern":
      return .pattern(
        array.count > 1 ? try read(element(1), resources, file, depth: depth + 1) : nil)
    default: return device(family) ?? unknown(family, file)
    }
  }

  private static func unknown(_ name: String, _ file: PDFFile) -> ColorSpace? {
    file.warn(.colorSpace(name))
    return nil
  }

  private static func device(_ name: String) -> ColorSpace? {
    switch name {
    case "DeviceGray", "G", "CalGray": .gray
    case "DeviceRGB", "RGB", "CalRGB": .rgb
    case "DeviceCMYK", "CMYK": .cmyk
    case "Pattern": .pattern(nil)
    default: nil
    }
  }

  private static func profile(
    _ object: PDFObject?, _ file: PDFFile, _ depth: Int
  ) throws(PDFError) -> ColorSpace? {
    let stream = try file.resolve(object).stream
    let dictionary = stream?.dictionary ?? [:]
    switch try file.integer(dictionary["N"]) {
    case 1:
      if let stream, case .other(let name) = try file.profile(stream) {
        file.warn(.profile(name), stream.number)
      }
      return .gray
    case 4:
      if let stream, case .other(let name) = try file.profile(stream) {
        file.warn(.inkProfile(name), stream.number)
      }
      return .cmyk
    case 3:
      // Lab as the alternate of three components is the one that RGB would not be like.
      if let alternate = dictionary["Alternate"],
        let space = try read(alternate, nil, file, depth: depth + 1), case .lab = space
      {
        return space
      }
      guard let stream else { return .rgb }
      switch try file.profile(stream) {
      case .displayP3: return .displayP3
      case .other(let name):
        file.warn(.profile(name), stream.number)
        return .rgb
      case .sRGB: return .rgb
      }
    default: return try read(dictionary["Alternate"], nil, file, depth: depth + 1)
    }
  }
}

/// CalGray and CalRGB.
struct CalibratedSpace {
  /// One for each component.
  let gamma: [Double]
  /// From the components' light to linear sRGB, row by row; empty for grey.
  private let matrix: [Double]

  init(_ dictionary: PDFDictionary, count: Int, _ file: PDFFile) throws(PDFError) {
    let white = try file.numbers(dictionary["WhitePoint"]) ?? []
    guard count == 3 else {
      gamma = [try file.number(dictionary["Gamma"]) ?? 1]
      matrix = []
      return
    }
    let gamma = try file.numbers(dictionary["Gamma"]) ?? []
    self.gamma = gamma.count == 3 ? gamma : [1, 1, 1]
    let told = try file.numbers(dictionary["Matrix"]) ?? []
    // Columns are X, Y and Z of each component.
    let xyz = told.count == 9 ? told : [1, 0, 0, 0, 1, 0, 0, 0, 1]
    let scale: [Double] = (0..<3).map { index in
      white.count == 3 && white[index] > 0 ? D65.white[index] / white[index] : 1
    }
    var matrix: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 {
        var sum = 0.0
        for index in 0..<3 {
          sum += D65.toLinearSRGB[row * 3 + index] * scale[index] * xyz[column * 3 + index]
        }
        matrix.append(sum)
      }
    }
    self.matrix = matrix
  }

  func color(_ components: [Double]) -> Color {
    let light = gamma.enumerated().map { index, gamma in
      let part = index < components.count ? min(max(components[index], 0), 1) : 0
      return Power.raise(part, to: gamma)
    }
    guard light.count == 3 else { return Color(white: DisplayP3.encoded(light[0])) }
    func channel(_ row: Int) -> Double {
      DisplayP3.encoded(
        matrix[row * 3] * light[0] + matrix[row * 3 + 1] * light[1]
          + matrix[row * 3 + 2] * light[2])
    }
    return Color(red: channel(0), green: channel(1), blue: channel(2))
  }
}

/// Colours by X, Y and Z under daylight, as sRGB has them (IEC 61966-2-1).
private enum D65 {
  static let white: [Double] = [0.9505, 1, 1.0890]
  /// Row by row.
  static let toLinearSRGB = [
    3.2406, -1.5372, -0.4986, -0.9689, 1.8758, 0.0415, 0.0557, -0.2040, 1.0570,
  ]
}

/// CIE 1976 L*a*b*.
struct LabSpace {

  /// The ends of a* and b*.
  let range: [Double]

  init(_ dictionary: PDFDictionary, _ file: PDFFile) throws(PDFError) {

    let range = try file.numbers(dictionary["Range"]) ?? []
    self.range = range.count == 4 ? range : [-100, 100, -100, 100]
  }

  var nearestToZero: [Double] { [0, max(range[0], 0), max(range[2], 0)] }

  func color(_ components: [Double]) -> Color {
    guard components.count >= 3 else { return .black }
    let m = (min(max(components[0], 0), 100) + 16) / 116
    func stage(_ x: Double) -> Double {
      x >= 6.0 / 29 ? x * x * x : 108.0 / 841 * (x - 4.0 / 29)
    }
    let a = min(max(components[1], range[0]), range[1])
    let b = min(max(components[2], range[2]), range[3])
    // White becomes that of sRGB: the space's own is adapted by its share of each of X, Y and Z.
    let xyz = [
      stage(m + a / 500) * D65.white[0], stage(m), stage(m - b / 200) * D65.white[2],
    ]
    func channel(_ row: Int) -> Double {
      let factors = D65.toLinearSRGB[(row * 3)..<(row * 3 + 3)]
      return DisplayP3.encoded(zip(factors, xyz).reduce(0.0) { $0 + $1.0 * $1.1 })
    }
    return Color(red: channel(0), green: channel(1), blue: channel(2))
  }
}

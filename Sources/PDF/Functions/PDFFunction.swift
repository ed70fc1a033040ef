import Raster

/// A function from numbers to numbers (ISO 32000-1, 7.10).
struct PDFFunction {
  private indirect enum Kind {
    case sampled(SampledFunction)
    case exponential(from: [Double], to: [Double], exponent: Double)
    case stitching([PDFFunction], bounds: [Double], encode: [Double])
    case postScript(PostScriptFunction)
    /// One function for each result.
    case joined([PDFFunction])
  }

  private let kind: Kind
  private let domain: [Double]
  private let range: [Double]?

  /// The number of values it takes; at least 1.
  var inputCount: Int { max(domain.count / 2, 1) }

  /// Reads a function, or an array of them with one result each.
  ///
  /// - Throws: `tooComplex`.
  static func read(
    _ object: PDFObject?, _ file: PDFFile, depth: Int = 0
  ) throws(PDFError) -> PDFFunction? {
    guard depth < 16 else { throw .tooComplex(.depth) }
    let resolved = try file.resolve(object)
    if let array = resolved.array {
      var parts: [PDFFunction] = []
      for element in array.prefix(32) {
        guard let part = try read(element, file, depth: depth + 1) else { return nil }
        parts.append(part)
      }
      guard let first = parts.first else { return nil }
      return PDFFunction(kind: .joined(parts), domain: first.domain, range: nil)
    }
    guard let dictionary = resolved.dictionary,
      let domain = try file.numbers(dictionary["Domain"]), domain.count >= 2
    else { return nil }
    let range = try file.numbers(dictionary["Range"])
    let kind: Kind
    switch try file.integer(dictionary["FunctionType"]) {
    case 0:
      guard let stream = resolved.stream, let range,
        let function = try SampledFunction(stream, domain: domain, range: range, file)
      else { return nil }
      kind = .sampled(function)
    case 2:
      kind = .exponential(
        from: try file.numbers(dictionary["C0"]) ?? [0],
        to: try file.numbers(dictionary["C1"]) ?? [1],
        exponent: try file.number(dictionary["N"]) ?? 1)
    case 3:
      var parts: [PDFFunction] = []
      for element in try file.array(dictionary["Functions"]) ?? [] {
        guard parts.count < 1000, let part = try read(element, file, depth: depth + 1) else {
          return nil
        }
        parts.append(part)
      }
      let bounds = try file.numbers(dictionary["Bounds"]) ?? []
      let encode = try file.numbers(dictionary["Encode"]) ?? []
      guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count == parts.count * 2
      else { return nil }
      kind = .stitching(parts, bounds: bounds, encode: encode)
    case 4:
      guard let stream = resolved.stream, range != nil,
        let function = PostScriptFunction(try file.decode(stream).bytes)
      else { return nil }
      kind = .postScript(function)
    default: return nil
    }
    return PDFFunction(kind: kind, domain: domain, range: range)
  }

  /// The results for some values; values beyond the domain count as its ends.
  func callAsFunction(_ values: [Double]) -> [Double] {
    if case .joined(let parts) = kind { return parts.map { $0(values).first ?? 0 } }
    var input = values
    for index in input.indices where index * 2 + 1 < domain.count {
      input[index] = min(max(input[index], domain[index * 2]), domain[index * 2 + 1])
    }
    var result = evaluate(input)
    if let range {
      for index in result.indices where index * 2 + 1 < range.count {
        result[index] = min(max(result[index], range[index * 2]), range[index * 2 + 1])
      }
    }
    return result
  }

  private func evaluate(_ input: [Double]) -> [Double] {
    let x = input.first ?? 0
    switch kind {
    case .sampled(let function): return function(input)
    case .exponential(let from, let to, let exponent):
      let share = Power.raise(x, to: exponent)
      return zip(from, to).map { $0 + share * ($1 - $0) }
    case .stitching(let parts, let bounds, let encode):
      let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == bounds.count ? domain[1] : bounds[index]
      let (start, end) = (encode[index * 2], encode[index * 2 + 1])
      let place = high == low ? start : start + (x - low) * (end - start) / (high - low)
      return parts[index]([place])
    case .postScript(let function): return function(input)
    case .joined: return []
    }
  }

  /// Where the results of one value have to be looked at to draw a line between them: the ends, the places
  /// where parts meet (twice, from both sides), and more where the function bends.
  ///
  /// - Parameter ends: of the values.
  func places(from start: Double, to end: Double) -> [Double] {
    var result: [Double]
    switch kind {
    case .exponential(_, _, let exponent) where exponent == 1: result = [start, end]
    case .stitching(let parts, let bounds, let encode):
      result = [start]
      let edges = [domain[0]] + bounds + [domain[1]]
      for (index, part) in parts.enumerated() {
        let (low, high) = (edges[index], edges[index + 1])
        guard high > low else { continue }
        let (from, to) = (encode[index * 2], encode[index * 2 + 1])
        for place in part.places(from: from, to: to) {
          let share = to == from ? 0 : (place - from) / (to - from)
          result.append(low + share * (high - low))
        }
        // From the left: the value just below the edge is the part's own.
        if index < parts.count - 1 { result[result.count - 1] = high.nextDown }
      }
      result.append(end)
    case .joined(let parts):
      result = parts.flatMap { $0.places(from: start, to: end) }.sorted()
      result = zip(result, result.dropFirst()).filter { $0 != $1 }.map(\.0) + result.suffix(1)
    default:
      let count = 48
      result = (0...count).map { start + (end - start) * Double($0) / Double(count) }
    }
    return result.filter { $0 >= min(start, end) && $0 <= max(start, end) }
  }
}

/// A table of values, with straight lines between them.
struct SampledFunction {
  private let domain: [Double]
  private let sizes: [Int]
  private let encode: [Double]
  private let outputs: Int
  /// Results in the order of the samples, decoded.
  private let samples: [Double]

  init?(
    _ stream: PDFStream, domain: [Double], range: [Double], _ file: PDFFile
  ) throws(PDFError) {
    let dictionary = stream.dictionary
    let inputs = domain.count / 2
    outputs = range.count / 2
    guard let sizes = try file.numbers(dictionary["Size"])?.map({ Int(min(max($0, 0), 1e6)) }),
      sizes.count == inputs, (1...4).contains(inputs), (1...32).contains(outputs),
      sizes.allSatisfy({ $0 > 0 }), let bits = try file.integer(dictionary["BitsPerSample"]),
      [1, 2, 4, 8, 12, 16, 24, 32].contains(bits)
    else { return nil }
    let (count, overflow) = sizes.reduce((outputs, false)) { sum, size in
      let product = sum.0.multipliedReportingOverflow(by: size)
      return (product.partialValue, sum.1 || product.overflow)
    }
    guard !overflow, count <= 1 << 22 else { throw .tooComplex(.memory) }
    try file.budget.take(bytes: count * 8)
    try file.budget.take(work: Double(count) * Work.byte)
    let decode = try file.numbers(dictionary["Decode"]) ?? range
    let whole: [Double] = sizes.flatMap { [0, Double($0 - 1)] }
    let encode = try file.numbers(dictionary["Encode"]) ?? whole
    guard decode.count == range.count, encode.count == inputs * 2 else { return nil }
    var reader = BitReader(try file.decode(stream).bytes)
    let most = Double((UInt64(1) << UInt64(bits)) - 1)
    let outputs = outputs
    samples = (0..<count).map { index in
      let output = index % outputs
      let (low, high) = (decode[output * 2], decode[output * 2 + 1])
      return low + Double(reader.read(bits)) * (high - low) / most
    }
    self.domain = domain
    self.sizes = sizes
    self.encode = encode
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    guard input.count >= sizes.count else { return Array(repeating: 0, count: outputs) }
    var result = [Double](repeating: 0, count: outputs)
    var places: [(index: Int, share: Double)] = []
    for (dimension, size) in sizes.enumerated() {
      let (low, high) = (domain[dimension * 2], domain[dimension * 2 + 1])
      let (from, to) = (encode[dimension * 2], encode[dimension * 2 + 1])
      let share = high == low ? 0 : (input[dimension] - low) / (high - low)
      let place = min(max(from + share * (to - from), 0), Double(size - 1))
      let index = place.isNaN ? 0 : min(Int(place), max(size - 2, 0))
      places.append((index, place.isNaN ? 0 : place - Double(index)))
    }
    // All corners of the cell, weighed by nearness.
    for corner in 0..<(1 << sizes.count) {
      var (weight, start, step) = (1.0, 0, 1)
      for (dimension, place) in places.enumerated() {
        let isFar = corner >> dimension & 1 == 1
        weight *= isFar ? place.share : 1 - place.share
        start += min(place.index + (isFar ? 1 : 0), sizes[dimension] - 1) * step
        step *= sizes[dimension]
      }
      guard weight > 0 else { continue }
      for output in 0..<outputs { result[output] += weight * samples[start * outputs + output] }
    }
    return result
  }
}

/// Numbers of any width, the highest bit of each byte first; zeros behind the end.
struct BitReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count * 8 }

  /// - Parameter count: at most 32.
  mutating func read(_ count: Int) -> UInt32 {
    var result: UInt64 = 0
    var left = count
    while left > 0 {
      let byte = position >> 3 < bytes.count ? UInt64(bytes[position >> 3]) : 0
      let available = 8 - position & 7
      let taken = min(available, left)
      let part = byte >> UInt64(available - taken) & ((1 << UInt64(taken)) - 1)
      result = result << UInt64(taken) | part
      position += taken
      left -= taken
    }
    return UInt32(truncatingIfNeeded: result)
  }

  /// Goes on with the next whole byte.
  mutating func align() { position = (position + 7) & ~7 }
}

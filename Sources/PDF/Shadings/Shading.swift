import Raster

/// Colours that change from place to place (ISO 32000-1, 8.7.4.5).
struct Shading {
  enum Kind {
    /// Along a line or between circles, in the shading's space.
    case paint(Paint)
    case function(FunctionShading)
    case mesh(MeshShading)
  }

  var kind: Kind
  /// The background around it, in patterns.
  var background: Color?
  /// In the shading's space.
  var box: Rect?
}

/// Reads shadings.
struct ShadingReader {
  let file: PDFFile
  let resources: PDFDictionary

  func read(_ object: PDFObject?) throws(PDFError) -> Shading? {
    let resolved = try file.resolve(object)
    guard let dictionary = resolved.dictionary else { return nil }
    let space = try ColorSpace.read(dictionary["ColorSpace"], resources, file) ?? .gray
    let function = try PDFFunction.read(dictionary["Function"], file)
    let kind: Shading.Kind?
    switch try file.integer(dictionary["ShadingType"]) {
    case 1?: kind = try functionBased(dictionary, space, function)
    case 2?: kind = try axial(dictionary, space, function)
    case 3?: kind = try radial(dictionary, space, function)
    case let type? where (4...7).contains(type):
      guard let stream = resolved.stream else { return nil }
      kind = .mesh(try MeshReader(stream, space, function, file).read(type: type))
    case let type:
      file.warn(.shading("its type \(type.map { "\($0)" } ?? "") is not known"), object?.reference)
      return nil
    }
    guard let kind else {
      file.warn(.shading("its entries can't be read"), object?.reference)
      return nil
    }
    return Shading(
      kind: kind,
      background: try file.numbers(dictionary["Background"]).map { space.color($0) },
      box: try file.numbers(dictionary["BBox"]).flatMap { Rect(corners: $0) })
  }

  private func functionBased(
    _ dictionary: PDFDictionary, _ space: ColorSpace, _ function: PDFFunction?
  ) throws(PDFError) -> Shading.Kind? {
    guard let function, function.inputCount >= 2 else { return nil }
    let domain = try file.numbers(dictionary["Domain"]) ?? [0, 1, 0, 1]
    let matrix = try file.numbers(dictionary["Matrix"]).flatMap { Transform($0) } ?? .identity
    guard domain.count == 4, let inverse = matrix.inverse else { return nil }
    return .function(
      FunctionShading(function: function, space: space, domain: domain, toDomain: inverse))
  }

  private func axial(
    _ dictionary: PDFDictionary, _ space: ColorSpace, _ function: PDFFunction?
  ) throws(PDFError) -> Shading.Kind? {
    guard let coords = try file.numbers(dictionary["Coords"]), coords.count == 4, let function
    else { return nil }
    return .paint(
      .gradient(
        LinearGradient(
          stops: try stops(dictionary, space, function),
          start: Point(x: coords[0], y: coords[1]), end: Point(x: coords[2], y: coords[3]))))
  }

  private func radial(
    _ dictionary: PDFDictionary, _ space: ColorSpace, _ function: PDFFunction?
  ) throws(PDFError) -> Shading.Kind? {
    guard let coords = try file.numbers(dictionary["Coords"]), coords.count == 6, let function
    else { return nil }
    return .paint(
      .radialGradient(
        RadialGradient(
          stops: try stops(dictionary, space, function),
          startCenter: Point(x: coords[0], y: coords[1]), startRadius: max(coords[2], 0),
          endCenter: Point(x: coords[3], y: coords[4]), endRadius: max(coords[5], 0))))
  }

  /// Colours along 0–1; clear beyond ends that are not extended.
  private func stops(
    _ dictionary: PDFDictionary, _ space: ColorSpace, _ function: PDFFunction
  ) throws(PDFError) -> [GradientStop] {
    let domain = try file.numbers(dictionary["Domain"]) ?? [0, 1]
    let (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    var places = function.places(from: low, to: high)
    if places.isEmpty || high == low { places = [low, high] }
    // Inks are not mixed as light is: more places between those of the function.
    if case .rgb = space {
    } else if case .gray = space {
    } else {
      places = Self.refined(places, most: 256)
    }
    try file.budget.take(work: Double(places.count) * Work.function)
    var stops = places.map { place in
      GradientStop(
        location: high == low ? 0 : (place - low) / (high - low),
        color: space.color(function([place])))
    }
    let extend = try file.array(dictionary["Extend"])?.map { $0.boolean ?? false } ?? []
    if extend.first != true {
      stops.insert(GradientStop(location: stops.first?.location ?? 0, color: .clear), at: 0)
    }
    if extend.count < 2 || !extend[1] {
      stops.append(GradientStop(location: stops.last?.location ?? 1, color: .clear))
    }
    return stops
  }

  private static func refined(_ places: [Double], most: Int) -> [Double] {
    let parts = max(1, min(16, most / max(places.count, 1)))
    return zip(places, places.dropFirst()).flatMap { a, b in
      (0..<parts).map { a + (b - a) * Double($0) / Double(parts) }
    } + places.suffix(1)
  }
}

/// A colour for each point, by a function of two numbers.
struct FunctionShading {
  let function: PDFFunction
  let space: ColorSpace
  /// Ends of x and of y.
  let domain: [Double]
  /// From the shading's space.
  let toDomain: Transform

  /// The pixels of an area.
  ///
  /// - Parameter inverse: from pixels to the shading's space.
  func pixmap(
    of area: Rect, _ inverse: Transform, _ budget: Budget
  ) throws(PDFError) -> Pixmap {
    try budget.take(bytes: Int(area.width * area.height) * 4)
    try budget.take(work: area.width * area.height * Work.function * 4)
    var pixmap = Pixmap(width: Int(area.width), height: Int(area.height))
    let transform = inverse.concatenating(toDomain)
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let place = transform.apply(
          Point(x: area.minX + Double(x) + 0.5, y: area.minY + Double(y) + 0.5))
        guard place.x >= domain[0], place.x <= domain[1], place.y >= domain[2],
          place.y <= domain[3]
        else { continue }
        pixmap[x, y] = PremultipliedColor(space.color(function([place.x, place.y])))
      }
    }
    return pixmap
  }
}

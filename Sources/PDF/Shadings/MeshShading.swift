import Raster

/// Triangles with a colour at each corner; patches are cut into them.
struct MeshShading {
  struct Vertex {
    /// In the shading's space.
    var point: Point
    /// Red, green and blue; or in the first a place in `colors`, 0–1.
    var values: SIMD3<Double>
  }

  var triangles: [(Vertex, Vertex, Vertex)] = []
  /// The colours of a function's values; empty where corners have their own.
  var colors: [SIMD3<Double>] = []

  /// The pixels of an area. Edges are not smoothed, so that neighbours meet without seams.
  ///
  /// - Parameter transform: from the shading's space to pixels.
  func pixmap(
    of area: Rect, _ transform: Transform, _ budget: Budget
  ) throws(PDFError) -> Pixmap {
    try budget.take(bytes: Int(area.width * area.height) * 4)
    var pixmap = Pixmap(width: Int(area.width), height: Int(area.height))
    for triangle in triangles {
      try draw(triangle, transform, area, &pixmap, budget)
    }
    return pixmap
  }

  private func draw(
    _ triangle: (Vertex, Vertex, Vertex), _ transform: Transform, _ area: Rect,
    _ pixmap: inout Pixmap, _ budget: Budget
  ) throws(PDFError) {
    func place(_ vertex: Vertex) -> Point { transform.apply(vertex.point) - area.origin }
    let (a, b, c) = (place(triangle.0), place(triangle.1), place(triangle.2))
    guard a.isFinite, b.isFinite, c.isFinite else { return }
    func pixel(_ value: Double, _ most: Int) -> Int {
      Int(min(max(value.rounded(.down), 0), Double(most)))
    }
    let columns =
      pixel(
        min(a.x, b.x, c.x), pixmap.width)..<max(
        pixel(min(a.x, b.x, c.x), pixmap.width), pixel(max(a.x, b.x, c.x) + 1, pixmap.width))
    let rows =
      pixel(
        min(a.y, b.y, c.y), pixmap.height)..<max(
        pixel(min(a.y, b.y, c.y), pixmap.height), pixel(max(a.y, b.y, c.y) + 1, pixmap.height))
    try budget.take(
      work: Work.segment + Double(columns.count * rows.count) * Work.meshPixel)
    let whole = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard whole != 0 else { return }
    // A little beyond the edges: rounding must not leave pixels between neighbours.
    let slack = -1e-9
    for y in rows {
      for x in columns {
        let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let second = ((p.x - a.x) * (c.y - a.y) - (c.x - a.x) * (p.y - a.y)) / whole
        let third = ((b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)) / whole
        let first = 1 - second - third
        guard first >= slack, second >= slack, third >= slack else { continue }
        let values =
          triangle.0.values * first + triangle.1.values * second + triangle.2.values * third
        pixmap[x, y] = color(values)
      }
    }
  }

  private func color(_ values: SIMD3<Double>) -> PremultipliedColor {
    var channels = values
    if !colors.isEmpty {
      let index = Int(min(max(values.x, 0), 1) * Double(colors.count - 1) + 0.5)
      channels = colors[index]
    }
    return PremultipliedColor(
      Color(red: channels.x, green: channels.y, blue: channels.z))
  }
}

/// Reads meshes of triangles and patches (types 4 to 7).
struct MeshReader {
  private let space: ColorSpace
  private let function: PDFFunction?
  private let file: PDFFile
  private let bits: (coordinate: Int, component: Int, flag: Int)
  private let decode: [Double]
  private let verticesPerRow: Int
  private var reader: BitReader

  /// More than any drawing has.
  private static let triangleLimit = 500_000

  init(
    _ stream: PDFStream, _ space: ColorSpace, _ function: PDFFunction?, _ file: PDFFile
  ) throws(PDFError) {
    let dictionary = stream.dictionary
    self.space = space
    self.function = function
    self.file = file
    func bits(_ key: String) throws(PDFError) -> Int {
      min(max(try file.integer(dictionary[key]) ?? 8, 1), 32)
    }
    self.bits = (
      try bits("BitsPerCoordinate"), try bits("BitsPerComponent"), try bits("BitsPerFlag")
    )
    decode = try file.numbers(dictionary["Decode"]) ?? []
    verticesPerRow = try file.integer(dictionary["VerticesPerRow"]) ?? 0
    reader = BitReader(try file.decode(stream).bytes)
  }

  private var componentCount: Int { function == nil ? space.componentCount : 1 }

  func read(type: Int) throws(PDFError) -> MeshShading {
    var copy = self
    var mesh = MeshShading()
    guard decode.count >= 4 + componentCount * 2 else {
      file.warn(.shading("its Decode is too short"))
      return mesh
    }
    if let function {
      let (low, high) = (decode[4], decode[5])
      mesh.colors = (0...255).map { step in
        Self.channels(space.color(function([low + (high - low) * Double(step) / 255])))
      }
      try file.budget.take(work: 256 * Work.function)
    }
    switch type {
    case 4: try copy.freeTriangles(&mesh)
    case 5: try copy.lattice(&mesh)
    default: try copy.patches(&mesh, isTensor: type == 7)
    }
    return mesh
  }

  private static func channels(_ color: Color) -> SIMD3<Double> {
    SIMD3(color.red, color.green, color.blue)
  }

  private mutating func point() -> Point {
    func part(_ index: Int) -> Double {
      let most = Double((UInt64(1) << UInt64(bits.coordinate)) - 1)
      let (low, high) = (decode[index * 2], decode[index * 2 + 1])
      return low + Double(reader.read(bits.coordinate)) * (high - low) / most
    }
    let x = part(0)
    return Point(x: x, y: part(1))
  }

  private mutating func values() -> SIMD3<Double> {
    let most = Double((UInt64(1) << UInt64(bits.component)) - 1)
    var parts: [Double] = []
    for index in 0..<componentCount {
      let (low, high) = (decode[4 + index * 2], decode[5 + index * 2])
      let share = Double(reader.read(bits.component)) / most
      parts.append(function == nil ? low + share * (high - low) : share)
    }
    return function == nil ? Self.channels(space.color(parts)) : SIMD3(parts[0], 0, 0)
  }

  private mutating func vertex() -> MeshShading.Vertex {
    let place = point()
    return MeshShading.Vertex(point: place, values: values())
  }

  private func count(_ mesh: MeshShading) throws(PDFError) {
    try file.budget.take(work: Work.function)
    guard mesh.triangles.count < Self.triangleLimit else { throw .tooComplex(.work) }
  }

  private mutating func freeTriangles(_ mesh: inout MeshShading) throws(PDFError) {
    var last: [MeshShading.Vertex] = []
    while !reader.isAtEnd {
      let flag = reader.read(bits.flag) & 3
      let next = vertex()
      reader.align()
      if flag == 0 || last.count < 3 {
        if last.count >= 3 { last = [] }
        last.append(next)
        // The two behind the first have flags too, which mean nothing.
        while last.count < 3, !reader.isAtEnd {
          _ = reader.read(bits.flag)
          last.append(vertex())
          reader.align()
        }
        guard last.count == 3 else { return }
      } else {
        last = [flag == 1 ? last[1] : last[0], last[2], next]
      }
      mesh.triangles.append((last[0], last[1], last[2]))
      try count(mesh)
    }
  }

  private mutating func lattice(_ mesh: inout MeshShading) throws(PDFError) {
    guard (2...10_000).contains(verticesPerRow) else { return }
    var above: [MeshShading.Vertex] = []
    while !reader.isAtEnd {
      var row: [MeshShading.Vertex] = []
      while row.count < verticesPerRow, !reader.isAtEnd {
        row.append(vertex())
        reader.align()
      }
      guard row.count == verticesPerRow else { return }
      for index in 1..<verticesPerRow where !above.isEmpty {
        mesh.triangles.append((above[index - 1], above[index], row[index - 1]))
        mesh.triangles.append((above[index], row[index - 1], row[index]))
        try count(mesh)
      }
      above = row
    }
  }

  // MARK: Patches

  /// Where each point of the file's order lies in the square of 4 × 4.
  private static let order = [
    (0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0), (2, 0),
    (1, 0), (1, 1), (1, 2), (2, 2), (2, 1),
  ]

  private mutating func patches(_ mesh: inout MeshShading, isTensor: Bool) throws(PDFError) {
    let total = isTensor ? 16 : 12
    var points: [Point] = []
    var corners: [SIMD3<Double>] = []
    while !reader.isAtEnd {
      let flag = Int(reader.read(bits.flag) & 3)
      if flag == 0 || points.isEmpty {
        (points, corners) = ([], [])
      } else {
        // An edge of the patch before.
        let edge = (0..<4).map { points[(flag * 3 + $0) % 12] }
        corners = [corners[flag], corners[(flag + 1) % 4]]
        points = edge
      }
      while points.count < total { points.append(point()) }
      while corners.count < 4 { corners.append(values()) }
      reader.align()
      try file.budget.take(work: Work.function * 64)
      try cut(points, corners, isTensor: isTensor, &mesh)
    }
  }

  private func cut(
    _ points: [Point], _ corners: [SIMD3<Double>], isTensor: Bool, _ mesh: inout MeshShading
  ) throws(PDFError) {
    var grid = [[Point]](repeating: [Point](repeating: .zero, count: 4), count: 4)
    for (point, place) in zip(points, Self.order) { grid[place.0][place.1] = point }
    if !isTensor { Self.fillInside(&grid) }
    let steps = 12
    func vertex(_ row: Int, _ column: Int) -> MeshShading.Vertex {
      let (v, u) = (Double(row) / Double(steps), Double(column) / Double(steps))
      let (rows, columns) = (Self.weights(v), Self.weights(u))
      var place = Point.zero
      for i in 0..<4 {
        for j in 0..<4 {
          let weight = rows[i] * columns[j]
          place = Point(x: place.x + grid[i][j].x * weight, y: place.y + grid[i][j].y * weight)
        }
      }
      let top = corners[0] * (1 - u) + corners[1] * u
      let bottom = corners[3] * (1 - u) + corners[2] * u
      return MeshShading.Vertex(point: place, values: top * (1 - v) + bottom * v)
    }
    var above = (0...steps).map { vertex(0, $0) }
    for row in 1...steps {
      let line = (0...steps).map { vertex(row, $0) }
      for column in 1...steps {
        mesh.triangles.append((above[column - 1], above[column], line[column - 1]))
        mesh.triangles.append((above[column], line[column - 1], line[column]))
      }
      above = line
    }
    try count(mesh)
  }

  /// Bernstein's polynomials of degree 3.
  private static func weights(_ t: Double) -> [Double] {
    let s = 1 - t
    return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  }

  /// The inner points of a Coons patch, from its edges (8.7.4.5.8).
  private static func fillInside(_ p: inout [[Point]]) {
    func inner(
      _ corner: Point, _ a: Point, _ b: Point, _ far: Point, _ farther: Point, _ c: Point,
      _ d: Point, _ opposite: Point
    ) -> Point {
      func mix(_ axis: (Point) -> Double) -> Double {
        let near = -4 * axis(corner) + 6 * (axis(a) + axis(b))
        let middle = -2 * (axis(far) + axis(farther)) + 3 * (axis(c) + axis(d))
        return (near + middle - axis(opposite)) / 9
      }
      return Point(x: mix { $0.x }, y: mix { $0.y })
    }
    p[1][1] = inner(p[0][0], p[0][1], p[1][0], p[0][3], p[3][0], p[3][1], p[1][3], p[3][3])
    p[1][2] = inner(p[0][3], p[0][2], p[1][3], p[0][0], p[3][3], p[3][2], p[1][0], p[3][0])
    p[2][1] = inner(p[3][0], p[3][1], p[2][0], p[3][3], p[0][0], p[0][1], p[2][3], p[0][3])
    p[2][2] = inner(p[3][3], p[3][2], p[2][3], p[3][0], p[0][3], p[0][2], p[2][0], p[0][0])
  }
}

import Raster

extension FuzzTarget {
  /// Glass of any values on some colours, by every set of kernels and the reference.
  static let glass = FuzzTarget(name: "glass") { bytes in
    var source = FuzzBytes(bytes)
    let transform = Transform(
      a: source.coordinate(), b: source.coordinate() / 16, c: source.coordinate() / 16,
      d: source.coordinate(), tx: source.coordinate(), ty: source.coordinate())
    let isTurned = source.byte() % 2 == 0
    var grounds: [(Rect, Color)] = []
    for _ in 0..<source.byte() % 4 { grounds.append((rect(&source), color(&source))) }
    var glasses: [Glass] = []
    repeat { glasses.append(glass(&source)) } while !source.isAtEnd && glasses.count < 3
    compare { canvas in
      for (rect, color) in grounds { canvas.fill(Path(rect: rect), color) }
      if isTurned { canvas.append(.concatenate(transform)) }
      for glass in glasses {
        canvas.glass(glass) { canvas, isDark in
          canvas.fill(
            Path(rect: Rect(x: 20, y: 20, width: 8, height: 8)), Color(white: isDark ? 1 : 0))
        }
      }
    }
  }

  static func glass(_ source: inout FuzzBytes) -> Glass {
    func any<Value>(_ values: [Value]) -> Value { values[Int(source.byte()) % values.count] }
    let shapes = (0..<source.byte() % 5).map { _ in
      Glass.RoundedRect(
        rect(&source),
        radii: CornerRadii(
          topLeft: source.coordinate(), topRight: source.coordinate(),
          bottomRight: source.coordinate(), bottomLeft: source.coordinate()))
    }
    var glass = Glass(
      shapes, spacing: source.coordinate(), generation: any([.first, .second]),
      variant: any(Glass.Variant.allCases),
      appearance: any([.light, .dark, .groundOrLight, .groundOrDark]),
      role: any([.raw, .barItem, .tabBar, .menu, .alert]),
      tint: any([false, true]) ? color(&source) : nil, tintAmount: source.coordinate())
    glass.isOpaque = source.byte() % 8 == 0
    glass.hasBorder = source.byte() % 4 == 0
    return glass
  }
}

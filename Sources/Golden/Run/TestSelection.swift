import Controls
public import ScreenFormat

/// Which pictures of a plan are tested.
public struct TestSelection: Sendable {
  /// Parts of ids, of which one has to occur; none takes all.
  public var filters: [String] = []
  /// A share of them.
  public var shard: Shard?
  /// Only these ids; nil takes all.
  public var ids: Set<String>?
  /// Where an axis of a screen's matrix has several values, only these of them.
  public var axes = RenderMatrix()

  /// All of them.
  public init() {}

  /// Whether a picture is tested.
  public func contains(_ item: GoldenCase) -> Bool {
    let options = item.variant.options
    func holds<Value: Equatable>(_ values: [Value], _ value: Value?) -> Bool {
      values.isEmpty || value.map(values.contains) ?? true
    }
    return (filters.isEmpty || filters.contains { item.id.contains($0) })
      && ids?.contains(item.id) ?? true
      && holds(axes.devices, options.device) && holds(axes.systems, options.system)
      && holds(axes.orientations, options.orientation) && holds(axes.styles, options.style)
      && holds(axes.contentSizes, options.contentSize)
      && holds(axes.layoutDirections, options.layoutDirection)
      && holds(axes.scales, options.scale) && holds(axes.times, options.time)
      && shard?.contains(item.id) ?? true
  }
}

extension RenderMatrix {
  /// Axes with one value at most take those that the user asks for; of axes with several, a selection
  /// takes some, and their pictures keep their names.
  mutating func narrow(to asked: RenderMatrix) {
    func take<Value>(_ own: inout [Value], _ asked: [Value]) {
      if own.count <= 1, !asked.isEmpty { own = asked }
    }
    take(&devices, asked.devices)
    take(&systems, asked.systems)
    take(&orientations, asked.orientations)
    take(&styles, asked.styles)
    take(&contentSizes, asked.contentSizes)
    take(&layoutDirections, asked.layoutDirections)
    take(&scales, asked.scales)
    take(&times, asked.times)
    base = asked.base
  }
}

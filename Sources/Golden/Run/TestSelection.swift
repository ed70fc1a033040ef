import Controls
import ObjectModel
public import ScreenFormat

/// Selects the pictures of a plan to test.
public struct TestSelection: Sendable {
  /// Texts of which an id has to contain one. An empty list selects all pictures.
  public var filters: [String] = []
  /// The shard to test.
  public var shard: Shard?
  /// The ids to test; nil selects all pictures.
  public var ids: Set<String>?
  /// The values to test of each axis for which a screen's matrix lists several.
  public var axes = RenderMatrix()

  /// Creates a selection of all pictures.
  public init() {}

  /// Whether the selection contains a picture.
  public func contains(_ item: GoldenCase) -> Bool {
    let options = item.variant.options
    func holds<Value: Equatable>(_ values: [Value], _ value: Value?) -> Bool {
      values.isEmpty || value.map(values.contains) ?? true
    }
    return (filters.isEmpty || filters.contains { item.id.contains($0) })
      && ids?.contains(item.id) ?? true
      && holds(axes.devices, options.device) && holds(axes.systems, options.system)
      && holds(axes.orientations, options.orientation) && holds(axes.styles, options.style)
      && holds(axes.contrasts, options.contrast)
      && holds(axes.contentSizes, options.contentSize)
      && holds(axes.layoutDirections, options.layoutDirection)
      && holds(axes.scales, options.scale) && holds(axes.times, options.time)
      && shard?.contains(item.id) ?? true
  }
}

extension RenderMatrix {
  /// Replaces the values of each axis that has at most one by the values that the user asks for.
  ///
  /// Axes with several values keep them, and with them the names of their pictures; ``TestSelection``
  /// selects among those.
  mutating func narrow(to asked: RenderMatrix) {
    func take<Value>(_ own: inout [Value], _ asked: [Value]) {
      if own.count <= 1, !asked.isEmpty { own = asked }
    }
    take(&devices, asked.devices)
    take(&systems, asked.systems)
    take(&orientations, asked.orientations)
    take(&styles, asked.styles)
    take(&contrasts, asked.contrasts)
    take(&contentSizes, asked.contentSizes)
    take(&layoutDirections, asked.layoutDirections)
    take(&scales, asked.scales)
    take(&times, asked.times)
    base = asked.base
  }
}

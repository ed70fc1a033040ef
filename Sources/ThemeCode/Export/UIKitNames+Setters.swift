import ObjectModel

extension UIKitNames {
  /// The shortest setter with all axes that are not at their defaults.
  static func setter(
    of property: PropertyDeclaration, _ axes: AxisValues
  ) -> AxisSetter? {
    var needed: Set<Axis> = []
    if axes.metrics != .default { needed.insert(.barMetrics) }
    if axes.position != .any { needed.insert(.barPosition) }
    if axes.segmentType != .any { needed.insert(.segmentType) }
    if axes.itemStyle != nil { needed.insert(.itemStyle) }
    return property.setters.filter { setter in
      needed.isSubset(of: setter.parts.map(\.axis))
        && (axes.itemStyle != nil || !setter.parts.contains { $0.axis == .itemStyle })
    }.min { $0.parts.count < $1.parts.count }
  }
}

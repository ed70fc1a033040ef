package import ObjectModel

/// The keys that documents give to property slots.
package enum SlotNames {
  /// `NAME` or `NAME@AXES`; axes at their defaults are left out.
  package static func name(_ slot: PropertySlot) -> String {
    let axes = slot.axes
    var parts: [String] = []
    if axes.rightState != .normal {
      parts += ["left=\(axes.state)", "right=\(axes.rightState)"]
    } else if axes.state != .normal {
      parts.append(axes.state.description)
    }
    if let style = axes.itemStyle { parts.append(style.rawValue) }
    if axes.metrics != .default { parts.append(axes.metrics.rawValue) }
    if axes.position != .any { parts.append(axes.position.rawValue) }
    if axes.segmentType != .any { parts.append(axes.segmentType.rawValue) }
    if let icon = axes.icon { parts.append(icon.rawValue) }
    parts += axes.integers.map(String.init)
    return parts.isEmpty ? slot.name : "\(slot.name)@\(parts.joined(separator: ","))"
  }

  /// `values` by the keys of their slots, in the order of the keys.
  package static func sorted<Value>(_ values: some Sequence<(key: PropertySlot, value: Value)>)
    -> [(
      name: String, value: Value
    )]
  {
    values.map { (name: name($0.key), value: $0.value) }.sorted { $0.name < $1.name }
  }
}

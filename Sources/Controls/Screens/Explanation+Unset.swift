public import ObjectModel

extension Explanation {
  /// A property that nothing sets, with what counts instead.
  public struct Unset: Sendable, Hashable {
    /// The property.
    public var property: PropertyDeclaration
    /// The value that counts: inherited, or a default, with the value null where the default is no value.
    public var winner: Candidate
    /// The default that the property declares, which tells why there is no value.
    public var standard: DefaultValue<AppearanceValue>
    /// Whether the object or its maker has another default than the property declares.
    public var isOwn: Bool
  }

  /// The properties of an object that nothing sets for any axes, in the order of their declarations.
  static func unset(of node: StyledNode) -> [Unset] {
    let classes = node.context.classes
    let style = node.style
    let names = Set(style.slots.map(\.name))
    return classes.properties(of: node.classID).compactMap { property in
      guard property.type.isExplained,
        classes.counts(property, of: node.classID, in: node.context.system),
        !names.contains(property.name)
      else { return nil }
      let declared: AppearanceValue? =
        if case .value(let value) = property.defaultValue { value } else { nil }
      let own = fallback(PropertySlot(property.name), of: node)
      return Unset(
        property: property,
        winner: own ?? Candidate(value: declared ?? .null, source: .default),
        standard: property.defaultValue, isOwn: own.map { $0.value != declared } ?? false)
    }
  }
}

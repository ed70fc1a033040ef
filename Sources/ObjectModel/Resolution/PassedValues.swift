/// The values that a control passes to one of its parts.
public struct PassedValues: Sendable {
  /// The control's own values. Rules for the part win over them.
  public private(set) var defaults: PropertyValues = [:]
  /// Values that were set on the control, with their sources. They win over rules for the part.
  public private(set) var given: [PropertySlot: Candidate] = [:]

  /// The number of defaults to reserve room for.
  private static let usualCount = 6

  /// Creates an empty set of values.
  public init() {}

  /// These defaults merged with an object's own, which lose unless a document writes them.
  package func defaults(over object: Element) -> PropertyValues {
    let own = object.defaults
    var result = defaults.merging(own) { passed, _ in passed }
    for slot in object.writtenDefaults { result[slot] = own[slot] ?? result[slot] }
    return result
  }

  /// Sets a default; nil sets none.
  @inlinable
  public mutating func setDefault<Value>(_ key: some PropertyKey<Value>, _ value: Value?) {
    if let value { setDefault(key.slot, value.appearanceValue) }
  }

  @usableFromInline
  mutating func setDefault(_ slot: PropertySlot, _ value: AppearanceValue) {
    if defaults.isEmpty { defaults.reserveCapacity(Self.usualCount) }
    defaults[slot] = value
  }

  /// Passes a value with its source. Without a source the value is a default, for the normal axes.
  ///
  /// - Parameters:
  ///   - key: the part's property.
  ///   - value: nil passes nothing.
  ///   - axes: the axes by which the part looks the value up.
  ///   - source: the winning candidate of the control's property; nil for a default.
  @inlinable
  public mutating func pass<Value>(
    _ key: some PropertyKey<Value>, _ value: Value?, in axes: AxisValues = .normal,
    from source: Candidate?
  ) {
    if let value { pass(key.slot, value.appearanceValue, in: axes, from: source) }
  }

  @usableFromInline
  mutating func pass(
    _ slot: PropertySlot, _ value: AppearanceValue, in axes: AxisValues, from source: Candidate?
  ) {
    guard var candidate = source else { return setDefault(slot, value) }
    candidate.value = value
    given[slot.with(axes)] = candidate
  }

  /// Takes a value back that was passed with a source.
  package mutating func removeGiven<Value>(_ key: some PropertyKey<Value>) {
    given[key.slot] = nil
  }

  /// Passes the value of one of the control's properties with its source.
  ///
  /// - Parameters:
  ///   - key: the part's property.
  ///   - source: the control's property.
  ///   - sourceAxes: the axes by which the control's value is looked up.
  ///   - axes: the axes by which the part looks it up.
  ///   - maker: the control.
  @inlinable
  public mutating func pass<Value>(
    _ key: some PropertyKey<Value>, _ source: some PropertyKey<Value>,
    _ sourceAxes: AxisValues = .normal, in axes: AxisValues = .normal, of maker: StyledNode
  ) {
    guard let value = maker.value(source, sourceAxes) else { return }
    pass(key, value, in: axes, from: maker.candidate(source, sourceAxes))
  }

  /// Passes all values that were set for a control's property, of any axes, as a property of the
  /// part.
  public mutating func passAll<Value>(
    _ key: some PropertyKey<Value>, as other: some PropertyKey<Value>, of node: StyledNode
  ) {
    let style = node.object.style
    for slot in style.slots where slot.with(.normal) == key.slot {
      given[other.slot.with(slot.axes)] = style.winner(slot)
    }
  }
}

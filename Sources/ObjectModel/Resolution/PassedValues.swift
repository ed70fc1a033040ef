/// Values that a composite hands to a part, each with the reason it has it.
public struct PassedValues: Sendable {
  /// Below rules: what the composite would draw by itself.
  public private(set) var defaults: [PropertySlot: AppearanceValue] = [:]
  /// Above rules on the part: what someone set on the composite, with where that came from.
  public private(set) var given: [PropertySlot: Candidate] = [:]

  /// Room is made for as many defaults at once: few parts are handed more.
  private static let usualCount = 6

  /// Nothing set.
  public init() {}

  /// These defaults, and an object's own where there is none.
  package func defaults(over own: [PropertySlot: AppearanceValue]) -> [PropertySlot:
    AppearanceValue]
  {
    defaults.merging(own) { passed, _ in passed }
  }

  /// Gives a default, which rules beat; nil gives none.
  @inlinable
  public mutating func setDefault<Value>(_ key: some PropertyKey<Value>, _ value: Value?) {
    if let value { setDefault(key.slot, value.appearanceValue) }
  }

  @usableFromInline
  mutating func setDefault(_ slot: PropertySlot, _ value: AppearanceValue) {
    if defaults.isEmpty { defaults.reserveCapacity(Self.usualCount) }
    defaults[slot] = value
  }

  /// Passes on what `source` says as the part's `key`; a value that is only a default of the
  /// composite's stays one, for the normal axes.
  ///
  /// - Parameter axes: those that the part looks the value up by.
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

  /// Passes on what the maker has for `source` as the part's `key`.
  ///
  /// - Parameters:
  ///   - sourceAxes: those that the maker's value is looked up by.
  ///   - axes: those that the part looks it up by.
  @inlinable
  public mutating func pass<Value>(
    _ key: some PropertyKey<Value>, _ source: some PropertyKey<Value>,
    _ sourceAxes: AxisValues = .normal, in axes: AxisValues = .normal, of maker: StyledNode
  ) {
    guard let value = maker.value(source, sourceAxes) else { return }
    pass(key, value, in: axes, from: maker.candidate(source, sourceAxes))
  }

  /// Passes on every value that was set for `key`, whatever its axes, as the part's `other`.
  public mutating func passAll<Value>(
    _ key: some PropertyKey<Value>, as other: some PropertyKey<Value>, of node: StyledNode
  ) {
    let style = node.object.style
    for slot in style.slots where slot.with(.normal) == key.slot {
      given[other.slot.with(slot.axes)] = style.winner(slot)
    }
  }
}

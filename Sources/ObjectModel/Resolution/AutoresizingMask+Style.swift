extension AutoresizingMask {
  private static let slot = PropertySlot("autoresizingMask")

  /// Creates the mask of an object; empty when none is set.
  package init(_ style: ResolvedStyle) {
    guard case .options(let names)? = style.value(Self.slot) else {
      self.init()
      return
    }
    self.init(names: names)
  }
}

extension AutoresizingMask {
  private static let slot = PropertySlot("autoresizingMask")

  /// The mask that was set on an object; none of the options where none was.
  package init(_ style: ResolvedStyle) {
    guard case .options(let names)? = style.value(Self.slot) else {
      self.init()
      return
    }
    self.init(names: names)
  }
}

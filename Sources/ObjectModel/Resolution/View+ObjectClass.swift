extension View: BaseObject {
  /// The class itself.
  package static func variant(in era: Look.Era) -> any ObjectClass.Type { self }
}

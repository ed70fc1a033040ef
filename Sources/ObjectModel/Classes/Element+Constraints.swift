extension Element {
  /// Whether the object or one that its properties hold has constraints or layout guides.
  package var hasConstraints: Bool {
    has(View.constraints.name) || has(View.layoutGuides.name)
      || values.contains { _, value in
        switch value {
        case .object(let object): object.hasConstraints
        case .objects(let objects): objects.contains(where: \.hasConstraints)
        default: false
        }
      }
  }
}

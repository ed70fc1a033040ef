/// The spacing after single views of a stack (`setCustomSpacing`).
public struct StackSpacings: Sendable, Hashable {
  /// Lengths in points, by the ids of the views.
  public var lengths: [String: Double]
  private var origin = Indifferent<DocumentPlace?>(value: nil)

  /// The place in a document; makes no difference between spacings.
  public var place: DocumentPlace? {
    get { origin.value }
    set { origin.value = newValue }
  }

  /// Creates spacings, in points.
  public init(_ lengths: [String: Double]) { self.lengths = lengths }
}

extension StackSpacings: AppearanceRepresentable {
  /// Numbers by ids.
  public static var valueType: ValueType { .spacings }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .spacings(self) }

  /// The spacings of a value; nil for another kind.
  public init?(_ value: AppearanceValue) {
    guard case .spacings(let spacings) = value else { return nil }
    self = spacings
  }
}

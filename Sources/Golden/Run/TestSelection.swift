import Controls
import ObjectModel
public import ScreenFormat

/// Selects the pictures of a plan to test.
public struct TestSelection: Sendable {
  /// Texts of which the name of a picture or the path of its screen has to contain one. An empty
  /// list selects all pictures.
  public var filters: [String] = []
  /// The places of the pictures to test, see ``GoldenCase/place``; nil selects all pictures.
  public var places: Set<String>?
  /// The values to test of each axis for which a screen's matrix lists several.
  public var axes = RenderMatrix()

  /// Creates a selection of all pictures.
  public init() {}

  /// Whether the selection contains a picture, in whatever shard.
  public func contains(_ item: GoldenCase) -> Bool {
    isNamed(item) && excludingAxes(of: item).isEmpty
  }

  /// The pictures of a plan that the selection contains. All of them are not copied.
  public func pictures(of plan: TestPlan) -> [GoldenCase] {
    takesAll ? plan.cases : plan.cases.filter(contains)
  }

  private var takesAll: Bool {
    filters.isEmpty && places == nil && axisList.allSatisfy(\.asked.isEmpty)
  }

  /// Whether a picture belongs to the filters and ids.
  private func isNamed(_ item: GoldenCase) -> Bool {
    (filters.isEmpty || filters.contains { item.id.contains($0) || item.place.contains($0) })
      && places?.contains(item.place) ?? true
  }

  /// Throws if the selection contains no picture, whatever the shard, or none of a screen that the
  /// user names. An empty shard is no mistake, and neither is a last run in which nothing failed.
  ///
  /// - Throws: ``NothingSelected``.
  public func check(_ plan: TestPlan) throws(NothingSelected) {
    guard places == nil, !takesAll || plan.cases.isEmpty else { return }
    let named = plan.cases.filter(isNamed)
    guard !named.isEmpty else { throw .filters(filters) }
    if named.allSatisfy({ !excludingAxes(of: $0).isEmpty }) {
      throw .options(screen: nil, choices(of: named))
    }
    for screen in plan.named {
      let own = named.filter { $0.screen == screen }
      if !own.isEmpty, own.allSatisfy({ !excludingAxes(of: $0).isEmpty }) {
        throw .options(screen: screen, choices(of: own))
      }
    }
  }

  /// An axis of variants, with values as text.
  private struct Axis {
    var plural: String
    /// The values that the user asks for; empty for all.
    var asked: [String]
    /// The value of a picture; nil if the screen's matrix does not vary it.
    var value: (RenderOptions) -> String?

    init<Value: Equatable>(
      _ plural: String, _ asked: [Value], _ value: @escaping (RenderOptions) -> Value?,
      text: @escaping (Value) -> String
    ) {
      self.plural = plural
      self.asked = asked.map(text)
      self.value = { value($0).map(text) }
    }

    func excludes(_ item: GoldenCase) -> Bool {
      guard !asked.isEmpty, let value = value(item.variant.options) else { return false }
      return !asked.contains(value)
    }
  }

  private var axisList: [Axis] {
    [
      Axis("devices", axes.devices, \.device, text: \.name),
      Axis("systems", axes.systems, \.system, text: String.init),
      Axis("orientations", axes.orientations, \.orientation, text: \.rawValue),
      Axis("styles", axes.styles, \.style, text: \.rawValue),
      Axis("contrasts", axes.contrasts, \.contrast, text: \.rawValue),
      Axis("content sizes", axes.contentSizes, \.contentSize, text: { $0 }),
      Axis("layout directions", axes.layoutDirections, \.layoutDirection, text: \.rawValue),
      Axis("locales", axes.locales, \.locale, text: { $0 }),
      Axis("scales", axes.scales, \.scale, text: shortest),
      Axis("times", axes.times, \.time, text: shortest),
    ]
  }

  private func excludingAxes(of item: GoldenCase) -> [Axis] {
    axisList.filter { $0.excludes(item) }
  }

  /// The choices on the axes that exclude every one of some pictures.
  private func choices(of cases: [GoldenCase]) -> [NothingSelected.Choice] {
    axisList.filter { axis in cases.allSatisfy(axis.excludes) }.map { axis in
      var known: [String] = []
      for item in cases {
        if let value = axis.value(item.variant.options), !known.contains(value) {
          known.append(value)
        }
      }
      return .init(axis: axis.plural, asked: axis.asked, known: known)
    }
  }
}

/// The reason why a selection contains no picture.
public enum NothingSelected: Error, Sendable, Hashable {
  /// An axis of variants: what was asked for, and what the screens' matrices contain.
  public struct Choice: Sendable, Hashable {
    /// The name of the axis in the plural: `systems`.
    public var axis: String
    /// The values that the user asks for.
    public var asked: [String]
    /// The values that there are, in the order of the screens.
    public var known: [String]
  }

  /// No picture's name contains one of these texts.
  case filters([String])
  /// The matrix of a screen, or of all if it is nil, has none of the variants asked for. There are no
  /// choices if only their combination does not exist.
  case options(screen: String?, [Choice])
}

extension RenderMatrix {
  /// Replaces the values of each axis that has at most one by the values that the user asks for.
  ///
  /// Axes with several values keep them, and with them the names of their pictures; ``TestSelection``
  /// selects among those.
  mutating func narrow(to asked: RenderMatrix) {
    func take<Value>(_ own: inout [Value], _ asked: [Value]) {
      if own.count <= 1, !asked.isEmpty { own = asked }
    }
    take(&devices, asked.devices)
    take(&systems, asked.systems)
    take(&orientations, asked.orientations)
    take(&styles, asked.styles)
    take(&contrasts, asked.contrasts)
    take(&contentSizes, asked.contentSizes)
    take(&layoutDirections, asked.layoutDirections)
    take(&locales, asked.locales)
    take(&scales, asked.scales)
    take(&times, asked.times)
    base = asked.base
  }
}

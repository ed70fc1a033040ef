import ObjectModel

/// The traits that differ between objects of one screen, for choosing assets.
///
/// Most screens have one style and one idiom, so files for other traits are not read.
struct VaryingTraits {
  private var names: Set<String> = Self.alwaysVarying

  /// The traits that differ without being overridden: popovers, sheets and columns are compact in
  /// width.
  private static let alwaysVarying: Set = ["horizontalSizeClass"]

  /// Creates the traits of a screen whose documents override none.
  init() {}

  /// Creates the traits of a screen, including those that its documents override.
  init(in documents: [DocumentNode]) {
    for document in documents { add(document) }
  }

  private static let styleKey = View.overrideUserInterfaceStyle.slot.name
  private static let containerKey = TraitOverride.containerKey.slot.name

  private mutating func add(_ node: DocumentNode) {
    switch node.value {
    case .array(let elements):
      for index in elements.indices where elements[index].holdsOthers { add(elements[index]) }
    case .object(let object):
      let members = object.members
      for index in members.indices {
        // Most keys are shorter than those that are looked for.
        if members[index].key.utf8.count >= Self.leastLength {
          add(members[index].key, members[index].node)
        }
        if members[index].node.holdsOthers { add(members[index].node) }
      }
    default: break
    }
  }

  /// The number of bytes of the shorter key that is looked for.
  private static let leastLength = min(styleKey.utf8.count, containerKey.utf8.count)

  private mutating func add(_ key: String, _ value: DocumentNode) {
    switch key {
    case Self.styleKey: names.insert("userInterfaceStyle")
    case Self.containerKey:
      // A variable may hold any of them.
      names.formUnion(value.object?.keys ?? TraitKeys.all)
    default: break
    }
  }

  /// The combinations of varying traits that the entries of a set distinguish; empty if the set is
  /// the same for all objects.
  func combinations(for selectors: [AssetSelector]) -> [TraitRequirements] {
    var result: [TraitRequirements] = [.none]
    func vary<Value: CaseIterable>(
      _ name: String, _ trait: WritableKeyPath<TraitRequirements, Value?>,
      where isDistinguished: (AssetSelector) -> Bool
    ) {
      guard names.contains(name), selectors.contains(where: isDistinguished) else { return }
      result = result.flatMap { traits in
        Value.allCases.map { value in
          var traits = traits
          traits[keyPath: trait] = value
          return traits
        }
      }
    }
    vary("userInterfaceStyle", \.userInterfaceStyle) { $0.style != nil }
    vary("userInterfaceIdiom", \.userInterfaceIdiom) { $0.idiom != nil }
    vary("horizontalSizeClass", \.horizontalSizeClass) { $0.widthClass != nil }
    vary("verticalSizeClass", \.verticalSizeClass) { $0.heightClass != nil }
    vary("layoutDirection", \.layoutDirection) { $0.direction != nil }
    vary("accessibilityContrast", \.accessibilityContrast) { $0.isHighContrast }
    return result.count == 1 ? [] : result
  }
}

extension DocumentNode {
  /// Whether there may be keys in the value: most values are none that is worth a call.
  fileprivate var holdsOthers: Bool {
    switch value {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }
}

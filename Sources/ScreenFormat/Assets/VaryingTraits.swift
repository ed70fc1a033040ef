import Controls
import ObjectModel

/// Which of the traits that assets are chosen by may differ between the objects of one screen.
///
/// Files for traits that no object has are not read: most screens have one style and one idiom.
struct VaryingTraits {
  private var names: Set<String> = Self.ofPlaces

  /// Popovers, sheets and columns are compact across where the screen is regular.
  private static let ofPlaces: Set = ["horizontalSizeClass"]

  /// Those of places alone.
  init() {}

  /// Those that the documents override, too.
  init(in documents: [DocumentNode]) {
    for document in documents { add(document) }
  }

  private mutating func add(_ node: DocumentNode) {
    switch node.value {
    case .array(let elements):
      for element in elements { add(element) }
    case .object(let object):
      for member in object.members {
        switch member.key {
        case View.overrideUserInterfaceStyle.declaration.name: names.insert("userInterfaceStyle")
        case ViewController.overrideTraitCollection.declaration.name:
          // A variable may hold any of them.
          names.formUnion(member.node.object?.keys ?? TraitKeys.all)
        default: break
        }
        add(member.node)
      }
    default: break
    }
  }

  /// Every combination of those that vary and that the entries of a set tell apart; none where the
  /// set is the same for all objects.
  func combinations(for selectors: [AssetSelector]) -> [TraitRequirements] {
    var result: [TraitRequirements] = [.none]
    func vary<Value: CaseIterable>(
      _ name: String, _ trait: WritableKeyPath<TraitRequirements, Value?>,
      where isTold: (AssetSelector) -> Bool
    ) {
      guard names.contains(name), selectors.contains(where: isTold) else { return }
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

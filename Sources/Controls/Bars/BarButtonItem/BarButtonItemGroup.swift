public import ObjectModel

/// UIBarButtonItemGroup: items of a navigation bar that belong together; from iOS 26 on they share their glass with no others.
public enum BarButtonItemGroup: BaseControl {
  /// Whether the group is left out.
  public static let isHidden = AppearanceKey<Bool>(
    "isHidden", since: 16, takesRules: false, default: .value(false),
    "Whether the group is left out.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIBarButtonItemGroup", superclass: "NSObject", kind: .object, since: 9,
    summary: "Items of a navigation bar that belong together.",
    properties: [
      isHidden.declaration,
      .objects("barButtonItems", BarButtonItem.type, "The items, in the order of reading."),
    ])

  package static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// The number of an item's group in its bar, which tells it from the group beside it.
  static let number = PartKey<Int>("barButtonItemGroup")

  /// The items of groups in the order of reading.
  static func items(of groups: [Element]) -> [Element] {
    groups.enumerated().filter { $0.element[isHidden] != true }.flatMap { index, group in
      group.objects("barButtonItems").map { item in
        var item = item
        item.setDefault(number, index)
        return item
      }
    }
  }
}

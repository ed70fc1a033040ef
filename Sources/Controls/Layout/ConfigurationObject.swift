import ObjectModel

/// A class of configurations, effects and the like (UIButton.Configuration, UIVisualEffect): values of a control,
/// resolved as a whole, and no part of the screen's tree.
protocol ConfigurationObject: BaseControl {}

extension ConfigurationObject {
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// A property that holds an object of the class.
  static func property(
    _ name: String, since: Int, default: DefaultValue<AppearanceValue>, _ summary: String
  ) -> PropertyDeclaration {
    let type = ObjectType(definition.name, default: definition.name, isValue: true)
    return PropertyDeclaration(
      name: name, type: .object(type), since: since, default: `default`, summary: summary)
  }
}

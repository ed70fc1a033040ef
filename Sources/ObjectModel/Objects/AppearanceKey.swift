/// A property of a class, known by type: what one declaration in a control's file makes.
///
/// From it come the document key, the type check, the schema entry, the row of `list properties`
/// and the row of `explain`.
public struct AppearanceKey<Value: AppearanceRepresentable>: Sendable {
  /// The same without its static type.
  public let declaration: PropertyDeclaration
  /// Its slot for the normal axes.
  public let slot: PropertySlot

  /// - Parameters:
  ///   - name: UIKit's own name.
  ///   - axes: the axes of the setter, in the order of `AxisValues.description(axes:)`.
  ///   - since: the first system version that knows the property.
  ///   - imageRole: for images, where they are shown: decides what automatic rendering means.
  ///   - isDrawn: false of a property that UIKit has and pictures do not show yet.
  ///   - decidesParts: true of a property that composing reads.
  ///   - takesRules: false of a property that is read before rules reach the object.
  ///   - summary: what it does, one line, for `list properties`.
  public init(
    _ name: String, axes: [Axis] = [], since: Int = 5, imageRole: ImageRole? = nil,
    isDrawn: Bool = true, decidesParts: Bool = false, takesRules: Bool = true, _ summary: String
  ) {
    declaration = PropertyDeclaration(
      name: name, type: Value.valueType, axes: axes, since: since, imageRole: imageRole,
      isDrawn: isDrawn, decidesParts: decidesParts, takesRules: takesRules, summary: summary)
    slot = PropertySlot(name)
  }
}

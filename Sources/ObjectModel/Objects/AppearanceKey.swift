/// A property of a class with the Swift type of its values.
///
/// Documents, type checks, the schema, `list properties` and `explain` all read its declaration.
public struct AppearanceKey<Value: AppearanceRepresentable>: Sendable {
  /// The declaration without the static type.
  public var declaration: PropertyDeclaration { declared.value }
  /// The property's slot for the normal axes.
  public let slot: PropertySlot
  private let since: Int
  // Made when it is first asked for: reading and drawing mostly need the slot alone.
  private let declared: Lazy<PropertyDeclaration>

  /// - Parameters:
  ///   - name: UIKit's own name.
  ///   - axes: the axes of the setter, in the order of `AxisValues.description(axes:)`.
  ///   - setters: UIKit's setters where there are several, or one that the axes do not tell.
  ///   - since: the first system version that knows the property.
  ///   - deprecation: for a property that later systems don't draw, when it ends.
  ///   - imageRole: for images, where they are shown: decides what automatic rendering means.
  ///   - isDrawn: false of a property that UIKit has and pictures do not show yet.
  ///   - takesRules: false of a property that is read before rules reach the object.
  ///   - default: the value that counts where nothing sets the property, or why there is none.
  ///   - summary: a sentence that says what it is, its unit or range, and when it has no effect, for `list properties`, the schema and the reference.
  public init(
    _ name: String, axes: [Axis] = [], setters: [AxisSetter]? = nil, since: Int = 5,
    deprecation: Deprecation? = nil, imageRole: ImageRole? = nil, isDrawn: Bool = true,
    takesRules: Bool = true,
    default: DefaultValue<Value>, _ summary: String
  ) {
    self.since = since
    declared = Lazy {
      PropertyDeclaration(
        name: name, type: Value.valueType, axes: axes, setters: setters, since: since,
        deprecation: deprecation, imageRole: imageRole,
        isDrawn: isDrawn, takesRules: takesRules, default: `default`.map { $0.appearanceValue },
        summary: summary)
    }
    slot = PropertySlot(name)
  }

  /// Whether a major version of iOS has the property.
  package func exists(in system: Int) -> Bool { system >= since }
}

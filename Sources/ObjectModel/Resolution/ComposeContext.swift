/// What composing may depend on.
///
/// A class, as `ScreenContext` is one: every object is handed it.
public final class ComposeContext: Sendable {
  let objectClasses: ObjectClasses
  /// Built-in classes and those of the documents.
  public let classes: ClassTable
  /// The iOS version whose look is drawn.
  public let system: Int
  /// The screen that is drawn on.
  public let device: Device
  /// Of the object that is composed.
  public let traits: Traits

  /// With all its values.
  package convenience init(classes: ClassTable, system: Int, device: Device, traits: Traits) {
    self.init(
      classes, ObjectClasses(classes, in: Look(system: system).era), system: system,
      device: device, traits: traits)
  }

  private init(
    _ classes: ClassTable, _ objectClasses: ObjectClasses, system: Int, device: Device,
    traits: Traits
  ) {
    self.classes = classes
    self.objectClasses = objectClasses
    self.system = system
    self.device = device
    self.traits = traits
  }

  package convenience init(_ context: ScreenContext, traits: Traits) {
    self.init(
      context.classes, context.objectClasses, system: context.system, device: context.device,
      traits: traits)
  }

  /// The context of an object in this one.
  package func entering(_ element: Element) -> ComposeContext {
    let overrides = element.traitOverrides
    guard !overrides.isEmpty else { return self }
    return ComposeContext(
      classes, objectClasses, system: system, device: device,
      traits: traits.overridden(by: overrides))
  }

  /// Whether controllers have room beside and over each other.
  package var hasRoomAcross: Bool { traits.hasRoomAcross(system: system) }
}

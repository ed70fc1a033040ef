/// The environment in which an object is composed. Shared by all objects with the same traits.
package final class ComposeContext: Sendable {
  let objectClasses: ObjectClasses
  /// Built-in classes and those of the documents.
  package let classes: ClassTable
  /// The metrics, colours and fonts of the version.
  package let look: Look
  /// The major version of iOS.
  package var system: Int { look.system }
  /// The device, as it is held.
  package let device: Device
  /// The traits of the object that is composed.
  package let traits: Traits
  /// UIKit's own words in the language of the screen.
  package let words: SystemWords
  /// The number of rows that each table has at most; nil for all of them.
  package let rowLimit: Int?
  /// The heights of contents that an earlier layout decided, by the places of their scroll views, in points.
  package let contentHeights: [DocumentPlace: Double]

  package init(_ context: ScreenContext, traits: Traits) {
    classes = context.classes
    objectClasses = context.objectClasses
    look = context.look
    device = context.device
    self.traits = traits
    words = context.words
    rowLimit = context.rowLimit
    contentHeights = context.contentHeights
  }

  /// True when controllers have room beside and over each other.
  package var hasRoomAcross: Bool { traits.hasRoomAcross(system: system) }
}

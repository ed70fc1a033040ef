import ObjectModel
import Raster

/// What the objects of a screen draw: each itself and its parts, without the objects of documents within it.
package struct ObjectDrawings {
  private let tree: PlacedTree
  private let commands: [DrawCommand]
  /// The spans of commands by object index; several on glass, where content is drawn for a light and a dark one.
  private var spans: [Int: [Range<Int>]] = [:]
  /// For each command the innermost object of a document around it.
  private var owners: [Int]

  package init(_ tree: PlacedTree) {
    self.tree = tree
    let canvas = tree.painted(keepingNotes: true)
    commands = canvas.displayList.commands
    owners = Array(repeating: 0, count: commands.count)
    // Notes about what is within come first.
    for note in (canvas.notes ?? []).reversed() {
      guard case .object(let index) = note.subject else { continue }
      spans[index, default: []].append(note.commands)
      guard isOfDocument(index) else { continue }
      for command in note.commands { owners[command] = index }
    }
  }

  /// Whether an object looks as one of another tree does: what it draws, and where what is within it lies.
  package func isSame(_ object: Int, as other: Int, of others: ObjectDrawings) -> Bool {
    if !isSeen(object), !others.isSeen(other) { return true }
    return own(object) == others.own(other) && frames(in: object) == others.frames(in: other)
  }

  /// Whether an object or something in it draws anything.
  package func isSeen(_ object: Int) -> Bool {
    (spans[object] ?? []).contains { commands[$0].contains(where: Self.draws) }
  }

  private static func draws(_ command: DrawCommand) -> Bool {
    switch command {
    case .fill, .stroke, .image, .shadow, .innerShadow, .backdrop, .glass, .glyphs: true
    case .save, .restore, .concatenate, .clip, .setBlendMode, .beginLayer, .beginMaskedLayer,
      .endLayer, .beginGlassContent, .endGlassContent:
      false
    }
  }

  private func isOfDocument(_ object: Int) -> Bool {
    tree.styled.objects[object].element.place != nil
  }

  private func own(_ object: Int) -> [DrawCommand] {
    (spans[object] ?? []).flatMap { span in
      span.filter { owners[$0] == owners[span.lowerBound] }.map { commands[$0] }
    }
  }

  /// The frames of what is drawn within an object, down to objects of documents.
  private func frames(in object: Int) -> [Rect] {
    tree.styled.objects[object].children.filter { spans[$0] != nil }.flatMap { child in
      [tree.frames[child]] + (isOfDocument(child) ? [] : frames(in: child))
    }
  }
}

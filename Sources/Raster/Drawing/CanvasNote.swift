/// A remark about a span of a canvas's commands: what they draw, for those that look for it in the picture.
/// Notes within notes say more about a part.
package struct CanvasNote: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// All that an object draws; the number is the caller's.
    case object(Int)
    /// A text. Where it did not fit, an ellipsis stands for what is missing.
    case text(isTruncated: Bool)
    /// Letters of a text, in one command.
    case letters(isBold: Bool)
    /// A symbol of one colour, with its box in the space of the command.
    case symbol(Rect, Color)
    /// A companion of a text or symbol that is no part of it: a hard shadow, an underline.
    case ornament
  }

  package var subject: Subject
  /// The indices of the commands.
  package var commands: Range<Int>
}

extension Canvas {
  /// Draws `body`, and notes what it is on a canvas that keeps notes.
  package mutating func noted(
    _ subject: @autoclosure () -> CanvasNote.Subject, _ body: (inout Canvas) -> Void
  ) {
    guard notes != nil else { return body(&self) }
    let start = displayList.commands.count
    body(&self)
    let end = displayList.commands.count
    guard start < end else { return }
    notes?.append(CanvasNote(subject: subject(), commands: start..<end))
  }
}

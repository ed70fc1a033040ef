import ObjectModel
import Raster

/// What editing adds to a row up to iOS 6: a disc before it, a grip after it, the button that deletes.
///
/// No measured picture shows one: figures are choices after the era's screens.
struct ClassicCellEditing {
  private enum Metrics {
    /// How far the content is moved in, and where the disc's middle lies from the row's or card's side.
    static let indentation = 32.0
    static let control = 18.0
    /// From the button or the grip to what stands before it.
    static let gap = 10.0
  }

  private let cell: StyledNode
  private let flat: TableViewCellEditing

  init(_ cell: StyledNode) {
    self.cell = cell
    flat = TableViewCellEditing(cell)
  }

  private var deleteButton: StyledNode? { cell.child(TableViewCellEditing.deleteButton) }
  private var reorderControl: StyledNode? { cell.child(TableViewCellEditing.reorderControl) }

  var accessoryType: TableViewCell.AccessoryType { flat.accessoryType }

  /// How far the content is moved in.
  var indentation: Double { flat.movesContent ? Metrics.indentation : 0 }

  /// What grip or button take of the row's end; the button covers the grip.
  var trailingRoom: Double {
    if let deleteButton { return ClassicDeleteButton.width(of: deleteButton) + Metrics.gap }
    return reorderControl == nil ? 0 : ClassicGripIcon.size.width + Metrics.gap
  }

  /// - Parameters:
  ///   - left: the row's or card's side.
  ///   - right: where content ends.
  ///   - middle: of the row's content.
  func layOut(from left: Double, to right: Double, middle: Double, _ pass: inout LayoutPass) {
    if let control = cell.child(TableViewCellEditing.editControl) {
      let place = Point(x: left + Metrics.control, y: middle.rounded(.down))
      let center = ClassicDisc.middle(near: place, on: cell)
      let own = ClassicEditIcon.size
      PartButton.place(
        control,
        in: Rect(
          origin: Point(x: center.x - own.width / 2, y: center.y - own.height / 2), size: own),
        &pass)
    }
    if let control = reorderControl {
      let own = ClassicGripIcon.size
      let top = (middle - own.height / 2).rounded(.down)
      PartButton.place(
        control, in: Rect(origin: Point(x: right - own.width, y: top), size: own), &pass)
    }
    if let button = deleteButton {
      let width = ClassicDeleteButton.width(of: button)
      let height = ClassicDeleteButton.height
      pass.place(
        button,
        in: Rect(
          x: right - width, y: (middle - height / 2).rounded(.down), width: width, height: height))
      DeleteButton.placeLabel(of: button, width: width, &pass) { _ in ClassicDeleteButton.baseline }
    }
  }
}

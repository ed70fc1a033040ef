import ObjectModel
import Raster

/// The editing controls of a row up to iOS 6: a disc before it, a reorder control after it, and the
/// delete button.
///
/// All figures are choices after screens of the time; no measured picture shows these controls.
struct ClassicCellEditing {
  private enum Metrics {
    /// Indentation of the content, and distance from the row's or group's side to the disc's
    /// middle.
    static let indentation = 32.0
    static let control = 18.0
    /// Distance from the delete button or reorder control to the content before it.
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

  /// Indentation of the content, in points.
  var indentation: Double { flat.movesContent ? Metrics.indentation : 0 }

  /// Width of the delete button or reorder control at the row's end, in points; the button covers
  /// the control.
  var trailingWidth: Double {
    if let deleteButton { return ClassicDeleteButton.width(of: deleteButton) + Metrics.gap }
    return reorderControl == nil ? 0 : ClassicReorderIcon.size.width + Metrics.gap
  }

  /// Lays out the controls.
  ///
  /// - Parameters:
  ///   - left: side of the row or group.
  ///   - right: end of the content.
  ///   - middle: vertical middle of the row's content.
  func layOut(from left: Double, to right: Double, middle: Double, _ pass: inout LayoutPass) {
    if let control = cell.child(TableViewCellEditing.editControl) {
      let middlePoint = Point(x: left + Metrics.control, y: middle.rounded(.down))
      let center = ClassicDisc.middle(near: middlePoint, on: cell)
      let own = ClassicEditIcon.size
      EmbeddedButton.place(
        control,
        in: Rect(
          origin: Point(x: center.x - own.width / 2, y: center.y - own.height / 2), size: own),
        &pass)
    }
    if let control = reorderControl {
      let own = ClassicReorderIcon.size
      let top = (middle - own.height / 2).rounded(.down)
      EmbeddedButton.place(
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

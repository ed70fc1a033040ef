import ObjectModel
import Raster
import Text

/// The editing controls of a row: the control before it, the reorder control after it, and the
/// delete button.
struct TableViewCellEditing {
  static let editControl = Element.Role("editControl", drawnBy: EditControl.self)
  private static let editIcon = Element.Role("editIcon", drawnBy: EditIcon.self)
  static let reorderControl = Element.Role("reorderControl", drawnBy: EmbeddedButton.self)
  private static let reorderIcon = Element.Role("gripIcon", drawnBy: ReorderIcon.self)
  static let deleteButton = Element.Role("deleteButton", drawnBy: DeleteButton.self)

  /// In points (choice, after pictures of iOS 7; the colours are its red, green and grey).
  private enum Metrics {
    /// Indentation of the content.
    static let indentation = 38.0
    static let controlX = 15.0
    /// Distance from the reorder control to the content before it.
    static let reorderGap = 15.0
  }

  private let cell: StyledNode
  private let isEditing: Bool

  /// - Parameter height: of the row, in points.
  init(_ cell: StyledNode, height: Double = 0) {
    self.cell = cell
    isEditing = cell[TableViewCell.isEditing] ?? false
    shift = Self.shift(of: cell, height: height)
  }

  // MARK: - Parts

  static func parts(of cell: Element, _ look: Look) -> [Element] {
    func part(_ className: String, _ role: Element.Role, _ content: Element) -> Element {
      EmbeddedButton.element(className, role: role, [content])
    }
    let control = Control.definition.name
    var parts: [Element] = []
    if cell[TableViewCell.isEditing] == true {
      let style = cell[TableViewCell.editingStyle] ?? .delete
      if cell[TableViewCell.showsMark] == true || style != TableViewCell.EditingStyle.none {
        parts.append(
          part(control, editControl, Element(ImageView.definition.name, role: editIcon)))
      }
      if cell[TableViewCell.showsReorderControl] == true {
        parts.append(
          part(control, reorderControl, Element(ImageView.definition.name, role: reorderIcon)))
      }
    }
    let swipe = swipeButtons(of: cell, look)
    if !swipe.isEmpty { return parts + swipe }
    if cell[TableViewCell.showingDeleteConfirmation] == true {
      parts.append(
        part(
          look.era < .flat ? control : Button.definition.name, deleteButton,
          Element(Label.definition.name, role: EmbeddedButton.label)))
    }
    return parts
  }

  /// The buttons at the side that a swipe has opened.
  private static func swipeButtons(of cell: Element, _ look: Look) -> [Element] {
    let edge = cell[TableViewCell.swipedEdge] ?? .none
    guard SwipeActions.exists(in: look.system), edge != .none,
      let configuration = cell.object(
        edge == .leading ? TableViewCell.leadingSwipeActions : TableViewCell.trailingSwipeActions)
    else { return [] }
    return SwipeButtons.elements(of: configuration, edge: edge, look)
  }

  /// The values that a row passes to its editing controls.
  static func values(for part: Element, of cell: StyledNode) -> PassedValues {
    var values = PassedValues()
    switch part.role {
    case editControl:
      values.setDefault(EditIcon.sign, TableViewCellEditing(cell).sign)
    case deleteButton:
      let key = TableViewCell.titleForDeleteConfirmationButton
      let title = cell[key] ?? cell.context.words[.delete]
      values.pass(Button.title, title, from: cell.candidate(key))
      // No button up to iOS 6, but read as one by screen readers.
      values.setDefault(RootObject.isAccessibilityElement, true)
      values.setDefault(RootObject.accessibilityLabel, title)
      values.setDefault(RootObject.accessibilityTraits, .button)
    default: break
    }
    return values
  }

  /// The sign of the editing control.
  private var sign: EditIcon.Sign {
    if cell[TableViewCell.showsMark] == true {
      return cell[TableViewCell.isSelected] == true ? .marked : .unmarked
    }
    if cell[TableViewCell.editingStyle] == .insert { return .insert }
    return cell[TableViewCell.showingDeleteConfirmation] == true ? .deleteAsked : .delete
  }

  // MARK: - Columns

  /// The accessory of the row in its current state.
  var accessoryType: TableViewCell.AccessoryType {
    cell[isEditing ? TableViewCell.editingAccessoryType : TableViewCell.accessoryType] ?? .none
  }

  /// Whether the content makes room for the editing control.
  var movesContent: Bool {
    cell.child(Self.editControl) != nil && cell[TableViewCell.shouldIndentWhileEditing] ?? true
  }

  /// Indentation of the content, in points.
  var indentation: Double { movesContent ? Metrics.indentation : 0 }

  /// Width of the reorder control at the row's end, in points.
  var trailingWidth: Double {
    cell.child(Self.reorderControl) == nil ? 0 : ReorderIcon.size.width + Metrics.reorderGap
  }

  /// Offset of the whole row, in points, which makes room for the delete button.
  let shift: Double

  private static func shift(of cell: StyledNode, height: Double) -> Double {
    if cell.child(SwipeButtons.role) != nil {
      return SwipeButtons.shift(of: cell, height: height)
    }
    return cell.child(deleteButton).map { -DeleteButton.width(of: $0) } ?? 0
  }

  /// Lays out the controls.
  ///
  /// - Parameter height: height of the row without its line, in points.
  func layOut(in size: Size, _ height: Double, _ pass: inout LayoutPass) {
    if let control = cell.child(Self.editControl) {
      let side = EditIcon.side
      let start = TableMargins.safeArea(cell, width: size.width).start
      EmbeddedButton.place(
        control,
        in: Rect(
          x: start + Metrics.controlX + shift, y: ((height - side) / 2).rounded(.down), width: side,
          height: side), &pass)
    }
    if let control = cell.child(Self.reorderControl) {
      let margin = TableMargins.margins(cell, width: size.width).end
      let own = ReorderIcon.size
      EmbeddedButton.place(
        control,
        in: Rect(
          x: size.width - margin - own.width + shift, y: ((height - own.height) / 2).rounded(),
          width: own.width, height: own.height), &pass)
    }
    SwipeButtons.layOut(cell, in: size, &pass)
    if let button = cell.child(Self.deleteButton) {
      let width = DeleteButton.width(of: button)
      pass.place(button, in: Rect(x: size.width - width, y: 0, width: width, height: height))
      DeleteButton.placeLabel(of: button, width: width, &pass) {
        button.centeredTop($0, height: height) + $0.firstBaseline
      }
    }
  }
}

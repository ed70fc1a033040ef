import ObjectModel
import Raster
import Text

extension TextField {
  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .size }

  static func baselines(
    _ node: StyledNode, width: Double
  ) -> (first: Baseline, last: Baseline) {
    node.child(textLabel)?.centeredBaselines(width: .infinity) ?? (.bottom, .bottom)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let label = node.child(textLabel)?.intrinsicSize(fitting: fitting) ?? .zero
    let inset = textInset(node)
    let height = node[borderStyle] == .roundedRect ? Metrics.height : label.height
    return Size(width: max(Metrics.width, label.width + 2 * inset), height: height)
  }

  static func textInset(_ node: StyledNode) -> Double {
    if let inset = node[textInset] { return inset }
    let style = node[borderStyle] ?? BorderStyle.none
    return style == .none ? 0 : Metrics.inset
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let inset = textInset(node)
    var left = inset
    var right = size.width - inset
    func place(_ view: StyledNode, mode: ViewMode, x: (Double) -> Double) -> Double {
      guard shows(mode, node) else {
        pass.place(view, in: .zero)
        return 0
      }
      let own = view.framedSize(fitting: size)
      pass.place(
        view,
        in: Rect(
          origin: Point(x: x(own.width), y: node.roundToPixel((size.height - own.height) / 2)),
          size: own))
      return own.width
    }
    if let view = node.child(leftView) {
      let width = place(view, mode: node[leftViewMode] ?? .always) { _ in 0 }
      left = max(left, width + inset)
    }
    if let view = node.child(rightView) {
      let width = place(view, mode: node[rightViewMode] ?? .always) { size.width - $0 }
      right = min(right, size.width - width - inset)
    }
    if showsClearButton(node) { right = min(right, size.width - TextFieldButton.reservedWidth) }
    if let button = node.child(clearButton) {
      TextFieldButton.place(button, inFieldOf: size, &pass)
    }
    if let label = node.child(textLabel) {
      pass.place(
        label, in: Rect(x: left, y: 0, width: max(0, right - left), height: size.height))
    }
    pass.layOutSubviews(of: node, size: size)
  }
}

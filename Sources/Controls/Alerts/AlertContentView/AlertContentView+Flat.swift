import ObjectModel
import Raster

extension AlertContentView {
  /// Figures that changed from one version of iOS to the next, in points.
  struct Figures {
    let system: Int

    /// Radius of an alert's corners: 7 up to iOS 8 (SDCAlertView of iOS 7 and of 8), then 13.1.
    var radius: Double { system < 9 ? 7 : 13.1 }
    var padding: Double { system < 8 ? 15 : 16 }
    var messageSize: Double { system < 8 ? 14 : 13 }
    /// Rows of sheets: 44 up to iOS 8 (SimpleAlert), with corners of 4.
    var sheetRadius: Double { system < 9 ? 4 : 13.1 }
    var sheetButtonHeight: Double { system < 9 ? 44 : 57 }
    var sheetButtonSize: Double { system < 9 ? 21 : 20 }
  }

  /// In points: alerts are measured on iOS 9; sheets from SDCAlertView, Flutter and Framework7.
  enum Metrics {
    static let width = 270.0
    /// On iOS 7: space above the title, between both texts, and above the buttons (SDCAlertView).
    static let top7 = 19.0
    static let spacing7 = 4.0
    static let bottom7 = 18.5
    static let titleBaseline = 36.0
    /// Distance from the title's last baseline to the message's first.
    static let titleToMessage = 24.0
    /// Distance from the last baseline to the line above the buttons.
    static let textToButtons = 24.0
    static let buttonHeight = 44.0
    static let buttonSize = 17.0
    static let titleSize = 17.0
    /// Height of a field; two fields share the border between them (choice, after iOS 8).
    static let fieldHeight = 25.0
    static let fieldSize = 13.0
    static let fieldInset = 4.0
    /// Distance from the last baseline to the first field, and from the last field to the buttons
    /// (choice).
    static let textToFields = 17.0
    static let fieldsToButtons = 17.5
    static let fieldBorder = Color(white: 0, alpha: 0.3)
    static let sheetMargin = 8.0
    static let sheetTextSize = 13.0
    /// Width of an action sheet in a popover (choice: that of an action sheet on a phone of 320).
    static let popoverWidth = 304.0
    static let sheetPadding = 17.0
    /// Black over everything behind (measured).
    static let dim = Color(white: 0, alpha: 0.4)
    /// Background over the dimmed content: #999 results in #F3 to #F9 (measured).
    static let fill = Color(white: 1, alpha: 0.92)
    /// Lines between buttons: #CBCBCF over the background (measured).
    static let line = Color(white: 0, alpha: 0.18)
    static let sheetText = Color(bytes: 143, 143, 143)
  }

  /// Draws the fields' borders over them.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    paintFieldBorders(node, Metrics.fieldBorder, &canvas)
  }

  /// Draws the borders of fields, which share those between them.
  static func paintFieldBorders(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let fields = node.children(textField)
    let pixel = node.styled.pixel
    for (index, field) in fields.enumerated() {
      let frame = field.frame
      var ring = Path(rect: frame)
      let top = index == 0 ? pixel : 0
      ring.append(
        Path(
          rect: frame.inset(by: EdgeInsets(top: top, left: pixel, bottom: pixel, right: pixel))))
      canvas.fill(ring, color, rule: .evenOdd)
    }
  }

  /// The boxes; the view itself covers the window.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    var path = Path()
    for box in placedLayout(node).boxes { path.append(shape(of: box, node)) }
    return path
  }

  static func placedLayout(_ node: PlacedNode) -> AlertLayout {
    AlertLayout(node.styled, size: node.size) { label, _ in
      node.children.first { $0.index == label.index }?.size.height ?? 0
    }
  }

  static func shape(of box: Rect, _ node: PlacedNode) -> Path {
    if node.styled[isInPopover] == true { return Path(rect: box) }
    let figures = Figures(system: node.styled.system)
    let isSheet = node.styled[AlertController.preferredStyle] == .actionSheet
    return Path(
      continuousRoundedRect: box, radius: isSheet ? figures.sheetRadius : figures.radius)
  }

  /// Draws the boxes.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let layout = placedLayout(node)
    // A popover has a background of its own.
    for box in layout.boxes where node.styled[isInPopover] != true {
      canvas.append(
        .backdrop(shape(of: box, node), BackdropEffect(sigma: 10, tints: [Metrics.fill])))
    }
    for line in layout.lines { canvas.fill(line, Metrics.line) }
  }
}

import ObjectModel
import Raster
import Symbols
import Text

extension ListContentView {
  /// Layout margins of a view in no row, in points (UIView.layoutMargins).
  static let viewMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    IntrinsicContent(hasHeight: true, heightFollowsWidth: true)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let layout = ListContentLayout(node, around: viewMargins)
    return Size(width: fitting.width, height: layout.height(width: fitting.width))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    ListContentLayout(node, around: viewMargins).layOut(in: size, &pass)
  }
}

/// The layout of a list's content: an image, and after it two texts below each other or side by
/// side, all of them in the middle between the margins.
struct ListContentLayout {
  /// Room for a symbol, so that texts of all rows begin at one place, in points for body texts of 17
  /// (choice: as wide as the widest common symbols).
  private static let symbolWidth = 28.0
  /// From iOS 26 on, so that symbols lie about 28 and texts begin at 56 (views of 27).
  private static let glassSymbolWidth = 24.0

  private let view: StyledNode
  private let style: ListContentStyle
  private let configuration: Element?
  /// The room around the content, in points.
  let margins: EdgeInsets
  private let image: StyledNode?
  private let text: StyledNode?
  private let secondary: StyledNode?

  /// - Parameter around: the layout margins of the object around the content, in points.
  init(_ view: StyledNode, around: EdgeInsets) {
    self.view = view
    style = ListContentView.style(of: view)
    configuration = view.configuration(ListContentView.configurationName)
    var margins =
      configuration?[ListContentConfiguration.directionalLayoutMargins] ?? style.margins(view.look)
    if let configuration {
      if ListContentConfiguration.preserves("horizontal", of: configuration) {
        margins.left = max(margins.left, around.left)
        margins.right = max(margins.right, around.right)
      }
      if ListContentConfiguration.preserves("vertical", of: configuration) {
        margins.top = max(margins.top, around.top)
        margins.bottom = max(margins.bottom, around.bottom)
      }
    }
    self.margins = margins
    image = view.child(ListContentView.imageView)
    text = view.child(ListContentView.textLabel)
    secondary = view.child(ListContentView.secondaryLabel)
  }

  // MARK: - Image

  /// The image's own size, within the greatest that the configuration allows.
  private var imageSize: Size {
    guard let image else { return .zero }
    var size = image.intrinsicSize(fitting: .zero)
    guard
      let most = configuration?.object(ListContentConfiguration.imageProperties)?[
        ListContentImageProperties.maximumSize], size.width > 0, size.height > 0
    else { return size }
    let share = min(
      most.width > 0 ? min(1, most.width / size.width) : 1,
      most.height > 0 ? min(1, most.height / size.height) : 1)
    size = Size(width: size.width * share, height: size.height * share)
    return size
  }

  /// The room that the image is centered in.
  private var imageRoom: Size {
    let own = imageSize
    guard let image, own.width > 0 else { return .zero }
    let reserved =
      configuration?.object(ListContentConfiguration.imageProperties)?[
        ListContentImageProperties.reservedLayoutSize] ?? .zero
    // Texts begin at one place beside all symbols, of which wide ones are wider than their room, and
    // none makes a row higher.
    var common = own
    if case .symbol? = image[ImageView.image]?.source {
      let body = TextStyle.body.size(
        category: view.traits.preferredContentSizeCategory, system: view.system)
      common = Size(
        width: (view.look.era >= .glass ? Self.glassSymbolWidth : Self.symbolWidth) * body
          / SymbolConfiguration.defaultPointSize, height: 0)
    }
    return Size(
      width: reserved.width > 0 ? reserved.width : common.width,
      height: reserved.height > 0 ? reserved.height : common.height)
  }

  /// Where the texts begin, in points from the content's leading edge; where separators do, too.
  var textLeading: Double {
    let room = imageRoom
    guard room.width > 0 else { return margins.left }
    let padding =
      configuration?[ListContentConfiguration.imageToTextPadding] ?? style.imageToTextPadding
    return margins.left + view.ceilToPixel(room.width) + padding
  }

  // MARK: - Texts

  /// The frames of the texts in a room of their own.
  private struct Texts {
    var size = Size.zero
    var text = Rect.zero
    var secondary = Rect.zero
  }

  private func texts(width: Double) -> Texts {
    func own(_ label: StyledNode?, _ width: Double) -> Size {
      label?.intrinsicSize(fitting: Size(width: width, height: .infinity)) ?? .zero
    }
    var result = Texts()
    let first = own(text, width)
    let second = own(secondary, width)
    guard text != nil, secondary != nil else {
      result.size = Size(width: width, height: max(first.height, second.height))
      let whole = Rect(origin: .zero, size: result.size)
      result.text = whole
      result.secondary = whole
      return result
    }
    let isBeside =
      configuration?[ListContentConfiguration.prefersSideBySide] ?? style.prefersSideBySide
    let gap =
      configuration?[ListContentConfiguration.horizontalPadding] ?? style.horizontalPadding
    if isBeside, own(text, .infinity).width + gap + own(secondary, .infinity).width <= width {
      let one = own(text, .infinity)
      let two = own(secondary, .infinity)
      let height = max(one.height, two.height)
      result.size = Size(width: width, height: height)
      result.text = Rect(
        x: 0, y: (height - one.height) / 2, width: one.width, height: one.height)
      result.secondary = Rect(
        x: width - two.width, y: (height - two.height) / 2, width: two.width, height: two.height)
      return result
    }
    let below =
      configuration?[ListContentConfiguration.verticalPadding] ?? style.verticalPadding(view.look)
    result.size = Size(width: width, height: first.height + below + second.height)
    result.text = Rect(x: 0, y: 0, width: width, height: first.height)
    result.secondary = Rect(
      x: 0, y: first.height + below, width: width, height: second.height)
    return result
  }

  /// The height that fits the content, in points.
  func height(width: Double) -> Double {
    let texts = texts(width: max(0, width - textLeading - margins.right))
    return margins.top + max(texts.size.height, imageRoom.height) + margins.bottom
  }

  /// Lays out the parts of the content.
  ///
  /// - Parameter size: the content view's size, in points.
  func layOut(in size: Size, _ pass: inout LayoutPass) {
    let middle = margins.top + (size.height - margins.top - margins.bottom) / 2
    if let image {
      let own = imageSize
      let room = imageRoom
      pass.place(
        image,
        in: Rect(
          x: view.roundToPixel(margins.left + (room.width - own.width) / 2),
          y: view.roundToPixel(middle - own.height / 2), width: own.width, height: own.height))
    }
    let left = textLeading
    let texts = texts(width: max(0, size.width - left - margins.right))
    // Rounded up, as the texts of rows are.
    let top = view.ceilToPixel(middle - texts.size.height / 2)
    if let text { pass.place(text, in: texts.text.offsetBy(x: left, y: top)) }
    if let secondary { pass.place(secondary, in: texts.secondary.offsetBy(x: left, y: top)) }
  }
}

import ObjectModel
import Raster

/// The layout of a button with a configuration: an image on one side of a title and its subtitle.
struct ConfiguredLayout {
  private let node: StyledNode
  private let style: ConfiguredStyle
  private let image: StyledNode?
  private let title: StyledNode?
  private let subtitle: StyledNode?

  init(_ node: StyledNode, _ style: ConfiguredStyle) {
    self.node = node
    self.style = style
    image = node.child(Button.imageViewRole) ?? node.child(ModernButton.activityRole)
    title = node.child(Button.titleLabelRole)
    subtitle = node.child(ModernButton.subtitleRole)
  }

  /// The sizes of the parts, in points.
  private struct Sizes {
    var image = Size.zero
    var title = Size.zero
    var subtitle = Size.zero
    /// The titles together.
    var texts = Size.zero
    var padding = 0.0
  }

  private func sizes(fitting room: Size) -> Sizes {
    var sizes = Sizes()
    sizes.image = image?.intrinsicSize(fitting: room) ?? .zero
    let hasTexts = title != nil || subtitle != nil
    sizes.padding = image != nil && hasTexts ? style.imagePadding : 0
    let beside = style.placement.isBeside ? sizes.image.width + sizes.padding : 0
    let width = max(0, room.width - beside)
    func own(_ label: StyledNode?) -> Size {
      var size = label?.intrinsicSize(fitting: Size(width: width, height: room.height)) ?? .zero
      size.width = min(size.width, width)
      return size
    }
    sizes.title = own(title)
    sizes.subtitle = own(subtitle)
    let gap = title != nil && subtitle != nil ? style.titlePadding : 0
    sizes.texts = Size(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + gap + sizes.subtitle.height)
    return sizes
  }

  private func content(_ sizes: Sizes) -> Size {
    style.placement.isBeside
      ? Size(
        width: sizes.image.width + sizes.padding + sizes.texts.width,
        height: max(sizes.image.height, sizes.texts.height))
      : Size(
        width: max(sizes.image.width, sizes.texts.width),
        height: sizes.image.height + sizes.padding + sizes.texts.height)
  }

  /// The size of the button, in points.
  func size(fitting: Size) -> Size {
    let insets = style.insets
    let room = Size(
      width: max(0, fitting.width - insets.left - insets.right), height: fitting.height)
    let content = content(sizes(fitting: room))
    return Size(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  func layOut(in size: Size, _ pass: inout LayoutPass) {
    let room = Rect(origin: .zero, size: size).inset(by: style.insets)
    let sizes = sizes(fitting: room.size)
    let content = content(sizes)
    let box = Rect(
      x: origin(content.width, in: room, isMirrored: pass.isMirrored(node)),
      y: vertical(content.height, in: room), width: content.width, height: content.height)
    var imageBox = box.centered(sizes.image)
    var texts = box.centered(sizes.texts)
    switch style.placement {
    case .leading:
      imageBox.origin.x = box.minX
      texts.origin.x = box.maxX - texts.width
    case .trailing:
      texts.origin.x = box.minX
      imageBox.origin.x = box.maxX - imageBox.width
    case .top:
      imageBox.origin.y = box.minY
      texts.origin.y = box.maxY - texts.height
    case .bottom:
      texts.origin.y = box.minY
      imageBox.origin.y = box.maxY - imageBox.height
    }
    place(image, imageBox, &pass)
    // Texts that lie between two pixels are on the upper one from iOS 26 on (measured).
    if node.look.era >= .glass { texts.origin.y = node.floorToPixel(texts.minY) }
    place(title, line(sizes.title, in: texts, y: texts.minY), &pass)
    place(
      subtitle, line(sizes.subtitle, in: texts, y: texts.maxY - sizes.subtitle.height), &pass)
  }

  private func place(_ part: StyledNode?, _ rect: Rect, _ pass: inout LayoutPass) {
    guard let part else { return }
    pass.place(
      part,
      in: Rect(
        x: node.roundToPixel(rect.minX), y: node.roundToPixel(rect.minY), width: rect.width,
        height: rect.height))
  }

  /// The frame of a title beside the image, or of both below each other.
  private func line(_ own: Size, in texts: Rect, y: Double) -> Rect {
    let spare = texts.width - own.width
    let share: Double =
      switch alignment {
      case .leading: 0
      case .trailing: 1
      case .center, .automatic: 0.5
      }
    return Rect(x: texts.minX + spare * share, y: y, width: own.width, height: own.height)
  }

  /// Titles end on the side of the image; without one, they are centered (choice).
  private var alignment: ButtonConfiguration.TitleAlignment {
    let own = style.configuration[ButtonConfiguration.titleAlignment] ?? .automatic
    guard own == .automatic, image != nil else { return own }
    return switch style.placement {
    case .leading: .leading
    case .trailing: .trailing
    case .top, .bottom: .center
    }
  }

  private func origin(_ width: Double, in room: Rect, isMirrored: Bool) -> Double {
    let alignment = node[Control.contentHorizontalAlignment] ?? .center
    let isAtStart =
      switch alignment {
      case .leading, .fill: true
      case .left: !isMirrored
      case .right: isMirrored
      case .center, .trailing: false
      }
    if alignment == .center { return room.midX - width / 2 }
    return isAtStart ? room.minX : room.maxX - width
  }

  private func vertical(_ height: Double, in room: Rect) -> Double {
    switch node[Control.contentVerticalAlignment] ?? .center {
    case .top: room.minY
    case .bottom: room.maxY - height
    case .center, .fill: room.midY - height / 2
    }
  }
}

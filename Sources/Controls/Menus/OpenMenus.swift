import ObjectModel
import Raster

/// The menus that are open in a screen. They lie over everything but the status bar, in a window of
/// their own, so that they are no objects of the tree.
struct OpenMenus {
  /// A menu with its place in the window.
  private enum Opened {
    /// The menu of a button or bar item.
    case menu(MenuLayout, frame: Rect, StyledNode)
    case context(ContextMenu)
    case edit(EditMenuBar)
  }

  private let opened: [(index: Int, menu: Opened)]

  var isEmpty: Bool { opened.isEmpty }

  /// Finds the open menus of a screen, in the order of its objects.
  init(_ tree: PlacedTree) {
    let system = tree.styled.context.system
    guard EditMenu.exists(in: system) else {
      opened = []
      return
    }
    let owners = tree.styled.objects.indices.filter { Self.opens(tree.styled.node($0)) }
    guard !owners.isEmpty else {
      opened = []
      return
    }
    let frames = tree.windowFrames
    opened = owners.compactMap { index in
      let node = PlacedNode(tree: tree, index: index, windowOrigin: frames[index].origin)
      return Self.menu(of: node).map { (index, $0) }
    }
  }

  /// Whether an object asks for an open menu.
  private static func opens(_ node: StyledNode) -> Bool {
    node[Menu.showsMenu] == true || node[View.showsContextMenu] == true
      || node.element.has(View.menuControllerName)
  }

  private static func menu(of owner: PlacedNode) -> Opened? {
    let node = owner.styled
    if let bar = EditMenuBar(owner) { return .edit(bar) }
    guard Menu.exists(in: node.system) else { return nil }
    if let context = ContextMenu(owner) { return .context(context) }
    guard Menu.showsMenu.exists(in: node.system), node[Menu.showsMenu] == true,
      let menu = node.configuration(Menu.propertyName)
    else { return nil }
    var content = MenuContent(menu)
    var layout = MenuLayout(content, of: node)
    let placement = MenuPlacement(
      layout.size, at: owner.windowFrame, on: node.context.device,
      margin: MenuFigures(node.look).edgeMargin)
    if placement.isAbove, node[Menu.preferredMenuElementOrder] != .fixed {
      content.reverse()
      layout = MenuLayout(content, of: node)
    }
    return .menu(layout, frame: placement.frame, node)
  }

  /// The views that their context menus have lifted off their places.
  var lifted: [Int] {
    opened.compactMap { index, menu in
      if case .context = menu { index } else { nil }
    }
  }

  /// Draws the menus.
  func paint(_ canvas: inout Canvas) {
    for (index, menu) in opened {
      canvas.noted(.object(index)) {
        switch menu {
        case .menu(let layout, let frame, let node):
          MenuStack(layout, in: frame, of: node).paint(&$0)
        case .context(let context): context.paint(&$0)
        case .edit(let bar): bar.paint(&$0)
        }
      }
    }
  }

  /// The accessibility elements of the menus, by the objects that they belong to, with frames in the
  /// window.
  var spoken: [(index: Int, content: SpokenContent, frame: Rect)] {
    opened.flatMap { index, menu in
      let parts: [(content: SpokenContent, frame: Rect)] =
        switch menu {
        case .menu(let layout, let frame, let node):
          MenuStack(layout, in: frame, of: node).spoken
        case .context(let context):
          MenuStack(context.layout, in: context.menu, of: context.source.styled).spoken
        case .edit(let bar): bar.spoken
        }
      return parts.map { (index, $0.content, $0.frame) }
    }
  }
}

import ObjectModel
import Raster

/// A menu as it is listed: rows in sections.
struct MenuContent {
  /// An action, or a menu that would open.
  struct Item {
    var title: String
    var subtitle: String?
    var image: ImageValue?
    var state = MenuAction.State.off
    var isDestructive = false
    var isDisabled = false
    var isMenu = false
    /// The menu that is open over the row.
    var submenu: Element?
    /// Whether it is the title of an open submenu, which closes it.
    var isOpenTitle = false
  }

  /// A line of a menu.
  enum Row {
    case item(Item)
    /// Several items in columns; small ones show images alone.
    case columns([Item], isSmall: Bool)
    /// The title of a section.
    case title(String)
  }

  /// The title above everything; nil for none.
  let title: String?
  private(set) var sections: [[Row]] = []

  init(_ menu: Element) {
    title = menu[MenuElement.title].flatMap { $0.isEmpty ? nil : $0 }
    append(menu, isInline: false)
    sections.removeAll { $0.isEmpty }
  }

  /// The content of a submenu that is open: its title is a row with the chevron turned down.
  init(open menu: Element) {
    title = nil
    append(menu, isInline: false)
    sections.removeAll { $0.isEmpty }
    var item = item(menu)
    item.submenu = nil
    item.isOpenTitle = true
    if sections.isEmpty { sections = [[]] }
    sections[0].insert(.item(item), at: 0)
  }

  /// Whether a row has a sign before its title, for which all make room.
  var hasSigns: Bool {
    sections.joined().contains { row in
      guard case .item(let item) = row else { return false }
      return item.state != .off || item.isMenu
    }
  }

  private mutating func append(_ menu: Element, isInline: Bool) {
    let size = menu[Menu.preferredElementSize] ?? .automatic
    let isPalette = Menu.has("displayAsPalette", menu)
    var rows: [Row] = []
    if isInline, let title = menu[MenuElement.title], !title.isEmpty { rows.append(.title(title)) }
    let children = menu.objects(Menu.children).filter { !MenuAction.has("hidden", $0) }
    if isPalette || size == .small || size == .medium {
      let isSmall = isPalette || size == .small
      let items = children.map(item)
      let most = isSmall ? 4 : 3
      var start = 0
      while start < items.count {
        let end = isPalette ? items.count : min(start + most, items.count)
        rows.append(.columns(Array(items[start..<end]), isSmall: isSmall))
        start = end
      }
      return sections.append(rows)
    }
    for child in children {
      if child.className == Menu.definition.name,
        Menu.has("displayInline", child) || Menu.has("displayAsPalette", child)
      {
        sections.append(rows)
        rows = []
        append(child, isInline: true)
      } else {
        rows.append(.item(item(child)))
      }
    }
    sections.append(rows)
  }

  private func item(_ element: Element) -> Item {
    let isMenu = element.className == Menu.definition.name
    return Item(
      title: element[MenuElement.title] ?? "", subtitle: element[MenuElement.subtitle],
      image: element[MenuElement.image], state: element[MenuAction.state] ?? .off,
      isDestructive: isMenu
        ? Menu.has("destructive", element) : MenuAction.has("destructive", element),
      isDisabled: MenuAction.has("disabled", element), isMenu: isMenu,
      submenu: isMenu && element[Menu.showsMenu] == true ? element : nil)
  }

  /// Turns the order of sections, and of rows in them, around.
  mutating func reverse() {
    sections = sections.reversed().map { section in
      // A section's title stays above its rows.
      guard case .title? = section.first else { return section.reversed() }
      return [section[0]] + section.dropFirst().reversed()
    }
  }
}

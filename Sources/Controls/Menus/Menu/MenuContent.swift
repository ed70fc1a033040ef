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

  /// How items stand beside each other.
  enum Columns {
    /// Each with its title below its image, at most three.
    case medium
    /// Images alone, at most four.
    case small
    /// Images alone, any number.
    case palette
  }

  /// A line of a menu.
  enum Row {
    case item(Item)
    /// Several items in columns.
    case columns([Item], Columns)
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
  ///
  /// - Complexity: O(rows).
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
      let columns: Columns = isPalette ? .palette : size == .small ? .small : .medium
      let items = children.map(item)
      let most = columns == .small ? 4 : 3
      var start = 0
      while start < items.count {
        let end = isPalette ? items.count : min(start + most, items.count)
        rows.append(.columns(Array(items[start..<end]), columns))
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

  /// The menu at an accessibility size: small and medium items have rows of their own.
  var withoutColumns: Self {
    var result = self
    result.sections = sections.map { section in
      section.flatMap { row -> [Row] in
        guard case .columns(let items, let columns) = row, columns != .palette else { return [row] }
        return items.map(Row.item)
      }
    }
    return result
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

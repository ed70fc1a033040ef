import ScreenFormat

extension SceneWriter {
  // MARK: Tables

  /// Adds the rows of a table: static sections, or prototypes as rows of one section.
  mutating func addRows(_ node: InterfaceNode, _ members: inout Members) {
    addViewParts(["tableHeaderView", "tableFooterView", "backgroundView"], of: node, &members)
    var sections: [DocumentValue] = []
    let prototypes = node.list("prototypes").filter { $0.name == "tableViewCell" }
    if !prototypes.isEmpty {
      sections.append(.object([("rows", rows(prototypes, in: node))]))
    }
    for section in node.list("sections") where section.name == "tableViewSection" {
      var item = object(section, standard: "UITableViewSection")
      for key in ["headerView", "footerView"] {
        if let part = section.part(key), InterfaceElements.entry(part.name)?.rule.className != nil {
          item[key] = view(part, .sized)
        }
      }
      let cells = section.list("cells").filter { $0.name == "tableViewCell" }
      if !cells.isEmpty { item["rows"] = rows(cells, in: node) }
      sections.append(item.value)
    }
    if !sections.isEmpty { members["sections"] = .array(sections) }
  }

  private mutating func rows(_ cells: [InterfaceNode], in table: InterfaceNode) -> DocumentValue {
    var result: [DocumentValue] = []
    for cell in cells {
      var members = view(cell, .whole, standard: "UITableViewCell").members
      if members["height"] == nil, let height = height(of: cell, in: table) {
        members["height"] = .number(height)
      }
      // What lies in a row comes last.
      if let views = members["subviews"] {
        members["subviews"] = nil
        members["subviews"] = views
      }
      result.append(members.value)
    }
    return .array(result)
  }

  /// The height of rows that tell none.
  private static let rowHeight = 44.0

  /// The height of a row; nil for one that its constraints decide, and for the usual one.
  private func height(of cell: InterfaceNode, in table: InterfaceNode) -> Double? {
    if let own = cell.number("rowHeight"), own > 0 { return own }
    let saved = InterfaceGeometry.frame(cell)?[3]
    let common = table.number("rowHeight") ?? -1
    let content = cell.children.first { LayoutViews.standing(for: $0) == cell }
    let isConstrained = !(content?.list("constraints") ?? []).isEmpty
    // A separator takes a part of a point.
    let height = (saved ?? common).rounded(.up)
    if common < 0, isConstrained || saved == nil { return nil }
    // Where the table says a height, constraints don't.
    let isUsual = height == Self.rowHeight && !isConstrained
    return isUsual || height <= 0 ? nil : height
  }

  /// Adds the texts and the image of a cell with a style, and the views around its content.
  mutating func addCell(_ node: InterfaceNode, _ members: inout Members) {
    addViewParts(Self.cellParts, of: node, &members)
    guard let content = node.children.first(where: { LayoutViews.standing(for: $0) == node })
    else { return }
    if let color = content.part("backgroundColor").flatMap({ color($0) }) {
      members["backgroundColor"] = color
    }
    for key in ["layoutMargins", "directionalLayoutMargins"] {
      if let part = content.part(key) { members[key] = InterfaceGeometry.insets(part) }
    }
    let texts = [("textLabel", "text"), ("detailTextLabel", "detailText"), ("imageView", "image")]
    for (attribute, property) in texts {
      guard let part = part(attribute, of: node) else { continue }
      var label = object(part, standard: part.name == "imageView" ? "UIImageView" : "UILabel")
      if part.name == "imageView" {
        addImages([("image", "image")], of: part, &label)
        addSymbolConfiguration(
          "preferredSymbolConfiguration", "preferredSymbolConfiguration", of: part, &label)
      }
      let content = part.name == "imageView" ? "image" : "text"
      members[property] = label[content]
      label[content] = nil
      // The cell's style decides what files always write.
      for silent in ["textAlignment", "lineBreakMode", "contentMode", "isUserInteractionEnabled"] {
        label[silent] = nil
      }
      if attribute == "textLabel", case .number(InterfaceFont.standardSize, _)? = label["font"] {
        label["font"] = nil
      }
      if !label.isEmpty { members[attribute] = label.value }
    }
  }

  /// Whether a view is one that a cell with a style has of itself.
  func isPart(_ view: InterfaceNode, of cell: InterfaceNode) -> Bool {
    guard cell.name == "tableViewCell" else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { part($0, of: cell) == view }
  }

  /// The label or image view that a cell with a style has of itself.
  func part(_ attribute: String, of cell: InterfaceNode) -> InterfaceNode? {
    guard let part = cell.file.node(cell[attribute]) else { return nil }
    guard part.name == (attribute == "imageView" ? "imageView" : "label"),
      part.parent?.parent.map({ LayoutViews.standing(for: $0) }) == cell
    else { return nil }
    return part
  }

  // MARK: Collections

  /// Adds the cells of a collection with their saved frames.
  mutating func addCells(_ node: InterfaceNode, _ members: inout Members) {
    addViewParts(["backgroundView"], of: node, &members)
    if node.part("backgroundColor") == nil { members["backgroundColor"] = .null }
    let titles = ["sectionHeaderView", "sectionFooterView"].compactMap { node.part($0) }
    let cells = node.list("cells").filter {
      InterfaceElements.entry($0.name)?.rule.className != nil
    }
    var views: [DocumentValue] = []
    for cell in titles + cells {
      var item = view(cell, .whole).members
      let inner = item["subviews"]
      item["subviews"] = nil
      item["frame"] = InterfaceGeometry.frame(cell).map { .numbers($0) }
      if let color = cell.part("contentView")?.part("backgroundColor").flatMap({ color($0) }) {
        item["backgroundColor"] = color
      }
      if let inner { item["subviews"] = inner }
      views.append(item.value)
    }
    add(views, to: &members)
    if node.part("collectionViewLayout")?.name == "collectionViewFlowLayout", !views.isEmpty {
      report.warn(
        "a flow layout: cells, headers and footers keep their saved frames on every device",
        at: node)
    }
  }
}

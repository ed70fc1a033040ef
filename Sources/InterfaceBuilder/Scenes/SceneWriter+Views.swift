import ScreenFormat

extension SceneWriter {
  /// Where a view stands, which decides who places it.
  enum Place {
    /// Among the subviews of another.
    case subview
    /// In a property, as the view of a controller or of a cell: what is around it places it.
    case whole
    /// In a property, with a size of its own.
    case sized
  }

  /// A view with all that lies in it.
  ///
  /// - Parameter standard: the class that needs no telling.
  mutating func view(
    _ node: InterfaceNode, _ place: Place, standard: String? = nil
  ) -> DocumentValue {
    var members = object(node, standard: standard)
    addSpecial(node, &members)
    addVariations(of: node, &members)
    addPriorities(of: node, &members)
    switch place {
    case .subview: addGeometry(of: node, &members)
    case .sized:
      if let frame = InterfaceGeometry.frame(node) {
        members["frame"] = .numbers([0, 0, frame[2], frame[3]])
      }
    case .whole: break
    }
    if node.name == "stackView" {
      let arranged = subviews(of: node)
      if !arranged.isEmpty { members["arrangedSubviews"] = .array(arranged) }
    } else {
      add(subviews(of: node), to: &members)
    }
    return members.value
  }

  /// Adds subviews behind those that are there.
  func add(_ views: [DocumentValue], to members: inout Members) {
    guard !views.isEmpty else { return }
    var all = views.map { DocumentNode($0, at: .start) }
    if case .array(let known)? = members["subviews"] { all = known + all }
    members["subviews"] = nil
    members["subviews"] = .array(all)
  }

  /// The subviews of a view, with those of its content view.
  mutating func subviews(of node: InterfaceNode) -> [DocumentValue] {
    var lists = [node]
    // Effect views and cells.
    lists += node.children.filter { $0.name != "subviews" && LayoutViews.standing(for: $0) == node }
    var result: [DocumentValue] = []
    for list in lists {
      for child in list.list("subviews")
      where InterfaceElements.entry(child.name)?.rule.className != nil && !isPart(child, of: node) {
        result.append(view(child, .subview))
      }
    }
    if let embedded = embeddedView(in: node) { result.append(embedded) }
    return result
  }

  // MARK: Geometry

  private mutating func addGeometry(of node: InterfaceNode, _ members: inout Members) {
    let writer = ConstraintWriter(layout: layout, ids: ids)
    if layout.views.isArranged(node) {
      // The frame of an arranged view would be the size of its content.
      members["constraints"] = writer.value(of: node)
      return
    }
    let frame = InterfaceGeometry.frame(node)
    if LayoutViews.hasMask(node) {
      members["frame"] = frame.map { .numbers($0) }
      members["autoresizingMask"] = InterfaceGeometry.mask(node)
      return
    }
    let constraints = writer.value(of: node)
    if constraints == nil || !options.ignoresFrames {
      members["frame"] = frame.map { .numbers($0) }
    }
    members["constraints"] = constraints
  }

  /// The priorities of hugging that views have in code, which documents need not tell.
  private static let hugging: [String: [Double]] = [
    "label": [251, 251], "imageView": [251, 251], "switch": [750, 750], "stepper": [750, 750],
    "activityIndicatorView": [750, 750],
  ]
  private static let plainHugging = [250.0, 250]
  private static let resistance = [750.0, 750]

  /// Adds the priorities of a view's content where constraints ask for them.
  private mutating func addPriorities(of node: InterfaceNode, _ members: inout Members) {
    guard !LayoutViews.hasMask(node) else { return }
    func pair(_ name: String, _ standard: [Double]) -> [Double] {
      [
        node.number("horizontal\(name)") ?? standard[0],
        node.number("vertical\(name)") ?? standard[1],
      ]
    }
    let hugging = pair("HuggingPriority", Self.plainHugging)
    let resistance = pair("CompressionResistancePriority", Self.resistance)
    if hugging != Self.hugging[node.name] ?? Self.plainHugging {
      members["contentHuggingPriority"] = .numbers(hugging)
    }
    if resistance != Self.resistance {
      members["contentCompressionResistancePriority"] = .numbers(resistance)
    }
  }

  // MARK: Size classes

  private mutating func addVariations(of node: InterfaceNode, _ members: inout Members) {
    guard let entry = InterfaceElements.entry(node.name) else { return }
    var list: [DocumentValue] = []
    if let id = node.id, let owner = node.parent?.parent,
      let pairs = SizeClasses.counting(in: owner, "subviews")[id],
      pairs.count < SizeClasses.all.count
    {
      // Whichever is the exception varies.
      let isUsual = pairs.count * 2 >= SizeClasses.all.count
      let exceptions = isUsual ? SizeClasses.all.filter { !pairs.contains($0) } : pairs
      if !isUsual { members["isHidden"] = .bool(true) }
      for case let key? in SizeClasses.keys(of: exceptions) {
        list.append(Self.variation(key, Members([("isHidden", .bool(isUsual))])))
      }
    }
    for (key, variation) in SizeClasses.variations(of: node) where key.count > 0 {
      var set = Members()
      apply(InterfaceElements.Entry(entry.rule.withoutAbsences), to: variation, owner: node, &set)
      // Where a variation has the standard, the value of others must not show through.
      for name in ["spacing", "axis"] where variation[name] != nil && set[name] == nil {
        set[name] = name == "axis" ? .string("horizontal") : .number(0)
      }
      if !set.isEmpty { list.append(Self.variation(key, set)) }
    }
    if !list.isEmpty { members["variations"] = .array(list) }
  }

  private static func variation(_ key: SizeClasses.Key, _ set: Members) -> DocumentValue {
    .object([("traits", key.traits), ("set", set.value)])
  }

  // MARK: Embedded controllers

  /// The view of the controller that is embedded in a view; nil for none, and for containers, which are child controllers.
  private mutating func embeddedView(in container: InterfaceNode) -> DocumentValue? {
    guard let root = scenes.contents[container], let controller = root.parent,
      !open.contains(controller)
    else { return nil }
    open.append(controller)
    defer { open.removeLast() }
    var members = view(root, .whole, standard: nil).members
    members["layoutMargins"] = members["layoutMargins"] ?? Self.controllerMargins
    let views = members["subviews"]
    members["subviews"] = nil
    members["constraints"] = .strings(["edges = superview"])
    if let views { members["subviews"] = views }
    return members.value
  }

  /// The least margins of a controller's view on phones.
  private static let controllerMargins = DocumentValue.numbers([0, 16, 0, 16])

  // MARK: Views with parts

  /// Adds what the tables can't tell.
  private mutating func addSpecial(_ node: InterfaceNode, _ members: inout Members) {
    switch node.name {
    case "button": addButton(node, &members)
    case "imageView":
      addImages([("image", "image"), ("highlightedImage", "highlightedImage")], of: node, &members)
      addSymbolConfiguration(
        "preferredSymbolConfiguration", "preferredSymbolConfiguration", of: node, &members)
    case "label": addShrinking(node, &members)
    case "textField", "textView", "searchBar": addInput(node, &members)
    case "stackView":
      if node["spacingType"] == "standard" { members["spacing"] = .number(8) }
      if members["layoutMargins"] != nil || members["directionalLayoutMargins"] != nil {
        members["isLayoutMarginsRelativeArrangement"] = .bool(true)
      }
    case "visualEffectView": addEffect(node, &members)
    case "segmentedControl": addSegments(node, &members)
    case "slider":
      addImages(
        [
          ("minimumValueImage", "minimumValueImage"), ("maximumValueImage", "maximumValueImage"),
        ], of: node, &members)
    case "datePicker":
      if let date = InterfaceDate.components(node.part("date")) { members["date"] = date }
    case "tableView": addRows(node, &members)
    case "tableViewCell": addCell(node, &members)
    case "collectionView": addCells(node, &members)
    case "collectionViewCell": addViewParts(Self.cellParts, of: node, &members)
    case "navigationBar", "toolbar", "tabBar": addBar(node, &members)
    default: break
    }
  }

  static let cellParts = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
  ]

  /// Adds views that stand in properties.
  mutating func addViewParts(_ keys: [String], of node: InterfaceNode, _ members: inout Members) {
    for key in keys {
      guard let part = node.part(key),
        InterfaceElements.entry(part.name)?.rule.families.contains(.view) == true
      else { continue }
      let isSized = !key.lowercased().contains("background")
      members[key] = view(part, isSized ? .sized : .whole)
    }
  }

  private func addShrinking(_ node: InterfaceNode, _ members: inout Members) {
    guard node.isTrue("adjustsFontSizeToFit"), members["minimumScaleFactor"] == nil,
      let size = node.number("minimumFontSize"), size > 0
    else { return }
    let font = node.part("fontDescription")?.number("pointSize") ?? InterfaceFont.standardSize
    guard font > size else { return }
    members["minimumScaleFactor"] = .number(InterfaceNumber.rounded(size / font))
  }

  private func addInput(_ node: InterfaceNode, _ members: inout Members) {
    if let traits = node.part("textInputTraits") {
      if traits.isTrue("secureTextEntry"), node.name == "textField" {
        members["isSecureTextEntry"] = .bool(true)
      }
      if let look = traits["keyboardAppearance"], look != "default", node.name != "textView" {
        members["keyboardAppearance"] = .string(look)
      }
    }
    let titles = node.list("scopeButtonTitles").map {
      DocumentValue.string(InterfaceText.string($0))
    }
    guard !titles.isEmpty else { return }
    members["scopeButtonTitles"] = .array(titles)
    // Titles alone show no bar.
    if members["showsScopeBar"] == nil { members["showsScopeBar"] = .bool(false) }
  }

  private func addEffect(_ node: InterfaceNode, _ members: inout Members) {
    if let vibrancy = node.child("vibrancyEffect") {
      let blur = vibrancy.child("blurEffect")?["style"] ?? "regular"
      members["effect"] = .string("\(blur)Vibrancy")
      members["vibrancyStyle"] = vibrancy["style"].map { .string($0) }
    } else if let blur = node.child("blurEffect") {
      members["effect"] = .string(blur["style"] ?? "regular")
    }
  }

  private mutating func addSegments(_ node: InterfaceNode, _ members: inout Members) {
    var segments: [DocumentValue] = []
    for (index, segment) in node.list("segments").enumerated() where segment.name == "segment" {
      var item = object(segment, standard: "UISegment")
      let inner = segment.part("title").map(InterfaceText.string)
      if let title = segment["title"] ?? inner {
        item["title"] = text(title, "segmentTitles[\(index)]", of: node)
      }
      segments.append(item.value)
    }
    if !segments.isEmpty { members["segments"] = .array(segments) }
    if let index = node.number("selectedSegmentIndex"), index < 0 {
      members["selectedSegmentIndex"] = nil
    }
  }
}

extension ElementRule {
  /// The rule without what is written where attributes are missing.
  var withoutAbsences: ElementRule {
    ElementRule(name, meaning, families, own, parts: ownParts)
  }
}

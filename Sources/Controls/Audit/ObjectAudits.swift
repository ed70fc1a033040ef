import ObjectModel
import Raster

/// Checks the sizes of what can be touched.
struct TargetAudit {
  let objects: AuditObjects

  /// Rounding of layouts, in points.
  private static let tolerance = 0.01

  var findings: [AuditFinding] {
    objects.tree.styled.objects.indices.compactMap { index in
      guard objects.isActive(index), isTarget(index) else { return nil }
      let frame = target(index)
      let needed = needed(index)
      guard !frame.isEmpty,
        frame.width < needed.width - Self.tolerance || frame.height < needed.height - Self.tolerance
      else { return nil }
      // The side that is too small, or the smaller one.
      let side =
        frame.width >= needed.width - Self.tolerance
        ? frame.height
        : frame.height >= needed.height - Self.tolerance
          ? frame.width : min(frame.width, frame.height)
      let size = "\(AuditText.points(frame.width)) × \(AuditText.points(frame.height))"
      let least = AuditText.points(AuditThreshold.target)
      return objects.finding(
        .targetSize, index, frame, "target is \(size) points, less than \(least) × \(least)",
        value: side, threshold: AuditThreshold.target)
    }
  }

  /// Whether the document describes something to touch: a control, a row that can be chosen, or what says that it
  /// is a button. Parts that UIKit makes are as large as UIKit makes them.
  private func isTarget(_ index: Int) -> Bool {
    let node = objects.node(index)
    guard node.element.place != nil else { return false }
    if objects.isKind(index, of: Control.self) {
      return !objects.isKind(index, of: RefreshControl.self)
        && !objects.isKind(index, of: TableViewIndex.self)
    }
    if objects.isKind(index, of: TableViewCell.self) {
      return node[TableViewCell.selectionStyle] != TableViewCell.SelectionStyle.none
    }
    return node[RootObject.accessibilityTraits]?.contains(.button) == true
      && !objects.isKind(index, of: BarItem.self)
  }

  /// The area that a touch hits: in a bar all of its height, as UIKit's bars extend their items.
  private func target(_ index: Int) -> Rect {
    var frame = objects.frame(index)
    let bars: [any ControlClass.Type] = [NavigationBar.self, Toolbar.self, TabBar.self]
    if let bar = objects.chain(index).dropFirst().first(where: { around in
      bars.contains { objects.isKind(around, of: $0) }
    }) {
      let whole = objects.frame(bar)
      if whole.minY <= frame.minY, whole.maxY >= frame.maxY {
        frame.origin.y = whole.minY
        frame.size.height = whole.height
      }
    }
    return frame
  }

  /// The size that is asked for: less where a control has its size from UIKit, which WCAG leaves out ("user agent
  /// control").
  private func needed(_ index: Int) -> Size {
    let node = objects.node(index)
    let side = AuditThreshold.target
    var needed = Size(width: side, height: side)
    let own = node.control.intrinsicSize(node, fitting: objects.frame(index).size)
    let fixesBoth: [any ControlClass.Type] = [
      Switch.self, Stepper.self, PageControl.self, ColorWell.self,
    ]
    let fixesHeight: [any ControlClass.Type] = [
      SegmentedControl.self, SearchTextField.self, DatePicker.self,
    ]
    if fixesBoth.contains(where: { objects.isKind(index, of: $0) }) || isSystemIcon(node) {
      needed = Size(width: min(side, own.width), height: min(side, own.height))
    } else if fixesHeight.contains(where: { objects.isKind(index, of: $0) })
      || node[TextField.borderStyle] == .roundedRect
    {
      needed.height = min(side, own.height)
    }
    // UIKit draws bars lower than that in landscape.
    let isInBar =
      objects.isWithin(index, NavigationBar.self) || objects.isWithin(index, Toolbar.self)
    // A slider's thumb is touched beyond the slider's frame, too.
    if isInBar || objects.isKind(index, of: Slider.self) {
      needed.height = 0
    }
    return needed
  }

  /// Whether a button is one of UIKit's own icons, whose touch area UIKit extends.
  private func isSystemIcon(_ node: StyledNode) -> Bool {
    switch node[Button.buttonType] {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: true
    case .custom, .system, .roundedRect, nil: false
    }
  }
}

/// Checks that texts are whole.
struct TextAudit {
  let objects: AuditObjects
  let screen: PaintedScreen

  var findings: [AuditFinding] {
    screen.inks.flatMap { ink -> [AuditFinding] in
      guard case .text(let isTruncated) = ink.kind, objects.isReachable(ink.object) else {
        return []
      }
      var findings: [AuditFinding] = []
      if isTruncated {
        findings.append(
          objects.finding(
            .truncatedText, ink.object, ink.frame, "text has no room and is truncated"))
      }
      if let finding = clipped(ink) { findings.append(finding) }
      return findings
    }
  }

  /// The clip that cuts most off a text. Scroll views, pickers and text fields show the rest on request, switches
  /// the other word; bars cut titles while they move.
  private func clipped(_ ink: Ink) -> AuditFinding? {
    let showsRest: [any ControlClass.Type] = [
      TextField.self, Switch.self, NavigationBar.self, Toolbar.self,
    ]
    guard !showsRest.contains(where: { objects.isWithin(ink.object, $0) }) else { return nil }
    var most: (cut: Double, clip: Ink.Clip)?
    let frame = ink.frame
    for clip in ink.clips where !objects.scrolls(clip.object) && clip.object > 0 {
      let cut = [
        clip.rect.minX - frame.minX, frame.maxX - clip.rect.maxX, clip.rect.minY - frame.minY,
        frame.maxY - clip.rect.maxY,
      ].reduce(0, max)
      if cut > most?.cut ?? AuditThreshold.overlap { most = (cut, clip) }
    }
    guard let (cut, clip) = most else { return nil }
    let by =
      clip.object == ink.object
      ? "its bounds" : objects.tree.styled.objects[clip.object].element.className
    return objects.finding(
      .clippedText, ink.object, frame, "text is cut off by \(by): \(AuditText.points(cut)) points",
      value: cut, threshold: AuditThreshold.overlap)
  }
}

/// Checks that whatever can be used has a label.
struct LabelAudit {
  let objects: AuditObjects

  var findings: [AuditFinding] {
    let tree = AccessibilityTree(objects.tree)
    return tree.elements.compactMap { element in
      guard (element.label ?? "").isEmpty, isNamed(element) else { return nil }
      return objects.finding(
        .missingLabel, element.index, element.frame, "\(kind(element)) has no accessibility label")
    }
  }

  /// Whether an element needs a label of its own. A text field's placeholder, a text view's text and "page 1 of 3"
  /// say what they are for.
  private func isNamed(_ element: AccessibilityElement) -> Bool {
    let saysValue =
      objects.isKind(element.index, of: TextField.self)
      || objects.isKind(element.index, of: TextView.self)
      || objects.isKind(element.index, of: PageControl.self)
    if saysValue, element.value?.isEmpty == false { return false }
    if hasSymbol(element.index) { return false }
    // A picker's wheel says its row, a row without text has nothing to say.
    return !objects.isKind(element.index, of: PickerComponent.self)
      && !objects.isKind(element.index, of: TableViewCell.self)
  }

  /// Whether a button shows a symbol, which UIKit has a description for.
  private func hasSymbol(_ index: Int) -> Bool {
    let node = objects.node(index)
    let image =
      node.value(Button.image, AxisValues(state: node.controlState)) ?? node[BarItem.image]
    if case .symbol? = image?.source { return true }
    return false
  }

  private func kind(_ element: AccessibilityElement) -> String {
    if objects.isKind(element.index, of: TextField.self) { return "text field" }
    if element.traits.contains(.adjustable) { return "adjustable control" }
    if objects.isKind(element.index, of: Switch.self) { return "switch" }
    if element.traits.contains(.button) { return "button" }
    if element.traits.contains(.image) { return "image" }
    return "element"
  }
}

import ObjectModel
import Raster

/// Checks that texts and controls lie where they can be seen and touched.
struct PlaceAudit {
  let objects: AuditObjects
  let screen: PaintedScreen

  /// A text or control that should keep clear of edges and bars.
  private struct Subject {
    var object: Int
    var frame: Rect
    /// The first command that draws it.
    var command: Int
    var isText: Bool
  }

  /// Something that covers a part of the screen.
  private struct Cover {
    var name: String
    var area: Rect
    /// The bar's object and first command; nil for parts of the system, which lie over everything.
    var bar: (object: Int, command: Int)?
  }

  var findings: [AuditFinding] {
    let covers = systemCovers + bars
    return subjects.compactMap { subject in
      outside(subject) ?? covered(subject, by: covers)
    }
  }

  private var window: Rect { Rect(origin: .zero, size: objects.tree.styled.context.device.size) }

  /// Objects that a document describes and the user cannot scroll.
  private var subjects: [Subject] {
    let texts = screen.inks.filter { if case .text = $0.kind { true } else { false } }
      .map {
        Subject(object: $0.object, frame: $0.frame, command: $0.commands.lowerBound, isText: true)
      }
    let controls = objects.tree.styled.objects.indices.compactMap { index -> Subject? in
      guard objects.isKind(index, of: Control.self), objects.node(index).element.place != nil,
        let command = screen.starts[index]
      else { return nil }
      return Subject(
        object: index, frame: objects.frame(index), command: command, isText: false)
    }
    let all = (controls + texts).filter {
      $0.object > 0 && objects.isReachable($0.object) && !objects.scrolls($0.object)
        && !isInBar($0.object)
    }
    // A control's own texts are where it is.
    let controlled = Set(all.filter { !$0.isText }.map(\.object))
    return all.filter { subject in
      !subject.isText || !objects.chain(subject.object).contains { controlled.contains($0) }
    }
  }

  private static let barClasses: [any ControlClass.Type] = [
    NavigationBar.self, Toolbar.self, TabBar.self,
  ]

  private func isBar(_ index: Int) -> Bool {
    Self.barClasses.contains { objects.isKind(index, of: $0) }
  }

  private func isInBar(_ index: Int) -> Bool { objects.chain(index).contains(where: isBar) }

  private func outside(_ subject: Subject) -> AuditFinding? {
    let frame = subject.frame
    let over = [
      window.minX - frame.minX, frame.maxX - window.maxX, window.minY - frame.minY,
      frame.maxY - window.maxY,
    ].reduce(0, max)
    guard over > AuditThreshold.overlap else { return nil }
    let isWhole = window.intersection(frame).map(\.isEmpty) ?? true
    return objects.finding(
      .outsideScreen, subject.object, frame,
      isWhole
        ? "\(name(subject)) lies outside of the screen"
        : "\(name(subject)) reaches \(AuditText.points(over)) points out of the screen",
      value: over, threshold: AuditThreshold.overlap)
  }

  private func name(_ subject: Subject) -> String { subject.isText ? "text" : "control" }

  private func covered(_ subject: Subject, by covers: [Cover]) -> AuditFinding? {
    for cover in covers {
      if let bar = cover.bar, bar.command < subject.command { continue }
      guard let common = cover.area.intersection(subject.frame), !common.isEmpty else { continue }
      let depth = min(common.width, common.height)
      guard depth > AuditThreshold.overlap else { continue }
      return objects.finding(
        .underBar, subject.object, subject.frame,
        "\(name(subject)) lies under the \(cover.name): \(AuditText.points(depth)) points",
        value: depth, threshold: AuditThreshold.overlap)
    }
    return nil
  }

  /// The areas of the status bar, the notch and the home indicator.
  private var systemCovers: [Cover] {
    let context = objects.tree.styled.context
    let device = context.device
    var covers: [Cover] = []
    if !StatusBar.state(of: objects.tree.styled).isHidden, context.look.era >= .flat {
      covers.append(
        Cover(
          name: "status bar",
          area: Rect(x: 0, y: 0, width: window.width, height: device.statusBarHeight)))
    } else if device.bottomInset > 0, device.safeAreaTop > 0 {
      covers.append(
        Cover(
          name: "notch", area: Rect(x: 0, y: 0, width: window.width, height: device.safeAreaTop)))
    }
    if device.bottomInset > 0, device.hasHomeIndicator {
      covers.append(
        Cover(
          name: "home indicator",
          area: Rect(
            x: 0, y: window.maxY - device.bottomInset, width: window.width,
            height: device.bottomInset)))
    }
    let sides = [
      (0, device.safeAreaLeft), (window.maxX - device.safeAreaRight, device.safeAreaRight),
    ]
    for (x, width) in sides where width > 0 {
      covers.append(
        Cover(name: "notch", area: Rect(x: x, y: 0, width: width, height: window.height)))
    }
    return covers
  }

  private var bars: [Cover] {
    objects.tree.styled.objects.indices.compactMap { index in
      guard isBar(index), objects.isReachable(index), let command = screen.starts[index] else {
        return nil
      }
      let bar = PlacedNode(
        tree: objects.tree, index: index, windowOrigin: objects.frame(index).origin)
      let name =
        objects.isKind(index, of: NavigationBar.self)
        ? "navigation bar" : objects.isKind(index, of: TabBar.self) ? "tab bar" : "toolbar"
      return Cover(name: name, area: bar.paintedFrame, bar: (index, command))
    }
  }
}

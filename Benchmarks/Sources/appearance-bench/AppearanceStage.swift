import Controls
import ObjectModel
import Raster

/// A screen of many views under many rules, the same in every run.
struct AppearanceStage {
  private var random = SplitMix(state: 7)
  private let containers = (0..<12).map { "Box\($0)" }
  private let controls = (0..<8).map { "Badge\($0)" }
  private let leaves = ["UISwitch", "UILabel", "UIButton", "UIImageView", "UISegmentedControl"]

  /// A tree of `views` views: boxes in boxes, up to eight deep, with controls in them.
  mutating func window(views: Int) -> Element {
    var left = views
    var top: [Element] = []
    while left > 0 { top.append(box(depth: 1, &left)) }
    let view = Element("UIView", values: [PropertySlot("subviews"): .objects(top)])
    let controller = Element("UIViewController", values: [PropertySlot("view"): .object(view)])
    return Element("UIWindow", values: [PropertySlot("rootViewController"): .object(controller)])
  }

  private mutating func box(depth: Int, _ left: inout Int) -> Element {
    left -= 1
    var children: [Element] = []
    let count = 2 + random.next(6)
    while children.count < count, left > 0 {
      if depth < 8, random.next(3) == 0 {
        children.append(box(depth: depth + 1, &left))
      } else {
        left -= 1
        let isOwn = random.next(3) == 0
        let name = isOwn ? controls[random.next(controls.count)] : leaves[random.next(leaves.count)]
        var leaf = Element(name)
        leaf.values[PropertySlot("frame")] = .frame(FrameValue(x: 0, y: 0, width: 10, height: 10))
        if random.next(10) == 0 { leaf.values[PropertySlot("backgroundColor")] = color() }
        children.append(leaf)
      }
    }
    return Element(
      containers[random.next(containers.count)],
      values: [PropertySlot("subviews"): .objects(children)])
  }

  private mutating func color() -> AppearanceValue {
    .color(.color(Color(bytes: random.next(256), random.next(256), random.next(256))))
  }

  /// Classes of the boxes and controls, in short hierarchies, and those of rules that do not match.
  func classes() throws -> ClassTable {
    var table = ClassTable()
    var definitions: [ClassDefinition] = []
    for (index, name) in containers.enumerated() {
      definitions.append(
        ClassDefinition(name, superclass: index % 3 == 0 ? "UIView" : containers[index - 1]))
    }
    for (index, name) in controls.enumerated() {
      definitions.append(
        ClassDefinition(name, superclass: index % 3 == 0 ? "UIControl" : controls[index - 1]))
    }
    definitions += (0..<20).map { ClassDefinition("Absent\($0)", superclass: "UIView") }
    try table.declare(definitions)
    return table
  }

  /// Rules on everything that is on the screen, half of them in one to three containers.
  mutating func rules(_ count: Int) -> [AppearanceRule] {
    let targets = controls + leaves + containers
    let slots = ["backgroundColor", "tintColor", "borderColor"]
    return (0..<count).map { index in
      let depth = max(0, random.next(6) - 2)
      return AppearanceRule(
        className: targets[random.next(targets.count)],
        containedIn: (0..<depth).map { _ in containers[random.next(containers.count)] },
        values: [PropertySlot(slots[random.next(slots.count)]): color()],
        origin: .init(file: "bench.theme.json", line: index + 1, index: index))
    }
  }

  /// Rules that match nothing: by class, by container and by traits in turn.
  mutating func idleRules(_ count: Int) -> [AppearanceRule] {
    var dark = TraitRequirements()
    dark.userInterfaceStyle = .dark
    return (0..<count).map { index in
      let isByClass = index % 3 == 0
      let isByContainer = index % 3 == 1
      return AppearanceRule(
        className: isByClass ? "Absent\(random.next(20))" : "UISwitch",
        containedIn: isByContainer ? [containers[0], "Absent\(random.next(20))"] : [],
        traits: !isByClass && !isByContainer ? dark : .none,
        values: [PropertySlot("backgroundColor"): color()],
        origin: .init(file: "idle.theme.json", line: index + 1, index: index))
    }
  }
}

/// A small generator of numbers that are the same everywhere.
struct SplitMix {
  var state: UInt64

  /// 0 ..< limit.
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}

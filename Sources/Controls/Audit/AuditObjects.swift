import ObjectModel
import Raster

/// Answers to the rules' questions about the objects of a screen, by index.
struct AuditObjects {
  let tree: PlacedTree
  private let parents: [Int]
  private let frames: [Rect]
  /// Whether the object is reachable: shown, and not covered by a presented controller or an open menu.
  private var isReachable: [Bool]
  private var isEnabled: [Bool]
  private var scrolls: [Bool]

  init(_ tree: PlacedTree) {
    self.tree = tree
    let count = tree.frames.count
    frames = tree.windowFrames
    var parents = [Int](repeating: 0, count: count)
    isReachable = [Bool](repeating: true, count: count)
    isEnabled = isReachable
    scrolls = [Bool](repeating: false, count: count)
    let objects = tree.styled.objects
    for index in objects.indices {
      for child in objects[index].children { parents[child] = index }
    }
    self.parents = parents
    guard count > 0 else { return }
    let isBehindMenu = !OpenMenus(tree).isEmpty
    let top = objects[0].children.last { objects[$0].element.role == .rootViewController }
    let visible = VisibleFrames(tree).frames
    // Parents come before their children.
    for index in objects.indices {
      let node = tree.styled.node(index)
      let parent = parents[index]
      let isCovered =
        index > 0 && parent == 0 && top.map { index < $0 } ?? false || isBehindMenu
      isReachable[index] =
        (index == 0 || isReachable[parent]) && visible[index] != nil && !isCovered
      isEnabled[index] =
        (index == 0 || isEnabled[parent]) && node[Control.isEnabled] != false
        && node[BarItem.isEnabled] != false && node[Label.isEnabled] != false
      scrolls[index] =
        index > 0 && scrolls[parent] || node.isKind(of: ScrollView.definition.name)
        || node.isKind(of: PickerView.definition.name)
    }
  }

  /// Whether the object can be read or used.
  func isActive(_ index: Int) -> Bool { isReachable[index] && isEnabled[index] }

  func isReachable(_ index: Int) -> Bool { isReachable[index] }

  /// Whether the object moves when the user scrolls.
  func scrolls(_ index: Int) -> Bool { scrolls[index] }

  func frame(_ index: Int) -> Rect { frames[index] }

  func node(_ index: Int) -> StyledNode { tree.styled.node(index) }

  /// The object and those around it, from the inside out.
  func chain(_ index: Int) -> [Int] {
    var result = [index]
    while let last = result.last, last > 0 { result.append(parents[last]) }
    return result
  }

  func isKind(_ index: Int, of class: any ControlClass.Type) -> Bool {
    node(index).isKind(of: `class`.definition.name)
  }

  func isWithin(_ index: Int, _ class: any ControlClass.Type) -> Bool {
    chain(index).contains { isKind($0, of: `class`) }
  }

  /// A finding about an object, with its names and place.
  func finding(
    _ rule: AuditRule, _ index: Int, _ frame: Rect, _ message: String, value: Double? = nil,
    threshold: Double? = nil, colors: AuditFinding.Colors? = nil
  ) -> AuditFinding {
    let objects = tree.styled.objects
    let chain = chain(index)
    // Beyond the object that a document describes lie others.
    let described = chain.firstIndex { objects[$0].element.place != nil }
    let own = described.map { chain[...$0] } ?? chain[...0]
    return AuditFinding(
      rule: rule, message: message, id: own.lazy.compactMap { objects[$0].element.id }.first,
      className: objects[index].element.className, path: objects[index].path,
      place: described.flatMap { objects[chain[$0]].element.place }, frame: frame, value: value,
      threshold: threshold, colors: colors)
  }
}

import ObjectModel
import Raster

/// The elements of a screen that a screen reader finds, in the order of the tree.
///
/// Leaves out what is hidden, clipped or off the screen, and what a presented controller covers:
/// UIKit finds only elements in that.
public struct AccessibilityTree: Sendable, Hashable {
  /// The elements, in reading order.
  public private(set) var elements: [AccessibilityElement] = []

  /// Creates the elements of a screen that is laid out.
  ///
  /// - Complexity: O(objects).
  public init(_ tree: PlacedTree) {
    guard !tree.frames.isEmpty else { return }
    let menus = OpenMenus(tree)
    guard menus.isEmpty else {
      // Open menus lie in a window of their own, over everything.
      elements = menus.spoken.map { index, content, frame in
        let object = tree.styled.objects[index]
        return AccessibilityElement(
          id: object.element.id, className: object.element.className, path: object.path,
          label: content.label, value: content.value, hint: nil, traits: content.traits,
          frame: frame, index: index)
      }
      return
    }
    elements = Walk(tree).elements(below: tree.root)
  }
}

/// A walk through a tree, from the window down.
private struct Walk {
  private let window: Rect
  private let visible: VisibleFrames

  init(_ tree: PlacedTree) {
    window = tree.root.windowFrame
    visible = VisibleFrames(tree)
  }

  func elements(below node: PlacedNode) -> [AccessibilityElement] {
    let children = order(node)
    // A presented view covers everything below it in the window; only what lies above is reachable.
    let top = children.lastIndex { $0.styled.role == .rootViewController } ?? 0
    return children[top...].flatMap { elements(of: $0) }
  }

  /// The children in reading order: a table's headers are drawn over its rows, but read before
  /// them.
  private func order(_ node: PlacedNode) -> [PlacedNode] {
    guard node.styled.isKind(of: TableView.definition.name) else { return node.children }
    return node.children.sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
  }

  private func elements(of node: PlacedNode) -> [AccessibilityElement] {
    let said = node.styled[RootObject.isAccessibilityElement]
    guard said != false else { return elements(below: node) }
    switch role(of: node) {
    case .element(let content): return shown(node, content)
    case .combined(let content): return combined(node, content)
    case .container where said == nil: return elements(below: node)
    case .parts(let parts) where said == nil:
      return parts.flatMap { shown(node, $0.content, frame: $0.frame, isPart: true) }
    case .container, .parts: return shown(node, SpokenContent())
    }
  }

  /// The element of an object with the texts in it, and the other elements in it.
  private func combined(_ node: PlacedNode, _ content: SpokenContent) -> [AccessibilityElement] {
    let inner = elements(below: node)
    let texts = inner.filter { $0.traits.contains(.staticText) }.compactMap(\.label)
    var content = content
    content.label = texts.isEmpty ? nil : texts.joined(separator: ", ")
    return shown(node, content) + inner.filter { !$0.traits.contains(.staticText) }
  }

  /// The element if any of it is visible. Values from its document replace those of `content`.
  private func shown(
    _ node: PlacedNode, _ content: SpokenContent, frame: Rect? = nil, isPart: Bool = false
  ) -> [AccessibilityElement] {
    let object = node.styled
    guard let seen = visible.frames[node.index]?.intersection(window), !seen.isEmpty else {
      return []
    }
    var element = AccessibilityElement(
      id: object.element.id, className: object.element.className, path: object.object.path,
      label: content.label, value: content.value, traits: content.traits,
      frame: frame?.offsetBy(x: node.windowOrigin.x, y: node.windowOrigin.y) ?? node.windowFrame,
      index: node.index)
    if !isPart {
      element.label = object[RootObject.accessibilityLabel] ?? element.label
      element.value = object[RootObject.accessibilityValue] ?? element.value
      element.hint = object[RootObject.accessibilityHint]
      element.traits = object[RootObject.accessibilityTraits] ?? element.traits
    }
    // A text without characters is not an element.
    let isSilent = element.traits.contains(.staticText) && (element.label ?? "").isEmpty
    return isSilent ? [] : [element]
  }

  /// The role that the object's class has, in every era.
  private func role(of node: PlacedNode) -> AccessibilityRole {
    let object = node.styled
    let control = object.context.classes.control(object.classID)
    return (control as? any AccessibleClass.Type)?.accessibility(node) ?? .container
  }
}

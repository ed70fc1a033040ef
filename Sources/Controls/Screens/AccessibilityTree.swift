import ObjectModel
import Raster

/// What a screen reader is told of a screen: its elements in the order of the tree.
///
/// What is hidden, clipped away or off the screen is left out, and so is what a presented controller
/// covers: UIKit tells only of that.
public struct AccessibilityTree: Sendable, Hashable {
  /// The elements.
  public private(set) var elements: [AccessibilityElement] = []

  /// The elements of a screen that is laid out.
  public init(_ tree: PlacedTree) {
    guard !tree.frames.isEmpty else { return }
    elements = Walk(tree).elements(below: tree.root)
  }
}

/// Goes through a tree from the window down.
private struct Walk {
  private let window: Rect
  private let visible: VisibleFrames

  init(_ tree: PlacedTree) {
    window = tree.root.windowFrame
    visible = VisibleFrames(tree)
  }

  func elements(below node: PlacedNode) -> [AccessibilityElement] {
    let controllers = node.children(.rootViewController)
    // A window's controllers lie one over the other; the last one has the screen to itself.
    let covered = Set(controllers.dropLast().map(\.index))
    return order(node).filter { !covered.contains($0.index) }.flatMap { elements(of: $0) }
  }

  /// A table's headers are drawn over its rows, and told before theirs.
  private func order(_ node: PlacedNode) -> [PlacedNode] {
    guard node.styled.isKind(of: TableView.definition.name) else { return node.children }
    return node.children.sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
  }

  private func elements(of node: PlacedNode) -> [AccessibilityElement] {
    let said = node.styled[ObjectRoot.isAccessibilityElement]
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

  /// An object with the static texts in it, and what else is in it.
  private func combined(_ node: PlacedNode, _ content: SpokenContent) -> [AccessibilityElement] {
    let inner = elements(below: node)
    let texts = inner.filter { $0.traits.contains(.staticText) }.compactMap(\.label)
    var content = content
    content.label = texts.isEmpty ? nil : texts.joined(separator: ", ")
    return shown(node, content) + inner.filter { !$0.traits.contains(.staticText) }
  }

  /// The element, if any of it shows; what its document says of it counts before `content`.
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
      frame: frame?.offsetBy(x: node.windowOrigin.x, y: node.windowOrigin.y) ?? node.windowFrame)
    if !isPart {
      element.label = object[ObjectRoot.accessibilityLabel] ?? element.label
      element.value = object[ObjectRoot.accessibilityValue] ?? element.value
      element.hint = object[ObjectRoot.accessibilityHint]
      element.traits = object[ObjectRoot.accessibilityTraits] ?? element.traits
    }
    // There is nothing to say of a text without a text.
    let isSilent = element.traits.contains(.staticText) && (element.label ?? "").isEmpty
    return isSilent ? [] : [element]
  }

  /// What the object's class makes of it; the eras of its look differ in nothing here.
  private func role(of node: PlacedNode) -> AccessibilityRole {
    let object = node.styled
    let control = object.context.classes.control(object.object.classID)
    return (control as? any AccessibleClass.Type)?.accessibility(node) ?? .container
  }
}

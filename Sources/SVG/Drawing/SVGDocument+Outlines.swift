public import Raster

/// Parts of a document by their ids, for templates whose elements have a meaning.
extension SVGDocument {
  /// The outline of a shape.
  public struct Outline: Sendable, Hashable {
    /// In user units of the document.
    public var path: Path
    /// The words of the `class` attribute.
    public var classes: [String]
  }

  /// The depth of groups from which on shapes are left out.
  private static let outlineDepth = 64

  /// The outlines of the shapes in an element, in the order in which they are drawn; nil if no element has the id.
  /// Strokes, effects and what is hidden are not looked at.
  public func outlines(of id: String) -> [Outline]? {
    guard let position = cascade.tree.positions[id] else { return nil }
    var transform = Transform.identity
    var outer = cascade.tree.elements[position].parent
    while let current = outer, current != 0 {
      transform = transform.concatenating(self.transform(of: current))
      outer = cascade.tree.elements[current].parent
    }
    var result: [Outline] = []
    addOutlines(of: position, transform, depth: 0, to: &result)
    return result
  }

  private func addOutlines(
    of position: Int, _ outer: Transform, depth: Int, to result: inout [Outline]
  ) {
    guard depth < Self.outlineDepth else { return }
    let element = cascade.tree.elements[position]
    let transform = self.transform(of: position).concatenating(outer)
    if ["g", "a", "svg"].contains(element.name) {
      for child in cascade.tree.children(of: position) {
        addOutlines(of: child, transform, depth: depth + 1, to: &result)
      }
      return
    }
    let geometry = ShapeGeometry(
      element: element, values: cascade.values(of: position), viewport: size,
      fontSize: ComputedStyle().fontSize)
    guard let path = geometry.path else { return }
    let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    result.append(
      Outline(path: path.transformed(by: transform), classes: classes.map(String.init)))
  }

  private func transform(of position: Int) -> Transform {
    cascade.values(of: position)["transform"].flatMap(TransformList.read) ?? .identity
  }

  /// The characters in the element with an id; nil if there is none.
  public func text(of id: String) -> String? {
    cascade.tree.positions[id].map { cascade.tree.text(of: $0) }
  }

  /// The declarations of style sheets for a class, by name. Its name may have characters that CSS has escaped
  /// only, as in `.hierarchical-0:primary`.
  public func declarations(ofClass name: String) -> [String: String] {
    var result: [String: String] = [:]
    for (position, element) in cascade.tree.elements.enumerated() where element.name == "style" {
      for rule in cascade.tree.text(of: position).split(separator: "}") {
        let parts = rule.split(separator: "{", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let selectors = parts[0].split(separator: ",").map {
          $0.filter { !$0.isWhitespace && $0 != "\\" }
        }
        guard selectors.contains(".\(name)") else { continue }
        for declaration in StyleSheet.declarations(String(parts[1])) {
          result[declaration.name] = declaration.value
        }
      }
    }
    return result
  }
}

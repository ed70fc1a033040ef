import Constraints
import ObjectModel
import Raster

/// A number of points and variables of a linear system, added up.
struct LinearLength {
  var terms: [LinearSystem.Term] = []
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: LinearSystem.Variable) { terms = [LinearSystem.Term(variable)] }

  static func + (a: LinearLength, b: LinearLength) -> LinearLength {
    var result = a
    result.terms += b.terms
    result.constant += b.constant
    return result
  }

  static func + (a: LinearLength, b: Double) -> LinearLength { a + LinearLength(b) }

  static func - (a: LinearLength, b: LinearLength) -> LinearLength { a + b * -1 }

  static func - (a: LinearLength, b: Double) -> LinearLength { a + -b }

  static func * (a: LinearLength, factor: Double) -> LinearLength {
    var result = a
    for index in result.terms.indices { result.terms[index].coefficient *= factor }
    result.constant *= factor
    return result
  }

  /// The number of points, given the variables.
  func value(_ solution: LinearSystem.Solution) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * solution.value($1.variable) }
  }
}

/// A rectangle whose sides are linear lengths, in the coordinates of a layout root.
struct LayoutBox {
  var left: LinearLength
  var top: LinearLength
  var width: LinearLength
  var height: LinearLength

  var right: LinearLength { left + width }
  var bottom: LinearLength { top + height }

  init(left: LinearLength, top: LinearLength, width: LinearLength, height: LinearLength) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// Whether nothing about the size is to be found.
  var hasConstantSize: Bool { width.terms.isEmpty && height.terms.isEmpty }

  /// A box with constant sides.
  init(_ rect: Rect) {
    self.init(
      left: LinearLength(rect.minX), top: LinearLength(rect.minY),
      width: LinearLength(rect.width), height: LinearLength(rect.height))
  }

  /// The box without what insets take of it.
  func inset(by insets: EdgeInsets) -> LayoutBox {
    LayoutBox(
      left: left + insets.left, top: top + insets.top,
      width: width - (insets.left + insets.right), height: height - (insets.top + insets.bottom))
  }

  func rect(_ solution: LinearSystem.Solution) -> Rect {
    Rect(
      x: left.value(solution), y: top.value(solution), width: width.value(solution),
      height: height.value(solution))
  }
}

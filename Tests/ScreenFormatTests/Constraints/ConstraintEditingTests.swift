import ObjectModel
import Testing

@testable import ScreenFormat

/// A constraint's text with another constant.
@Suite struct ConstraintEditingTests {
  @Test(arguments: [
    ("leading = margins", 12, "leading = margins + 12"),
    ("leading = margins + 8", 0, "leading = margins"),
    ("leading = margins + 8", -4.5, "leading = margins - 4.5"),
    ("leading, trailing = margins - 8 @750", 3, "leading, trailing = margins + 3 @750"),
    ("  top  =  safeArea   @high", 1, "  top  =  safeArea + 1   @high"),
    ("height = self.width * 9/16", 2, "height = self.width * 9/16 + 2"),
    ("height = self.width * 9/16 + 2 @low", 0, "height = self.width * 9/16 @low"),
    ("size >= 44", 50, "size >= 50"), ("width = $side @20", 10, "width = 10 @20"),
    ("leading = name.trailing + system", 20, "leading = name.trailing + 20"),
    ("top = a + $gap", 3, "top = a + 3"),
  ])
  func `the constant is changed, and nothing else`(
    _ text: String, _ constant: Double, _ expected: String
  ) {
    #expect(ConstraintEditing.replacingConstant(of: .leading, in: text, with: constant) == expected)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.top, 9.0, "edges = superview inset 9 8 8 8"),
    (.leading, 9, "edges = superview inset 8 9 8 8"),
    (.bottom, -9, "edges = superview inset 8 8 9 8"),
    (.trailing, -9, "edges = superview inset 8 8 8 9"), (.top, 8, "edges = superview inset 8"),
  ])
  func `an inset changes at one edge`(
    _ attribute: LayoutConstraint.Attribute, _ constant: Double, _ expected: String
  ) {
    let text = "edges = superview inset 8"
    #expect(
      ConstraintEditing.replacingConstant(of: attribute, in: text, with: constant) == expected)
  }

  @Test func `insets that are alike are written once`() {
    func changed(_ text: String, _ constant: Double) -> String? {
      ConstraintEditing.replacingConstant(of: .top, in: text, with: constant)
    }
    #expect(changed("edges = superview inset 4 8", 4) == "edges = superview inset 4 8")
    #expect(changed("edges = superview inset 4 8", 2) == "edges = superview inset 2 8 4 8")
    #expect(changed("edges = superview inset 1 2 3 4", 3) == "edges = superview inset 3 2 3 4")
  }

  @Test(arguments: [
    ("$shared", 1), ("top superview", 1), ("top = superview + ", 1), ("top = superview", 1e12),
    ("top = superview", Double.nan), ("size = a inset 3", 1), ("", 1),
  ])
  func `what is no constraint, or would be none, stays`(_ text: String, _ constant: Double) {
    #expect(ConstraintEditing.replacingConstant(of: .top, in: text, with: constant) == nil)
  }
}

import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("The ring of the focus")
struct FocusHaloTests {
  private static func placed(
    _ views: [Element], system: Int = 16, idiom: Traits.Idiom = .pad
  ) throws -> PlacedTree {
    let root = element(
      "UIViewController", ["view": .object(element("UIView", ["subviews": .objects(views)]))])
    return LayoutPass.layOut(
      try screen(root: root, system: system, size: Size(width: 400, height: 300), idiom: idiom)
        .resolved())
  }

  /// The boxes of what is filled with the tint.
  private static func rings(_ tree: PlacedTree) -> [Rect] {
    tree.displayList().commands.compactMap {
      guard case .fill(let path, .evenOdd, .solid(let color)) = $0,
        color == Color(bytes: 0, 122, 255)
      else { return nil }
      return path.controlBounds
    }
  }

  private static func box(_ values: [String: AppearanceValue] = [:]) -> Element {
    element(
      "UIView", id: "box",
      values.merging([
        "frame": .frame(FrameValue(x: 50, y: 60, width: 100, height: 40)),
        "isFocused": .boolean(true),
      ]) { $1 })
  }

  @Test func `it lies around a view, on pads from iOS 15 on`() throws {
    let ring = Rect(x: -5, y: -5, width: 110, height: 50)
    let found = try #require(Self.rings(try Self.placed([Self.box()])).first)
    #expect(abs(found.minX - ring.minX) < 0.01 && abs(found.maxY - ring.maxY) < 0.01)
    #expect(Self.rings(try Self.placed([Self.box()], system: 14)).isEmpty)
    #expect(Self.rings(try Self.placed([Self.box()], idiom: .phone)).isEmpty)
  }

  @Test func `an effect says where it lies, and null that there is none`() throws {
    let inside = element("UIFocusHaloEffect", ["position": .enumeration("inside")])
    #expect(
      Self.rings(try Self.placed([Self.box(["focusEffect": .object(inside)])]))
        == [Rect(x: 0, y: 0, width: 100, height: 40)])
    #expect(Self.rings(try Self.placed([Self.box(["focusEffect": .null])])).isEmpty)
  }

  @Test func `a control that has the focus is in the state focused`() throws {
    let button = element("UIButton", id: "button", ["isFocused": .boolean(true)])
    func state(_ idiom: Traits.Idiom) throws -> ControlState? {
      try Self.placed([button], idiom: idiom).styled.node("button")?.controlState
    }
    #expect(try state(.pad) == .focused)
    #expect(try state(.phone) == .normal)
  }
}

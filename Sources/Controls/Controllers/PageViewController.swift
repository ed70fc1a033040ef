import ObjectModel
import Raster

/// UIPageViewController: a page, which is a controller, and perhaps dots below it.
enum PageViewController: BaseControl {
  /// The number of dots of a page control below the page; 0 leaves it out.
  static let presentationCount = AppearanceKey<Int>(
    "presentationCount", since: 6, takesRules: false,
    default: .value(0), "The number of dots of a page control below the page; 0 leaves it out.")
  /// The index of the current page's dot, from 0.
  static let presentationIndex = AppearanceKey<Int>(
    "presentationIndex", since: 6, takesRules: false, default: .value(0),
    "The index of the current page's dot, from 0.")

  static let definition = ClassDefinition(
    "UIPageViewController", superclass: "UIViewController", kind: .viewController,
    summary: "A container of pages, which are controllers, with a page control if asked for.",
    properties: [
      presentationCount.declaration, presentationIndex.declaration,
      .objects(
        "viewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "The page that is shown; two of a book, the first at the left."),
    ])

  /// The role of the page control.
  private static let dots = Element.Role("pageControl")

  /// The height of the page control, in points, on every iOS (choice: that of a page control before iOS 14).
  private static let dotsHeight = 37.0

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    var children = element.objects("viewControllers").prefix(2).map {
      $0.with(role: .childViewController)
    }
    if let count = element[presentationCount], count > 0 {
      var control = Element(PageControl.definition.name)
      control.role = dots
      control[PageControl.numberOfPages] = count
      control[PageControl.currentPage] = element[presentationIndex] ?? 0
      children.append(control)
    }
    ContainerView.setParts(children, of: &element)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    var guides = pass.guides(of: node)
    let container = pass.placeContainer(of: node, size: size)
    var height = size.height
    if let control = container.child(dots) {
      let room = dotsHeight + guides.bottom
      height = max(0, height - room)
      pass.place(control, in: Rect(x: 0, y: height, width: size.width, height: dotsHeight))
      guides.bottom = 0
    }
    let pages = container.children(.childViewController)
    let width = size.width / Double(max(1, pages.count))
    for (offset, page) in pages.enumerated() {
      pass.place(page, in: Rect(x: Double(offset) * width, y: 0, width: width, height: height))
      pass.setGuides(guides, for: page)
    }
  }
}

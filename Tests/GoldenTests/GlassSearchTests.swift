import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Search bars of iOS 26 and 27: among the items of a toolbar, and with circles beside their fields.
@Suite struct GlassSearchTests {
  private let stage = GlassStage()

  private func notes(
    _ system: Int, item: String = "", items: String? = nil, device: String = "iPhone 14",
    isInTabs: Bool = false
  ) throws -> GlassStage.Placed {
    let controller = """
      {"class": "UINavigationController", \(items == nil ? "" : "\"isToolbarHidden\": false,")
       "viewControllers": [{"title": "Notes", "toolbarItems": [\(items ?? "")],
         "navigationItem": {"searchController": {"searchBar": {"placeholder": "Search"}}\(item)}}]}
      """
    let root =
      isInTabs
      ? #"{"class": "UITabBarController", "viewControllers": [\#(controller), {"title": "B"}]}"#
      : controller
    return try stage.screen(#""system": \#(system), "device": "\#(device)""#, root: root)
  }

  private let around =
    #"{"image": {"systemImage": "line.3.horizontal.decrease"}}, {"isSearchBarPlacement": true}, {"systemItem": "compose"}"#

  @Test(arguments: [26, 27])
  func `a phone's search bar lies between the circles of a toolbar`(system: Int) throws {
    let placed = try notes(system, items: around)
    let items = placed.frames(of: "UIBarButtonItem").map { $0.insetBy(x: -5, y: -5) }
    // Measured at 390: 28 to 76, 88 to 302, 314 to 362, and 768 to 816 of 844.
    #expect(
      items == [
        Rect(x: 28, y: 768, width: 48, height: 48), Rect(x: 88, y: 768, width: 214, height: 48),
        Rect(x: 314, y: 768, width: 48, height: 48),
      ])
    #expect(placed.frames(of: "UISearchBar").map(\.height) == [38])
    #expect(try placed.frame("UINavigationBar").height == 54)
  }

  @Test(arguments: [(26, 47.0), (27, 40.67)])
  func `its text begins where pictures of 26 and views of 27 have it`(
    system: Int, wanted: Double
  ) throws {
    let placed = try notes(system, items: around)
    let label = try placed.frame("UISearchTextField/UILabel")
    #expect(abs(label.minX - 88 - wanted) < 0.34)
    // Text and magnifier lie in the middle of the capsule.
    #expect(abs(label.midY - 792) < 0.34)
    #expect(abs(try placed.frame("UISearchTextField/UIImageView").midY - 792) < 0.34)
  }

  @Test func `without a place of its own the search bar is the last item, and brings its toolbar`()
    throws
  {
    let last = try notes(27, items: #"{"systemItem": "trash"}"#)
    let items = last.frames(of: "UIBarButtonItem")
    #expect(items.count == 2 && items[0].minX == 33 && items[1].maxX == 357)
    let alone = try notes(27)
    #expect(alone.frames(of: "UIBarButtonItem") == [Rect(x: 33, y: 773, width: 324, height: 38)])
    let button = try notes(27, item: #", "preferredSearchBarPlacement": "integratedButton""#)
    #expect(button.frames(of: "UIBarButtonItem") == [Rect(x: 33, y: 773, width: 38, height: 38)])
    #expect(button.frames(of: "UISearchBar").isEmpty)
  }

  @Test func `elsewhere the search bar stays in the navigation bar`() throws {
    let places = [
      try notes(18, items: around), try notes(27, items: around, device: "iPad Air 11"),
      try notes(27, items: around, isInTabs: true),
      try notes(27, item: #", "preferredSearchBarPlacement": "stacked""#, items: around),
      try notes(
        27, item: #", "searchBarPlacementAllowsToolbarIntegration": false"#, items: around),
    ]
    for (index, placed) in places.enumerated() {
      let bar = try placed.frame("UINavigationBar")
      let search = try placed.frame("UINavigationBar/UISearchBar")
      #expect(search.maxY == bar.maxY && search.minY > bar.minY + 43, "\(index)")
      // The item that keeps the place is ignored; 18 does not know it.
      #expect(placed.frames(of: "UIBarButtonItem").count == (index == 0 ? 3 : 2), "\(index)")
    }
  }

  @Test func `a search bar that is edited is alone in the toolbar with the circle that ends that`()
    throws
  {
    let placed = try stage.screen(
      #""system": 27, "device": "iPhone 14""#,
      root: """
        {"class": "UINavigationController", "isToolbarHidden": false, "viewControllers": [
          {"title": "Notes", "toolbarItems": [\(around)],
           "navigationItem": {"searchController": {"searchBar": {"isActive": true, "text": "a"}}}}]}
        """)
    let items = placed.frames(of: "UIBarButtonItem")
    try #require(items.count == 2)
    #expect(items[1] == Rect(x: 319, y: 773, width: 38, height: 38))
    #expect(abs(items[0].maxX - (items[1].minX - 22)) < 0.34 && items[0].minX == 33)
  }

  @Test func `on 27 a circle beside the field clears a text that is not edited`() throws {
    func circles(_ system: Int, _ values: String) throws -> (items: Int, field: Double, clear: Bool)
    {
      let placed = try stage.screen(
        #""system": \#(system), "device": {"size": [402, 200], "scale": 3, "statusBarHeight": 0}"#,
        views: #"{"class": "UISearchBar", "frame": [0, 20, 402, null]\#(values)}"#)
      let field = try placed.frame("UISearchTextField")
      let clear = try placed.screen.rasterized()[
        Int((field.maxX - 15) * 3), Int(field.midY * 3) + 18]
      return (
        placed.frames(of: "UIBarButtonItem").count, field.maxX,
        Int(clear.red) < 200
      )
    }
    #expect(try circles(27, "") == (0, 394, false))
    // 44 and a gap of 11 before the margin of 8.
    #expect(try circles(27, #", "text": "a""#) == (1, 339, false))
    #expect(try circles(26, #", "text": "a""#) == (0, 394, true))
    #expect(
      try circles(27, #", "text": "a", "isActive": true, "showsCancelButton": true"#)
        == (1, 339, true))
    #expect(
      try circles(27, #", "text": "a", "searchField": {"clearButtonMode": "never"}"#)
        == (0, 394, false))
  }

  // MARK: What this has to do with

  @Test(arguments: [(26, 44.0), (27, 44)])
  func `a symbol alone lies in a circle, and two of them in a capsule with padding`(
    system: Int, height: Double
  ) throws {
    let placed = try stage.screen(
      #""system": \#(system), "device": {"size": [390, 600], "scale": 3, "statusBarHeight": 0}"#,
      views: """
        {"class": "UINavigationBar", "frame": [0, 20, 390, null], "items": [
          {"leftBarButtonItem": {"image": {"systemImage": "line.3.horizontal.decrease"}},
           "rightBarButtonItems": [{"systemItem": "action"}, {"systemItem": "compose"}]}]}
        """)
    let items = placed.frames(of: "UIBarButtonItem").sorted { $0.minX < $1.minX }
    try #require(items.count == 3)
    #expect(items[0] == Rect(x: 20, y: 24, width: 36, height: 36))
    #expect(items[1].width > 36)
    #expect(abs(items[2].minX - items[1].maxX - 16) < 0.34)
  }

  @Test func `a small title leads where its item says so, from 27 on`() throws {
    func title(_ system: Int, _ alignment: String, left: String = "") throws -> Rect {
      let placed = try stage.screen(
        #""system": \#(system), "device": {"size": [390, 200], "scale": 3, "statusBarHeight": 0}"#,
        views: """
          {"class": "UINavigationBar", "frame": [0, 20, 390, null], "items": [
            {"title": "Title", "titleAlignment": "\(alignment)"\(left)}]}
          """)
      return try placed.frame("UINavigationBar/UILabel")
    }
    #expect(try title(27, "leading").minX == 16)
    #expect(
      try title(27, "leading", left: #", "leftBarButtonItem": {"systemItem": "add"}"#).minX
        == 16 + 44 + 12)
    #expect(abs(try title(27, "center").midX - 195) < 0.34)
    #expect(try title(27, "center") == (try title(27, "automatic")))
    #expect(abs(try title(26, "leading").midX - 195) < 0.34)
  }

  @Test func `a large title follows the text size up to the largest ordinary one`() throws {
    func height(_ size: String) throws -> Double {
      try stage.screen(
        #""system": 27, "device": "iPhone 17", "traits": {"preferredContentSizeCategory": "\#(size)"}"#,
        root: """
          {"class": "UINavigationController", "navigationBar": {"prefersLargeTitles": true},
           "viewControllers": [{"title": "Title"}]}
          """
      ).frame("UINavigationBar/UILabel").width
    }
    let large = try height("large")
    #expect(abs(try height("medium") / large - 33.0 / 34) < 0.01)
    #expect(try height("extraExtraExtraLarge") > large)
    #expect(
      try height("accessibilityExtraLarge") == (try height("extraExtraExtraLarge")))
  }

  @Test(arguments: ["iPhone 14", "iPhone 17", "iPhone 17 Pro Max"])
  func `bars in landscape lie 20 below the screen's top`(device: String) throws {
    func top(_ system: Int) throws -> Double {
      try stage.screen(
        #""system": \#(system), "device": "\#(device)", "orientation": "landscapeLeft""#,
        root: #"{"class": "UINavigationController", "viewControllers": [{"title": "Title"}]}"#
      ).frame("UINavigationBar").minY
    }
    #expect(try top(26) == 20 && top(27) == 20 && top(18) == 0)
  }

  @Test(arguments: [18, 26])
  func `without a status bar the space beside a cutout stays free`(system: Int) throws {
    func top(_ device: String, hidden: Bool) throws -> Double {
      try stage.screen(
        #""system": \#(system), "device": "\#(device)""#,
        root: """
          {"class": "UINavigationController", "viewControllers": [
            {"title": "Title", "prefersStatusBarHidden": \(hidden)}]}
          """
      ).frame("UINavigationBar").minY
    }
    #expect(try top("iPhone 14", hidden: true) == (try top("iPhone 14", hidden: false)))
    #expect(try top("iPhone SE 3", hidden: true) == 0)
  }
}

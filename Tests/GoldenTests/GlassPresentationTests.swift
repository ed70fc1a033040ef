import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Alerts, menus and sheets of iOS 26 and 27, against figures that were measured on pictures and read out of running systems.
@Suite struct GlassPresentationTests {
  private let stage = GlassStage()

  private func presented(_ controller: String, system: Int = 26, style: String = "light") throws
    -> GlassStage.Placed
  {
    try stage.screen(
      #""system": \#(system), "traits": {"userInterfaceStyle": "\#(style)"}, "device": "iPhone 17""#,
      root: """
        {"class": "UIViewController", "view": {"backgroundColor": "systemBackground"}, "presentedViewController": \(controller)}
        """)
  }

  private func card(_ stage: GlassStage.Placed) throws -> Rect {
    let glasses = stage.screen.displayList().commands.compactMap {
      if case .glass(let glass) = $0 { glass } else { nil }
    }
    #expect(glasses.first?.role == .alert)
    return try #require(glasses.first?.shapes.first).rect
  }

  @Test(arguments: [26, 27])
  func `an alert is 320 by 172 in the safe area's middle, with two capsules of 48`(system: Int)
    throws
  {
    let stage = try presented(
      #"{"class": "UIAlertController", "title": "Title", "message": "Message", "actions": ["One", "Two"]}"#,
      system: system)
    let card = try card(stage)
    #expect(card.width == 320 && abs(card.height - 172) < 0.17)
    #expect(abs(card.midX - 201) < 0.17 && abs(card.midY - (62 + 874 - 34) / 2) < 0.34)
    let actions = stage.frames(of: "UIAlertAction")
    #expect(actions.map(\.height) == [48, 48] && actions.map(\.width) == [140, 140])
    #expect(actions[0].minX == card.minX + 16 && actions[1].maxX == card.maxX - 16)
    #expect(abs(card.maxY - actions[0].maxY - 16) < 0.17)
    let labels = stage.frames(of: "UILabel")
    #expect(labels[0].minX == card.minX + 30 && abs(labels[0].minY - card.minY - 22) < 0.17)
    #expect(abs(labels[1].minY - labels[0].maxY - 7.33) < 0.34)
  }

  @Test func `an action sheet is a card of its own, 264 high with a title and three buttons`()
    throws
  {
    let stage = try presented(
      #"{"class": "UIAlertController", "preferredStyle": "actionSheet", "title": "Title", "actions": ["One", {"title": "Two", "style": "destructive"}, {"title": "Cancel", "style": "cancel"}]}"#
    )
    let card = try card(stage)
    #expect(card.width == 320 && abs(card.height - 264) < 0.17)
    let actions = stage.frames(of: "UIAlertAction").sorted { $0.minY < $1.minY }
    #expect(actions.map(\.size) == Array(repeating: Size(width: 288, height: 48), count: 3))
    #expect(actions[1].minY - actions[0].maxY == 8)
  }

  @Test func `an alert's preferred action has the colour of its tint, and dims what is behind`()
    throws
  {
    let stage = try presented(
      #"{"class": "UIAlertController", "title": "Title", "message": "Message", "preferredAction": 1, "actions": ["One", "Two"]}"#
    )
    let action = try #require(stage.frames(of: "UIAlertAction").last)
    let pixmap = try stage.screen.rasterized()
    let fill = pixmap[Int((action.minX + 12) * 3), Int(action.midY * 3)]
    #expect([fill.red, fill.green, fill.blue] == [0, 136, 255])
    // White under black of .207.
    #expect(abs(Int(pixmap[30, 300].green) - 202) <= 1)
  }

  @Test func `a large sheet begins at the safe area's top, and its presenter is not scaled`() throws
  {
    let stage = try presented(
      #"{"class": "UIViewController", "view": {"backgroundColor": "white"}}"#)
    let views = stage.frames(of: "UIViewController")
    #expect(views.first == Rect(x: 0, y: 0, width: 402, height: 874))
    #expect(views.last == Rect(x: 0, y: 62, width: 402, height: 812))
    let pixmap = try stage.screen.rasterized()
    #expect(abs(Int(pixmap[600, 90].green) - 191) <= 1)
  }

  @Test func `a medium sheet floats 5.33 from the sides and the bottom`() throws {
    let stage = try presented(
      #"{"class": "UIViewController", "sheetPresentationController": {"detents": ["medium"]}, "view": {"backgroundColor": "white"}}"#
    )
    let sheet = try #require(stage.frames(of: "UIViewController").last)
    #expect(abs(sheet.minX - 5.33) < 0.01 && abs(sheet.maxX - 396.67) < 0.01)
    #expect(abs(sheet.maxY - 868.67) < 0.01)
  }

  @Test(arguments: [(26, 60.0), (27, 64)])
  func `a menu of five rows in two sections is 250 by 251, and its symbols stand before the titles`(
    system: Int, text: Double
  ) throws {
    let item = #"{"title": "Row", "image": {"systemImage": "star"}}"#
    let stage = try stage.screen(
      #""system": \#(system), "device": {"size": [440, 500], "scale": 3, "statusBarHeight": 0}"#,
      views: """
        {"class": "UIButton", "frame": [16, 10, 60, 34], "showsMenu": true, "menu": {"children": [
          {"class": "UIMenu", "options": ["displayInline"], "children": [\(item), \(item)]}, \(item), \(item), \(item)]}}
        """)
    let glasses = stage.screen.displayList().commands.compactMap {
      if case .glass(let glass) = $0 { glass } else { nil }
    }
    let menu = try #require(glasses.first?.shapes.first).rect
    #expect(menu.size == Size(width: 250, height: 251))
    // The first ink of the first title: the stem of an R begins a point and a half after its origin.
    let pixmap = try stage.screen.rasterized()
    let y = (menu.minY + 10 + 14)...(menu.minY + 10 + 28)
    let ink = (Int((menu.minX + 54) * 3)..<Int((menu.minX + 90) * 3)).first { x in
      (Int(y.lowerBound * 3)..<Int(y.upperBound * 3)).contains { pixmap[x, $0].red < 100 }
    }
    #expect(abs(Double(try #require(ink)) / 3 - menu.minX - text - 1.3) < 0.8)
  }

  @Test func `a search field is a capsule of 44 with its text at 39.67`() throws {
    let stage = try stage.screen(
      #""system": 27, "device": {"size": [402, 300], "scale": 3, "statusBarHeight": 0}"#,
      views: #"{"class": "UISearchBar", "frame": [0, 20, 402, null], "placeholder": "Search"}"#)
    #expect(try stage.frame("UISearchBar").height == 56)
    let field = try stage.frame("UISearchTextField")
    #expect(field == Rect(x: 8, y: 26, width: 386, height: 44))
    #expect(abs(try stage.frame("UISearchTextField/UILabel").minX - field.minX - 39.67) < 0.01)
  }

  @Test func `a search bar of 27 ends with a circle of 44 in place of Cancel`() throws {
    let bar =
      #"{"class": "UISearchBar", "frame": [0, 20, 402, null], "text": "Text", "showsCancelButton": true}"#
    let phone = #""device": {"size": [402, 300], "scale": 3, "statusBarHeight": 0}"#
    let new = try stage.screen(#""system": 27, "# + phone, views: bar)
    #expect(try new.frame("UIBarButtonItem") == Rect(x: 354, y: 30, width: 36, height: 36))
    #expect(try new.frame("UISearchTextField").maxX == 339)
    let old = try stage.screen(#""system": 26, "# + phone, views: bar)
    #expect(try old.frame("UIBarButtonItem/UIButton/UILabel").width > 40)
  }

  @Test func `a pad's tab bar is 44 high at the safe area's top`() throws {
    let stage = try stage.screen(
      #""system": 26, "device": "iPad Pro 13""#,
      root:
        #"{"class": "UITabBarController", "viewControllers": [{"title": "Chats"}, {"title": "Logs"}, {"title": "About"}]}"#
    )
    let bar = try stage.frame("/UITabBar")
    #expect(bar.minY == 32 && bar.height == 44 && abs(bar.midX - 516) < 0.5)
    #expect(stage.frames(of: "UITabBarItem").allSatisfy { $0.minY == 36 && $0.height == 36 })
  }
}

import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

/// Rules that name traits are matched anew for every place that a matrix draws a screen in.
@Suite("Rules by traits in a matrix")
struct TraitMatrixTests {
  private static let screen = """
    {"system": 12, "appearance": [
      {"class": "UISwitch", "set": {"borderWidth": 0}},
      {"class": "UISwitch", "traits": {"userInterfaceIdiom": "pad"}, "set": {"borderWidth": 1}},
      {"class": "UISwitch", "traits": {"horizontalSizeClass": "regular"}, "set": {"cornerRadius": 2}},
      {"class": "UISwitch", "traits": {"verticalSizeClass": "compact"}, "set": {"alpha": 0.5}},
      {"class": "UISwitch", "traits": {"displayScale": 3}, "set": {"tintColor": "red"}},
      {"class": "UISwitch", "traits": {"userInterfaceStyle": "dark"}, "set": {"onTintColor": "red"}},
      {"class": "UISwitch", "traits": {"layoutDirection": "rightToLeft"}, "set": {"thumbTintColor": "red"}},
      {"class": "UISwitch", "traits": {"preferredContentSizeCategory": "extraLarge"},
       "set": {"borderColor": "red"}},
      {"class": "UISwitch", "traits": {"accessibilityContrast": "high"}, "set": {"isHidden": true}},
      {"class": "UISwitch", "set": {"backgroundColor": "red"}, "traits": {
         "userInterfaceIdiom": "phone", "verticalSizeClass": "compact", "userInterfaceStyle": "dark"}},
      {"class": "UISwitch", "set": {"backgroundColor": "blue"}, "traits": {
         "userInterfaceIdiom": "phone", "userInterfaceStyle": "dark"}}],
     "window": {"subviews": [{"class": "UISwitch"}]}}
    """

  private static func matrix() -> RenderMatrix {
    var matrix = RenderMatrix()
    matrix.devices = ["iPhone 8", "iPhone 8 Plus", "iPad Air"].compactMap {
      RenderOptions.device(named: $0)
    }
    matrix.orientations = [.portrait, .landscapeLeft]
    matrix.styles = [.light, .dark]
    matrix.contrasts = [.normal, .high]
    matrix.contentSizes = ["large", "extraLarge"]
    matrix.layoutDirections = [.leftToRight, .rightToLeft]
    return matrix
  }

  @Test("Every variant has the values of its own traits")
  func variants() throws {
    let variants = Self.matrix().variants
    #expect(variants.count == 96)
    #expect(Set(variants.map(\.suffix)).count == 96)
    for variant in variants {
      let screen = try #require(build(Self.screen, options: variant.options).screen)
      let object = try #require(
        screen.resolved().objects.first { $0.element.className == "UISwitch" })
      func value(_ name: String) -> String? {
        object.style.winner(PropertySlot(name)).map { DocumentPrinter.text($0.value) }
      }
      let options = variant.options
      let isPad = options.device?.idiom == .pad
      let isPlus = options.device?.scale == 3
      let isLandscape = options.orientation == .landscapeLeft
      let isDark = options.style == .dark
      let red = "\"#FF0000FF\""
      // A phone is compact in both ways when it lies, but for the large ones, which then are regular
      // across.
      #expect(value("borderWidth") == (isPad ? "1" : "0"), "\(variant.suffix)")
      #expect(value("cornerRadius") == (isPad || (isPlus && isLandscape) ? "2" : nil))
      #expect(value("alpha") == (!isPad && isLandscape ? "0.5" : nil))
      #expect(value("tintColor") == (isPlus ? red : nil))
      #expect(value("onTintColor") == (isDark ? red : nil))
      #expect(value("isHidden") == (options.contrast == .high ? "true" : nil))
      #expect(value("thumbTintColor") == (options.layoutDirection == .rightToLeft ? red : nil))
      #expect(value("borderColor") == (options.contentSize == "extraLarge" ? red : nil))
      let isCompact = !isPad && isLandscape
      #expect(
        value("backgroundColor")
          == (isPad || !isDark ? nil : isCompact ? red : "\"#0000FFFF\""))
    }
  }

  @Test("A contrast has its part of a file's name behind the style's, where a matrix has several")
  func contrastNames() {
    var matrix = RenderMatrix()
    matrix.styles = [.light, .dark]
    matrix.contrasts = [.normal, .high]
    matrix.contentSizes = ["large"]
    #expect(
      matrix.variants.map(\.suffix) == [
        "~light~normal", "~light~high", "~dark~normal", "~dark~high",
      ])
    matrix.contrasts = [.high]
    #expect(matrix.variants.map(\.suffix) == ["~light", "~dark"])
    #expect(matrix.variants.allSatisfy { $0.options.contrast == .high })
  }

  @Test("What the screen says of its traits gives way to the matrix")
  func screenTraits() throws {
    let text = """
      {"traits": {"userInterfaceStyle": "dark"}, "appearance": [
        {"class": "UISwitch", "traits": {"userInterfaceStyle": "dark"}, "set": {"alpha": 0.5}}],
       "window": {"subviews": [{"class": "UISwitch"}]}}
      """
    func isDark(_ options: RenderOptions) throws -> Bool {
      let tree = try #require(build(text, options: options).screen).resolved()
      return tree.objects.contains { $0.style.winner(PropertySlot("alpha")) != nil }
    }
    var light = RenderOptions()
    light.style = .light
    #expect(try isDark(RenderOptions()))
    #expect(try !isDark(light))
  }
}

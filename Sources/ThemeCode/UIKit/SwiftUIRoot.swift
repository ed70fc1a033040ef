import ScreenFormat

/// Tells the theme what the views with which a window of SwiftUI begins say about it.
struct SwiftUIRoot {
  private var call: LibraryCall
  /// The bars around the view that is looked at, by the names of SwiftUI; nil outside of any.
  private var bars: [String]?
  private var depth = 0

  /// The greatest number of views in each other that are looked at.
  private static let depth = 16

  private static let classes = [
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "bottomBar": "UIToolbar",
  ]

  init(_ call: LibraryCall) { self.call = call }

  /// Looks at a view, at the code of one that the code declares, and at what a container shows.
  func show(_ value: CodeValue) {
    guard depth < Self.depth else { return }
    var inner = self
    inner.depth += 1
    switch value.plain {
    case .conditional(let test, let first, let second):
      for (test, value) in [(test, first), (test.negated, second)] {
        guard let test else { continue }
        inner.call.context = call.context.holding([test])
        inner.show(value)
      }
    case .object:
      let body = call.context.member("body", of: value)
      if body.unknownText == nil { inner.show(body) }
    case .library(let made):
      guard let view = made as? SwiftUIView else { return }
      // What is nearer to the content counts.
      for modifier in view.modifiers.reversed() { tell(modifier, of: view) }
      switch view.content {
      case .view(let content): inner.show(content)
      case .navigation(let content):
        // The bar shows what the view in it says. A tint of that view is not the bar's.
        inner.bars = (bars ?? []) + ["navigationBar", "bottomBar"]
        inner.show(content)
      case .tabs(let content):
        inner.bars = ["tabBar"]
        if let content { inner.show(content) }
      }
    default: break
    }
  }

  // MARK: Modifiers

  private func tell(_ modifier: SwiftUIView.Modifier, of view: SwiftUIView) {
    var context = call.context
    context.place = modifier.place
    guard let value = modifier.arguments.first?.value, !value.isNull else { return }
    switch modifier.name {
    case "tint", "accentColor":
      guard bars == nil else { return }
      // A window has one tint, whatever its traits.
      guard context.tests.allSatisfy({ $0.assumption != nil }) else {
        return context.refuse("a window has one tint, whatever its traits")
      }
      tell(.window(property: "tintColor", SwiftUIRows.color(of: value, context)), context)
    case "toolbarColorScheme":
      guard let scheme = value.symbol else { return }
      let style = CodeValue.symbol(scheme == "dark" ? "black" : "default", type: nil)
      for bar in told(by: modifier) {
        set("barStyle", of: bar, to: style.from(value.origin), modifier, view, context)
      }
    default: tellBackground(value, modifier, view, context)
    }
  }

  /// Tells the background of bars: a colour, which shows under content, or everywhere where the view says that it is
  /// visible.
  private func tellBackground(
    _ value: CodeValue, _ modifier: SwiftUIView.Modifier, _ view: SwiftUIView,
    _ context: CodeContext
  ) {
    for bar in told(by: modifier) {
      let object = context.makeObject("\(Self.classes[bar] ?? "UIBar")Appearance")
      switch Self.visibility(value) {
      case "hidden":
        object.set(
          "configuration", CodeValue.symbol("transparentBackground", type: nil).from(value.origin),
          by: modifier.place)
        set("standardAppearance", of: bar, to: .object(object), modifier, view, context)
        set("scrollEdgeAppearance", of: bar, to: .object(object), modifier, view, context)
      case "visible":
        if let color = color(of: bar, in: view) {
          object.set("backgroundColor", color, by: modifier.place)
        } else {
          object.set(
            "configuration", CodeValue.symbol("defaultBackground", type: nil).from(value.origin),
            by: modifier.place)
        }
        set("scrollEdgeAppearance", of: bar, to: .object(object), modifier, view, context)
      case nil:
        object.set("backgroundColor", SwiftUIRows.color(of: value, context), by: modifier.place)
        set("standardAppearance", of: bar, to: .object(object), modifier, view, context)
      default: break
      }
    }
  }

  /// The word of a visibility; nil for a colour.
  private static func visibility(_ value: CodeValue) -> String? {
    guard case .symbol(let name, let type) = value.plain, type == nil || type == "Visibility",
      ["visible", "hidden", "automatic"].contains(name)
    else { return nil }
    return name
  }

  /// The colour that a view says for a bar.
  private func color(of bar: String, in view: SwiftUIView) -> CodeValue? {
    view.modifiers.first { modifier in
      modifier.name == "toolbarBackground" && told(by: modifier).contains(bar)
        && modifier.arguments.first.map { Self.visibility($0.value) == nil } == true
    }.flatMap { $0.arguments.first }.map { SwiftUIRows.color(of: $0.value, call.context) }
  }

  /// The bars that a modifier is for, by the names of SwiftUI.
  private func told(by modifier: SwiftUIView.Modifier) -> [String] {
    let named = modifier.arguments.dropFirst().compactMap(\.value.symbol)
    if named.isEmpty || named == ["automatic"] { return ["navigationBar"] }
    return named.filter { Self.classes[$0] != nil }
  }

  private func set(
    _ property: String, of bar: String, to value: CodeValue, _ modifier: SwiftUIView.Modifier,
    _ view: SwiftUIView, _ context: CodeContext
  ) {
    guard let className = Self.classes[bar] else { return }
    var proxy = CodeProxy(className: className)
    proxy.traits = context.tests
    var context = context
    if bars?.contains(bar) != true {
      guard let test = context.assume("a bar asks the view around it", isSaid: true) else {
        return
      }
      context.note(
        "a bar of SwiftUI asks the views in it for '\(modifier.name)'; it is taken that it asks this one, too"
      )
      context = context.holding([test])
      proxy.traits.append(test)
    }
    tell(.rule(proxy, CodeSetter(property: property), value), context)
  }

  private func tell(_ effect: UIKitEffect, _ context: CodeContext) {
    context.add(.library(effect))
  }
}

import ScreenFormat

/// The views that a window of SwiftUI begins with, and the modifiers of theirs that say how all of it looks.
enum SwiftUIViewRows {
  private typealias Row = CodeLibrary.Row

  /// The modifiers that say how what is in a view, or a bar around it, looks.
  static let modifiers: Set = [
    "tint", "accentColor", "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme",
  ]

  static var rows: [CodeLibrary.Row] {
    [
      .constructor("WindowGroup", "init") { call in
        guard let content = content(of: call) else { return nil }
        // Further ones are other windows.
        if call.context.interpreter.memory.marks.insert("WindowGroup").inserted {
          SwiftUIRoot(call).show(content)
        }
        return .nothing
      },
      .constructor("TabView", "init") { call in
        view(.tabs(call.value("selection") == nil ? content(of: call, isFirst: true) : nil))
      },
      .method(SwiftUIView.type) { call in
        guard case .library(let value) = call.receiver.plain, let view = value as? SwiftUIView
        else { return nil }
        return modified(view, call)
      },
      // A view of the code's own.
      .method(RowType.object) { call in
        guard let type = call.receiver.ownType, isView(type, call) else { return nil }
        return modified(SwiftUIView(content: .view(call.receiver)), call)
      },
      // One of SwiftUI's, of which nothing is known.
      .method(RowType.unknown) { call in
        guard modifiers.contains(call.name), call.context.owner.map({ isView($0, call) }) == true
        else { return nil }
        return modified(SwiftUIView(content: .view(.nothing)), call)
      },
    ]
      + ["NavigationStack", "NavigationView"].map { type in
        .constructor(type, "init") { call in content(of: call).map { view(.navigation($0)) } }
      }
      + ["Group", "AnyView", "Tab"].map { type in
        .constructor(type, "init") { call in
          (content(of: call) ?? call.first).map { view(.view($0)) }
        }
      }
  }

  private static func view(_ content: SwiftUIView.Content) -> CodeValue {
    .library(SwiftUIView(content: content))
  }

  /// Whether the code of a type makes views.
  private static func isView(_ type: String, _ call: LibraryCall) -> Bool {
    call.context.index.lineage(type).contains { types.contains($0) }
  }

  /// The protocols of what makes views, and what their code extends.
  static let types: Set = ["View", "App", "Scene", "ViewModifier"]

  /// The view that a container is given by a closure, which may choose between several; nil without one.
  ///
  /// - Parameter isFirst: whether the first of its views is meant, rather than the only one.
  private static func content(of call: LibraryCall, isFirst: Bool = false) -> CodeValue? {
    guard var closure = call.values.last(where: { $0.closure != nil })?.closure else { return nil }
    if isFirst {
      let rest = closure.body.drop { if case .local = $0.kind { true } else { false } }
      closure.body = closure.body.dropLast(rest.count) + Array(rest.prefix(1))
    }
    closure.body = returning(closure.body)
    return call.run(closure)
  }

  /// The statements of a builder of views as those of a function that returns the last view.
  private static func returning(_ body: [CodeStatement]) -> [CodeStatement] {
    guard let last = body.last else { return body }
    let kind: CodeStatement.Kind =
      switch last.kind {
      case .expression(let expression): .result(expression)
      case .condition(let tests, let then, let otherwise):
        .condition(tests, then: returning(then), otherwise: returning(otherwise))
      case .selection(let subject, let cases):
        .selection(
          subject,
          cases.map { CodeStatement.Case(patterns: $0.patterns, body: returning($0.body)) })
      default: last.kind
      }
    return body.dropLast() + [CodeStatement(kind, at: last.position)]
  }

  /// The view with one more modifier. Closures that a modifier is given are run where they set a theme.
  private static func modified(_ view: SwiftUIView, _ call: LibraryCall) -> CodeValue {
    if call.name == "modifier", let own = call.first?.ownType,
      let result = call.context.callOwn(
        "body", [(label: "content", value: .library(view))], of: own, on: call.values[0])
    {
      return result
    }
    for closure in call.values.compactMap(\.closure)
    where call.context.mentionsTheme(closure.body)
      || call.context.interpreter.mayReachTheme(closure.body)
    {
      _ = call.run(closure)
    }
    guard modifiers.contains(call.name) else { return .library(view) }
    var result = view
    result.modifiers.append(
      SwiftUIView.Modifier(
        name: call.name, arguments: call.arguments,
        place: CodePlace(file: call.context.file, position: call.position)))
    return .library(result)
  }

  // MARK: Modifiers below the root

  /// The places of the modifiers in the bodies of views.
  static func places(in index: CodeIndex) -> [CodePlace] {
    var result: [CodePlace] = []
    for unit in index.units {
      for function in unit.functions {
        guard let owner = function.owner, index.lineage(owner).contains(where: types.contains)
        else { continue }
        CodeWalk.visit(function.body) { expression in
          guard case .call(let callee, let arguments) = expression.kind,
            case .member(_, let name) = callee.kind, modifiers.contains(name),
            let position = arguments.first?.value.position
          else { return }
          result.append(CodePlace(file: unit.file, position: position))
        }
      }
    }
    return result
  }
}

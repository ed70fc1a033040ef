import ScreenFormat

extension CodeEvaluator {
  /// Runs an assignment.
  func assign(
    _ target: CodeExpression, _ operation: String, _ expression: CodeExpression, _ scope: CodeScope
  ) {
    let statement = place
    var value: CodeValue
    if operation.isEmpty {
      value = evaluate(expression, scope)
    } else {
      let whole = CodeExpression(
        .infix(operation, target, expression), at: expression.position)
      value = evaluate(whole, scope)
    }
    place = statement
    assign(value, to: target, scope)
  }

  func assign(_ newValue: CodeValue, to target: CodeExpression, _ scope: CodeScope) {
    var value = newValue
    switch target.kind {
    case .name("_"): return
    // `self = [super init]`: the object is there already.
    case .name("self") where value.unknownText != nil: return
    case .name(let name):
      value = named(name, owned(value))
      let found = scope.replace(name) { old, depth in
        // Under a test of a trait the old value stays where the test does not hold.
        tests.dropFirst(depth).reduce(value) { .conditional($1, $0, old) }
      }
      if !found { set(name, of: scope.value("self") ?? .unknown("self"), to: value, target) }
    case .member(let base?, let name):
      set(name, of: evaluate(base, scope), to: value, target)
    case .array(let targets):
      for (target, part) in zip(targets, Self.parts(of: value)) { assign(part, to: target, scope) }
    case .element(let base, let places):
      guard let first = places.first else { return }
      let key = evaluate(first, scope)
      var members: [(key: CodeValue, value: CodeValue)] = []
      switch evaluate(base, scope).plain {
      case .dictionary(let known): members = known
      // The attributes of an appearance are there before they are set.
      case .unknown where base.text.hasSuffix("TextAttributes"), .null: break
      case .proxy: return refuse(target)
      default:
        if Self.isProxy(base.text) { refuse(target) }
        return
      }
      members.removeAll { member in
        if case .yes = compare("==", member.key, key) { return true }
        return false
      }
      members.append((key, value))
      // The attributes that were there stay.
      var owner: (object: CodeObject, name: String, places: [CodePlace])?
      if case .member(let outer?, let name) = base.kind,
        case .object(let object) = evaluate(outer, scope).plain
      {
        owner = (object, name, object.places[name] ?? [])
      }
      assign(.dictionary(members), to: base, scope)
      if let owner { owner.object.note(owner.places, for: owner.name) }
    case .call(let path, let arguments):
      assign(value, along: path, of: arguments.map { evaluate($0.value, scope) }, target, scope)
    default:
      if Self.isProxy(target.text) { refuse(target) }
    }
  }

  /// Runs `object[keyPath: path] = value`, which the syntax tells as a call of the path.
  private func assign(
    _ value: CodeValue, along path: CodeExpression, of objects: [CodeValue],
    _ target: CodeExpression, _ scope: CodeScope
  ) {
    guard let object = objects.first, case .closure(let closure) = evaluate(path, scope).plain,
      closure.body.count == 1, case .expression(let member) = closure.body[0].kind
    else {
      if objects.contains(where: { if case .proxy = $0.plain { true } else { false } }) {
        refuse(target)
      }
      return
    }
    let inner = CodeScope(outer: closure.scope, depth: tests.count)
    inner.declare("$0", object)
    assign(value, to: member, inner)
  }

  private func refuse(_ target: CodeExpression) {
    add(.refused("nothing here tells what \(Quotation.single(target.text)) is"))
  }

  /// Sets a property of what a value stands for.
  func set(
    _ property: String, of base: CodeValue, to value: CodeValue, _ target: CodeExpression
  ) {
    switch base.plain {
    case .proxy(let proxy): setRule(proxy, CodeSetter(property: property), value)
    case .object(let object): set(property, of: object, to: value, target)
    case .window: setWindow(property, to: value)
    case .system:
      if property == "statusBarStyle" {
        add(.infoPlist(key: "UIStatusBarStyle", value))
      } else if property == "statusBarHidden" || property == "isStatusBarHidden" {
        add(.infoPlist(key: "UIStatusBarHidden", value))
      }
    case .conditional(_, let a, let b):
      set(property, of: a, to: value, target)
      set(property, of: b, to: value, target)
    case .unknown(let text):
      if text.hasPrefix("through a proxy") {
        add(.refused("a rule can't reach an object through its proxy; write a rule for its class"))
      } else if Self.isProxy(text) {
        add(.refused("nothing here tells what \(Quotation.single(text)) is"))
      } else if Self.isLook(property) {
        add(
          .refused(
            "\(Quotation.single(target.text)) is one object, and no rule; "
              + "set it in the screens that show it"))
      }
    default:
      if Self.isLook(property) {
        add(.refused("\(Quotation.single(target.text)) is one object, and no rule"))
      }
    }
  }

  /// Whether an expression that is not known has to do with proxies.
  static func isProxy(_ text: String) -> Bool {
    text.hasPrefix("through a proxy") || text.contains("ppearance")
  }

  /// Whether a property is about how bars and controls look, as far as one can tell by its name.
  private static func isLook(_ property: String) -> Bool {
    [
      "tintColor", "barTintColor", "barStyle", "isTranslucent", "translucent", "backgroundImage",
      "shadowImage", "titleTextAttributes", "largeTitleTextAttributes", "standardAppearance",
      "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
      "selectionIndicatorImage", "onTintColor", "selectedImageTintColor", "unselectedItemTintColor",
    ].contains(property)
  }

  private func setWindow(_ property: String, to value: CodeValue) {
    guard ["tintColor", "backgroundColor", "overrideUserInterfaceStyle"].contains(property) else {
      return
    }
    add(.window(property: property, value))
  }

  private func set(
    _ property: String, of object: CodeObject, to value: CodeValue, _ target: CodeExpression
  ) {
    if AppearanceObjects.isAppearance(object.className) {
      object.set(
        property, unnamed(fitted(value, to: property, of: object.className)), by: place)
      add(.part)
      return
    }
    if ["NSShadow", "NSMutableParagraphStyle"].contains(object.className) {
      object[property] = value
      return
    }
    // There is one window.
    if property == "window" { return }
    let isOwn = index.types[object.className] != nil
    object[property] = named(property, owned(value))
    if !isOwn || index.constant(property, of: object.className) == nil, Self.isLook(property) {
      add(.refused("\(Quotation.single(target.text)) is one object, and no rule"))
    }
  }

  /// The value as an object keeps it: appearances are copied.
  private func unnamed(_ value: CodeValue) -> CodeValue {
    if case .implicit = value { return value.plain }
    if case .object(let object) = value.plain {
      return .object(object.copy())
    }
    return value
  }

  /// The value that a proxy was given before; nil for none.
  func value(of property: String, toldTo proxy: CodeProxy) -> CodeValue? {
    for effect in effects.reversed() {
      if case .rule(proxy, let setter, let value) = effect.kind, setter.property == property,
        setter.axes.isEmpty
      {
        return value
      }
    }
    return nil
  }

  /// Adds a rule, under the tests of traits around it.
  func setRule(_ proxy: CodeProxy, _ setter: CodeSetter, _ value: CodeValue) {
    var proxy = proxy
    for test in tests where !proxy.traits.contains(test) { proxy.traits.append(test) }
    let value = unnamed(fitted(value, to: setter.property, of: proxy.className))
    add(.rule(proxy, setter, value))
  }
}

/// Lists and dictionaries.
enum ListRows {
  private typealias Row = CodeLibrary.Row

  static var rows: [CodeLibrary.Row] {
    [RowType.array, RowType.dictionary].flatMap { common(of: $0) } + arrays + dictionaries
      + constructors
  }

  /// A method of a list, or of a dictionary as the list of its members.
  private static func method(
    _ type: String, _ names: String..., run: @escaping ([CodeValue], LibraryCall) -> CodeValue?
  ) -> Row {
    Row(use: .method, type: type, names: names) { call in
      (call.receiver.elements?.prefix(CodeLimits.rounds)).flatMap { run(Array($0), call) }
    }
  }

  /// A method that is given a closure.
  private static func closureMethod(
    _ type: String, _ names: String...,
    run: @escaping ([CodeValue], CodeClosure, LibraryCall) -> CodeValue?
  ) -> Row {
    Row(use: .method, type: type, names: names) { call in
      guard let closure = call.values.last?.closure,
        let elements = call.receiver.elements?.prefix(CodeLimits.rounds)
      else { return nil }
      return run(Array(elements), closure, call)
    }
  }

  /// Runs a closure with an element: one argument, that of a dictionary perhaps two.
  private static func run(
    _ closure: CodeClosure, _ element: CodeValue, _ call: LibraryCall
  ) -> CodeValue {
    // Two names stand for a key and its value, or for the parts of a tuple.
    let parts = element.parts
    return call.run(closure, closure.parameters.count == 2 && parts.count == 2 ? parts : [element])
  }

  private static func suits(
    _ element: CodeValue, _ test: CodeClosure, _ call: LibraryCall
  ) -> Bool {
    switch (run(test, element, call).plain, element) {
    case (.boolean(let flag), _): flag
    case (.unknown, .library(let only)): only.isOnlyOne
    default: false
    }
  }

  private static func number(_ count: Int) -> CodeValue { .number(Double(count), isInteger: true) }

  private static func common(of type: String) -> [Row] {
    [
      closureMethod(type, "forEach") { elements, closure, call in
        for element in elements { _ = run(closure, element, call) }
        return .nothing
      },
      closureMethod(
        type, "enumerateObjectsUsingBlock", "enumerateObjectsWithOptions"
      ) { elements, closure, call in
        for (offset, element) in elements.enumerated() {
          _ = call.run(closure, [element, number(offset), .unknown("stop")])
        }
        return .nothing
      },
      closureMethod(type, "enumerateKeysAndObjectsUsingBlock") { elements, closure, call in
        for element in elements { _ = call.run(closure, element.parts) }
        return .nothing
      },
      closureMethod(type, "map", "compactMap") { elements, closure, call in
        .array(
          elements.map { run(closure, $0, call) }.filter { call.name == "map" || !$0.isNull })
      },
      closureMethod(type, "flatMap") { elements, closure, call in
        .array(
          elements.flatMap { element -> [CodeValue] in
            let result = run(closure, element, call)
            return result.elements ?? (result.isNull ? [] : [result])
          })
      },
      closureMethod(type, "filter") { elements, closure, call in
        .array(elements.filter { suits($0, closure, call) })
      },
      closureMethod(type, "first") { elements, closure, call in
        elements.first { suits($0, closure, call) } ?? .null
      },
      method(type, "enumerated") { elements, _ in
        .array(elements.enumerated().map { .array([number($0), $1]) })
      },
      method(type, "reversed", "reverseObjectEnumerator") { elements, _ in
        .array(elements.reversed())
      },
      method(type, "allObjects") { _, call in call.receiver },
      method(type, "objectAtIndex", "objectAtIndexedSubscript") { elements, call in
        guard let place = call.first?.double, place >= 0, place < Double(elements.count) else {
          return nil
        }
        return elements[Int(place)]
      },
      method(type, "joined") { elements, call in
        let texts = elements.compactMap(\.text)
        guard texts.count == elements.count else { return nil }
        let separator = (call.first?.text ?? "").utf8.count * max(0, texts.count - 1)
        guard texts.reduce(separator, { $0 + $1.utf8.count }) <= CodeLimits.textBytes else {
          return call.context.tooLarge(call.text)
        }
        return .string(texts.joined(separator: call.first?.text ?? ""))
      },
      method(type, "contains", "containsObject") { elements, call in
        call.first.map { wanted in .boolean(elements.contains { call.areEqual($0, wanted) }) }
      },
      .property(type, "count") { $0.receiver.elements.map { number($0.count) } },
      .property(type, "isEmpty") { $0.receiver.elements.map { .boolean($0.isEmpty) } },
    ]
  }

  private static var arrays: [Row] {
    [
      .property(RowType.array, "first", "firstObject") { $0.receiver.elements?.first ?? .null },
      .property(RowType.array, "last", "lastObject") { $0.receiver.elements?.last ?? .null },
      .property(RowType.array, "reversed") { $0.receiver.elements.map { .array($0.reversed()) } },
    ]
  }

  /// A row of a dictionary.
  private static func row(
    _ use: CodeLibrary.Use, _ names: String...,
    run: @escaping ([(key: CodeValue, value: CodeValue)], LibraryCall) -> CodeValue?
  ) -> Row {
    Row(use: use, type: RowType.dictionary, names: names) { call in
      guard case .dictionary(let members) = call.receiver.plain else { return nil }
      return run(members, call)
    }
  }

  private static var dictionaries: [Row] {
    [
      row(.property, "keys") { members, _ in .array(members.map(\.key)) },
      row(.property, "values") { members, _ in .array(members.map(\.value)) },
      row(.method, "allKeys") { members, _ in .array(members.map(\.key)) },
      row(.method, "objectForKey", "objectForKeyedSubscript", "valueForKey") { members, call in
        call.first.map { key in members.first { call.areEqual($0.key, key) }?.value ?? .null }
      },
      row(.method, "copy", "mutableCopy") { members, _ in .dictionary(members) },
      row(.method, "merging") { members, call in
        guard case .dictionary(let others)? = call.first?.plain else { return nil }
        return .dictionary(members + others)
      },
    ]
  }

  private static var constructors: [Row] {
    [
      .function("Array") { $0.first },
      .function("zip") { call in
        guard call.arguments.count == 2, let first = call.values[0].elements,
          let second = call.values[1].elements
        else { return nil }
        return .array(zip(first, second).map { .array([$0, $1]) })
      },
      .constructor("NSArray", "arrayWithObjects") { .array($0.values.filter { !$0.isNull }) },
      .constructor(
        "NSDictionary", "dictionaryWithObjectsAndKeys", "initWithObjectsAndKeys", run: members),
      .constructor("NSMutableDictionary", "dictionaryWithObjectsAndKeys", run: members),
      .constructor("NSDictionary", "dictionaryWithObject") { call in
        call.arguments.count == 2
          ? .dictionary([(key: call.values[1], value: call.values[0])]) : nil
      },
      .constructor("NSDictionary", run: empty),
      .constructor("NSMutableDictionary") { call in empty(call) ?? call.first },
    ]
  }

  /// `value, key, value, key, nil`.
  private static func members(_ call: LibraryCall) -> CodeValue? {
    let values = call.values
    var members: [(key: CodeValue, value: CodeValue)] = []
    for offset in stride(from: 0, to: values.count - 1, by: 2) {
      if values[offset].isNull { break }
      members.append((key: values[offset + 1], value: values[offset]))
    }
    return .dictionary(members)
  }

  private static func empty(_ call: LibraryCall) -> CodeValue? {
    guard call.arguments.isEmpty else { return nil }
    return ["alloc", "class", "self"].contains(call.name) ? .type(call.type) : .dictionary([])
  }

  static func addMutations(to library: inout CodeLibrary) {
    library.addMutation("append", "removeFirst", "removeLast") { call in
      guard case .array(let elements) = call.receiver.plain else { return nil }
      switch call.name {
      case "append":
        return .init(receiver: .array(elements + call.values.prefix(1)), result: .nothing)
      case "removeFirst":
        return .init(
          receiver: .array(Array(elements.dropFirst())), result: elements.first ?? .null)
      default:
        return .init(receiver: .array(elements.dropLast()), result: elements.last ?? .null)
      }
    }
    library.addMutation("merge", "updateValue") { call in
      guard case .dictionary(let members) = call.receiver.plain else { return nil }
      if case .dictionary(let others)? = call.first?.plain, call.name == "merge" {
        return .init(receiver: .dictionary(members + others), result: .nothing)
      }
      guard call.name == "updateValue", call.arguments.count == 2 else { return nil }
      return .init(
        receiver: .dictionary(members + [(key: call.values[1], value: call.values[0])]),
        result: .nothing)
    }
  }
}

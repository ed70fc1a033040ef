import ScreenFormat

/// Calls a method of a value of which nothing is known, by the method's name: the code may declare one such method only.
///
/// If it declares several, each is tried. Where all do the same, that is what the call does.
struct CandidateCall {
  let context: CodeContext
  /// The whole call.
  let expression: CodeExpression

  /// The greatest number of methods that are tried.
  private static let most = 8

  /// The result of the call; nil where the code declares no such method, or where these do different things.
  func run(_ name: String, _ arguments: [CodeValue.Argument], on base: CodeValue) -> CodeValue? {
    // Each class has initialisers and copies.
    let isCommon =
      name == "init" || name.hasPrefix("initWith") || ["new", "alloc", "copy"].contains(name)
    guard !isCommon, !context.library.callbacks.calls(name) else { return nil }
    let isType: Bool
    switch base.plain {
    case .unknown: isType = false
    // A class in none of the files, which Objective-C may call by another name than Swift does.
    case .type(let type) where context.isForeign(type): isType = true
    default: return nil
    }
    // A name that more methods have than are tried costs no more.
    let fitting = context.index.methods(name).lazy.filter { function in
      (!isType || function.declaration.isStatic)
        && FunctionCaller.fitting([function], arguments) != nil
        && (context.interpreter.mayReachTheme(function) || function.declaration.returnsValue)
    }
    let candidates = Array(fitting.prefix(Self.most + 1))
    guard let first = candidates.first, candidates.count <= Self.most else { return nil }
    if candidates.count == 1 { return call(first, arguments) }
    let interpreter = context.interpreter
    let journal = interpreter.journal
    var results: [(value: CodeValue, effects: [CodeEffect])] = []
    for candidate in candidates {
      interpreter.journal = journal
      let value = call(candidate, arguments)
      results.append((value, Array(interpreter.journal.effects[journal.effects.count...])))
    }
    interpreter.journal = journal
    let same = results.dropFirst().allSatisfy { result in
      ValueComparison.areSame(result.value, results[0].value)
        && result.effects.count == results[0].effects.count
        && zip(result.effects, results[0].effects).allSatisfy { $0.isSame(as: $1) }
    }
    if same {
      interpreter.journal.effects += results[0].effects
      return results[0].value
    }
    let names = candidates.map { function in
      let owner = function.declaration.owner.map { "\($0)." } ?? ""
      return Quotation.single(owner + function.declaration.baseName)
    }
    context.refuse(
      "\(Quotation.single(expression.text)) may call \(names.joined(separator: " or ")), and nothing here tells "
        + "which of them")
    return .unknown(expression.text)
  }

  private func call(
    _ function: CodeIndex.Located<CodeFunction>, _ arguments: [CodeValue.Argument]
  ) -> CodeValue {
    let owner = function.declaration.owner ?? ""
    let receiver: CodeValue =
      function.declaration.isStatic
      ? .type(owner) : context.interpreter.makeInstance(of: owner, context)
    return context.call(function, arguments, on: receiver)
  }
}

extension CodeFunction {
  /// Whether it returns something.
  var returnsValue: Bool {
    body.contains { statement in
      if case .result(let value) = statement.kind { value != nil } else { false }
    }
  }
}

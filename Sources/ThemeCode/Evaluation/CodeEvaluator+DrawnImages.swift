extension CodeEvaluator {
  /// Whether a function makes a picture.
  static func draws(_ function: CodeFunction) -> Bool {
    var result = false
    CodeWalk.visit(function.body) { expression in
      if case .name(let name) = expression.kind {
        result =
          result || name == "UIGraphicsGetImageFromCurrentImageContext"
          || name == "UIGraphicsImageRenderer"
      }
    }
    return result
  }

  /// What a function draws most likely that can't be run as a whole: a fill with its colour.
  func likelyImage(
    _ function: CodeFunction, _ arguments: [(label: String?, value: CodeValue)],
    _ receiver: CodeValue?
  ) -> CodeValue {
    let name = Self.name(of: function)
    let values = arguments.map(\.value) + (receiver.map { [$0] } ?? [])
    let color = values.lazy.compactMap { value -> CodeValue? in
      switch value.plain {
      case .color, .conditional, .unknown: value
      case .symbol(let name, _): UIKitColors.named(name).map { .color($0) }
      default: nil
      }
    }.first
    guard let color else { return .unknown(name) }
    note("what '\(name)' draws can't be told here; it is taken for a fill", at: function.position)
    let given = values.lazy.compactMap { value -> [Double]? in
      guard case .numbers(let parts) = value.plain, parts.count == 2 else { return nil }
      let numbers = parts.compactMap(\.double)
      return numbers.count == 2 ? numbers : nil
    }.first
    return .filled(color, size: given ?? Self.drawnSize(function.body))
  }

  /// The width and height that a function draws, where they are written in it.
  private static func drawnSize(_ body: [CodeStatement]) -> [Double] {
    var result: [Double]?
    CodeWalk.visit(body) { expression in
      guard result == nil, case .call(let callee, let arguments) = expression.kind,
        case .name(let name) = callee.kind,
        ["CGSize", "CGSizeMake", "CGRect", "CGRectMake"].contains(name)
      else { return }
      let numbers = arguments.compactMap { argument -> Double? in
        if case .number(let number, _) = argument.value.kind { number } else { nil }
      }
      if numbers.count == arguments.count, numbers.count >= 2 { result = numbers.suffix(2) }
    }
    return result ?? [1, 1]
  }
}

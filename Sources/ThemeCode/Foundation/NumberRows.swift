/// Numbers, and functions of C and Swift on them.
enum NumberRows {
  static var rows: [CodeLibrary.Row] {
    [
      .function(
        "CGFloat", "Float", "Double", "Int", "UInt", "UInt32", "UInt64", "UInt8", "NSNumber",
        run: converted),
      .function("floor", "floorf", run: { rounded($0, .down) }),
      .function("ceil", "ceilf", run: { rounded($0, .up) }),
      .function("round", "roundf", "lround", run: { rounded($0, .toNearestOrAwayFromZero) }),
      .function("fabs", "fabsf", "abs") { call in
        call.first?.double.map { .number($0.magnitude) } ?? call.first
      },
      .function("max", "MAX", "fmax", "fmaxf") { extreme($0.values) { $0 > $1 } },
      .function("min", "MIN", "fmin", "fminf") { extreme($0.values) { $0 < $1 } },
      .function("stride", run: stride),
      .constant { call in NumericLimits.named(call.name).map { .number($0) } },
    ]
      + ["NSValue", "NSNumber"].map { .constructor($0) { $0.first } }
      + ["CGFloat", "Double", "Float", "Int"].map { type in
        .typeProperty(type) { call in NumericLimits.named(call.name).map { .number($0) } }
      }
      // The messages and properties that tell the number in an object.
      + [RowType.number, RowType.boolean, RowType.symbol].map { type in
        CodeLibrary.Row(
          use: .property, type: type,
          names: [
            "boolValue", "floatValue", "doubleValue", "integerValue", "intValue", "CGFloatValue",
            "cgFloatValue", "unsignedIntegerValue", "unsignedIntValue", "longValue",
            "unsignedLongValue",
          ]
        ) { $0.receiver }
      }
  }

  private static func converted(_ call: LibraryCall) -> CodeValue? {
    guard let value = call.first else { return .number(0) }
    if let text = value.text {
      let radix = call.arguments.first { $0.label == "radix" }?.value.double ?? 10
      return TextRows.number(text, radix: radix).map { .number($0, isInteger: true) } ?? .null
    }
    guard let number = value.double else { return value }
    let isInteger = call.name.contains("Int")
    let whole = isInteger && number.magnitude < 0x1p53 ? Double(Int(number)) : number
    return .number(whole, isInteger: isInteger)
  }

  private static func rounded(
    _ call: LibraryCall, _ rule: FloatingPointRoundingRule
  ) -> CodeValue? {
    call.first?.double.map { .number($0.rounded(rule)) } ?? call.first
  }

  private static func extreme(
    _ values: [CodeValue], _ isBetter: (Double, Double) -> Bool
  ) -> CodeValue? {
    let numbers = values.compactMap(\.double)
    guard numbers.count == values.count, var best = numbers.first else { return nil }
    for number in numbers where isBetter(number, best) { best = number }
    return .number(best)
  }

  private static func stride(_ call: LibraryCall) -> CodeValue? {
    let numbers = call.values.compactMap(\.double)
    guard call.arguments.count == 3, numbers.count == 3, numbers[2] != 0 else { return nil }
    let (from, to, by) = (numbers[0], numbers[1], numbers[2])
    guard ((to - from) / by).magnitude < Double(CodeLimits.rounds) else { return nil }
    let isThrough = call.arguments[1].label == "through"
    let all =
      isThrough
      ? Array(Swift.stride(from: from, through: to, by: by))
      : Array(Swift.stride(from: from, to: to, by: by))
    return .array(all.map { .number($0, isInteger: true) })
  }
}

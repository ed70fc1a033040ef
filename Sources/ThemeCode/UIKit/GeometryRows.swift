/// Points, sizes, offsets, insets and rectangles: structures of numbers.
enum GeometryRows {
  private typealias Row = CodeLibrary.Row

  static func addTables(to library: inout CodeLibrary) {
    library.structures = [
      "CGSize", "CGPoint", "CGRect", "UIOffset", "UIEdgeInsets", "NSDirectionalEdgeInsets",
    ]
    library.structureLabels = [
      ["width", "height"], ["x", "y"], ["horizontal", "vertical"],
      ["top", "left", "bottom", "right"],
    ]
  }

  static var rows: [CodeLibrary.Row] {
    [
      .function("CGSizeMake", "CGPointMake", "UIOffsetMake") { made($0, 2) },
      .function("UIEdgeInsetsMake", "CGRectMake") { made($0, 4) },
      .function(
        "CGSize", "CGPoint", "UIOffset", "UIEdgeInsets", "OperatingSystemVersion",
        "NSOperatingSystemVersion"
      ) { .numbers($0.values) },
      // Four numbers, or an origin and a size.
      .function("CGRect") { call in
        .numbers(
          call.values.flatMap { value -> [CodeValue] in
            if case .numbers(let parts) = value.plain { return parts }
            return value.symbol == "zero" ? zeros(2) : [value]
          })
      },
      .function("CGRectInset") { call in
        call.arguments.count == 3
          ? Geometry.inset(call.values[0], call.values[1], call.values[2]) : nil
      },
      // `CGRectGetWidth` and its like.
      .function { call in
        guard call.name.hasPrefix("CGRectGet"), case .numbers(let parts)? = call.first?.plain else {
          return nil
        }
        return Geometry.member(
          SymbolName.plain(String(call.name.dropFirst("CGRectGet".count))), of: parts)
      },
      .constant("CGSizeZero", "CGPointZero", "UIOffsetZero") { _ in .numbers(zeros(2)) },
      .constant("UIEdgeInsetsZero", "CGRectZero") { _ in .numbers(zeros(4)) },
      .typeProperty("UIEdgeInsets", "zero") { _ in .numbers(zeros(4)) },
      .property(RowType.numbers) { call in Geometry.member(call.name, of: call.receiver.parts) },
      .method(RowType.numbers, "insetBy") { call in
        guard call.arguments.count == 2 else { return nil }
        return Geometry.inset(call.receiver, call.values[0], call.values[1])
          ?? .unknown(call.text)
      },
    ]
      + ["CGSize", "CGPoint", "UIOffset"].map {
        .typeProperty($0, "zero") { _ in .numbers(zeros(2)) }
      }
      + ["CGSize", "CGPoint", "UIOffset", "UIEdgeInsets", "NSDirectionalEdgeInsets"].map {
        .constructor($0, "init") { .numbers($0.values) }
      }
  }

  private static func zeros(_ count: Int) -> [CodeValue] {
    .init(repeating: .number(0), count: count)
  }

  private static func made(_ call: LibraryCall, _ count: Int) -> CodeValue? {
    call.arguments.count == count ? .numbers(call.values) : nil
  }
}

import ScreenFormat

/// Images and their treatments.
struct ImageRows {
  /// The size of an image in points, by its name; nil for one that is not there.
  let size: (String) -> (width: Double, height: Double)?

  private typealias Row = CodeLibrary.Row

  var rows: [CodeLibrary.Row] { Self.constructors + Self.configurations + methods }

  // MARK: Constructors

  private static var constructors: [Row] {
    [
      .constructor("UIImage") { call in
        guard call.arguments.isEmpty, call.name == "init" || call.name == "new" else { return nil }
        return .image(
          CodeImage(source: .object([("color", .string("clear")), ("size", .numbers([0, 0]))])))
      },
      .constructor("UIImage") { call in
        guard let first = call.arguments.first, first.label == "named" || call.name == "imageNamed"
        else { return nil }
        guard let text = first.value.text ?? first.value.symbol else {
          return .unknown(first.value.unknownText ?? "image")
        }
        return .image(CodeImage(source: .string(plainName(text))))
      },
      .constructor("UIImage") { call in
        AssetNames.name(call).map { .image(CodeImage(source: .string($0))) }
      },
      .constructor("UIImage") { call in
        guard call.arguments.first?.label == "imageLiteralResourceName", let text = call.first?.text
        else { return nil }
        return .image(CodeImage(source: .string(plainName(text))))
      },
      .constructor("UIImage", run: symbol),
    ]
  }

  /// The name without what tells a file from an image.
  private static func plainName(_ name: String) -> String {
    var result = name
    if result.lowercased().hasSuffix(".png") { result.removeLast(4) }
    if let at = result.range(of: "@2x") ?? result.range(of: "@3x"), at.upperBound == result.endIndex
    {
      result.removeLast(3)
    }
    return result
  }

  private static func symbol(_ call: LibraryCall) -> CodeValue? {
    guard let first = call.arguments.first,
      first.label == "systemName" || call.name == "systemImageNamed", let text = first.value.text
    else { return nil }
    var members: [(String, DocumentValue)] = [("systemImage", .string(text))]
    if call.arguments.count > 1 {
      let configuration = call.values[1]
      if case .object(let object) = configuration.plain, object.className == configurationName {
        members.append(("configuration", .object(configurationMembers(object))))
      } else if !configuration.isNull {
        call.note("the configuration of the symbol is not known here, so it is left out")
      }
    }
    return .image(CodeImage(source: .object(members)))
  }

  // MARK: Symbol configurations

  private static let configurationName = "UIImageSymbolConfiguration"

  private static var configurations: [Row] {
    [
      .constructor("UIImage", "SymbolConfiguration", run: configuration),
      .constructor("UIImage.SymbolConfiguration", run: configuration),
      .constructor(configurationName, run: configuration),
    ]
  }

  /// `UIImage.SymbolConfiguration(pointSize:weight:scale:)` and its like.
  private static func configuration(_ call: LibraryCall) -> CodeValue? {
    let object = call.context.makeObject(configurationName)
    for key in ["pointSize", "weight", "scale"] { object[key] = call.value(key) }
    let known = object.members.count
    return known > 0 && known == call.arguments.count ? .object(object) : nil
  }

  private static func configurationMembers(_ object: CodeObject) -> [(String, DocumentValue)] {
    object.members.compactMap { name, value in
      if name == "pointSize" {
        guard case .number(let number, let text, _) = value.plain else { return nil }
        return (name, .number(number, text: text))
      }
      let names = name == "weight" ? FontRows.weights : ["small", "medium", "large"]
      return value.symbol.flatMap { SymbolName.match($0, among: names) }.map {
        (name, .string($0))
      }
    }
  }

  // MARK: Methods

  /// A row of an image.
  private static func row(
    _ use: CodeLibrary.Use, _ names: String...,
    run: @escaping (CodeImage, LibraryCall) -> CodeValue?
  ) -> Row {
    Row(use: use, type: "UIImage", names: names) { call in
      guard case .image(let image)? = call.receiver.uiKit else { return nil }
      return run(image, call)
    }
  }

  private var methods: [Row] {
    [
      Self.row(.method, "withRenderingMode", "imageWithRenderingMode") { image, call in
        guard let symbol = call.first?.symbol,
          let mode = SymbolName.match(
            symbol, among: ["automatic", "alwaysOriginal", "alwaysTemplate"])
        else { return nil }
        var result = image
        result.renderingMode = mode
        return .image(result)
      },
      Self.row(
        .method, "resizableImage", "resizableImageWithCapInsets", run: Self.resizable),
      Self.row(.method, "stretchableImage", "stretchableImageWithLeftCapWidth", run: stretchable),
      Self.row(
        .method, "imageFlippedForRightToLeftLayoutDirection", "withAlignmentRectInsets",
        "imageWithHorizontallyFlippedOrientation", "imageWithAlignmentRectInsets"
      ) { image, _ in .image(image) },
      Self.row(.property, "size") { image, _ in
        size(of: image).map { .numbers([.number($0.width), .number($0.height)]) }
      },
      // An image in one colour looks the same however it is stretched.
      .method("UIImage") { call in
        guard case .filled? = call.receiver.uiKit else { return nil }
        return call.name.contains("esizableImage") || call.name.contains("tretchableImage")
          ? call.receiver : nil
      },
      .property("UIImage", "size") { call in
        guard case .filled(_, let size)? = call.receiver.uiKit else { return nil }
        return .numbers(size.map { .number($0) })
      },
      .method(
        RowType.unknown, "withRenderingMode", "imageWithRenderingMode", "resizableImage",
        "resizableImageWithCapInsets"
      ) { call in call.receiver.unknownText.map { .unknown($0) } },
    ]
  }

  private static func resizable(_ image: CodeImage, _ call: LibraryCall) -> CodeValue? {
    var result = image
    let insets = call.arguments.first { $0.label == "withCapInsets" }?.value ?? call.first
    if insets?.symbol == "zero" {
      result.capInsets = .init(repeating: .number(0), count: 4)
    } else if case .numbers(let parts)? = insets?.plain, parts.count == 4 {
      result.capInsets = parts
    } else {
      return .unknown(insets?.unknownText ?? "cap insets")
    }
    let mode = call.arguments.first { $0.label == "resizingMode" }?.value
    result.resizingMode = mode?.symbol.flatMap {
      SymbolName.match($0, among: ["tile", "stretch"])
    }
    return .image(result)
  }

  /// The size of an image in points; nil for one that is not known.
  private func size(of image: CodeImage) -> (width: Double, height: Double)? {
    if let name = image.name { return size(name) }
    guard case .object(let object) = image.source,
      let numbers = object["size"]?.array?.compactMap(\.number), numbers.count == 2
    else { return nil }
    return (numbers[0], numbers[1])
  }

  /// The insets of a stretchable image: one point behind the caps stretches, and a cap of 0 leaves that
  /// direction whole.
  private func stretchable(_ image: CodeImage, _ call: LibraryCall) -> CodeValue? {
    func value(_ label: String) -> CodeValue? {
      call.arguments.first { $0.label == label }?.value
    }
    guard let left = (value("withLeftCapWidth") ?? call.first)?.double,
      let top = (value("topCapHeight") ?? call.values.last)?.double
    else { return nil }
    let size = size(of: image)
    if size == nil, left > 0 || top > 0 {
      call.note(
        "the size of the image \(Quotation.single(image.name ?? "")) is not known, so the far caps are as the near ones"
      )
    }
    func far(_ cap: Double, _ side: Double?) -> Double {
      cap == 0 ? 0 : max(0, side.map { $0 - cap - 1 } ?? cap)
    }
    var result = image
    result.capInsets = [
      top, left, far(top, size?.height), far(left, size?.width),
    ].map { .number($0) }
    result.resizingMode = "stretch"
    return .image(result)
  }
}

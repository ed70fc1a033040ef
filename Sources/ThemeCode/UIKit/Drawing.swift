import ObjectModel
import ScreenFormat

/// Calls that draw, and the pictures that are being drawn. What is not known here makes the picture unknown.
final class Drawing {
  /// The pictures, the innermost last.
  private var canvases: [CodeCanvas] = []

  private var canvas: CodeCanvas? { canvases.last { !$0.isEnded } ?? canvases.last }

  private typealias Row = CodeLibrary.Row
  private static let context = "CGContext"
  private static let path = "UIBezierPath"
  private static let renderer = "UIGraphicsImageRenderer"
  private static let colorSetters: Set = ["setFill", "setStroke", "set"]

  /// Whether a method without its receiver sets the colour of a drawing.
  func takesBareMethod(_ name: String) -> Bool {
    !canvases.isEmpty && Self.colorSetters.contains(name)
  }

  var rows: [CodeLibrary.Row] { functions + objects }

  // MARK: Functions

  private var functions: [Row] {
    [
      .function("UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions") {
        [self] call in
        canvases.append(CodeCanvas(size: call.first.flatMap { Geometry.numbers($0, 2) }))
        return .nothing
      },
      .function("UIGraphicsEndImageContext") { [self] _ in
        canvas?.isEnded = true
        return .nothing
      },
      .function("UIGraphicsGetImageFromCurrentImageContext") { [self] _ in canvas?.image ?? .null },
      .function("UIGraphicsGetCurrentContext") { [self] call in
        canvas == nil ? .null : .object(call.context.makeObject(Self.context))
      },
      .function("UIRectFill") { [self] call in
        canvas?.fill(CodeShape("rect", call.first))
        return .nothing
      },
      .function { [self] call in
        if call.name.hasPrefix("CGContext") {
          let method = SymbolName.plain(String(call.name.dropFirst("CGContext".count)))
          draw(method, Array(call.values.dropFirst()))
          return .nothing
        }
        guard call.name.hasPrefix("UIRect") else { return nil }
        canvas?.lose()
        return .nothing
      },
    ]
  }

  // MARK: Objects

  private var objects: [Row] {
    [
      .method(RowType.any, "setFill", "setStroke", "set") { [self] call in
        guard let canvas, call.arguments.isEmpty else { return nil }
        canvas.setColor(
          call.receiver, fills: call.name != "setStroke", strokes: call.name != "setFill")
        return .nothing
      },
      .method(Self.context) { [self] call in
        draw(call.name, call.values)
        return .nothing
      },
      .property(Self.context, "cgContext", "CGContext") { $0.receiver },
      .constructor(Self.renderer) { call in
        guard call.name != "alloc", let first = call.first else { return nil }
        // A size, or bounds.
        let object = call.context.makeObject(Self.renderer)
        object["size"] =
          Geometry.numbers(first, 4).map { .numbers($0.suffix(2).map { .number($0) }) } ?? first
        return .object(object)
      },
      .method(Self.renderer) { [self] call in
        guard case .object(let object) = call.receiver.plain else { return nil }
        return render(call, object)
      },
      .constructor(Self.path, run: Self.makePath),
      .method(Self.path) { [self] call in
        guard case .object(let object) = call.receiver.plain else { return nil }
        trace(call, object)
        return .nothing
      },
    ]
  }

  /// Runs a method of a context, by its name in Swift or its function in C.
  private func draw(_ name: String, _ values: [CodeValue]) {
    guard let canvas else { return }
    let color = values.first ?? .null
    switch name {
    case "setFillColor", "setFillColorWithColor":
      canvas.setColor(color, fills: true, strokes: false)
    case "setStrokeColor", "setStrokeColorWithColor":
      canvas.setColor(color, fills: false, strokes: true)
    case "setLineWidth": canvas.setLineWidth(values.first)
    case "fill", "fillRect": canvas.fill(CodeShape("rect", values.first))
    case "fillEllipse", "fillEllipseInRect": canvas.fill(CodeShape("ellipse", values.first))
    case "stroke", "strokeRect": canvas.stroke(CodeShape("rect", values.first))
    case "strokeEllipse", "strokeEllipseInRect":
      canvas.stroke(CodeShape("ellipse", values.first))
    case "clip", "clipToRect": canvas.clip(CodeShape("rect", values.first))
    case "setShouldAntialias", "setAllowsAntialiasing", "setInterpolationQuality": break
    default: canvas.lose()
    }
  }

  /// Runs the drawing of a renderer.
  private func render(_ call: LibraryCall, _ renderer: CodeObject) -> CodeValue {
    guard let closure = call.values.last?.closure else { return .nothing }
    let canvas = CodeCanvas(size: renderer["size"].flatMap { Geometry.numbers($0, 2) })
    canvases.append(canvas)
    let open = canvases.count
    _ = call.run(closure, [.object(call.context.makeObject(Self.context))])
    canvases.removeLast(max(0, canvases.count - open + 1))
    return canvas.image
  }

  // MARK: Paths

  private static func makePath(_ call: LibraryCall) -> CodeValue? {
    guard call.name != "alloc" else { return nil }
    let object = call.context.makeObject(path)
    let form = (call.name + call.arguments.compactMap(\.label).joined()).lowercased()
    if form.contains("roundedrect") {
      object["form"] = .string("roundedRect")
      // With corners of its own the radii are a size.
      object["radius"] = call.values.last
      if form.contains("corners"), call.arguments.count == 3 { object["corners"] = call.values[1] }
    } else if form.contains("oval") {
      object["form"] = .string("ellipse")
    } else if form.contains("rect") {
      object["form"] = .string("rect")
    } else if !call.arguments.isEmpty {
      object["form"] = .string("other")
    }
    if let rect = call.first { object["rect"] = rect }
    return .object(object)
  }

  /// Runs a method of a path.
  private func trace(_ call: LibraryCall, _ path: CodeObject) {
    let values = call.values
    switch call.name {
    case "fill": canvas?.fill(CodeShape(path))
    case "stroke": canvas?.stroke(CodeShape(path), lineWidth: path["lineWidth"] ?? .number(1))
    case "addClip": canvas?.clip(CodeShape(path))
    case "init": break
    case "move", "moveToPoint": extend(path, "M", values)
    case "addLine", "addLineToPoint": extend(path, "L", values)
    case "addCurve", "addCurveToPoint":
      // The end comes first here, and last in path data.
      extend(path, "C", Array(values.dropFirst()) + values.prefix(1))
    case "addQuadCurve", "addQuadCurveToPoint":
      extend(path, "Q", Array(values.dropFirst()) + values.prefix(1))
    case "close", "closePath": extend(path, "Z", [])
    default:
      if let property = SymbolName.property(ofSetter: call.name), values.count == 1 {
        path[property] = values[0]
      } else {
        path["form"] = .string("other")
      }
    }
  }

  /// Adds points to a path that is made of lines.
  private func extend(_ path: CodeObject, _ command: String, _ points: [CodeValue]) {
    let known = path["data"]?.text
    // A line without a point to begin at draws nothing.
    guard known != nil || command == "M" else { return }
    var data = known.map { "\($0) \(command)" } ?? command
    for point in points {
      guard path["form"] == nil, let numbers = Geometry.numbers(point, 2),
        numbers.allSatisfy(CodeShape.coordinates.contains), data.utf8.count < CodeLimits.pathBytes
      else {
        path["form"] = .string("other")
        return
      }
      data += " \(shortest(numbers[0])) \(shortest(numbers[1]))"
    }
    path["data"] = .string(data)
  }

  // MARK: Functions that draw

  /// Runs a function of the code; one that draws and can't be run as a whole has its most likely picture.
  func around(_ call: FunctionCall, _ run: () -> CodeValue) -> CodeValue {
    guard Self.draws(call.function) else { return run() }
    let open = canvases.count
    let result = run()
    canvases.removeLast(max(0, canvases.count - open))
    return result.unknownText == nil ? result : Self.likelyImage(call)
  }

  /// Whether a function makes a picture.
  private static func draws(_ function: CodeFunction) -> Bool {
    var result = false
    CodeWalk.visit(function.body) { expression in
      if case .name(let name) = expression.kind {
        result = result || name == "UIGraphicsGetImageFromCurrentImageContext" || name == renderer
      }
    }
    return result
  }

  /// The most likely drawing: a fill with the colour that the function is given.
  private static func likelyImage(_ call: FunctionCall) -> CodeValue {
    let name = call.function.baseName
    let values = call.arguments.map(\.value) + (call.receiver.map { [$0] } ?? [])
    let color = values.lazy.compactMap { value -> CodeValue? in
      switch value.plain {
      case .library(UIKitValue.color), .conditional, .unknown: value
      case .symbol(let name, _): UIKitColors.named(name).map { .color($0) }
      default: nil
      }
    }.first
    guard let color else { return .unknown(name) }
    call.context.note(
      "what '\(name)' draws can't be told here; it is taken for a fill", at: call.function.position)
    let given = values.lazy.compactMap { value -> [Double]? in
      guard case .numbers(let parts) = value.plain, parts.count == 2 else { return nil }
      let numbers = parts.compactMap(\.double)
      return numbers.count == 2 ? numbers : nil
    }.first
    return .filled(color, size: given ?? drawnSize(call.function.body))
      .from(color.origin)
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

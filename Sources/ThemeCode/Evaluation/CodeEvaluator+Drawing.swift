import ObjectModel
import ScreenFormat

// Calls that draw. What is not known here makes the picture unknown.
extension CodeEvaluator {
  private var canvas: CodeCanvas? { canvases.last { !$0.isEnded } ?? canvases.last }

  /// The size of an image in points; nil for one that is not known.
  func size(of image: CodeImage) -> (width: Double, height: Double)? {
    if let name = image.name { return imageSize(name) }
    guard case .object(let object) = image.source,
      let numbers = object["size"]?.array?.compactMap(\.number), numbers.count == 2
    else { return nil }
    return (numbers[0], numbers[1])
  }

  static let drawingColorSetters: Set = ["setFill", "setStroke", "set"]

  /// Runs `setFill`, `setStroke` or `set` of a colour; false for other calls.
  func setsDrawingColor(_ name: String, _ arguments: [Argument], _ color: CodeValue) -> Bool {
    guard let canvas, arguments.isEmpty, Self.drawingColorSetters.contains(name) else {
      return false
    }
    canvas.setColor(color, fills: name != "setStroke", strokes: name != "setFill")
    return true
  }

  /// Runs a function of UIKit or Core Graphics that draws; nil for another one.
  func draw(_ name: String, _ arguments: [Argument]) -> CodeValue? {
    let values = arguments.map(\.value)
    switch name {
    case "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions":
      canvases.append(CodeCanvas(size: values.first.flatMap { Geometry.numbers($0, 2) }))
      return .nothing
    case "UIGraphicsEndImageContext":
      canvas?.isEnded = true
      return .nothing
    case "UIGraphicsGetImageFromCurrentImageContext": return canvas?.image ?? .null
    case "UIGraphicsGetCurrentContext":
      return canvas == nil ? .null : .object(CodeObject(CodeCanvas.context))
    case "UIRectFill":
      canvas?.fill(CodeShape("rect", values.first))
      return .nothing
    case "CGRectInset" where values.count == 3:
      return Geometry.inset(values[0], values[1], values[2])
    case _ where name.hasPrefix("CGRectGet"):
      guard case .numbers(let parts)? = values.first?.plain else { return nil }
      return Geometry.member(SymbolName.plain(String(name.dropFirst("CGRectGet".count))), of: parts)
    case _ where name.hasPrefix("CGContext"):
      let method = SymbolName.plain(String(name.dropFirst("CGContext".count)))
      draw(method, Array(values.dropFirst()))
      return .nothing
    case _ where name.hasPrefix("UIRect"):
      canvas?.lose()
      return .nothing
    default: return nil
    }
  }

  /// Runs a method of a context, a path or a renderer.
  func draw(_ name: String, _ arguments: [Argument], on object: CodeObject) -> CodeValue {
    let values = arguments.map(\.value)
    switch object.className {
    case CodeCanvas.renderer: return render(arguments, object)
    case CodeCanvas.path: return trace(name, values, object)
    default:
      draw(name, values)
      return .nothing
    }
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
  private func render(_ arguments: [Argument], _ renderer: CodeObject) -> CodeValue {
    guard case .closure(let closure)? = arguments.last?.value.plain else { return .nothing }
    let canvas = CodeCanvas(size: renderer["size"].flatMap { Geometry.numbers($0, 2) })
    canvases.append(canvas)
    let open = canvases.count
    _ = call(closure, [.object(CodeObject(CodeCanvas.context))])
    canvases.removeLast(max(0, canvases.count - open + 1))
    return canvas.image
  }

  /// Runs a method of a path.
  private func trace(_ name: String, _ values: [CodeValue], _ path: CodeObject) -> CodeValue {
    switch name {
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
    case _ where name.hasPrefix("set") && values.count == 1:
      path[SymbolName.plain(String(name.dropFirst(3)))] = values[0]
    default: path["form"] = .string("other")
    }
    return .nothing
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

  /// The most likely drawing of a function that can't be run as a whole: a fill with its colour.
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

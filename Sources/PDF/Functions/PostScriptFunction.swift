import Raster

/// A calculator function (ISO 32000-1, 7.10.5).
struct PostScriptFunction {
  private indirect enum Step {
    case push(Double)
    case call(String)
    case choose([Step], otherwise: [Step])
  }

  private let steps: [Step]

  private static let stepLimit = 10_000
  private static let stackLimit = 100

  /// Nil for a text that is no function.
  init?(_ bytes: [UInt8]) {
    var scanner = PDFScanner(bytes[...], readsReferences: false)
    var count = 0
    guard case .keyword("{")? = (try? scanner.next()) ?? nil,
      let steps = Self.block(&scanner, &count, depth: 0)
    else { return nil }
    self.steps = steps
  }

  private static func block(
    _ scanner: inout PDFScanner, _ count: inout Int, depth: Int
  ) -> [Step]? {
    guard depth < 32 else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let token = (try? scanner.next()) ?? nil {
      count += 1
      guard count < stepLimit else { return nil }
      switch token {
      case .keyword("{"):
        guard let inner = block(&scanner, &count, depth: depth + 1) else { return nil }
        blocks.append(inner)
      case .keyword("}"): return blocks.isEmpty ? steps : nil
      case .keyword("if"):
        guard blocks.count == 1 else { return nil }
        steps.append(.choose(blocks[0], otherwise: []))
        blocks = []
      case .keyword("ifelse"):
        guard blocks.count == 2 else { return nil }
        steps.append(.choose(blocks[0], otherwise: blocks[1]))
        blocks = []
      case .keyword(let name): steps.append(.call(name))
      case .object(.number(let value)): steps.append(.push(value))
      case .object(.boolean(let value)): steps.append(.push(value ? 1 : 0))
      case .object: return nil
      }
    }
    return nil
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    var stack = input
    Self.run(steps, &stack)
    return stack.map { $0.isFinite ? $0 : 0 }
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps {
      switch step {
      case .push(let value): if stack.count < stackLimit { stack.append(value) }
      case .call(let name): call(name, &stack)
      case .choose(let then, let otherwise):
        run(stack.popLast() ?? 0 != 0 ? then : otherwise, &stack)
      }
    }
  }

  private static func call(_ name: String, _ stack: inout [Double]) {
    if let operation = unary[name] {
      if let value = stack.popLast() { stack.append(operation(value)) }
      return
    }
    if let operation = binary[name] {
      guard stack.count >= 2 else { return }
      let second = stack.removeLast()
      stack.append(operation(stack.removeLast(), second))
      return
    }
    switch name {
    case "pop": _ = stack.popLast()
    case "dup": if let last = stack.last, stack.count < stackLimit { stack.append(last) }
    case "exch": if stack.count >= 2 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy":
      let count = whole(stack.popLast() ?? 0)
      if count > 0, count <= stack.count, stack.count + count <= stackLimit {
        stack += stack.suffix(count)
      }
    case "index":
      let place = whole(stack.popLast() ?? 0)
      if place >= 0, place < stack.count { stack.append(stack[stack.count - 1 - place]) }
    case "roll":
      guard stack.count >= 2 else { return }
      let amount = whole(stack.removeLast())
      let count = whole(stack.removeLast())
      guard count > 0, count <= stack.count else { return }
      let part = Array(stack.suffix(count))
      stack.removeLast(count)
      let shift = ((amount % count) + count) % count
      stack += part.suffix(shift) + part.dropLast(shift)
    default: break
    }
  }

  private static func whole(_ value: Double) -> Int {
    value.magnitude < 1e9 ? Int(value) : 0
  }

  private static func angle(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "neg": { -$0 }, "abs": { $0.magnitude }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
    "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "sqrt": { max($0, 0).squareRoot() }, "sin": { angle($0).sine }, "cos": { angle($0).cosine },
    "ln": { $0 > 0 ? Power.logarithm($0) * Power.naturalLogarithmOfTwo : 0 },
    "log": { $0 > 0 ? Power.logarithm($0) / Power.logarithm(10) : 0 },
    "not": { $0 == 0 ? 1 : $0 == 1 ? 0 : Double(~whole($0)) },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 },
    "div": { $1 == 0 ? 0 : $0 / $1 },
    "idiv": { whole($1) == 0 ? 0 : Double(whole($0) / whole($1)) },
    "mod": { whole($1) == 0 ? 0 : Double(whole($0) % whole($1)) },
    "exp": { base, exponent in
      guard base < 0 else { return Power.raise(base, to: exponent) }
      // Whole exponents only, as in PostScript.
      let size = Power.raise(-base, to: exponent)
      return whole(exponent) % 2 == 0 ? size : -size
    },
    "atan": { y, x in
      let degrees = Angle(towards: Point(x: x, y: y)).degrees
      return degrees < 0 ? degrees + 360 : degrees
    },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { Double(whole($0) & whole($1)) }, "or": { Double(whole($0) | whole($1)) },
    "xor": { Double(whole($0) ^ whole($1)) },
    "bitshift": { value, shift in
      let (value, shift) = (whole(value), min(max(whole(shift), -32), 32))
      return Double(shift >= 0 ? value << shift : value >> -shift)
    },
  ]
}

import Controls
import ObjectModel
import ScreenFormat

/// Changes the tree of a document in the words of the schema: classes, their properties, values by kind.
enum DocumentMutator {
  private static let table = ClassTable()
  private static let classes = table.names

  private static let texts = [
    "", "red", "#12345678", "$x", "$tintColor", "Text that wraps, 🇩🇪 and more", "center", "done",
    "UIView", "plain", "systemBlue", "M 0 0 L 60 30 Q 1 2 3 4 Z", "\u{FFFF}", "שלום", "a\nb",
  ]
  private static let numbers: [Double] = [
    0, 1, -1, 0.5, 2, 7, 12, 64, 300, -300, 1e6, -1e6, 1e9, 1e-9, 4096,
  ]

  /// The changed document; nil if the bytes are none.
  static func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
    var ignored = Diagnostics()
    guard let root = JSONParser.parse(SourceFile(label: "x", bytes: bytes), into: &ignored) else {
      return nil
    }
    var value = root.value
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      var left = Int.random(in: 0..<max(1, count(value)), using: &random)
      value = changed(value, &left, &random)
    }
    return Array(JSONWriter.line(value).utf8)
  }

  private static func count(_ value: DocumentValue) -> Int {
    switch value {
    case .array(let elements): 1 + elements.reduce(0) { $0 + count($1.value) }
    case .object(let object): 1 + object.members.reduce(0) { $0 + count($1.node.value) }
    default: 1
    }
  }

  /// Changes the value that is `left` values further.
  private static func changed(
    _ value: DocumentValue, _ left: inout Int, _ random: inout FuzzRandom
  ) -> DocumentValue {
    defer { left -= 1 }
    if left == 0 { return replacement(value, &random) }
    switch value {
    case .array(let elements):
      var result: [DocumentValue] = []
      for element in elements {
        left -= 1
        result.append(left >= 0 ? changed(element.value, &left, &random) : element.value)
        if left >= 0 { left += 1 }
      }
      return .array(result)
    case .object(let object):
      var members: [(String, DocumentValue)] = []
      for member in object.members {
        left -= 1
        members.append(
          (member.key, left >= 0 ? changed(member.node.value, &left, &random) : member.node.value))
        if left >= 0 { left += 1 }
      }
      return .object(members)
    default: return value
    }
  }

  private static func replacement(
    _ value: DocumentValue, _ random: inout FuzzRandom
  ) -> DocumentValue {
    switch value {
    case .object(let object) where random.next() % 4 != 0:
      var members = object.members.map { ($0.key, $0.node.value) }
      switch random.next() % 4 {
      case 0 where !members.isEmpty:
        members.remove(at: Int.random(in: members.indices, using: &random))
      case 1: members.append(("class", .string(classes.randomElement(using: &random) ?? "")))
      default:
        let name = object["class"]?.string ?? classes.randomElement(using: &random) ?? ""
        let properties = table.id(named: name).map(table.properties) ?? []
        guard let property = properties.randomElement(using: &random) else { break }
        members.append((property.name, any(&random, depth: 2)))
      }
      var seen: Set<String> = []
      return .object(members.reversed().filter { seen.insert($0.0).inserted })
    case .array(let elements) where random.next() % 3 != 0:
      var values = elements.map(\.value)
      if let element = values.randomElement(using: &random), values.count < 20 {
        values.append(element)
      } else {
        values.append(view(&random, depth: 2))
      }
      return .array(values)
    default: return any(&random, depth: 3)
    }
  }

  private static func view(_ random: inout FuzzRandom, depth: Int) -> DocumentValue {
    var members: [(String, DocumentValue)] = [
      ("class", .string(classes.randomElement(using: &random) ?? "UIView")),
      ("frame", .numbers((0..<4).map { _ in Double.random(in: -20...70, using: &random) })),
    ]
    if depth > 0, random.next() % 2 == 0 {
      members.append(("subviews", .array([view(&random, depth: depth - 1)])))
    }
    return .object(members)
  }

  private static func any(_ random: inout FuzzRandom, depth: Int) -> DocumentValue {
    switch random.next() % 8 {
    case 0: return .bool(random.next() % 2 == 0)
    case 1, 2: return .number(numbers.randomElement(using: &random) ?? 0)
    case 3: return .string(texts.randomElement(using: &random) ?? "")
    case 4: return .numbers((0..<4).map { _ in numbers.randomElement(using: &random) ?? 0 })
    case 5 where depth > 0: return .array([any(&random, depth: depth - 1)])
    case 6 where depth > 0: return view(&random, depth: depth - 1)
    case 7: return .object([("color", .string("red")), ("size", .numbers([9, 9]))])
    default: return .null
    }
  }
}

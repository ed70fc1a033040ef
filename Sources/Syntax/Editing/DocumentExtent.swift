/// Where a value of a document lies in the bytes of its file, with the values in it.
struct DocumentExtent: Sendable {
  /// A member of an object.
  struct Member: Sendable {
    /// The offset of the key's first byte.
    var keyStart: Int
    var value: DocumentExtent
  }

  /// The bytes of the value. Those of an empty value of YAML are none.
  var range: Range<Int>
  /// The members of an object, in the order of the file.
  var members: [Member] = []
  /// The elements of an array.
  var elements: [DocumentExtent] = []
  /// Whether it is an object or array without brackets, as YAML has them.
  var isBlock = false

  /// The extent at the end of a path; nil where the document has no such value.
  func value(at steps: ArraySlice<DocumentPath.Step>, of node: DocumentNode) -> DocumentExtent? {
    guard let step = steps.first else { return self }
    switch step {
    case .key(let key):
      guard let object = node.object,
        let index = object.members.firstIndex(where: { $0.key == key }), index < members.count
      else { return nil }
      return members[index].value.value(at: steps.dropFirst(), of: object.members[index].node)
    case .index(let index):
      guard let array = node.array, array.indices.contains(index), index < elements.count
      else { return nil }
      return elements[index].value(at: steps.dropFirst(), of: array[index])
    }
  }
}

/// Finds the extents of a JSON document that the parser has accepted.
struct JSONExtents {
  private let bytes: [UInt8]
  private var offset = 0

  /// The extent of the document's value; nil for bytes that are no JSON.
  static func extent(of bytes: [UInt8]) -> DocumentExtent? {
    var extents = JSONExtents(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { extents.offset = 3 }
    return extents.value()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipTrivia() {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: "/"): skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() {
    offset += 1
    guard current == UInt8(ascii: "*") else {
      while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        offset += 1
      }
      return
    }
    offset += 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), offset + 1 < bytes.count,
        bytes[offset + 1] == UInt8(ascii: "/")
      {
        offset += 2
        return
      }
      offset += 1
    }
  }

  private mutating func value() -> DocumentExtent? {
    skipTrivia()
    let start = offset
    switch current {
    case UInt8(ascii: "{"): return object(from: start)
    case UInt8(ascii: "["): return array(from: start)
    case UInt8(ascii: "\""):
      skipString()
      return DocumentExtent(range: start..<offset)
    case nil: return nil
    default:
      let ends: [UInt8] = Array(",]} \t\r\n/".utf8)
      while let byte = current, !ends.contains(byte) { offset += 1 }
      return start < offset ? DocumentExtent(range: start..<offset) : nil
    }
  }

  private mutating func skipString() {
    offset += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }

  private mutating func object(from start: Int) -> DocumentExtent? {
    var members: [DocumentExtent.Member] = []
    offset += 1
    while true {
      skipTrivia()
      switch current {
      case UInt8(ascii: "}"):
        offset += 1
        return DocumentExtent(range: start..<offset, members: members)
      case UInt8(ascii: ","): offset += 1
      case UInt8(ascii: "\""):
        let keyStart = offset
        skipString()
        skipTrivia()
        guard current == UInt8(ascii: ":") else { return nil }
        offset += 1
        guard let value = value() else { return nil }
        members.append(.init(keyStart: keyStart, value: value))
      default: return nil
      }
    }
  }

  private mutating func array(from start: Int) -> DocumentExtent? {
    var elements: [DocumentExtent] = []
    offset += 1
    while true {
      skipTrivia()
      switch current {
      case UInt8(ascii: "]"):
        offset += 1
        return DocumentExtent(range: start..<offset, elements: elements)
      case UInt8(ascii: ","): offset += 1
      default:
        guard let element = value() else { return nil }
        elements.append(element)
      }
    }
  }
}

/// Finds the extents of a YAML document that the parser has accepted.
struct YAMLExtents {
  private var events: YAMLEvents
  /// The offset of each character, and that of the end.
  private let offsets: [Int]

  /// The extent of the document's value; nil for bytes that are no YAML.
  static func extent(of bytes: [UInt8]) -> DocumentExtent? {
    bytes.withUnsafeBufferPointer { buffer in
      var extents = YAMLExtents(buffer)
      defer { extents.events.close() }
      do throws(YAMLEvents.SyntaxError) {
        var event = try extents.events.next()
        while event.kind == .start { event = try extents.events.next() }
        return event.kind == .end ? nil : try extents.value(event)
      } catch {
        return nil
      }
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    events = YAMLEvents(bytes)
    // libyaml counts characters behind the byte-order mark.
    let start = YAMLEvents.markLength(of: bytes)
    offsets = (start..<bytes.count).filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
  }

  private func range(_ event: YAMLEvents.Event) -> Range<Int> {
    let last = offsets.count - 1
    let start = min(event.characters.lowerBound, last)
    return offsets[start]..<offsets[max(start, min(event.characters.upperBound, last))]
  }

  private mutating func value(_ event: YAMLEvents.Event) throws(YAMLEvents.SyntaxError)
    -> DocumentExtent
  {
    var result = DocumentExtent(range: range(event))
    switch event.kind {
    case .mapping, .sequence:
      result.isBlock = event.isBlock
      var next = try events.next()
      while next.kind != .close {
        if event.kind == .mapping {
          let keyStart = range(next).lowerBound
          let value = try value(try events.next())
          result.members.append(.init(keyStart: keyStart, value: value))
        } else {
          result.elements.append(try value(next))
        }
        next = try events.next()
      }
      // Blocks end with their last value: what follows are comments and indentation.
      let ends =
        result.members.map(\.value.range.upperBound) + result.elements.map(\.range.upperBound)
      let end = result.isBlock ? ends.last ?? result.range.upperBound : range(next).upperBound
      result.range = result.range.lowerBound..<max(result.range.lowerBound, end)
    default: break
    }
    return result
  }
}

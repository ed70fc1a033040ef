import ScreenFormat

extension DocumentValue {
  /// The value without what stands at a path, as in `window.rootViewController.view.subviews[0].text`.
  func removing(_ path: String) -> DocumentValue {
    var steps = DocumentValue.steps(path)[...]
    // Without its class, an object is nothing.
    if case .key("class")? = steps.last { steps = steps.dropLast() }
    return steps.isEmpty ? self : removing(steps)
  }

  private func removing(_ steps: ArraySlice<DocumentPath.Step>) -> DocumentValue {
    guard let first = steps.first else { return self }
    let rest = steps.dropFirst()
    switch (self, first) {
    case (.object, .key(let key)):
      var members = self.members
      guard let value = members[key] else { return self }
      members[key] = rest.isEmpty ? nil : value.removing(rest)
      return members.value
    case (.array(let elements), .index(let index)):
      guard elements.indices.contains(index) else { return self }
      var values = elements.map(\.value)
      if rest.isEmpty {
        values.remove(at: index)
      } else {
        values[index] = values[index].removing(rest)
      }
      return .array(values)
    default: return self
    }
  }

  /// The steps of a path as messages print it.
  private static func steps(_ path: String) -> [DocumentPath.Step] {
    var steps: [DocumentPath.Step] = []
    var word = ""
    var isQuoted = false
    func end() {
      if !word.isEmpty { steps.append(.key(word)) }
      word = ""
    }
    var rest = path[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        isQuoted.toggle()
        if !isQuoted { end() }
      case _ where isQuoted: word.append(character)
      case ".": end()
      case "[": end()
      case "]":
        if let index = Int(word) { steps.append(.index(index)) }
        word = ""
      default: word.append(character)
      }
    }
    end()
    return steps
  }
}

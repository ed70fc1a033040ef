import ObjectModel

extension Element {
  /// Finds the object with an id in the element and everything that it contains.
  ///
  /// - Complexity: O(objects).
  func find(_ id: String) -> Element? {
    if self.id == id { return self }
    for (_, value) in values {
      switch value {
      case .object(let element):
        if let found = element.find(id) { return found }
      case .objects(let elements):
        for element in elements {
          if let found = element.find(id) { return found }
        }
      default: break
      }
    }
    return nil
  }

  /// Changes the object with an id.
  ///
  /// - Returns: False if there is no such object.
  mutating func update(_ id: String, _ change: (inout Element) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    for (slot, value) in values {
      switch value {
      case .object(var element):
        guard element.update(id, change) else { continue }
        values[slot] = .object(element)
        return true
      case .objects(var elements):
        for index in elements.indices where elements[index].update(id, change) {
          values[slot] = .objects(elements)
          return true
        }
      default: break
      }
    }
    return false
  }

  /// Removes the object with an id from the element or an object in it, and returns it.
  mutating func remove(_ id: String) -> Element? {
    for (slot, value) in values {
      switch value {
      case .object(var element):
        if element.id == id {
          values[slot] = nil
          return element
        }
        guard let removed = element.remove(id) else { continue }
        values[slot] = .object(element)
        return removed
      case .objects(var elements):
        if let index = elements.firstIndex(where: { $0.id == id }) {
          let removed = elements.remove(at: index)
          values[slot] = .objects(elements)
          return removed
        }
        for index in elements.indices {
          guard let removed = elements[index].remove(id) else { continue }
          values[slot] = .objects(elements)
          return removed
        }
      default: break
      }
    }
    return nil
  }

  /// The ids of the element and of everything that it contains.
  package var ids: [String] {
    var result = id.map { [$0] } ?? []
    for (_, value) in values {
      switch value {
      case .object(let element): result += element.ids
      case .objects(let elements): result += elements.flatMap(\.ids)
      default: break
      }
    }
    return result
  }
}

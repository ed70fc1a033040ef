/// Lists of indices that lie in one array, so that many short ones take no memory each.
struct IndexLists {
  /// One of the lists.
  struct List {
    fileprivate(set) var count = 0
    /// The place of the first index; negative if there is none.
    fileprivate(set) var first = IndexLists.end
    fileprivate var last = IndexLists.end
  }

  /// An index of a list and the place of the next one.
  struct Link {
    let index: Int
    fileprivate(set) var next: Int
  }

  private static let end = -1

  private var links: [Link] = []
  /// The first of the links that are in no list.
  private var unused = end

  /// What lies at a place; nil behind the last of a list.
  subscript(place: Int) -> Link? { place < 0 ? nil : links[place] }

  mutating func append(_ index: Int, to list: inout List) {
    let place: Int
    if unused >= 0 {
      place = unused
      unused = links[place].next
      links[place] = Link(index: index, next: Self.end)
    } else {
      place = links.count
      links.append(Link(index: index, next: Self.end))
    }
    if list.count == 0 { list.first = place } else { links[list.last].next = place }
    list.last = place
    list.count += 1
  }

  /// Makes the room of a list that is no longer needed that of others.
  mutating func recycle(_ list: List) {
    guard list.count > 0 else { return }
    links[list.last].next = unused
    unused = list.first
  }

  mutating func removeAll() {
    links.removeAll(keepingCapacity: true)
    unused = Self.end
  }
}

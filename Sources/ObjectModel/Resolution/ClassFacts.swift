/// What the resolver asks of the class of every object, asked once for each class of a screen.
struct ClassFacts {
  struct Facts {
    let kind: ClassDefinition.Kind
    /// That of objects whose role has none.
    let behavior: any ObjectClass.Type
    /// Whether no document adds objects, parts, defaults or other properties.
    let isPlain: Bool
    /// Whether objects of the class arrange others by constraints.
    let arranges: Bool
  }

  private struct Name {
    let name: String
    let id: ClassTable.ID?
  }

  private let classes: ClassTable
  private let objectClasses: ObjectClasses
  private let stackView: ClassTable.ID?
  private var facts: ContiguousArray<Facts> = []
  /// By class: its place among `facts`; negative for a class that was not met.
  private var places: ContiguousArray<Int>
  /// Some of the latest names, each at a place of its own: a look at these costs less than a hash of the name.
  private var names = ContiguousArray(repeating: Name(name: "", id: nil), count: Self.nameCount)

  /// A power of two, above the number of classes of most screens.
  private static let nameCount = 64

  init(_ context: ScreenContext) {
    classes = context.classes
    objectClasses = context.objectClasses
    stackView = classes.id(named: LayoutRoots.stackView)
    places = ContiguousArray(repeating: -1, count: classes.entries.count)
  }

  /// The class with a name; nil when the table has none.
  mutating func id(named name: String) -> ClassTable.ID? {
    let place = Self.place(of: name)
    if names[place].name == name { return names[place].id }
    let id = classes.id(named: name)
    names[place] = Name(name: name, id: id)
    return id
  }

  /// Classes of one screen mostly differ in their length or their last letters.
  private static func place(of name: String) -> Int {
    let letters = name.utf8.span
    var hash = letters.count
    for place in max(0, letters.count - 3)..<letters.count {
      hash = hash &* 31 &+ Int(letters[place])
    }
    return hash & (nameCount - 1)
  }

  mutating func facts(of id: ClassTable.ID) -> Facts {
    if places[id.index] >= 0 { return facts[places[id.index]] }
    let new = Facts(
      kind: classes.kind(id), behavior: objectClasses.ofClass(id),
      isPlain: classes.substitutes(of: id).isEmpty && classes.objectProperties(of: id).isEmpty
        && classes.addedDefaults(of: id).isEmpty && !classes.hasParts(id),
      arranges: stackView.map { classes.isKind(id, of: $0) } ?? false)
    places[id.index] = facts.count
    facts.append(new)
    return new
  }
}

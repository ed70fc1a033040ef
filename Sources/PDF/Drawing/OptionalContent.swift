/// Which groups of optional content are shown: by the document's own configuration (ISO 32000-1, 8.11).
struct OptionalContent: Sendable {
  private var hidden: Set<Int> = []

  init() {}

  init(_ catalog: PDFDictionary, _ file: PDFFile) throws(PDFError) {
    guard let properties = try file.dictionary(catalog["OCProperties"]),
      let configuration = try file.dictionary(properties["D"])
    else { return }
    func groups(_ object: PDFObject?) throws(PDFError) -> [Int] {
      try file.array(object)?.compactMap(\.reference) ?? []
    }
    if try file.name(configuration["BaseState"]) == "OFF" {
      hidden = Set(try groups(properties["OCGs"]))
    }
    hidden.subtract(try groups(configuration["ON"]))
    hidden.formUnion(try groups(configuration["OFF"]))
  }

  /// Whether a group, or what depends on groups, is hidden.
  func isHidden(_ object: PDFObject?, _ file: PDFFile) throws(PDFError) -> Bool {
    guard let object else { return false }
    if let number = object.reference, hidden.contains(number) { return true }
    guard !hidden.isEmpty, let dictionary = try file.dictionary(object),
      try file.name(dictionary["Type"]) == "OCMD"
    else { return false }
    if let expression = try file.array(dictionary["VE"]) {
      return try !isTrue(expression, file, depth: 0)
    }
    let groups: [PDFObject]
    if let array = try file.array(dictionary["OCGs"]) {
      groups = array
    } else {
      groups = dictionary["OCGs"].map { [$0] } ?? []
    }
    let states = groups.compactMap(\.reference).map { !hidden.contains($0) }
    guard !states.isEmpty else { return false }
    return switch try file.name(dictionary["P"]) {
    case "AllOn": states.contains(false)
    case "AnyOff": !states.contains(false)
    case "AllOff": states.contains(true)
    default: !states.contains(true)
    }
  }

  private func isTrue(
    _ expression: [PDFObject], _ file: PDFFile, depth: Int
  ) throws(PDFError) -> Bool {
    guard depth < Budget.depthLimit else { throw .tooComplex(.depth) }
    var states: [Bool] = []
    for operand in expression.dropFirst() {
      try file.budget.take(work: Work.step)
      if let number = operand.reference, try file.array(operand) == nil {
        states.append(!hidden.contains(number))
      } else if let inner = try file.array(operand) {
        states.append(try isTrue(inner, file, depth: depth + 1))
      }
    }
    return switch try file.name(expression.first) {
    case "Or": states.contains(true)
    case "Not": !(states.first ?? false)
    default: !states.contains(false)
    }
  }
}

/// A colour that cannot be read, or that the screen's system does not have.
enum ColorProblem: DocumentProblem {
  case badHex(String)
  case fadedPattern
  case needsSystem(String, since: Int, system: Int)

  var message: String {
    switch self {
    case .badHex(let text):
      "\(Quotation.single(text)) is not a colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    case .fadedPattern: "a pattern has the alpha of its image; only plain colours take another one"
    case .needsSystem(let name, let since, let system):
      "the colour \(Quotation.single(name)) came with iOS \(since); the screen's system is \(system)"
    }
  }
}

/// The reason why a value loses.
public enum LossReason: Sendable, Hashable {
  /// The object has a value of its own.
  case instance
  /// The control that made the object passes a value that was set on itself.
  case composite
  /// The loser is a rule that a declared class brings itself.
  case ofClass(String)
  /// The winner's rule is for a subclass of the loser's class.
  case lessDerivedClass(String, winner: String)
  /// The loser's container is further from the window than the winner's.
  case furtherIn(String, winner: String)
  /// The winner's containers begin with the same ones and are more.
  case shorterChain(isEmpty: Bool)
  case fewerTraits
  /// Both name the same container; the winner names it by a more derived class.
  case lessDerivedContainer(String, winner: String)
  /// An appearance object takes the place of a bar's older properties.
  case appearanceObject(String)
  /// The winner comes later in the sheet.
  case earlier

  /// Creates the reason why `loser` loses to `winner`.
  init(_ reason: Precedence.Reason, loser: AppearanceRule, winner: AppearanceRule) {
    func container(_ rule: AppearanceRule, _ index: Int) -> String {
      rule.containedIn[rule.containedIn.count - 1 - index]
    }
    self =
      switch reason {
      case .notOfClass: .ofClass(loser.className)
      case .moreDerivedClass: .lessDerivedClass(loser.className, winner: winner.className)
      case .furtherOut(let index):
        .furtherIn(container(loser, index), winner: container(winner, index))
      case .longerChain: .shorterChain(isEmpty: loser.containedIn.isEmpty)
      case .moreTraits: .fewerTraits
      case .moreDerivedContainer(let index):
        .lessDerivedContainer(container(loser, index), winner: container(winner, index))
      case .later: .earlier
      }
  }

  /// The reason in words, as `explain` prints it.
  public var why: String {
    switch self {
    case .instance: "a rule loses to the instance"
    case .composite: "a rule for the part loses to what was set on the control around it"
    case .ofClass(let name): "what \(name) brings for itself loses to any other rule"
    case .lessDerivedClass(let own, let winner): "less derived class: \(own), not \(winner)"
    case .furtherIn(let own, let winner): "\(own) is further in than \(winner)"
    case .shorterChain(let isEmpty): isEmpty ? "shorter chain: no container" : "shorter chain"
    case .fewerTraits: "fewer traits"
    case .lessDerivedContainer(let own, let winner):
      "less derived container: \(own), not \(winner)"
    case .appearanceObject(let name):
      "\(name) is set, and takes the place of the bar's older properties"
    case .earlier: "a later rule wins"
    }
  }
}

/// Why a value that somebody set does not count: what `explain` says beside it.
public enum LossReason: Sendable, Hashable {
  /// The object has a value of its own.
  case instance
  /// The control that made the object hands on what was set on itself.
  case composite
  /// The class brings the loser for itself.
  case ofClass(String)
  /// The winner's rule is for a subclass of the loser's class.
  case lessDerivedClass(String, winner: String)
  /// The loser's container lies inside of the winner's.
  case furtherIn(String, winner: String)
  /// The winner names the same containers and more.
  case shorterChain(isEmpty: Bool)
  case fewerTraits
  /// Both mean the same container, the winner by a more derived class.
  case lessDerivedContainer(String, winner: String)
  /// Nothing tells the rules apart but their order.
  case earlier

  /// Why `loser` loses to `winner`, which beats it for `reason`.
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

  /// The reason in words.
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
    case .earlier: "a later rule wins"
    }
  }
}

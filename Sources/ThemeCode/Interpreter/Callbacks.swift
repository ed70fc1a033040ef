/// The functions that are called without code that says so: by UIKit, by SwiftUI.
struct Callbacks {
  /// With which an application begins: the name without arguments, and what the whole name and its labels hold.
  var starts: [(name: String, holding: String)] = []
  /// Members with which a type begins an application that conforms to the protocol.
  var startMembers: (names: Set<String>, protocol: String)?
  /// Their names without arguments.
  var names: Set<String> = []
  /// The beginnings of their names.
  var prefixes: [String] = []
  /// Those that are called at launch, in the order in which that happens: the beginnings of their names, and what the
  /// whole name with its labels holds. The others are called later, if at all.
  var launch: [[(prefix: String, holding: String)]] = []
  /// The word by which code tells with which controller an application begins.
  var root = ""
  /// The ends of names of types whose objects the library hands out: a function that is given nothing else is run as it is.
  var handedOut: [String] = []
  /// The types whose initialisers are called: the beginning of their names, and whole names.
  var typePrefix = ""
  var types: Set<String> = []

  /// The place of a function in the order of launch; nil for one that is called later.
  ///
  /// - Parameter whole: the name with all labels.
  func launchPhase(_ name: String, _ whole: String) -> Int? {
    launch.firstIndex { phase in
      phase.contains {
        name.hasPrefix($0.prefix) && ($0.holding.isEmpty || whole.contains($0.holding))
      }
    }
  }

  /// Whether a function of this name, without its arguments, is called by them.
  func calls(_ name: String) -> Bool {
    let base = String(name.prefix { $0 != ":" })
    return names.contains(base) || prefixes.contains { base.hasPrefix($0) }
  }
}

import ObjectModel

/// Writes proxies.
struct ProxyCode {
  let language: CodeLanguage
  /// The oldest iOS that the code has to run on.
  let minimum: Int

  /// The proxy of a class, in containers from the inside out, and for traits.
  func text(
    _ className: String, containedIn containers: [String] = [],
    traits: [ExportedRule.Trait] = []
  ) throws(NoCode) -> ValueCode {
    var since = containers.isEmpty ? 0 : 9
    var collections: [String] = []
    for trait in traits {
      guard let code = UIKitNames.trait(trait.name, trait.value, in: language) else {
        throw NoCode("there are no rules for the trait '\(trait.name)' in code")
      }
      collections.append(code.text)
      since = max(since, code.since)
    }
    let collection =
      collections.count > 1
      ? language.choose(
        "UITraitCollection(traitsFrom: [\(collections.joined(separator: ", "))])",
        "[UITraitCollection traitCollectionWithTraitsFromCollections:@[\(collections.joined(separator: ", "))]]"
      ) : collections.first
    switch language {
    case .swift:
      let types = "[" + containers.map { "\($0).self" }.joined(separator: ", ") + "]"
      var arguments = collection.map { ["for: \($0)"] } ?? []
      if !containers.isEmpty { arguments.append("whenContainedInInstancesOf: \(types)") }
      return ValueCode(
        "\(className).appearance(\(arguments.joined(separator: ", ")))", since: since)
    case .objectiveC:
      let types = containers.map { "[\($0) class]" }.joined(separator: ", ")
      // The method of iOS 5 has a list that nil ends.
      let isOld = minimum < 9
      if isOld, !containers.isEmpty { since = traits.isEmpty ? 0 : max(8, since) }
      let within = isOld ? "\(types), nil" : "@[\(types)]"
      let word = isOld ? "ContainedIn" : "ContainedInInstancesOfClasses"
      let text =
        switch (collection, containers.isEmpty) {
        case (nil, true): "[\(className) appearance]"
        case (let collection?, true): "[\(className) appearanceForTraitCollection:\(collection)]"
        case (nil, false): "[\(className) appearanceWhen\(word):\(within)]"
        case (let collection?, false):
          "[\(className) appearanceForTraitCollection:\(collection) when\(word):\(within)]"
        }
      return ValueCode(text, since: since)
    }
  }
}

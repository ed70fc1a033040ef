import Controls
import ObjectModel

extension DocumentReader {
  /// Who sets the values.
  enum Setter {
    /// The document, on the object itself.
    case instance
    /// A rule, through the appearance proxy.
    case rule
  }

  /// The values of properties, by `NAME` or `NAME@AXES`.
  ///
  /// - Parameter ignoringUnknown: whether the class is only a guess, which is no ground for errors.
  mutating func settings(
    _ members: [Cursor.Member], of id: ClassTable.ID, for setter: Setter,
    ignoringUnknown: Bool = false
  ) -> [PropertySlot: AppearanceValue] {
    var result: [PropertySlot: AppearanceValue] = [:]
    var keys: [PropertySlot: String] = [:]
    for member in members {
      guard let setting = setting(member, of: id, for: setter, ignoringUnknown: ignoringUnknown)
      else { continue }
      guard let value = value(member.value, setting.type), let slot = setting.slot else { continue }
      if let first = keys.updateValue(member.key, forKey: slot) {
        report(PropertyProblem.setTwice(member.key, first: first), at: member.keyCursor)
      }
      result[slot] = value
    }
    return result
  }

  /// What a key says, its value aside.
  private struct Setting {
    var type: ValueType
    /// Nil where the value is read only to be judged.
    var slot: PropertySlot?
  }

  private mutating func setting(
    _ member: Cursor.Member, of id: ClassTable.ID, for setter: Setter, ignoringUnknown: Bool
  ) -> Setting? {
    let (name, axesText) = Self.split(member.key)
    guard let declaration = classes.property(name, of: id) else {
      if !ignoringUnknown {
        let known = classes.properties(of: id).map(\.name)
        report(
          PropertyProblem.unknown(
            name, of: classes.definition(id).name,
            known: setter == .instance ? known + ["class", "id"] : known),
          at: member.keyCursor)
      }
      return nil
    }
    if setter == .rule, let refusal = refusal(of: declaration, id) {
      report(refusal, at: member.keyCursor)
      return nil
    }
    let axes = axes(axesText, of: declaration, at: member.keyCursor)
    if declaration.since > system {
      warn(
        PropertyProblem.needsSystem(name, since: declaration.since, system: system),
        at: member.keyCursor)
      return Setting(type: declaration.type, slot: nil)
    }
    if !declaration.isDrawn, toldNotDrawn.insert(declaration).inserted {
      warn(PropertyProblem.notDrawnYet(name, of: classes.definition(id).name), at: member.keyCursor)
    }
    return Setting(type: declaration.type, slot: axes.map { PropertySlot(name, $0) })
  }

  /// `NAME@AXES` in two; the second nil without `@`.
  static func split(_ key: String) -> (name: String, axes: String?) {
    guard let at = key.firstIndex(of: "@") else { return (key, nil) }
    return (String(key[..<at]), String(key[key.index(after: at)...]))
  }

  mutating func axes(
    _ text: String?, of declaration: PropertyDeclaration, at cursor: Cursor
  ) -> AxisValues? {
    do {
      return try AxisValues(parsing: text, axes: declaration.axes)
    } catch {
      report(PropertyProblem.axes(error, of: declaration.name), at: cursor)
      return nil
    }
  }

  /// Why UIAppearance can't carry the property; nil where it can.
  private func refusal(
    of declaration: PropertyDeclaration, _ id: ClassTable.ID
  ) -> RuleProblem? {
    let owner = classes.definition(id)
    guard declaration.takesRules else {
      if case .object(let type) = declaration.type, owner.kind != .object,
        classes.hasProxy(type.base)
      {
        return .ruleForPart(declaration.name, type.base, owner: owner.name)
      }
      return declaration.type.isAppearanceType
        ? .readBeforeRules(declaration.name)
        : .notAppearanceType(declaration.name, type: declaration.type.name)
    }
    if declaration.type == .boolean, system < 8 { return .booleanRule(declaration.name) }
    return nil
  }
}

import ObjectModel

/// A reader of one topic, which decodes values and reports those that it cannot decode.
///
/// Every function takes a cursor to a value that may be a variable, and returns nil after an error.
protocol DocumentReading {
  var context: ReadingContext { get }
}

extension DocumentReading {
  /// The classes that documents can name.
  var classes: ClassTable { context.classes.table }

  /// Adds an error at the value that `cursor` points to.
  func report(_ problem: some DocumentProblem, at cursor: Cursor) {
    context.diagnostics.add(problem, .error, at: cursor)
  }

  /// Adds a warning at the value that `cursor` points to, unless it lies in something ignored.
  func warn(_ problem: some DocumentProblem, at cursor: Cursor) {
    guard !context.isIgnoring else { return }
    context.diagnostics.add(problem, .warning, at: cursor)
  }

  /// Adds an error that tells which kind of value was expected, as in `a number`.
  func reportKind(expected: String, at cursor: Cursor) {
    report(ValueProblem.wrongKind(expected: expected, found: cursor.node.value), at: cursor)
  }

  /// Whether a value is no variable, and in none, as most are: `resolved` gives the value itself.
  func standsForItself(_ cursor: Cursor) -> Bool {
    cursor.expanding.isEmpty && !Variable.mayBeNamed(by: cursor.node.value)
      && cursor.path.count <= ReadingLimits.depth
  }

  /// The value itself, or that of the variable that it names.
  func resolved(_ cursor: Cursor) -> Cursor? { resolved(cursor, isColor: false) }

  /// The value itself, or that of the variable that it names.
  ///
  /// - Parameter isColor: whether a colour is read, for which a mark may stand where it is not known.
  func resolved(_ cursor: Cursor, isColor: Bool) -> Cursor? {
    if standsForItself(cursor) { return cursor }
    var result = cursor
    if !result.expanding.isEmpty {
      context.substitutionCount += 1
      guard context.substitutionCount <= ReadingLimits.substitutions else {
        // Reported once: everything after it would only repeat it.
        if !context.hasTooManySubstitutions {
          context.hasTooManySubstitutions = true
          report(VariableProblem.tooManyValues(limit: ReadingLimits.substitutions), at: result)
        }
        return nil
      }
    }
    while let text = result.node.string, let name = Variable.name(in: text),
      !context.isReference(name)
    {
      if let start = result.expanding.firstIndex(of: name) {
        report(VariableProblem.cycle(Array(result.expanding[start...]) + [name]), at: result)
        return nil
      }
      guard let value = context.variables[name] else {
        report(
          context.tokensWithoutValue[name].map { VariableProblem.withoutValue(name, $0) }
            ?? .unknown(name, known: context.variableNames), at: result)
        return nil
      }
      guard result.expanding.count < ReadingLimits.chain else {
        report(VariableProblem.tooLongChain(limit: ReadingLimits.chain), at: result)
        return nil
      }
      if !result.expanding.isEmpty { context.substitutionCount += 1 }
      if let expression = value.object.flatMap(UnknownValue.expression) {
        guard isColor, context.marksUnknown else {
          noteUnknown(name, expression, at: result)
          return nil
        }
        return result.replaced(
          by: DocumentNode(.string(UnknownValue.mark), at: value.position), variable: name)
      }
      result = result.replaced(by: value, variable: name)
    }
    guard result.path.count <= ReadingLimits.depth else {
      report(ValueProblem.tooDeep(limit: JSONParser.depthLimit), at: result)
      return nil
    }
    return result
  }

  /// Notes the use of a variable that is not known, which is an error where a value is needed.
  func noteUnknown(_ name: String, _ expression: String, at cursor: Cursor) {
    let use = UnknownUse(variable: name, expression: expression)
    guard !context.noteUnknown(use) else { return }
    report(VariableProblem.notKnown(use), at: cursor)
  }

  /// Decodes every element, so that each is reported. Nil if one of them is wrong.
  func all<Value>(_ elements: [Cursor], _ decode: (Cursor) -> Value?) -> [Value]? {
    var result: [Value] = []
    var isWhole = true
    for element in elements {
      if let value = decode(element) {
        result.append(value)
      } else {
        isWhole = false
      }
    }
    return isWhole ? result : nil
  }

  // MARK: Objects

  /// The members of an object; keys that are not among `keys` are errors.
  ///
  /// - Parameter kind: the object's kind for messages, as in `a colour`.
  func fields(_ cursor: Cursor, of kind: String, keys: [String]) -> Fields? {
    guard let cursor = object(cursor, expected: kind) else { return nil }
    var result = Fields(cursor: cursor, members: [:])
    for member in cursor.members {
      if keys.contains(member.key) {
        result.members[member.key] = member.value
      } else {
        report(ValueProblem.unknownKey(member.key, of: kind, known: keys), at: member.keyCursor)
      }
    }
    return result
  }

  /// The member with `key`; that there is none is an error.
  ///
  /// - Parameter kind: the object's kind for messages, as in `a colour`.
  func required(_ key: String, in fields: Fields, of kind: String) -> Cursor? {
    if let cursor = fields[key] { return cursor }
    report(ValueProblem.missingKey(key, of: kind), at: fields.cursor)
    return nil
  }

  /// An object, whatever its keys.
  ///
  /// - Parameter expected: the object's kind for messages, as in `an object of classes`.
  func object(_ cursor: Cursor, expected: String) -> Cursor? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.object != nil else {
      reportKind(expected: expected, at: cursor)
      return nil
    }
    return cursor
  }
}

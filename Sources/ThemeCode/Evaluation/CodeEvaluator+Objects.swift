extension CodeEvaluator {
  /// The value as a variable has it: structures are copied, objects are shared.
  func owned(_ value: CodeValue) -> CodeValue {
    guard case .object(let object) = value.plain, let type = index.types[object.className],
      !type.isClass
    else { return value }
    let copy = CodeObject(object.className)
    for member in object.members {
      copy[member.name] = owned(member.value)
      copy.note(object.places[member.name] ?? [], for: member.name)
    }
    return .object(copy)
  }

  /// The type whose methods `self` has: that of the object, where it derives from the type whose code runs.
  func dynamicType(of receiver: CodeValue, in owner: String) -> String {
    guard case .object(let object) = receiver.plain,
      index.lineage(object.className).contains(owner)
    else { return owner }
    return object.className
  }

  /// The superclass of a type of the code.
  func superclass(of type: String) -> String? { index.types[type]?.inherited.first }

  /// Runs the method of the superclass in the code; nil if there is none.
  func callSuper(_ name: String, _ arguments: [Argument], _ scope: CodeScope) -> CodeValue? {
    guard let owner, let superclass = superclass(of: owner), let own = scope.value("self") else {
      return nil
    }
    return callOwn(name, arguments, of: superclass, on: own)
  }

  /// Whether a method without its receiver belongs to a proxy or an appearance of UIKit.
  func takesMethods(_ value: CodeValue, _ name: String) -> Bool {
    if !canvases.isEmpty, Self.drawingColorSetters.contains(name) { return true }
    return switch value.plain {
    case .color: name == "withAlphaComponent" || name == "colorWithAlphaComponent"
    case .proxy: name.hasPrefix("set") && name.count > 3
    case .object(let object):
      AppearanceObjects.isAppearance(object.className)
        && (name.hasPrefix("set") || name.hasPrefix("configureWith") || name == "copy")
    default: false
    }
  }

  /// Whether a value is of a class of Foundation or UIKit; nil if that is not known.
  func isOfClass(_ value: CodeValue, _ name: String) -> Bool? {
    let plain = name.hasPrefix("NSMutable") ? "NS" + name.dropFirst("NSMutable".count) : name
    switch value.plain {
    case .null: return false
    case .string: return ["NSString", "String"].contains(plain)
    case .number, .boolean: return ["NSNumber", "NSValue"].contains(plain)
    case .array: return ["NSArray", "Array"].contains(plain)
    case .dictionary: return ["NSDictionary", "Dictionary"].contains(plain)
    case .color: return plain == "UIColor"
    case .font: return plain == "UIFont"
    case .image, .filled: return plain == "UIImage"
    case .object(let object) where index.types[object.className] != nil:
      return index.lineage(object.className).contains(name)
    default: return nil
    }
  }

  /// The messages and properties that tell the number in an object.
  static let numberNames: Set<String> = [
    "boolValue", "floatValue", "doubleValue", "integerValue", "intValue", "CGFloatValue",
    "cgFloatValue", "unsignedIntegerValue", "unsignedIntValue", "longValue", "unsignedLongValue",
  ]

  /// The scale of the screen that code asks for, which documents don't know.
  func screenScale() -> CodeValue {
    note("the scale of the screen is not known here; 2 is taken, as most have")
    return .number(2)
  }

  /// A value that begins with a dot, or a case that may be one, as a property of an appearance has it.
  func fitted(_ value: CodeValue, to property: String, of className: String) -> CodeValue {
    guard let type = AppearanceObjects.type(of: property, in: className) else { return value }
    switch value {
    case .symbol(let name, nil): return ownMember(name, of: type, self: .type(type)) ?? value
    case .implicit: return typed(value, as: type)
    default: return value
    }
  }
}

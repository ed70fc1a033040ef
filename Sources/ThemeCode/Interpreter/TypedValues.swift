/// Values as their places have them: by the place's type, as its own copy, with its name.
struct TypedValues {
  let context: CodeContext

  /// The value as the place of a type has it: a case with its type, the numbers of a structure.
  func typed(_ value: CodeValue, as type: String?) -> CodeValue {
    guard let type = type?.trimmingOptional else { return value }
    let (index, library) = (context.index, context.library)
    switch value {
    case .from(let origin, let inner): return typed(inner, as: type).from(origin)
    case .implicit(let implicit):
      guard
        let known = index.typeName(type, in: context.owner)
          ?? index.typeName(type, in: implicit.owner)
          ?? (type.hasPrefix(library.prefix) ? type : nil)
      else { return value }
      return context.evaluate(implicit, as: known)
    case .symbol(let name, nil):
      if index.isCase(name, of: type) { return .symbol(name, type: type) }
      if let own = context.ownMember(name, of: type, self: .type(type)) { return own }
      if case .library(let made)? = library.value(name), made.extendedTypes.contains(type) {
        return .library(made)
      }
      return value
    case .array(let parts) where library.structures.contains(type): return .numbers(parts)
    case .array(let parts) where type.hasPrefix("["):
      let inner = String(type.dropFirst().dropLast())
      return .array(parts.map { typed($0, as: inner) })
    case .dictionary(let members) where type.hasPrefix("[") && type.contains(":"):
      let inner = type.dropLast().split(separator: ":", maxSplits: 1).last.map {
        String($0).trimmed
      }
      return .dictionary(members.map { (key: $0.key, value: typed($0.value, as: inner)) })
    default: return value
    }
  }

  /// A whole number as one with a fraction, where the type is one of these.
  func real(_ value: CodeValue, as type: String?) -> CodeValue {
    guard let type, context.library.reals.contains(type),
      case .number(let number, let text, true) = value.bare
    else { return value }
    return CodeValue.number(number, text: text, isInteger: false).from(value.origin)
  }

  /// The value as a variable has it: structures are copied, objects are shared.
  func owned(_ value: CodeValue) -> CodeValue {
    guard case .object(let object) = value.plain,
      let type = context.index.types[object.className], !type.isClass
    else { return value }
    // Structures in structures are copied, too; two that hold each other would be so without an end.
    let size = ValueSize(of: value, followsObjects: true)
    context.interpreter.charge(size.parts)
    guard !size.isTooLarge else { return context.tooLarge(object.className) }
    return .object(object.copy(owned))
  }

  /// The value with its name, if it is one that a designer would look for by that name.
  func named(_ variable: String, _ value: CodeValue) -> CodeValue {
    // An instance variable is its property.
    let name = variable.hasPrefix("_") ? String(variable.dropFirst()) : variable
    return switch value {
    case .from(let origin, let inner): named(variable, inner).from(origin)
    case .library(let made) where made.takesName: .named(name, value)
    case .conditional(let test, _, _) where test.key == context.library.variantTrait:
      .named(name, value)
    default: value
    }
  }
}

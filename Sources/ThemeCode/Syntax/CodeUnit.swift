public import ScreenFormat

/// A function, a method, or what computes a property.
public struct CodeFunction: Sendable {
  /// A parameter.
  public struct Parameter: Sendable {
    /// The label in Swift; nil for `_` and in Objective-C.
    public var label: String?
    /// The name in the body.
    public var name: String
    /// The type, as it is written.
    public var type: String?
    /// The value of an argument that is left out.
    public var value: CodeExpression?
  }

  /// What runs when a property is set.
  public enum Observer: String, Sendable {
    /// In place of the setting.
    case set
    /// Before it.
    case willSet
    /// After it.
    case didSet
  }

  /// The name; a whole selector in Objective-C.
  public var name: String
  /// The type that it belongs to; nil for a function of the file.
  public var owner: String?
  /// Whether it is called on the type itself.
  public var isStatic: Bool
  /// The parameters in their order.
  public var parameters: [Parameter]
  /// The statements that it runs.
  public var body: [CodeStatement]
  /// Whether it computes a property, and so is used without parentheses.
  public var isGetter = false
  /// When it runs, if it belongs to a property that is set and has its name; nil for others.
  public var observer: Observer?
  /// Whether a control, a notification or a timer may call it by its selector.
  public var isAction = false
  /// The selector that is written for Objective-C; nil for that of its name and labels.
  public var objectiveCName: String?
  /// Whether it is a macro of statements, which run as if they stood where it is used.
  public var isMacro = false
  /// Where its name stands.
  public var position: SourcePosition
}

extension CodeFunction {
  /// The selector by which Objective-C calls a method of Swift, such as `setupWithTheme:` for `setup(theme:)`; nil for
  /// one without arguments, whose name it is, and for methods of Objective-C.
  var selector: String? {
    guard observer == nil else { return nil }
    if let objectiveCName { return objectiveCName }
    guard owner != nil, let first = parameters.first, !name.contains(":"), !isGetter else {
      return nil
    }
    var text = name
    if let label = first.label {
      text += "With" + label.prefix(1).uppercased() + label.dropFirst()
    }
    for parameter in parameters.dropFirst() { text += ":" + (parameter.label ?? "") }
    return text + ":"
  }
}

/// A constant or a stored variable outside of functions.
public struct CodeConstant: Sendable {
  /// The name.
  public var name: String
  /// The type that it belongs to; nil for one of the file.
  public var owner: String?
  /// Whether it belongs to the type itself.
  public var isStatic: Bool
  /// The type, as it is written.
  public var type: String?
  /// The value; nil where others set it.
  public var value: CodeExpression?
  /// Whether `UIAppearance` may set it: `@objc dynamic` in Swift.
  public var isDynamic = false
  /// Where its name stands.
  public var position: SourcePosition
}

/// A class, structure or enumeration, or an extension of one.
public struct CodeType: Sendable {
  /// The name.
  public var name: String
  /// The superclass and protocols, in their order.
  public var inherited: [String]
  /// The name that Objective-C has for it, as in `@objc(Name)`; nil for its own.
  public var objectiveCName: String?
  /// The cases of an enumeration with their raw values.
  public var cases: [(name: String, value: CodeExpression?)] = []
  /// Whether its instances are shared rather than copied.
  public var isClass = true
  /// Whether it only adds to a type that may be UIKit's.
  public var isExtension = false
  /// Where its name stands.
  public var position: SourcePosition
}

/// A part of a file that could not be read.
public struct CodeProblem: Sendable, Hashable {
  /// Where it begins.
  public var position: SourcePosition
  /// A sentence without a full stop.
  public var message: String
}

/// The declarations of one file.
public struct CodeUnit: Sendable {
  /// The path of the file, as messages name it.
  public var file: String
  /// Its functions and methods in order.
  public var functions: [CodeFunction] = []
  /// Its constants in order.
  public var constants: [CodeConstant] = []
  /// Its types in order.
  public var types: [CodeType] = []
  /// The classes that it implements, whose declarations may not be given.
  public var implemented: [CodeType] = []
  /// The parts that could not be read.
  public var problems: [CodeProblem] = []

  init(file: String) { self.file = file }
}

import ScreenFormat

/// Runs code: declarations, with a library that it calls.
///
/// It knows Swift's and Objective-C's statements and values. What it does not know about a value it says by an
/// unknown one, and where a condition asks for a trait, it runs both branches and keeps apart what they do.
final class Interpreter {
  let index: CodeIndex
  let library: CodeLibrary
  /// The version of iOS that conditions ask for.
  let system: Int
  /// The user's answers to conditions that nothing else decides.
  let definitions: [String: Bool]
  var journal = Journal()
  /// The questions that conditions depended on since `ConditionEvaluator.decide` began.
  var questions: Set<Question> = []
  var memory = Memory()
  /// The functions that tell the theme something, themselves or by what they call, and the names of these.
  var reachingTheme: (functions: Set<CodePlace>, names: Set<String>) = ([], [])
  /// What was assumed, by the numbers of their tests.
  var assumptions: [Assumption] = []
  /// The function that runs though nothing calls it at launch; nil at launch.
  var later: String?
  /// What code makes, for as long as its effects are used.
  let arena = CodeArena()
  /// The steps of the functions of each file.
  private var stepsByFile: [String: Int] = [:]
  private var steps = 0
  /// Whether the end of the steps was noted for the file.
  private var isExhausted = false
  /// The number of expressions whose values are asked for by each other.
  var evaluations = 0

  /// A question of a condition that is no trait.
  enum Question {
    case system
    /// Whether the code is built to look for faults.
    case debugging
  }

  /// Results that are computed once.
  struct Memory {
    var constants: [String: CodeValue] = [:]
    /// The constants that are being computed.
    var pending: Set<String> = []
    /// The results of functions that make one object and keep it.
    var kept: [String: CodeValue] = [:]
    /// The functions that have called themselves too often.
    var endless: Set<String> = []
    /// What the library does only once.
    var marks: Set<String> = []
    /// The functions that have run.
    var hasRun: Set<CodePlace> = []
  }

  init(_ index: CodeIndex, library: CodeLibrary, system: Int, definitions: [String: Bool]) {
    self.index = index
    self.library = library
    self.system = system
    self.definitions = definitions
  }

  /// Runs a function that nobody calls.
  ///
  /// - Returns: its effects.
  func run(_ beginning: CodeIndex.Located<CodeFunction>) -> ArraySlice<CodeEffect> {
    let count = journal.effects.count
    let function = beginning.declaration
    // A file that takes too many leaves the others theirs.
    steps = stepsByFile[beginning.file] ?? 0
    isExhausted = steps > CodeLimits.steps
    defer { stepsByFile[beginning.file] = steps }
    var context = CodeContext(
      self, file: beginning.file, owner: function.owner, at: function.position)
    if let owner = function.owner {
      let own: CodeValue =
        function.isStatic
        ? .type(owner)
        : function.name == "init"
          ? .object(context.makeObject(owner)) : makeInstance(of: owner, context)
      context.scope.declare("self", own)
    }
    for parameter in function.parameters {
      context.scope.declare(parameter.name, argument(for: parameter, context))
    }
    memory.hasRun.insert(context.place)
    context.place.position = .start
    _ = context.run(function.body)
    return journal.effects[count...]
  }

  /// An object of a type of the code, made without arguments.
  func makeInstance(of type: String, _ context: CodeContext) -> CodeValue {
    let object = CodeValue.object(context.makeObject(type))
    return context.callOwn("init", [], of: type, on: object) ?? object
  }

  /// Whether a function tells the theme something, itself or by what it calls.
  func mayReachTheme(_ function: CodeIndex.Located<CodeFunction>) -> Bool {
    reachingTheme.functions.contains(
      CodePlace(file: function.file, position: function.declaration.position))
  }

  /// Whether a body calls a function that may tell the theme something, by its name.
  func mayReachTheme(_ body: [CodeStatement]) -> Bool {
    var count = 0
    defer { charge(count / 4) }
    return CodeWalk.contains(body) { expression in
      count += 1
      switch expression.kind {
      case .call(let callee, _):
        switch callee.kind {
        case .name(let name), .member(_, let name):
          return reachingTheme.names.contains(name)
            || name.first?.isUppercase == true && reachingTheme.names.contains("init \(name)")
        default: return false
        }
      case .message(_, let selector, _): return reachingTheme.names.contains(selector)
      default: return false
      }
    }
  }

  /// The argument of a function that nobody calls.
  private func argument(
    for parameter: CodeFunction.Parameter, _ context: CodeContext
  ) -> CodeValue {
    let type = parameter.type?.trimmingOptional.filter { $0 != "*" && $0 != " " }
    if let type, let known = library.arguments[type] { return known }
    var outside = context
    outside.scope = CodeScope()
    return parameter.value.map { outside.evaluate($0) } ?? .unknown(parameter.name)
  }

  /// Counts a step; false once there were too many.
  func step(_ context: CodeContext) -> Bool {
    steps += 1
    guard steps > CodeLimits.steps else { return true }
    if !isExhausted {
      context.note(
        "the code of this file takes more than \(CodeLimits.steps) steps; what comes after this is left out"
      )
      isExhausted = true
    }
    return false
  }

  /// Counts steps that something takes besides.
  func charge(_ count: Int) { steps += count }
}

extension String {
  /// A type's name without what makes it optional.
  var trimmingOptional: String {
    var slice = self[...]
    while let last = slice.last, last == "?" || last == "!" { slice.removeLast() }
    return String(slice)
  }
}

/// The settings of the user, as a fresh install has them: nothing, but for what code itself registers and stores.
struct UserDefaultsRows {
  /// What code stored, by key.
  private final class Store {
    var values: [String: CodeValue] = [:]
  }

  /// The shared object.
  private struct Defaults: LibraryValue {
    var rowType: String { UserDefaultsRows.type }
  }

  private static let type = "UserDefaults"
  private let store = Store()

  var rows: [CodeLibrary.Row] {
    let names = [Self.type, "NSUserDefaults"]
    return names.flatMap { name in
      [
        .typeProperty(name, "standard", "standardUserDefaults") { _ in .library(Defaults()) },
        .constructor(name, "init", "standardUserDefaults", "initWithSuiteName") { _ in
          .library(Defaults())
        },
      ]
    } + [
      .method(Self.type, "bool", "boolForKey") { value($0, else: .boolean(false)) },
      .method(Self.type, "integer", "integerForKey") {
        value($0, else: .number(0, isInteger: true))
      },
      .method(Self.type, "float", "floatForKey", "double", "doubleForKey") {
        value($0, else: .number(0))
      },
      .method(
        Self.type, "object", "objectForKey", "string", "stringForKey", "array", "arrayForKey",
        "stringArray", "stringArrayForKey", "dictionary", "dictionaryForKey", "data", "dataForKey",
        "url", "URLForKey", "value", "valueForKey"
      ) { value($0, else: .null) },
      .method(
        Self.type, "set", "setValue", "setObject", "setBool", "setInteger", "setFloat", "setDouble",
        "setURL"
      ) { call in
        if let key = call.values.last?.text, call.values.count == 2, !call.context.isUnlikely {
          store.values[key] = call.first
        }
        return .nothing
      },
      .method(Self.type, "register", "registerDefaults") { call in
        if case .dictionary(let members)? = call.first?.plain {
          for member in members {
            guard let key = member.key.text, store.values[key] == nil else { continue }
            store.values[key] = member.value
          }
        }
        return .nothing
      },
      .method(Self.type, "synchronize") { _ in .boolean(true) },
      .method(Self.type, "removeObject", "removeObjectForKey") { call in
        call.first?.text.map { store.values[$0] = nil }
        return .nothing
      },
    ]
  }

  private func value(_ call: LibraryCall, else fresh: CodeValue) -> CodeValue {
    call.first?.text.flatMap { store.values[$0] } ?? fresh
  }
}

/// Swift's own library and Foundation, as far as theme code uses them.
enum FoundationLibrary {
  static func add(to library: inout CodeLibrary) {
    library.add(
      NumberRows.rows + TextRows.rows + TextScanner.rows + CharacterSetValue.rows + ListRows.rows
        + UserDefaultsRows().rows + rows)
    TextRows.addMutations(to: &library)
    TextScanner.addMutations(to: &library)
    ListRows.addMutations(to: &library)
    library.reals.formUnion(["float", "double", "Double", "Float"])
    library.once.insert("dispatch_once")
  }

  private typealias Row = CodeLibrary.Row

  private static var rows: [Row] {
    [
      .function("dispatch_async", "dispatch_once", "dispatch_after") { call in
        if let closure = call.values.last?.closure { _ = call.run(closure) }
        return .nothing
      },
      .function("NSClassFromString") { call in
        call.first?.text.map { .type($0) } ?? .unknown(call.name)
      },
      .function("NSLocalizedString", "type") { $0.first },
      // Xcode's migrator writes helpers of such names into files.
      .function { call in
        ["convertTo", "convertFrom"].contains(where: call.name.hasPrefix) ? call.first : nil
      },
      .constant { call in
        guard let version = SystemVersions.named(call.name, system: call.system) else { return nil }
        call.asksForSystem()
        return .number(version, isInteger: false)
      },
      .method(RowType.any, "isKindOfClass", "isMemberOfClass", "isKind") { call in
        guard let type = call.first?.className else { return nil }
        return isKind(call.receiver, of: type).map { .boolean($0) }
      },
    ]
  }

  /// Whether a value is of a class of Foundation; nil if that is not known.
  private static func isKind(_ value: CodeValue, of name: String) -> Bool? {
    let plain = name.hasPrefix("NSMutable") ? "NS" + name.dropFirst("NSMutable".count) : name
    switch value.plain {
    case .null: return false
    case .string: return ["NSString", "String"].contains(plain)
    case .number, .boolean: return ["NSNumber", "NSValue"].contains(plain)
    case .array: return ["NSArray", "Array"].contains(plain)
    case .dictionary: return ["NSDictionary", "Dictionary"].contains(plain)
    case .library(let made):
      return made.extendedTypes.isEmpty ? nil : made.extendedTypes.contains(plain)
    default: return nil
    }
  }
}

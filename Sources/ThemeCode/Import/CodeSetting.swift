/// The target of a rule, whatever its value.
struct CodeSetting: Hashable {
  private var proxy: CodeProxy
  private var property: String
  private var axes: [String]

  init(_ proxy: CodeProxy, _ setter: CodeSetter) {
    self.proxy = proxy
    self.proxy.traits.removeAll { $0.assumption != nil }
    property = setter.property
    axes = setter.axes.map { "\($0.label) \($0.value.symbol ?? "")" }
  }
}

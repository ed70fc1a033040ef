import ObjectModel

/// A block or closure with what it can see.
struct CodeClosure {
  var parameters: [String]
  var body: [CodeStatement]
  var scope: CodeScope
  var file: String
  var owner: String?
}

/// An expression that begins with a dot, with what it can see.
final class CodeImplicit {
  let expression: CodeExpression
  let scope: CodeScope
  let file: String
  let owner: String?

  init(_ expression: CodeExpression, in context: CodeContext) {
    self.expression = expression
    scope = context.captured
    file = context.file
    owner = context.owner
  }
}

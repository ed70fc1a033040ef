/// What code makes and may hold each other: objects, and the variables that closures see. They live as long as the
/// arena, which lets go of them one by one: a chain of a million would be released from within each other.
final class CodeArena {
  private var objects: [CodeObject] = []
  private var scopes: [CodeScope] = []

  func keep(_ object: CodeObject) { objects.append(object) }

  func keep(_ scope: CodeScope) {
    guard !scope.isKept else { return }
    scope.isKept = true
    scopes.append(scope)
  }

  /// Empties all objects and scopes. Nothing may use them any more.
  func clear() {
    for scope in scopes { scope.clear() }
    for object in objects { object.clear() }
  }
}

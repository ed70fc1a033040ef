import ObjectModel

/// A class as a document declares it.
struct DeclaredClass {
  var name: String
  /// The declaration.
  var cursor: Cursor
  /// The name, for messages.
  var keyCursor: Cursor
  /// The superclass; of an extension of a class of UIKit that class itself.
  var superclass: String
  var superclassCursor: Cursor
  var properties: [PropertyDeclaration] = []
  /// The members; nil for a declaration by its superclass alone.
  var fields: Fields?
  /// The defaults of those properties that have one.
  var defaults: [(name: String, cursor: Cursor)] = []
  /// The properties that take the place of a superclass's, with its name; checked once every class
  /// is known.
  var substitutions: [(property: PropertyDeclaration, name: String, cursor: Cursor)] = []
  /// The properties whose setters set another one, with its name.
  var targets: [(property: PropertyDeclaration, name: String, cursor: Cursor)] = []
  /// Whether it only adds to a class of UIKit.
  var isExtension: Bool { superclass == name }
  /// The classes of properties that hold objects; looked up once every class is known.
  var objectClasses: [(name: String, cursor: Cursor)] = []
}

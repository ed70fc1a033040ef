/// The members of an object whose keys were checked.
struct Fields {
  /// The object.
  var cursor: Cursor
  var members: [String: Cursor]

  /// The member with `key`, if the object has one.
  subscript(key: String) -> Cursor? { members[key] }
}

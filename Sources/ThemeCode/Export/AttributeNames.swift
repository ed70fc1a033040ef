import ObjectModel

/// The names of text attributes in code.
enum AttributeNames {
  /// The key of attributes in Objective-C, and the type of its values, by the key in documents.
  static let all: [String: (name: String, type: ValueType)] = [
    "font": ("NSFontAttributeName", .font),
    "foregroundColor": ("NSForegroundColorAttributeName", .color),
    "textColor": ("NSForegroundColorAttributeName", .color),
    "backgroundColor": ("NSBackgroundColorAttributeName", .color),
    "kern": ("NSKernAttributeName", .number),
    "underlineStyle": ("NSUnderlineStyleAttributeName", .integer),
    "underlineColor": ("NSUnderlineColorAttributeName", .color),
    "strikethroughStyle": ("NSStrikethroughStyleAttributeName", .integer),
    "strokeColor": ("NSStrokeColorAttributeName", .color),
    "strokeWidth": ("NSStrokeWidthAttributeName", .number),
    "baselineOffset": ("NSBaselineOffsetAttributeName", .number),
  ]
}

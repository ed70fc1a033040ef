import ScreenFormat

/// The text of a theme: JSON with a comment above each rule.
enum ThemeText {
  /// The text of a theme.
  ///
  /// - Parameters:
  ///   - members: the theme's members other than its rules, in order.
  ///   - rules: its rules.
  ///   - fileNames: the names of files in comments, by their paths.
  static func text(
    _ members: [(String, DocumentValue)], _ rules: [ThemeRule], fileNames: [String: String]
  ) -> String {
    var parts = members.map {
      "  \($0.0.quotedJSON): " + JSONWriter.filled($0.1, indent: "  ", column: $0.0.count + 6)
    }
    if !rules.isEmpty {
      let texts = rules.enumerated().map { offset, rule in
        var text = "    // \(places(rule.places, fileNames))"
        if !rule.assumed.isEmpty {
          text += ", assuming \(rule.assumed.map(Quotation.escaped).joined(separator: ", "))"
        }
        text += "\n    "
        text += JSONWriter.filled(rule.document, indent: "    ", column: 4)
        return text + (offset == rules.count - 1 ? "" : ",")
      }
      parts.append("  \"appearance\": [\n" + texts.joined(separator: "\n") + "\n  ]")
    }
    return "{\n" + parts.joined(separator: ",\n") + "\n}\n"
  }

  /// `File.swift:12-14, 20`: the lines of statements by file.
  private static func places(
    _ places: [CodePlace], _ fileNames: [String: String]
  ) -> String {
    var files: [(file: String, lines: [Int])] = []
    for place in places {
      if let index = files.firstIndex(where: { $0.file == place.file }) {
        files[index].lines.append(place.position.line)
      } else {
        files.append((place.file, [place.position.line]))
      }
    }
    return files.map { file, lines in
      var ranges: [ClosedRange<Int>] = []
      for line in Set(lines).sorted() {
        if let last = ranges.last, line <= last.upperBound + 1 {
          ranges[ranges.count - 1] = last.lowerBound...line
        } else {
          ranges.append(line...line)
        }
      }
      let texts = ranges.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
      }
      return Quotation.escaped(fileNames[file] ?? file) + ":" + texts.joined(separator: ",")
    }.joined(separator: ", ")
  }
}

extension String {
  /// The string as JSON writes it.
  fileprivate var quotedJSON: String { JSONWriter.line(.string(self)) }
}

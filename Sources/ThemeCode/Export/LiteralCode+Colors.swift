import ObjectModel
import ScreenFormat

extension LiteralCode {
  /// A colour by its digits or its name.
  func color(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    switch value {
    case .string(let text) where text.hasPrefix("#"):
      guard HexColor.parse(text) != nil else { throw unfit }
      var digits = text.dropFirst().compactMap(\.hexDigitValue)
      if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
        Self.share(digits[$0] * 16 + digits[$0 + 1])
      }
      return color4(
        ["red", "green", "blue"], Array(bytes.prefix(3)), bytes.count > 3 ? bytes[3] : "1")
    case .string(let name):
      guard let entry = NamedColors.entry(name) else { throw unfit }
      let isFixed = NamedColors.fixed[name] != nil || name == "groupTableViewBackground"
      // UIKit's header: these eight came with iOS 7, and their darker shades with iOS 13.
      let early = [
        "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
        "systemPurple", "systemTeal", "systemGray",
      ]
      let since = isFixed ? 0 : early.contains(name) ? 7 : entry.since
      return ValueCode(
        language.choose("UIColor.\(name)", "[UIColor \(name)Color]"), since: since)
    default: throw unfit
    }
  }

  /// A byte as a share of 255.
  private static func share(_ byte: Int) -> String {
    byte == 0 ? "0" : byte == 255 ? "1" : "\(byte) / 255.0"
  }

  func color4(_ labels: [String], _ parts: [String], _ alpha: String) -> ValueCode {
    let all = zip(labels + ["alpha"], parts + [alpha])
    let swift = all.map { "\($0): \($1)" }.joined(separator: ", ")
    let objectiveC = all.map { "\($0):\($1)" }.joined(separator: " ")
    return ValueCode(
      language.choose(
        "UIColor(\(swift))", "[UIColor colorWith\(UIKitNames.capitalized(objectiveC))]"))
  }

  /// A colour by its components.
  func components(_ object: DocumentObject) throws(NoCode) -> ValueCode {
    let alpha = try object["alpha"].map { (node) throws(NoCode) in try number(node.value) } ?? "1"
    for labels in [["white"], ["red", "green", "blue"], ["hue", "saturation", "brightness"]] {
      let nodes = labels.compactMap { object[$0] }
      guard nodes.count == labels.count else { continue }
      var parts: [String] = []
      for node in nodes { parts.append(try number(node.value)) }
      if object["space"]?.string == "displayP3" {
        var code = color4(["displayP3Red", "green", "blue"], parts, alpha)
        code.since = 10
        return code
      }
      return color4(labels, parts, alpha)
    }
    throw unfit
  }

  /// A colour of a catalogue.
  func named(_ name: String) -> ValueCode {
    let text = language.literal(name)
    return ValueCode(
      language.choose("UIColor(named: \(text)) ?? .clear", "[UIColor colorNamed:\(text)]"),
      since: 11)
  }
}

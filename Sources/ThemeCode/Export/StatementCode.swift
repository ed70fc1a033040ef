package import ObjectModel
import ScreenFormat

/// Code that sets one property, for a person to paste.
package enum StatementCode {
  /// The receiver of the value.
  package enum Target: Sendable, Hashable {
    /// The appearance proxy of the class, in containers from the inside out.
    case proxy(containedIn: [String] = [])
    /// An object by the expression that names it in code, such as `label`.
    case object(String)
  }

  /// The statement that gives a property of a class a value, in Swift or Objective-C:
  /// `UISwitch.appearance().onTintColor = UIColor.orange`, `[[UIButton appearance] setTitleColor:…
  /// forState:UIControlStateHighlighted];`. A shadow or an appearance object takes lines of its own before it.
  ///
  /// Code for a rule says nothing about `#available`: property and value may be newer than the oldest iOS
  /// of the application.
  ///
  /// - Parameters:
  ///   - className: the class of the rule or object, built-in or declared.
  ///   - name: the property, without its axes.
  ///   - value: the value. Variables are resolved: they become values, not constants.
  ///   - axes: the state, bar metrics and so on that the value is for.
  ///   - target: the proxy of the class, or an object.
  ///   - language: Swift or Objective-C.
  ///   - classes: the built-in classes and those of the documents: `ScreenContext.classes`.
  /// - Returns: lines without indentation, and without a line's end behind the last.
  /// - Throws: `NoCode` with the reason, where UIKit has no setter for the property, or code can't say the
  ///   value (a drawn image is a file, a view belongs to one object, a tint is each object's own).
  package static func text(
    of className: String, _ name: String, _ value: AppearanceValue,
    for axes: AxisValues = .normal, target: Target = .proxy(), in language: CodeLanguage,
    classes: ClassTable
  ) throws(NoCode) -> String {
    guard let id = classes.id(named: className), let property = classes.property(name, of: id)
    else { throw NoCode("'\(className)' has no property '\(name)'") }
    var writer = CodeWriter(language, classes: classes)
    if let reason = UIKitSetters.absence(of: name, id, in: classes) { throw NoCode(reason) }
    let receiver =
      switch target {
      case .proxy(let containers): try writer.proxies.text(className, containedIn: containers).text
      case .object(let text): text
      }
    let code = try writer.statements(
      receiver, className, property, axes, DocumentPrinter.written(value))
    return (code.setup + [code.text]).joined(separator: "\n")
  }
}

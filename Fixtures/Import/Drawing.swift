// Pictures that code draws: fills, paths, rounded rectangles, a border, a gradient.
import UIKit
enum Draw {
  static func arrow(_ color: UIColor) -> UIImage {
    let size = CGSize(width: 12, height: 20)
    let renderer = UIGraphicsImageRenderer(size: size)
    return renderer.image { context in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: size.width - 2, y: 2))
      path.addLine(to: CGPoint(x: 2, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width - 2, y: size.height - 2))
      path.lineWidth = 2
      path.lineCapStyle = .round
      color.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
  static func pill(height: CGFloat, fill: UIColor, border: UIColor? = nil) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: height + 1, height: height)
    return UIGraphicsImageRenderer(bounds: bounds).image { ctx in
      ctx.cgContext.setFillColor(fill.cgColor)
      UIBezierPath(roundedRect: bounds, cornerRadius: height / 2).fill()
      fill.setFill()
      UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4)).fill()
      if let border = border { border.setStroke(); UIBezierPath(ovalIn: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke() }
    }.resizableImage(withCapInsets: UIEdgeInsets(top: height / 2, left: height / 2, bottom: height / 2, right: height / 2))
  }
  static func line(_ color: UIColor) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 0.5), false, 0)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.setFillColor(color.cgColor)
    context.fill(CGRect(origin: .zero, size: CGSize(width: 1, height: 0.5)))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
  static func gradient(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 44)).image { c in
      let g = CGGradient(colorsSpace: nil, colors: [color.cgColor] as CFArray, locations: nil)!
      c.cgContext.drawLinearGradient(g, start: .zero, end: CGPoint(x: 0, y: 44), options: [])
    }
  }
}
extension UIColor { static let ocean = UIColor(red: 0, green: 0.4, blue: 0.7, alpha: 1) }
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    UINavigationBar.appearance().backIndicatorImage = Draw.arrow(.ocean)
    UINavigationBar.appearance().backIndicatorTransitionMaskImage = Draw.arrow(.ocean)
    UINavigationBar.appearance().shadowImage = Draw.line(UIColor { $0.userInterfaceStyle == .dark ? .black : .ocean })
    UINavigationBar.appearance().setBackgroundImage(Draw.gradient(.ocean), for: .default)
    UIButton.appearance().setBackgroundImage(Draw.pill(height: 30, fill: .ocean), for: .normal)
    UIButton.appearance().setBackgroundImage(Draw.pill(height: 30, fill: UIColor.ocean.withAlphaComponent(0.5), border: .white), for: .highlighted)
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
    attributes.updateValue(UIFont.boldSystemFont(ofSize: 20), forKey: .font)
    UINavigationBar.appearance().titleTextAttributes = attributes
    return true
  }
}

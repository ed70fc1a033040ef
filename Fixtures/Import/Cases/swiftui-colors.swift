import SwiftUI

extension ShapeStyle where Self == Color { static var brand: Color { Color(hex: "#112233") } }

extension Color {
  init(hex: String) {
    let scanner = Scanner(string: hex.replacingOccurrences(of: "#", with: ""))
    var rgb: UInt64 = 0
    scanner.scanHexInt64(&rgb)
    self.init(
      red: Double((rgb >> 16) & 0xff) / 255, green: Double((rgb >> 8) & 0xff) / 255,
      blue: Double(rgb & 0xff) / 255)
  }
  static let accent2 = Color.brand.opacity(0.5)
  func dimmed() -> Color { opacity(0.2) }
}

@main struct ShopApp: App {
  @StateObject var theme = ThemeManager()
  var body: some Scene {
    WindowGroup {
      NavigationView {
        Text("x")
          .toolbarBackground(Color.accent2, for: .navigationBar)
          .toolbarBackground(.brand, for: .bottomBar)
          .toolbarColorScheme(theme.scheme, for: .navigationBar)
      }
      .navigationViewStyle(.stack)
      .accentColor(theme.tint)
    }
  }
}

class ThemeManager: ObservableObject {
  @Published var tint: Color = .brand.dimmed()
  var scheme: ColorScheme { .dark }
}

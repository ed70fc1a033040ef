import SwiftUI

extension Color {
  static let brand = Color("Brand")
}

extension View {
  func shopStyle() -> some View { accentColor(.brand) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        HomeView()
          .tabItem { Label("Home", systemImage: "house") }
          .toolbarBackground(.yellow, for: .tabBar)
        Text("B")
      }
      .shopStyle()
    }
  }
}

struct HomeView: View {
  var body: some View { NavigationView { Text("A").accentColor(.red) } }
}

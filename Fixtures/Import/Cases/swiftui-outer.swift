import SwiftUI

struct BarStyle: ViewModifier {
  func body(content: Content) -> some View {
    content.toolbarBackground(Color.black, for: .navigationBar, .tabBar)
  }
}

@main
struct ShopApp: App {
  @Environment(\.colorScheme) var colorScheme
  var body: some Scene {
    WindowGroup {
      NavigationStack { Text("A") }
        .modifier(BarStyle())
        .tint(colorScheme == .dark ? .white : .black)
    }
  }
}

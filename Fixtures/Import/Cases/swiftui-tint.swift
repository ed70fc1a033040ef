import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(Store())
        .tint(.red)
    }
  }
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List { Text("A").tint(.green) }
        .navigationTitle("Shop")
        .toolbarBackground(Color(red: 0.1, green: 0.2, blue: 0.3), for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}

import SwiftUI
import UIKit

// An application of SwiftUI that tells UIKit's bars what SwiftUI can't.
@main
struct NewsApp: App {
    @Environment(\.scenePhase) private var phase

    init() {
        let navigation = UINavigationBarAppearance()
        navigation.configureWithDefaultBackground()
        navigation.backgroundColor = UIColor(named: "Paper")
        navigation.titleTextAttributes = [.foregroundColor: UIColor(Color.ink)]
        navigation.largeTitleTextAttributes = [.foregroundColor: UIColor(Color.ink), .font: UIFont.preferredFont(forTextStyle: .largeTitle)]
        let back = UIBarButtonItemAppearance(style: .plain)
        back.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
        navigation.backButtonAppearance = back
        let bar = UINavigationBar.appearance()
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (navigation, navigation)
        bar.tintColor = UIColor(.headline)

        let item = UITabBarItemAppearance()
        paint(item.normal, .secondaryLabel)
        paint(item.selected, UIColor(Color("Accent")))
        let tabs = UITabBarAppearance()
        tabs.configureWithTransparentBackground()
        tabs.stackedLayoutAppearance = item
        tabs.inlineLayoutAppearance = item
        tabs.compactInlineLayoutAppearance = item
        UITabBar.appearance().standardAppearance = tabs
        if #available(iOS 15.0, *) { UITabBar.appearance().scrollEdgeAppearance = tabs }

        UITableView.appearance().backgroundColor = .clear
        UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(Color(red: 0.2, green: 0.3, blue: 0.4))
        UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(Color.ink.opacity(0.8))
        UIRefreshControl.appearance().tintColor = .paper
        UITextView.appearance().font = UIFont(descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.serif)!, size: 17)
    }

    private func paint(_ state: UITabBarItemStateAppearance, _ color: UIColor) {
        state.iconColor = color
        state.titleTextAttributes = [.foregroundColor: color]
    }

    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

extension Color {
    static let ink = Color(white: 0.1)
    static let headline = Color(.sRGB, red: 0.75, green: 0.1, blue: 0.1, opacity: 1)
}

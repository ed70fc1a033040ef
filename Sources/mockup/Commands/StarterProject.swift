import ScreenFormat

/// The files that `mockup init` writes.
enum StarterProject {
  /// The folder of the screens.
  static let screens = "Screens"

  /// The paths below the project's folder, and the contents of the files.
  static let files: [(path: String, text: String)] = [
    ("Themes/brand.theme.json", theme), ("\(screens)/sign-in.screen.json", signIn),
    ("\(screens)/settings.screen.json", settings), ("\(screens)/mockup.json", configuration),
    (ignorePath, "/report/\n/.mockup/\n"), (readmePath, readme),
  ]

  static let readmePath = "README.md"
  static let ignorePath = ".gitignore"
  /// The path of the workflow below the top folder of the repository.
  static let workflowPath = ".github/workflows/screens.yml"

  private static let theme = """
    {
      "mockup": 1,
      "name": "Brand",
      "variables": {"brand": "#00695C"},
      "window": {"tintColor": "$brand"},
      "appearance": [
        {"class": "UISwitch", "set": {"onTintColor": "$brand"}},
        {"class": "UINavigationBar", "set": {
          "barStyle": "black",
          "barTintColor": "$brand",
          "tintColor": "white",
          "titleTextAttributes": {"foregroundColor": "white"}}}
      ]
    }

    """

  private static let signIn = """
    {
      "mockup": 1,
      "themes": ["../Themes/brand.theme.json"],
      "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [
        {"class": "UIViewController", "title": "Sign In",
         "navigationItem": {"rightBarButtonItems": [{"systemItem": "done", "id": "done"}]},
         "view": {"class": "UIView", "backgroundColor": "groupTableViewBackground", "subviews": [
           {"class": "UITextField", "id": "name", "placeholder": "Name", "borderStyle": "roundedRect",
            "frame": [20, 84, 335, 34], "autoresizingMask": ["flexibleWidth"]},
           {"class": "UILabel", "text": "Remember me", "frame": [20, 140, null, null]},
           {"class": "UISwitch", "id": "remember", "isOn": true, "frame": [304, 134, null, null],
            "autoresizingMask": ["flexibleLeftMargin"]},
           {"class": "UIButton", "id": "forgot", "title": "Forgot your password?",
            "frame": [20, 180, null, null]}
         ]}}]}}
    }

    """

  private static let settings = """
    {
      "mockup": 1,
      "themes": ["../Themes/brand.theme.json"],
      "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [
        {"class": "UIViewController", "title": "Settings",
         "view": {"class": "UITableView", "style": "grouped", "sections": [
           {"headerTitle": "Notifications", "rows": [
             {"text": "Messages", "accessoryView": {"class": "UISwitch", "isOn": true}},
             {"text": "Sounds", "accessoryView": {"class": "UISwitch"}}]},
           {"rows": [
             {"style": "value1", "text": "Account", "detailText": "ada@example.com",
              "accessoryType": "disclosureIndicator"}]}
         ]}}]}}
    }

    """

  private static let configuration = """
    // The variants of the screens, and the tolerances of their tests.
    {
      "mockup": 1,
      "root": true,
      "matrix": {"devices": ["iPhone 8", "iPhone SE"]}
    }

    """

  /// The workflow for GitHub Actions.
  ///
  /// - Parameter folder: the path of the project below the repository's top folder; empty for that.
  static func workflow(in folder: String) -> String {
    let defaults =
      folder.isEmpty
      ? "" : "    defaults:\n      run:\n        working-directory: \(quoted(folder))\n"
    return """
      # Compares the screens with their goldens. MOCKUP_REPOSITORY is a variable of this repository: the
      # address that mockup's own sources are cloned from.
      name: screens
      on: [push, pull_request]
      jobs:
        screens:
          runs-on: ubuntu-latest
          container: swift:6.3-bookworm
      \(defaults)    steps:
            - uses: actions/checkout@v4
            - name: Build mockup
              run: |
                apt-get -qq update && apt-get -qq -y install make
                git clone --depth 1 "${{ vars.MOCKUP_REPOSITORY }}" /opt/mockup
                make -C /opt/mockup build
            - name: Compare
              run: |
                /opt/mockup/.build/release/mockup test Screens --fail-on-stale \\
                  --report report --junit report/junit.xml
            - uses: actions/upload-artifact@v4
              if: failure()
              with:
                name: screens
                path: \(quoted(FilePath.join(folder, "report")))

      """
  }

  /// A string of YAML; in quotes unless it is plain.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "_/-".contains($0) }
    return isPlain ? text : DocumentValue.string(text).json
  }

  private static let readme = """
    # Screens

        mockup test Screens                      # compares every screen with its goldens
        mockup test Screens --record changed     # overwrites the goldens that differ: look at them
        mockup test Screens --report report      # report/index.html shows the differences

    `Themes/brand.theme.json` contains the colours, `Screens/mockup.json` the variants.

    """
}

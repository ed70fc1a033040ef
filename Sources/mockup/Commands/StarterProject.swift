import Controls
import ObjectModel
import ScreenFormat

/// The files that `mockup init` writes.
enum StarterProject {
  /// The folder of the screens.
  static let screens = "Screens"

  /// The paths below the project's folder, and the contents of the files.
  static let files: [(path: String, text: String)] = [
    ("Themes/brand.theme.json", theme), ("\(screens)/sign-in.screen.json", signIn),
    ("\(screens)/settings.screen.json", settings), ("\(screens)/mockup.json", configuration),
    (ignorePath, "/report/\n/parts/\n/.mockup/\n"), (readmePath, readme),
    (documentSchema, JSONSchema.documents(ClassTable())),
    (projectSchema, JSONSchema.project(ClassTable())), (editorPath, editor),
  ]

  /// The schemas that the documents name, for editors.
  private static let documentSchema = "Schemas/mockup.schema.json"
  private static let projectSchema = "Schemas/mockup-project.schema.json"
  /// The settings of Visual Studio Code.
  static let editorPath = ".vscode/settings.json"

  /// Documents may have comments and trailing commas; other JSON keeps its rules. The schemas also count for documents that
  /// name none.
  private static let editor = """
    {
      "files.associations": {
        "*.screen.json": "jsonc",
        "*.theme.json": "jsonc",
        "mockup.json": "jsonc"
      },
      "json.schemas": [
        {"fileMatch": ["*.screen.json", "*.theme.json"], "url": "./\(documentSchema)"},
        {"fileMatch": ["mockup.json"], "url": "./\(projectSchema)"}
      ]
    }

    """

  static let readmePath = "README.md"
  static let ignorePath = ".gitignore"

  private static let theme = """
    {
      "$schema": "../\(documentSchema)",
      "mockup": 1,
      "name": "Brand",
      "variables": {"brand": "#00695C"},
      "window": {"tintColor": "$brand"},
      "appearance": [
        {"class": "UISwitch", "set": {"onTintColor": "$brand"}},
        // Up to iOS 6 this is the bar's background.
        {"class": "UINavigationBar", "set": {"tintColor": "$brand"}},
        // A rule for what lies in rows of tables wins there over the one above.
        {"class": "UISwitch", "containedIn": ["UITableViewCell"], "set": {"onTintColor": "#EF6C00"}}
      ]
    }

    """

  private static let signIn = """
    {
      "$schema": "../\(documentSchema)",
      "mockup": 1,
      "themes": ["../Themes/brand.theme.json"],
      "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [
        {"class": "UIViewController", "title": "Sign In",
         "navigationItem": {"rightBarButtonItems": [{"systemItem": "done", "id": "done"}]},
         "view": {"class": "UIView", "backgroundColor": "groupTableViewBackground", "subviews": [
           {"class": "UITextField", "id": "name", "placeholder": "Name", "borderStyle": "roundedRect",
            "constraints": ["top = safeArea + 20", "leading, trailing = margins"]},
           {"class": "UILabel", "text": "Remember me",
            "constraints": ["leading = margins", "centerY = remember"]},
           {"class": "UISwitch", "id": "remember", "isOn": true,
            "constraints": ["top = name.bottom + 16", "trailing = margins"]},
           {"class": "UIButton", "id": "forgot", "title": "Forgot your password?",
            "constraints": ["top = remember.bottom + 16", "leading = margins"]}
         ]}}]}}
    }

    """

  private static let settings = """
    {
      "$schema": "../\(documentSchema)",
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
      "$schema": "../\(projectSchema)",
      "mockup": 1,
      "root": true,
      "matrix": {"devices": ["iPhone 17", "iPhone SE 3"]}
    }

    """

  private static let readme = """
    # Screens

        mockup test Screens                      # compares every screen with its goldens
        mockup test Screens --record changed     # overwrites the goldens that differ: look at them
        mockup test Screens --report report      # report/index.html shows the differences

    `Themes/brand.theme.json` contains the colours, `Screens/mockup.json` the variants. Editors complete and check
    documents by `Schemas`, which `mockup schema` prints anew for another version.

    """
}

/// What names of classes tell.
enum ClassNames {
  /// The superclass of a class that is in none of the files, by its name.
  static func superclass(of name: String) -> String {
    let endings: [(String, String)] = [
      ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"),
      ("TableViewController", "UITableViewController"), ("ViewController", "UIViewController"),
      ("Controller", "UIViewController"), ("NavigationBar", "UINavigationBar"),
      ("TabBar", "UITabBar"), ("Toolbar", "UIToolbar"), ("SearchBar", "UISearchBar"),
      ("BarButtonItem", "UIBarButtonItem"), ("CollectionViewCell", "UICollectionViewCell"),
      ("Cell", "UITableViewCell"), ("TableView", "UITableView"), ("Button", "UIButton"),
      ("Label", "UILabel"), ("TextField", "UITextField"), ("TextView", "UITextView"),
      ("Switch", "UISwitch"), ("ImageView", "UIImageView"), ("Control", "UIControl"),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? "UIView"
  }
}

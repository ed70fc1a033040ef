public import ObjectModel

/// All built-in classes, each after its superclass.
enum ControlCatalog {
  static let all: [any ControlClass.Type] = [
    RootObject.self, Responder.self,
    View.self, Window.self,
    Label.self, ImageView.self, VisualEffectObject.self, BlurEffectObject.self,
    GlassEffectObject.self, GlassContainerEffectObject.self, VisualEffectView.self,
    BackgroundConfiguration.self, ButtonConfiguration.self, ListContentTextProperties.self,
    SymbolConfigurationObject.self, ListContentImageProperties.self, ListContentConfiguration.self,
    ListContentView.self,
    SheetPresentationController.self, CornerConfigurationObject.self, FocusHaloEffect.self,
    MenuElement.self, MenuAction.self,
    Menu.self, EditMenu.self,
    Control.self, Button.self, Switch.self, Segment.self, SegmentedControl.self,
    SliderTrackConfiguration.self, Slider.self, ProgressView.self, Stepper.self,
    ActivityIndicatorView.self, PageControl.self,
    ColorWell.self, TextField.self, RefreshControl.self, ScrollView.self, CollectionView.self,
    CollectionReusableView.self, CollectionViewCell.self, CollectionListLayout.self,
    CollectionViewSection.self, CellAccessory.self, ListCell.self, TextView.self,
    SearchTextField.self, SearchBar.self, PickerComponent.self, PickerView.self,
    DateComponents.self, DatePicker.self,
    ContextualAction.self, SwipeActions.self, TableView.self,
    TableViewCell.self, TableViewHeaderFooterView.self,
    TableViewSection.self, TableViewIndex.self, StackView.self,
    WebView.self, OldWebView.self, MapView.self, ForeignView.self,
    ViewController.self, TableViewController.self, CollectionViewController.self,
    NavigationController.self, TabBarSidebar.self, TabBarController.self, SplitViewController.self,
    PageViewController.self, HostingController.self, PlayerViewController.self,
    AlertAction.self, AlertContentView.self, AlertController.self, AlertView.self, ActionSheet.self,
    PopoverPresentationController.Classic.self,
    PopoverPresentationController.self,
    BarAppearance.self, NavigationBarAppearance.self, ToolbarAppearance.self,
    TabBarAppearance.self, BarButtonItemAppearance.self, BarButtonItemStateAppearance.self,
    TabBarItemAppearance.self, TabBarItemStateAppearance.self,
    SearchController.self, NavigationItem.self, NavigationTransition.self, BarItem.self,
    BarButtonItem.self, BarButtonItemBadge.self, BarButtonItemGroup.self,
    TabBarItem.self,
    NavigationBar.self, Toolbar.self, TabBar.self,
  ]

  /// The table of the built-in classes. Created once, as every screen starts from it.
  fileprivate static let table = ClassTable(
    builtIn: all.map { $0.definition }, behaviors: StoredCatalog(ControlTable(all)))
}

extension ClassTable {
  /// Creates a table of the built-in classes.
  public init() { self = ControlCatalog.table }
}

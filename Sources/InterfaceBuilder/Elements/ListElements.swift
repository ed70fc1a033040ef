import ScreenFormat

/// Tables and collections with their cells.
enum ListElements {
  static let rules: [ElementRule] =
    ElementRule.list(
      [
        tableView, section, tableCell,
        ElementRule(
          "tableViewCellContentView", .part("the cell: its subviews lie in it"), [.view],
          list([.used("tableViewCell", "the cell")], cellMargins, noClipping),
          parts: [.used("backgroundColor", "`backgroundColor` of the cell")]),
        collectionView, collectionCell, reusableView, flowLayout,
        ElementRule(
          "collectionViewCellContentView", .part("the cell: its subviews lie in it"), [.view],
          list(cellMargins, noClipping),
          parts: [.used("backgroundColor", "`backgroundColor` of the cell")]),
        ElementRule(
          "collectionViewLayout", .lost("layouts of collections; cells keep their frames")),
        ElementRule("refreshControl", .object("UIRefreshControl"), [.view, .control]),
      ],
      ElementRule.parts([
        ("prototypes", "rows of one section"), ("sections", "`sections`"), ("cells", "`rows`"),
      ]))

  private static let noClipping = AttributeRule.dropped(
    "clipsSubviews userInteractionEnabled hidden", DropReason.always)
  private static let cellMargins = AttributeRule.dropped(
    "insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins", DropReason.margins)

  private static let tableView = ElementRule(
    "tableView", .object("UITableView"), [.view, .scrollView],
    list(
      [
        .word("style", standard: "plain"),
        .word("separatorStyle", words: ["default": "singleLine"], standard: "singleLine"),
        .flag("allowsSelection", standard: true),
        .used("dataMode", "static rows and prototypes are `sections`"),
      ], cellMargins,
      AttributeRule.dropped(
        "rowHeight sectionHeaderHeight sectionFooterHeight",
        "written always; rows have a `height`, and literal heights of titles overlap them"),
      AttributeRule.dropped(
        "estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight",
        "an estimate for scrolling"),
      AttributeRule.dropped(
        """
        allowsSelectionDuringEditing allowsMultipleSelection springLoaded
        allowsMultipleSelectionDuringEditing sectionIndexMinimumDisplayRowCount
        """, DropReason.touch),
      AttributeRule.dropped(
        "contentViewInsetsToSafeArea separatorInsetReference", "cells lie in the safe area")),
    parts: [
      .color("separatorColor"), .insets("separatorInset"), .color("sectionIndexColor"),
      .color("sectionIndexBackgroundColor"), .color("sectionIndexTrackingBackgroundColor"),
      .used("tableHeaderView", "`tableHeaderView`"), .used("tableFooterView", "`tableFooterView`"),
      .used("backgroundView", "`backgroundView`"),
    ], absent: ViewElements.clipping)

  private static let section = ElementRule(
    "tableViewSection", .object("UITableViewSection"), [],
    list(
      [.text("headerTitle"), .text("footerTitle")],
      AttributeRule.dropped("footerHeight headerHeight", DropReason.always)),
    parts: [
      .text("headerTitle"), .text("footerTitle"), .used("headerView", "`headerView`"),
      .used("footerView", "`footerView`"),
    ])

  static let styles = [
    "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
    "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
  ]

  private static let tableCell = ElementRule(
    "tableViewCell", .object("UITableViewCell"), [.view],
    list(
      [
        .word("style", words: styles, standard: "default"),
        .word("accessoryType", standard: "none"),
        .word("editingAccessoryType", standard: "none"),
        .word("selectionStyle", standard: "default"),
        .number("indentationLevel", standard: 0), .number("indentationWidth", standard: 10),
        .used("rowHeight", "`height`, from the saved frame"),
        .used("textLabel", "`text` and `textLabel`"),
        .used("detailTextLabel", "`detailText` and `detailTextLabel`"),
        .used("imageView", "`image` and `imageView`"),
        .flag("showsReorderControl"), .flag("shouldIndentWhileEditing", standard: true),
      ], cellMargins, AttributeRule.dropped("reuseIdentifier", DropReason.code),
      AttributeRule.dropped("hidesAccessoryWhenEditing", DropReason.touch),
      AttributeRule.dropped("focusStyle", DropReason.touch),
      AttributeRule.dropped("clipsSubviews", "written for most cells; contents lie within them")),
    parts: list(
      [
        .insets("separatorInset"), .used("contentView", "the cell: its subviews lie in it"),
        .used("accessoryView", "`accessoryView`"),
        .used("editingAccessoryView", "`editingAccessoryView`"),
        .used("backgroundView", "`backgroundView`"),
        .used("selectedBackgroundView", "`selectedBackgroundView`"),
      ], AttributeRule.dropped("size customSize", DropReason.design)))

  private static let collectionView = ElementRule(
    "collectionView", .object("UICollectionView"), [.view, .scrollView],
    list(
      [
        .used("dataMode", "prototypes are `subviews`"),
        .flag("prefetchingEnabled", "isPrefetchingEnabled", standard: true),
      ], cellMargins,
      AttributeRule.dropped(
        "allowsSelection allowsMultipleSelection springLoaded", DropReason.touch)),
    parts: [
      .used("collectionViewLayout", "the frames of cells"),
      .used("sectionHeaderView", "a subview"), .used("sectionFooterView", "a subview"),
      .used("backgroundView", "`backgroundView`"),
    ], absent: ViewElements.clipping)

  private static let collectionCell = ElementRule(
    "collectionViewCell", .object("UICollectionViewCell"), [.view],
    list(cellMargins, AttributeRule.dropped("reuseIdentifier", DropReason.code)),
    parts: list(
      [
        .used("contentView", "the cell: its subviews lie in it"),
        .used("backgroundView", "`backgroundView`"),
        .used("selectedBackgroundView", "`selectedBackgroundView`"),
      ], AttributeRule.dropped("customSize size", DropReason.design)))

  private static let reusableView = ElementRule(
    "collectionReusableView", .object("UICollectionReusableView"), [.view],
    list(cellMargins, AttributeRule.dropped("reuseIdentifier", DropReason.code)),
    parts: AttributeRule.dropped("customSize size", DropReason.design))

  private static let flowLayout = ElementRule(
    "collectionViewFlowLayout", .part("the frames of cells, as they were saved"), [],
    list(
      AttributeRule.used(
        all: "minimumLineSpacing minimumInteritemSpacing scrollDirection",
        "the frames of cells, as they were saved"),
      AttributeRule.dropped(
        """
        automaticEstimatedItemSize sectionInsetReference sectionHeadersPinToVisibleBounds
        sectionFootersPinToVisibleBounds
        """, DropReason.data)),
    parts: AttributeRule.used(
      all: "itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset",
      "the frames of cells, as they were saved"))
}

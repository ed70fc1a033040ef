/// Classes of UIKit and related frameworks that are not drawn yet.
enum KnownClasses {
  /// Names for messages. A class that is in the class table too is drawn.
  static let notDrawnYet: Set<String> = [
    "ABPeoplePickerNavigationController", "ADBannerView", "ARSCNView",
    "ASAuthorizationAppleIDButton", "AVRoutePickerView",
    "CNContactPickerViewController", "CNContactViewController", "EKCalendarChooser",
    "EKEventEditViewController", "GKGameCenterViewController", "GLKView",
    "MFMailComposeViewController", "MFMessageComposeViewController", "MKAnnotationView",
    "MKCompassButton", "MKPinAnnotationView", "MKScaleView",
    "MKUserTrackingBarButtonItem", "MKUserTrackingButton", "MPMediaPickerController",
    "MPVolumeView", "MTKView", "PDFView", "PHPickerViewController", "PKAddPassButton",
    "QLPreviewController", "SCNView", "SFSafariViewController", "SKStoreProductViewController",
    "SKView", "SLComposeViewController", "UIActionSheet", "UIActivityViewController", "UIAlertView",
    "UICalendarView", "UICloudSharingController",
    "UICollectionViewListCell",
    "UIColorPickerViewController", "UIColorWell", "UIContentUnavailableView", "UIDatePicker",
    "UIDocumentBrowserViewController", "UIDocumentMenuViewController",
    "UIDocumentPickerViewController", "UIDocumentViewController", "UIEventAttributionView",
    "UIFontPickerViewController", "UIImagePickerController", "UIInputView", "UIInputViewController",
    "UIListContentView", "UIMenuController", "UIPasteControl",
    "UIPickerView", "UIPopoverBackgroundView", "UIPresentationController",
    "UIPrinterPickerController", "UIReferenceLibraryViewController",
    "UISearchContainerViewController", "UISearchController", "UISearchDisplayController",
    "UISearchToken", "UISheetPresentationController", "UISplitViewController",
    "UITabBarControllerSidebar", "UIVideoEditorController",
  ]
}

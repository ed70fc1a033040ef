import ScreenFormat
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("values of Interface Builder become those of documents")
struct ValueTests {
  @Test(
    "colours",
    arguments: [
      (#"white="1" alpha="1" colorSpace="calibratedWhite""#, #""white""#),
      (
        #"white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        #""clear""#
      ),
      (
        #"red="0.0" green="0.41176470588235292" blue="0.36078431372549019" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
        ##""#00695C""##
      ),
      (
        #"red="1" green="1" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#,
        #"{"red": 1, "green": 1, "blue": 1, "alpha": 0.5}"#
      ),
      (
        #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
        #"{"red": 1, "green": 0, "blue": 0, "alpha": 1, "space": "displayP3"}"#
      ),
      (
        #"white="0.33333333333333331" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        ##""#555555""##
      ),
      (#"systemColor="secondaryLabelColor""#, #""secondaryLabel""#),
      (#"cocoaTouchSystemColor="darkTextColor""#, #""darkText""#),
      (#"systemColor="tableCellGroupedBackgroundColor""#, #""secondarySystemGroupedBackground""#),
    ])
  func colors(attributes: String, value: String) throws {
    let text = try Imported.views("<view><color key=\"backgroundColor\" \(attributes)/></view>")
    #expect(text.contains("\"backgroundColor\": \(value)"), "\(text)")
  }

  @Test func `generic colours are turned into sRGB`() {
    // The primaries of Generic RGB lie outside of sRGB but for its red.
    #expect(GenericColor.rgb(1, 1, 1).allSatisfy { abs($0 - 1) < 0.001 })
    #expect(GenericColor.rgb(0, 0, 0) == [0, 0, 0])
    // 0.5 to the power of 1.8 is 0.287; sRGB encodes that as 0.573.
    #expect(abs(GenericColor.white(0.5) - 0.573) < 0.001)
    #expect(GenericColor.rgb(0.5, 0.5, 0.5).allSatisfy { abs($0 - 0.573) < 0.002 })
  }

  @Test(
    "fonts",
    arguments: [
      (#"type="system" pointSize="14""#, "14"),
      (
        #"type="system" weight="semibold" pointSize="15""#, #"{"system": 15, "weight": "semibold"}"#
      ),
      (#"type="boldSystem" pointSize="20""#, #"{"system": 20, "weight": "bold"}"#),
      (#"type="italicSystem" pointSize="20""#, #"{"system": 20, "italic": true}"#),
      (#"style="UICTFontTextStyleTitle0""#, #"{"textStyle": "largeTitle"}"#),
      (#"style="UICTFontTextStyleSubhead""#, #"{"textStyle": "subheadline"}"#),
      (
        #"name="HelveticaNeue-Light" family="Helvetica Neue" pointSize="28""#,
        #"{"name": "HelveticaNeue-Light", "size": 28}"#
      ),
      (#"name="AGaramondPro-Regular" family="Adobe Garamond Pro" pointSize="12""#, "12"),
    ])
  func fonts(attributes: String, value: String) throws {
    let text = try Imported.views(
      "<label text=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    #expect(text.contains("\"font\": \(value)"), "\(text)")
  }

  @Test func `what files write always is left out, and what is missing and matters is written`()
    throws
  {
    let text = try Imported.views(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="a" lineBreakMode="tailTruncation" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO"><fontDescription key="fontDescription" \
      type="system" pointSize="17"/><nil key="textColor"/></label>
      <button opaque="NO"><state key="normal" title="b"/></button>
      <activityIndicatorView style="medium"/><scrollView/>
      """)
    #expect(
      text == """
        {"class": "UILabel", "text": "a", "textAlignment": "left"}
        {"class": "UIButton", "buttonType": "custom", "title": "b"}
        {"class": "UIActivityIndicatorView", "activityIndicatorViewStyle": "medium", "hidesWhenStopped": false}
        {"class": "UIScrollView", "clipsToBounds": false}
        """)
  }

  @Test func `runtime attributes are properties of UIKit, or of the application's class`() throws {
    let text = try Imported.document(
      """
      <view customClass="Card"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="styleName" value="wide"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(
      text.contains(
        #""Card": {"superclass": "UIView", "properties": {"styleName": "string"}}"#), "\(text)")
    #expect(
      text.contains(
        #"{"class": "Card", "cornerRadius": 8, "styleName": "wide", "isHidden": true}"#), "\(text)")
  }

  @Test func `an object has an id only if something names it`() throws {
    let text = try Imported.views(
      """
      <label text="a" textAlignment="natural" id="8bC-Xf-vdC" userLabel="Price Label"/>
      <label text="b" textAlignment="natural" id="9cD-Yg-weD"/>
      """,
      "<connections><outlet property=\"total\" destination=\"9cD-Yg-weD\" id=\"x\"/></connections>")
    #expect(
      text == """
        {"class": "UILabel", "text": "a"}
        {"class": "UILabel", "id": "total", "text": "b"}
        """)
  }

  @Test func `texts of tables have their keys`() throws {
    let file = try Imported.file(
      text: Imported.scene(
        "<label text=\"Pay\" textAlignment=\"natural\" id=\"8bC-Xf-vdC\"/><label text=\"b\" id=\"x\"/>"
      ))
    let result = Imported.run(file) {
      $0.texts["a.storyboard"] = InterfaceOptions.Texts(
        table: "Main", keys: ["8bC-Xf-vdC.text"], folder: "../App")
    }
    let text = result.documents[0].text
    #expect(text.contains(#""strings": ["../App"]"#))
    #expect(
      text.contains(#"{"localized": "8bC-Xf-vdC.text", "table": "Main", "value": "Pay"}"#),
      "\(text)")
  }

  @Test func `dates are those of Greenwich`() throws {
    let text = try Imported.views(
      """
      <datePicker datePickerMode="date"><date key="date" timeIntervalSinceReferenceDate="-978267600"/></datePicker>
      <datePicker><date key="date" timeIntervalSinceReferenceDate="448248004.4"/></datePicker>
      """)
    #expect(
      text.contains(#"{"year": 1970, "month": 1, "day": 1, "hour": 11, "minute": 0}"#), "\(text)")
    #expect(
      text.contains(#"{"year": 2015, "month": 3, "day": 17, "hour": 1, "minute": 20}"#), "\(text)")
  }
}

extension ValueTests {
  /// A storyboard of Xcode 8, whose canvas had no device.
  private static let old = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="11542" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES"><scenes>
    <scene><objects><viewController id="a"><layoutGuides>
    <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
    <view key="view" id="v"><rect key="frame" x="0.0" y="64" width="375" height="667"/><subviews>
    <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="f">
    <rect key="frame" x="24" y="26" width="327" height="30"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField></subviews>
    <constraints>
    <constraint firstItem="f" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="8"/>
    <constraint firstAttribute="trailingMargin" secondItem="f" secondAttribute="trailing" constant="8"/>
    <constraint firstItem="f" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="26"/>
    </constraints></view><navigationItem key="navigationItem" title="Sign up"/>
    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
    </viewController></objects></scene></scenes>
    <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar"/>
    <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/></simulatedMetricsContainer></document>
    """

  @Test func `files without a device have that of their simulated metrics, and their bar`() throws {
    let file = try Imported.file(text: Self.old)
    let result = Imported.run(file)
    let text = result.documents[0].text
    #expect(text.contains(#""device": "iPhone 8""#) && text.contains(#""system": 10"#))
    #expect(text.contains(#""navigationBar": {"isTranslucent": false}"#))
    #expect(result.report.findings.isEmpty, "\(result.report.findings)")
    let check = FrameCheck(
      file, classes: Imported.classes, options: InterfaceOptions(), others: { _ in nil })
    #expect(check.counted == 1 && check.agreeing == 1, "\(check.differences.map(\.description))")
  }
}

extension ValueTests {
  @Test func `files of Xcode 26 have the sizes of its controls`() throws {
    let text = Imported.scene(
      """
      <switch horizontalHuggingPriority="750" verticalHuggingPriority="750" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="16" y="47" width="63" height="28"/>
      </switch>
      """,
      """
      <constraints><constraint firstItem="s" firstAttribute="top" secondItem="sA1-aa-001" secondAttribute="top"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="rO1-aa-001" secondAttribute="leadingMargin"/>
      </constraints>
      """, tools: "24127")
    let check = FrameCheck(
      try Imported.file(text: text), classes: Imported.classes, options: InterfaceOptions(),
      others: { _ in nil })
    #expect(check.counted == 1 && check.excused.isEmpty)
    #expect(check.differences.isEmpty)
  }
}

extension ValueTests {
  /// A table with one cell, in which a label reaches from edge to edge.
  private static func table(_ attributes: String, cell: String = "") -> String {
    """
    <tableView dataMode="static" \(attributes)><sections><tableViewSection><cells>
    <tableViewCell id="c" \(cell)><rect key="frame" x="0.0" y="0.0" width="390" height="43.5"/>
    <tableViewCellContentView key="contentView" id="v"><subviews>
    <label text="a" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top"/>
    </constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
    """
  }

  @Test(
    "rows have a height unless constraints decide it",
    arguments: [
      (#"rowHeight="-1""#, "", nil), (#"rowHeight="44""#, "", "44"),
      (#"rowHeight="-1""#, #"rowHeight="80""#, "80"),
    ] as [(String, String, String?)])
  func heights(table: String, cell: String, height: String?) throws {
    let text = try Imported.views(Self.table(table, cell: cell))
    if let height {
      #expect(text.contains("\"height\": \(height)"), "\(text)")
    } else {
      #expect(!text.contains("height"), "\(text)")
    }
  }
}

// Signatures of UIKit as Apple documents them for Objective-C: what themes can set, and since when.
// Exported code is compiled against it. Written from the documentation of each class. Classes that had a tint before
// iOS 7 gave one to every view say so themselves, as in iOS 6's headers.

#pragma clang assume_nonnull begin

#define IOS(N) __attribute__((availability(ios, introduced = N)))
typedef double CGFloat;
typedef double NSTimeInterval;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef signed char BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
#define ENUM(NAME) typedef enum NAME : NSInteger NAME; enum NAME : NSInteger
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { CGFloat horizontal, vertical; } UIOffset;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
CGPoint CGPointMake(CGFloat x, CGFloat y);
CGSize CGSizeMake(CGFloat width, CGFloat height);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
UIOffset UIOffsetMake(CGFloat horizontal, CGFloat vertical);
UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);

__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
+ (Class)class;
@end
@protocol NSCopying
@end
@interface NSString : NSObject <NSCopying>
@end
@interface NSNumber : NSObject <NSCopying>
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
@end
@interface NSArray<T> : NSObject
+ (instancetype)arrayWithObjects:(const T _Nonnull[_Nonnull])objects count:(NSUInteger)count;
@end
@interface NSDictionary<K, V> : NSObject
+ (instancetype)dictionaryWithObjects:(const V _Nonnull[_Nullable])objects
                              forKeys:(const id<NSCopying> _Nonnull[_Nullable])keys
                                count:(NSUInteger)count;
@end

typedef NSString *NSAttributedStringKey;
extern NSAttributedStringKey const NSFontAttributeName, NSForegroundColorAttributeName, NSBackgroundColorAttributeName,
    NSKernAttributeName, NSUnderlineStyleAttributeName, NSUnderlineColorAttributeName, NSStrikethroughStyleAttributeName,
    NSStrokeColorAttributeName, NSStrokeWidthAttributeName, NSBaselineOffsetAttributeName, NSShadowAttributeName,
    NSParagraphStyleAttributeName;
typedef NSDictionary<NSAttributedStringKey, id> Attributes;

@class UIColor, UIImage, UIFont;
IOS(6) @interface NSShadow : NSObject
@property CGSize shadowOffset;
@property CGFloat shadowBlurRadius;
@property(nullable) id shadowColor;
@end
@interface NSObject (Accessibility)
@property BOOL isAccessibilityElement;
@property(nullable) NSString *accessibilityLabel, *accessibilityHint, *accessibilityValue;
@end
ENUM(NSTextAlignment){NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified,
                      NSTextAlignmentNatural};
ENUM(NSLineBreakMode){NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping,
                      NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle};
ENUM(NSLineBreakStrategy){NSLineBreakStrategyNone, NSLineBreakStrategyPushOut,
                          NSLineBreakStrategyHangulWordPriority, NSLineBreakStrategyStandard = 0xFFFF};
IOS(6) @interface NSParagraphStyle : NSObject
@end
IOS(6) @interface NSMutableParagraphStyle : NSParagraphStyle
@property NSTextAlignment alignment;
@property NSLineBreakMode lineBreakMode;
@property NSLineBreakStrategy lineBreakStrategy IOS(14);
@property CGFloat lineSpacing;
@property CGFloat lineHeightMultiple;
@end
ENUM(UIUserInterfaceIdiom){UIUserInterfaceIdiomUnspecified, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad};
ENUM(UIUserInterfaceSizeClass){UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact,
                               UIUserInterfaceSizeClassRegular};
ENUM(UIUserInterfaceStyle){UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark};
ENUM(UITraitEnvironmentLayoutDirection){UITraitEnvironmentLayoutDirectionLeftToRight,
                                        UITraitEnvironmentLayoutDirectionRightToLeft};

IOS(8) @interface UITraitCollection : NSObject
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)sizeClass;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)sizeClass;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style IOS(12);
+ (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)direction IOS(10);
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)collections;
@property(readonly) UIUserInterfaceStyle userInterfaceStyle IOS(12);
@end

@interface UIColor : NSObject
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithHue:(CGFloat)h saturation:(CGFloat)s brightness:(CGFloat)b alpha:(CGFloat)a;
+ (UIColor *)colorWithDisplayP3Red:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a IOS(10);
+ (UIColor *)colorWithPatternImage:(UIImage *)image;
+ (nullable UIColor *)colorNamed:(NSString *)name IOS(11);
+ (UIColor *)colorWithDynamicProvider:(UIColor * (^)(UITraitCollection *traits))provider IOS(13);
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@property(class, readonly) UIColor *blackColor, *whiteColor, *clearColor, *darkGrayColor, *lightGrayColor, *grayColor,
    *redColor, *greenColor, *blueColor, *cyanColor, *yellowColor, *magentaColor, *orangeColor, *purpleColor,
    *brownColor, *darkTextColor, *lightTextColor, *groupTableViewBackgroundColor;
@property(class, readonly) UIColor *systemRedColor IOS(7);
@property(class, readonly) UIColor *systemGreenColor IOS(7);
@property(class, readonly) UIColor *systemBlueColor IOS(7);
@property(class, readonly) UIColor *systemOrangeColor IOS(7);
@property(class, readonly) UIColor *systemYellowColor IOS(7);
@property(class, readonly) UIColor *systemPinkColor IOS(7);
@property(class, readonly) UIColor *systemPurpleColor IOS(7);
@property(class, readonly) UIColor *systemTealColor IOS(7);
@property(class, readonly) UIColor *systemGrayColor IOS(7);
@property(class, readonly) UIColor *labelColor IOS(13);
@property(class, readonly) UIColor *secondaryLabelColor IOS(13);
@property(class, readonly) UIColor *tertiaryLabelColor IOS(13);
@property(class, readonly) UIColor *quaternaryLabelColor IOS(13);
@property(class, readonly) UIColor *linkColor IOS(13);
@property(class, readonly) UIColor *placeholderTextColor IOS(13);
@property(class, readonly) UIColor *separatorColor IOS(13);
@property(class, readonly) UIColor *opaqueSeparatorColor IOS(13);
@property(class, readonly) UIColor *systemBackgroundColor IOS(13);
@property(class, readonly) UIColor *secondarySystemBackgroundColor IOS(13);
@property(class, readonly) UIColor *tertiarySystemBackgroundColor IOS(13);
@property(class, readonly) UIColor *systemGroupedBackgroundColor IOS(13);
@property(class, readonly) UIColor *secondarySystemGroupedBackgroundColor IOS(13);
@property(class, readonly) UIColor *tertiarySystemGroupedBackgroundColor IOS(13);
@property(class, readonly) UIColor *systemFillColor IOS(13);
@property(class, readonly) UIColor *secondarySystemFillColor IOS(13);
@property(class, readonly) UIColor *tertiarySystemFillColor IOS(13);
@property(class, readonly) UIColor *quaternarySystemFillColor IOS(13);
@property(class, readonly) UIColor *systemIndigoColor IOS(13);
@property(class, readonly) UIColor *systemGray2Color IOS(13);
@property(class, readonly) UIColor *systemGray3Color IOS(13);
@property(class, readonly) UIColor *systemGray4Color IOS(13);
@property(class, readonly) UIColor *systemGray5Color IOS(13);
@property(class, readonly) UIColor *systemGray6Color IOS(13);
@property(class, readonly) UIColor *systemMintColor IOS(15);
@property(class, readonly) UIColor *systemCyanColor IOS(15);
@property(class, readonly) UIColor *systemBrownColor IOS(13);
@end

ENUM(UIImageRenderingMode){UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal,
                           UIImageRenderingModeAlwaysTemplate};
ENUM(UIImageResizingMode){UIImageResizingModeTile, UIImageResizingModeStretch};
@class UIImageSymbolConfiguration;
@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)systemImageNamed:(NSString *)name IOS(13);
+ (nullable UIImage *)systemImageNamed:(NSString *)name withConfiguration:(nullable UIImageSymbolConfiguration *)configuration IOS(13);
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets resizingMode:(UIImageResizingMode)mode IOS(6);
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode IOS(7);
@end
typedef CGFloat UIFontWeight;
extern const UIFontWeight UIFontWeightUltraLight IOS(8.2), UIFontWeightThin IOS(8.2), UIFontWeightLight IOS(8.2),
    UIFontWeightRegular IOS(8.2), UIFontWeightMedium IOS(8.2), UIFontWeightSemibold IOS(8.2),
    UIFontWeightBold IOS(8.2), UIFontWeightHeavy IOS(8.2), UIFontWeightBlack IOS(8.2);
typedef NSString *UIFontTextStyle;
extern UIFontTextStyle const UIFontTextStyleBody IOS(7), UIFontTextStyleHeadline IOS(7),
    UIFontTextStyleSubheadline IOS(7), UIFontTextStyleFootnote IOS(7), UIFontTextStyleCaption1 IOS(7),
    UIFontTextStyleCaption2 IOS(7);
extern UIFontTextStyle const UIFontTextStyleTitle1 IOS(9), UIFontTextStyleTitle2 IOS(9),
    UIFontTextStyleTitle3 IOS(9), UIFontTextStyleCallout IOS(9);
extern UIFontTextStyle const UIFontTextStyleLargeTitle IOS(11);
@interface UIFont : NSObject
+ (nullable UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
+ (UIFont *)systemFontOfSize:(CGFloat)size;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size;
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight IOS(8.2);
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style IOS(7);
@end

@protocol UIAppearanceContainer
@end
@protocol UIAppearance
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedIn:(nullable Class<UIAppearanceContainer>)container, ...
    __attribute__((availability(ios, introduced = 5, deprecated = 9)));
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class<UIAppearanceContainer>> *)containers IOS(9);
+ (instancetype)appearanceForTraitCollection:(UITraitCollection *)traits IOS(8);
+ (instancetype)appearanceForTraitCollection:(UITraitCollection *)traits
                          whenContainedIn:(nullable Class<UIAppearanceContainer>)container, ...
    __attribute__((availability(ios, introduced = 8, deprecated = 9)));
+ (instancetype)appearanceForTraitCollection:(UITraitCollection *)traits
    whenContainedInInstancesOfClasses:(NSArray<Class<UIAppearanceContainer>> *)containers IOS(9);
@end

ENUM(UIBarMetrics){UIBarMetricsDefault, UIBarMetricsCompact, UIBarMetricsDefaultPrompt = 101, UIBarMetricsCompactPrompt};
ENUM(UIBarPosition){UIBarPositionAny, UIBarPositionBottom, UIBarPositionTop, UIBarPositionTopAttached};
ENUM(UIBarStyle){UIBarStyleDefault, UIBarStyleBlack, UIBarStyleBlackTranslucent};
ENUM(UIKeyboardAppearance){UIKeyboardAppearanceDefault, UIKeyboardAppearanceDark, UIKeyboardAppearanceLight,
                           UIKeyboardAppearanceAlert};
ENUM(UISemanticContentAttribute){UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback,
                                 UISemanticContentAttributeSpatial, UISemanticContentAttributeForceLeftToRight,
                                 UISemanticContentAttributeForceRightToLeft};
typedef enum UIControlState : NSUInteger { UIControlStateNormal = 0, UIControlStateHighlighted = 1,
  UIControlStateDisabled = 2, UIControlStateSelected = 4, UIControlStateFocused = 8 } UIControlState;
typedef enum UIViewAutoresizing : NSUInteger { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1,
  UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4,
  UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16,
  UIViewAutoresizingFlexibleBottomMargin = 32 } UIViewAutoresizing;
ENUM(UIViewContentMode){UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill,
                        UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop,
                        UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight,
                        UIViewContentModeTopLeft, UIViewContentModeTopRight, UIViewContentModeBottomLeft,
                        UIViewContentModeBottomRight};
ENUM(UIViewTintAdjustmentMode){UIViewTintAdjustmentModeAutomatic, UIViewTintAdjustmentModeNormal,
                               UIViewTintAdjustmentModeDimmed};

@interface UIViewController : NSObject <UIAppearanceContainer>
@end
@interface UINavigationController : UIViewController
@end
@interface UITabBarController : UIViewController
@end
@interface UITableViewController : UIViewController
@end
@interface UIPopoverController : NSObject <UIAppearanceContainer>
@end
@interface UIView : NSObject <UIAppearance, UIAppearanceContainer>
@property CGFloat alpha;
@property UIViewAutoresizing autoresizingMask;
@property(nullable) UIColor *backgroundColor;
@property BOOL clipsToBounds, exclusiveTouch, hidden, userInteractionEnabled;
@property UIViewContentMode contentMode;
@property UISemanticContentAttribute semanticContentAttribute IOS(9);
@property UIViewTintAdjustmentMode tintAdjustmentMode IOS(7);
@property(null_resettable) UIColor *tintColor IOS(7);
@property UIEdgeInsets layoutMargins IOS(8);
@property BOOL preservesSuperviewLayoutMargins IOS(8);
@property BOOL accessibilityIgnoresInvertColors IOS(11);
@property UIUserInterfaceStyle overrideUserInterfaceStyle IOS(13);
@end
@interface UIWindow : UIView
@end
@interface UIImageView : UIView
@property(nullable) UIImage *image, *highlightedImage;
@property BOOL highlighted;
@end
@interface UILabel : UIView
@property BOOL adjustsFontForContentSizeCategory IOS(10);
@property BOOL adjustsFontSizeToFitWidth, enabled, highlighted;
@property(null_resettable) UIFont *font;
@property(null_resettable) UIColor *textColor;
@property(nullable) UIColor *highlightedTextColor, *shadowColor;
@property NSLineBreakMode lineBreakMode;
@property NSLineBreakStrategy lineBreakStrategy IOS(14);
@property CGFloat minimumScaleFactor IOS(6);
@property NSInteger numberOfLines;
@property CGSize shadowOffset;
@property(nullable) NSString *text;
@property NSTextAlignment textAlignment;
@end
ENUM(UIActivityIndicatorViewStyle){UIActivityIndicatorViewStyleWhiteLarge, UIActivityIndicatorViewStyleWhite,
  UIActivityIndicatorViewStyleGray, UIActivityIndicatorViewStyleMedium IOS(13) = 100,
  UIActivityIndicatorViewStyleLarge IOS(13) = 101};
@interface UIActivityIndicatorView : UIView
@property UIActivityIndicatorViewStyle activityIndicatorViewStyle;
@property(null_resettable) UIColor *color;
@property BOOL hidesWhenStopped;
@end
ENUM(UIControlContentHorizontalAlignment){UIControlContentHorizontalAlignmentCenter,
  UIControlContentHorizontalAlignmentLeft, UIControlContentHorizontalAlignmentRight,
  UIControlContentHorizontalAlignmentFill, UIControlContentHorizontalAlignmentLeading IOS(11),
  UIControlContentHorizontalAlignmentTrailing IOS(11)};
ENUM(UIControlContentVerticalAlignment){UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop,
  UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill};
@interface UIControl : UIView
@property UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property UIControlContentVerticalAlignment contentVerticalAlignment;
@property BOOL enabled, highlighted, selected;
@end
ENUM(UIButtonRole){UIButtonRoleNormal, UIButtonRolePrimary, UIButtonRoleCancel, UIButtonRoleDestructive};
ENUM(UIContextMenuConfigurationElementOrder){UIContextMenuConfigurationElementOrderAutomatic,
  UIContextMenuConfigurationElementOrderPriority, UIContextMenuConfigurationElementOrderFixed};
typedef enum {
  UIImageSymbolWeightUltraLight, UIImageSymbolWeightThin, UIImageSymbolWeightLight,
  UIImageSymbolWeightRegular, UIImageSymbolWeightMedium, UIImageSymbolWeightSemibold,
  UIImageSymbolWeightBold, UIImageSymbolWeightHeavy, UIImageSymbolWeightBlack
} UIImageSymbolWeight;
typedef enum {
  UIImageSymbolScaleSmall, UIImageSymbolScaleMedium, UIImageSymbolScaleLarge
} UIImageSymbolScale;
IOS(13) @interface UIImageSymbolConfiguration : NSObject
@property(class, readonly) UIImageSymbolConfiguration *unspecifiedConfiguration;
+ (instancetype)configurationWithPointSize:(CGFloat)size;
+ (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight scale:(UIImageSymbolScale)scale;
+ (instancetype)configurationWithTextStyle:(NSString *)style;
+ (instancetype)configurationWithTextStyle:(NSString *)style scale:(UIImageSymbolScale)scale;
+ (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithScale:(UIImageSymbolScale)scale;
@end
typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing);
typedef enum {
  NSDirectionalRectEdgeTop = 1, NSDirectionalRectEdgeLeading = 2, NSDirectionalRectEdgeBottom = 4,
  NSDirectionalRectEdgeTrailing = 8
} NSDirectionalRectEdge;
@class UIVisualEffect;
IOS(14) @interface UIBackgroundConfiguration : NSObject
@property(nullable) UIColor *backgroundColor, *strokeColor;
@property NSDirectionalEdgeInsets backgroundInsets;
@property CGFloat cornerRadius, strokeOutset, strokeWidth;
@property(nullable) UIImage *image IOS(15);
@property UIViewContentMode imageContentMode IOS(15);
@property(nullable) UIVisualEffect *visualEffect;
@end
typedef enum {
  UIButtonConfigurationSizeMini, UIButtonConfigurationSizeSmall, UIButtonConfigurationSizeMedium,
  UIButtonConfigurationSizeLarge
} UIButtonConfigurationSize;
typedef enum {
  UIButtonConfigurationCornerStyleFixed, UIButtonConfigurationCornerStyleDynamic,
  UIButtonConfigurationCornerStyleSmall, UIButtonConfigurationCornerStyleMedium,
  UIButtonConfigurationCornerStyleLarge, UIButtonConfigurationCornerStyleCapsule
} UIButtonConfigurationCornerStyle;
typedef enum {
  UIButtonConfigurationTitleAlignmentAutomatic, UIButtonConfigurationTitleAlignmentLeading,
  UIButtonConfigurationTitleAlignmentCenter, UIButtonConfigurationTitleAlignmentTrailing
} UIButtonConfigurationTitleAlignment;
IOS(15) @interface UIButtonConfiguration : NSObject
+ (instancetype)plainButtonConfiguration;
+ (instancetype)grayButtonConfiguration;
+ (instancetype)tintedButtonConfiguration;
+ (instancetype)filledButtonConfiguration;
+ (instancetype)borderlessButtonConfiguration;
+ (instancetype)borderedButtonConfiguration;
+ (instancetype)borderedTintedButtonConfiguration;
+ (instancetype)borderedProminentButtonConfiguration;
@property UIBackgroundConfiguration *background;
@property(nullable) UIColor *baseBackgroundColor, *baseForegroundColor;
@property UIButtonConfigurationSize buttonSize;
@property NSDirectionalEdgeInsets contentInsets;
@property UIButtonConfigurationCornerStyle cornerStyle;
@property(nullable) UIImage *image;
@property CGFloat imagePadding, titlePadding;
@property NSDirectionalRectEdge imagePlacement;
@property(nullable) UIImageSymbolConfiguration *preferredSymbolConfigurationForImage;
@property BOOL showsActivityIndicator;
@property(nullable) NSString *title, *subtitle;
@property UIButtonConfigurationTitleAlignment titleAlignment;
@end
@interface UIButton : UIControl
@property(nullable) UIButtonConfiguration *configuration IOS(15);
@property(null_resettable) UIColor *tintColor;
@property BOOL adjustsImageWhenDisabled, adjustsImageWhenHighlighted;
@property BOOL changesSelectionAsPrimaryAction IOS(15);
@property UIEdgeInsets contentEdgeInsets, imageEdgeInsets, titleEdgeInsets;
@property UIContextMenuConfigurationElementOrder preferredMenuElementOrder IOS(16);
@property UIButtonRole role IOS(14);
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setTitleShadowColor:(nullable UIColor *)color forState:(UIControlState)state;
@end
@interface UISwitch : UIControl
@property(null_resettable) UIColor *tintColor IOS(6);
@property BOOL on;
@property(nullable) UIImage *onImage, *offImage;
@property(nullable) UIColor *onTintColor;
@property(nullable) UIColor *thumbTintColor IOS(6);
@end
@interface UISlider : UIControl
@property(nullable) UIColor *maximumTrackTintColor, *minimumTrackTintColor, *thumbTintColor;
@property float maximumValue, minimumValue, value;
@property(nullable) UIImage *maximumValueImage, *minimumValueImage;
- (void)setThumbImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setMinimumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setMaximumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
@end
@interface UIStepper : UIControl
@property(null_resettable) UIColor *tintColor;
@property double maximumValue, minimumValue, stepValue, value;
@property BOOL wraps;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setDecrementImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setIncrementImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setDividerImage:(nullable UIImage *)image
    forLeftSegmentState:(UIControlState)left
      rightSegmentState:(UIControlState)right;
@end
ENUM(UISegmentedControlSegment){UISegmentedControlSegmentAny, UISegmentedControlSegmentLeft,
  UISegmentedControlSegmentCenter, UISegmentedControlSegmentRight, UISegmentedControlSegmentAlone};
ENUM(UISegmentedControlStyle){UISegmentedControlStylePlain, UISegmentedControlStyleBordered,
  UISegmentedControlStyleBar, UISegmentedControlStyleBezeled};
@interface UISegmentedControl : UIControl
@property(null_resettable) UIColor *tintColor;
@property UISegmentedControlStyle segmentedControlStyle;
@property BOOL apportionsSegmentWidthsByContent, momentary;
@property NSInteger selectedSegmentIndex;
@property(nullable) UIColor *selectedSegmentTintColor IOS(13);
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
- (void)setContentPositionAdjustment:(UIOffset)adjustment
                      forSegmentType:(UISegmentedControlSegment)segment
                          barMetrics:(UIBarMetrics)metrics;
- (void)setDividerImage:(nullable UIImage *)image
    forLeftSegmentState:(UIControlState)left
      rightSegmentState:(UIControlState)right
             barMetrics:(UIBarMetrics)metrics;
- (void)setTitleTextAttributes:(nullable Attributes *)attributes forState:(UIControlState)state;
@end
ENUM(UIPageControlBackgroundStyle){UIPageControlBackgroundStyleAutomatic, UIPageControlBackgroundStyleProminent,
  UIPageControlBackgroundStyleMinimal};
@interface UIPageControl : UIControl
@property UIPageControlBackgroundStyle backgroundStyle IOS(14);
@property NSInteger currentPage, numberOfPages;
@property BOOL hidesForSinglePage;
@property(nullable) UIColor *currentPageIndicatorTintColor IOS(6);
@property(nullable) UIColor *pageIndicatorTintColor IOS(6);
@property(nullable) UIImage *preferredIndicatorImage IOS(14);
@end
ENUM(UIDatePickerMode){UIDatePickerModeTime, UIDatePickerModeDate, UIDatePickerModeDateAndTime,
  UIDatePickerModeCountDownTimer};
ENUM(UIDatePickerStyle){UIDatePickerStyleAutomatic, UIDatePickerStyleWheels, UIDatePickerStyleCompact,
  UIDatePickerStyleInline IOS(14)};
@interface UIDatePicker : UIControl
@property NSTimeInterval countDownDuration;
@property UIDatePickerMode datePickerMode;
@property NSInteger minuteInterval;
@property UIDatePickerStyle preferredDatePickerStyle IOS(13.4);
@end
IOS(14) @interface UIColorWell : UIControl
@property(nullable) UIColor *selectedColor;
@property BOOL supportsAlpha;
@property(nullable) NSString *title;
@end
IOS(6) @interface UIRefreshControl : UIControl
@property(null_resettable) UIColor *tintColor;
@end
@interface UIPickerView : UIView
@property BOOL showsSelectionIndicator;
@end
ENUM(UIProgressViewStyle){UIProgressViewStyleDefault, UIProgressViewStyleBar};
@interface UIProgressView : UIView
@property float progress;
@property(nullable) UIImage *progressImage, *trackImage;
@property(nullable) UIColor *progressTintColor, *trackTintColor;
@property UIProgressViewStyle progressViewStyle;
@end
ENUM(UITextBorderStyle){UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect};
ENUM(UITextFieldViewMode){UITextFieldViewModeNever, UITextFieldViewModeWhileEditing,
  UITextFieldViewModeUnlessEditing, UITextFieldViewModeAlways};
@interface UITextField : UIControl
@property(nullable) UIImage *background, *disabledBackground;
@property UITextBorderStyle borderStyle;
@property UITextFieldViewMode clearButtonMode, leftViewMode, rightViewMode;
@property Attributes *defaultTextAttributes IOS(7);
@property(nullable) UIFont *font;
@property(nullable) UIColor *textColor;
@property BOOL secureTextEntry;
@property UIKeyboardAppearance keyboardAppearance;
@property(nullable) NSString *placeholder, *text;
@property NSTextAlignment textAlignment;
@end
IOS(13) @interface UISearchTextField : UITextField
@property(null_resettable) UIColor *tokenBackgroundColor;
@end
ENUM(UIScrollViewIndicatorStyle){UIScrollViewIndicatorStyleDefault, UIScrollViewIndicatorStyleBlack,
  UIScrollViewIndicatorStyleWhite};
ENUM(UIScrollViewContentInsetAdjustmentBehavior){UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes, UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways};
@interface UIScrollView : UIView
@property BOOL alwaysBounceHorizontal, alwaysBounceVertical, bounces, pagingEnabled, scrollEnabled,
    showsHorizontalScrollIndicator, showsVerticalScrollIndicator;
@property UIEdgeInsets contentInset;
@property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior IOS(11);
@property CGPoint contentOffset;
@property CGSize contentSize;
@property UIScrollViewIndicatorStyle indicatorStyle;
@end
@interface UITextView : UIScrollView
@property(nullable) UIFont *font;
@property(nullable) UIColor *textColor;
@property BOOL editable;
@property(null_resettable) NSString *text;
@property NSTextAlignment textAlignment;
@property UIEdgeInsets textContainerInset IOS(7);
@end
ENUM(UITableViewCellSeparatorStyle){UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine,
  UITableViewCellSeparatorStyleSingleLineEtched};
ENUM(UITableViewCellSelectionStyle){UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault};
ENUM(UITableViewCellAccessoryType){UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton IOS(7)};
IOS(8) @interface UIVisualEffect : NSObject
@end
ENUM(UIBlurEffectStyle){UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight, UIBlurEffectStyleDark,
  UIBlurEffectStyleRegular IOS(10), UIBlurEffectStyleProminent IOS(10),
  UIBlurEffectStyleSystemUltraThinMaterial IOS(13), UIBlurEffectStyleSystemThinMaterial IOS(13),
  UIBlurEffectStyleSystemMaterial IOS(13), UIBlurEffectStyleSystemThickMaterial IOS(13),
  UIBlurEffectStyleSystemChromeMaterial IOS(13),
  UIBlurEffectStyleSystemUltraThinMaterialLight IOS(13), UIBlurEffectStyleSystemUltraThinMaterialDark IOS(13),
  UIBlurEffectStyleSystemThinMaterialLight IOS(13), UIBlurEffectStyleSystemThinMaterialDark IOS(13),
  UIBlurEffectStyleSystemMaterialLight IOS(13), UIBlurEffectStyleSystemMaterialDark IOS(13),
  UIBlurEffectStyleSystemThickMaterialLight IOS(13), UIBlurEffectStyleSystemThickMaterialDark IOS(13),
  UIBlurEffectStyleSystemChromeMaterialLight IOS(13), UIBlurEffectStyleSystemChromeMaterialDark IOS(13)};
IOS(8) @interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end
ENUM(UIGlassEffectStyle){UIGlassEffectStyleRegular, UIGlassEffectStyleClear};
IOS(26) @interface UIGlassEffect : UIVisualEffect
+ (UIGlassEffect *)effectWithStyle:(UIGlassEffectStyle)style;
@property(nullable) UIColor *tintColor;
@property BOOL interactive;
@end
IOS(26) @interface UIGlassContainerEffect : UIVisualEffect
@property CGFloat spacing;
@end
IOS(8) @interface UIVibrancyEffect : UIVisualEffect
+ (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)effect;
@end
IOS(8) @interface UIVisualEffectView : UIView
@property(nullable) UIVisualEffect *effect;
@end
@interface UITableView : UIScrollView
@property BOOL allowsMultipleSelectionDuringEditing, allowsSelection, editing;
@property BOOL cellLayoutMarginsFollowReadableWidth IOS(9);
@property CGFloat rowHeight, sectionFooterHeight, sectionHeaderHeight;
@property CGFloat fillerRowHeight IOS(15);
@property CGFloat sectionHeaderTopPadding IOS(15);
@property(nullable) UIColor *sectionIndexColor IOS(6);
@property(nullable) UIColor *sectionIndexBackgroundColor IOS(7);
@property(nullable) UIColor *sectionIndexTrackingBackgroundColor IOS(6);
@property(nullable) UIColor *separatorColor;
@property(nullable) UIVisualEffect *separatorEffect IOS(8);
@property UIEdgeInsets separatorInset IOS(7);
@property UITableViewCellSeparatorStyle separatorStyle;
@end
@interface UITableViewCell : UIView
@property UITableViewCellAccessoryType accessoryType, editingAccessoryType;
@property NSInteger indentationLevel;
@property CGFloat indentationWidth;
@property BOOL editing, highlighted, selected, shouldIndentWhileEditing, showsReorderControl;
@property UITableViewCellSelectionStyle selectionStyle;
@property UIEdgeInsets separatorInset IOS(7);
@end
IOS(6) @interface UITableViewHeaderFooterView : UIView
@property(null_resettable) UIColor *tintColor;
@end
IOS(6) @interface UICollectionReusableView : UIView
@end
IOS(6) @interface UICollectionViewCell : UICollectionReusableView
@property BOOL highlighted, selected;
@end
IOS(14) @interface UICollectionViewListCell : UICollectionViewCell
@property NSInteger indentationLevel;
@property CGFloat indentationWidth;
@end
IOS(6) @interface UICollectionView : UIScrollView
@property BOOL prefetchingEnabled IOS(10);
@end
IOS(14) @interface UIListContentView : UIView
@end
ENUM(UIStackViewDistribution){UIStackViewDistributionFill, UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering};
ENUM(UIStackViewAlignment){UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentTop,
  UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom, UIStackViewAlignmentLastBaseline};
ENUM(UILayoutConstraintAxis){UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical};
IOS(9) @interface UIStackView : UIView
@property UIStackViewAlignment alignment;
@property UILayoutConstraintAxis axis;
@property UIStackViewDistribution distribution;
@property BOOL layoutMarginsRelativeArrangement;
@property CGFloat spacing;
@end

IOS(13) @interface UIBarAppearance : NSObject
@property(nullable) UIColor *backgroundColor, *shadowColor;
@property(nullable) UIBlurEffect *backgroundEffect;
@property(nullable) UIImage *backgroundImage, *shadowImage;
@property UIViewContentMode backgroundImageContentMode;
@property UIUserInterfaceStyle overrideUserInterfaceStyle IOS(27);
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@end
IOS(13) @interface UIBarButtonItemStateAppearance : NSObject
@property(nullable) UIImage *backgroundImage;
@property UIOffset backgroundImagePositionAdjustment, titlePositionAdjustment;
@property Attributes *titleTextAttributes;
@end
IOS(13) @interface UIBarButtonItemAppearance : NSObject
@property(readonly) UIBarButtonItemStateAppearance *normal, *disabled, *focused, *highlighted;
@end
IOS(13) @interface UITabBarItemStateAppearance : NSObject
@property(nullable) UIColor *badgeBackgroundColor, *iconColor;
@property UIOffset badgePositionAdjustment, badgeTitlePositionAdjustment, titlePositionAdjustment;
@property Attributes *badgeTextAttributes, *titleTextAttributes;
@end
IOS(13) @interface UITabBarItemAppearance : NSObject
@property(readonly) UITabBarItemStateAppearance *normal, *disabled, *focused, *selected;
@end
IOS(13) @interface UINavigationBarAppearance : UIBarAppearance
@property UIBarButtonItemAppearance *backButtonAppearance, *buttonAppearance, *doneButtonAppearance;
@property(readonly) UIImage *backIndicatorImage, *backIndicatorTransitionMaskImage;
- (void)setBackIndicatorImage:(nullable UIImage *)image transitionMaskImage:(nullable UIImage *)mask;
@property Attributes *largeTitleTextAttributes, *titleTextAttributes;
@property UIOffset titlePositionAdjustment;
@end
IOS(13) @interface UIToolbarAppearance : UIBarAppearance
@property UIBarButtonItemAppearance *buttonAppearance, *doneButtonAppearance;
@end
ENUM(UITabBarItemPositioning){UITabBarItemPositioningAutomatic, UITabBarItemPositioningFill,
  UITabBarItemPositioningCentered};
IOS(13) @interface UITabBarAppearance : UIBarAppearance
@property UITabBarItemAppearance *compactInlineLayoutAppearance, *inlineLayoutAppearance, *stackedLayoutAppearance;
@property(nullable) UIImage *selectionIndicatorImage;
@property(nullable) UIColor *selectionIndicatorTintColor;
@property UITabBarItemPositioning stackedItemPositioning;
@property CGFloat stackedItemSpacing, stackedItemWidth;
@end
@interface UINavigationBar : UIView
@property(null_resettable) UIColor *tintColor;
@property(nullable) UIImage *backIndicatorImage IOS(7);
@property(nullable) UIImage *backIndicatorTransitionMaskImage IOS(7);
@property UIBarStyle barStyle;
@property(nullable) UIColor *barTintColor IOS(7);
@property(nullable) UINavigationBarAppearance *compactAppearance IOS(13);
@property(nullable) UINavigationBarAppearance *scrollEdgeAppearance IOS(13);
@property(nullable) UINavigationBarAppearance *compactScrollEdgeAppearance IOS(15);
@property UINavigationBarAppearance *standardAppearance IOS(13);
@property BOOL translucent;
@property(nullable) Attributes *largeTitleTextAttributes IOS(11);
@property BOOL prefersLargeTitles IOS(11);
@property(nullable) UIImage *shadowImage IOS(6);
@property(nullable) Attributes *titleTextAttributes;
- (void)setBackgroundImage:(nullable UIImage *)image
            forBarPosition:(UIBarPosition)position
                barMetrics:(UIBarMetrics)metrics IOS(7);
- (void)setBackgroundImage:(nullable UIImage *)image forBarMetrics:(UIBarMetrics)metrics;
- (void)setTitleVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)metrics;
@end
@interface UIToolbar : UIView
@property(null_resettable) UIColor *tintColor;
@property UIBarStyle barStyle;
@property(nullable) UIColor *barTintColor IOS(7);
@property(nullable) UIToolbarAppearance *compactAppearance IOS(13);
@property(nullable) UIToolbarAppearance *scrollEdgeAppearance IOS(15);
@property(nullable) UIToolbarAppearance *compactScrollEdgeAppearance IOS(15);
@property UIToolbarAppearance *standardAppearance IOS(13);
@property BOOL translucent;
- (void)setBackgroundImage:(nullable UIImage *)image
        forToolbarPosition:(UIBarPosition)position
                barMetrics:(UIBarMetrics)metrics;
- (void)setShadowImage:(nullable UIImage *)image forToolbarPosition:(UIBarPosition)position IOS(6);
@end
@interface UITabBar : UIView
@property(null_resettable) UIColor *tintColor;
@property(nullable) UIImage *backgroundImage, *selectionIndicatorImage;
@property(nullable) UIImage *shadowImage IOS(6);
@property UIBarStyle barStyle IOS(7);
@property(nullable) UIColor *barTintColor IOS(7);
@property BOOL translucent IOS(7);
@property UITabBarItemPositioning itemPositioning IOS(7);
@property CGFloat itemSpacing IOS(7);
@property CGFloat itemWidth IOS(7);
@property(nullable) UITabBarAppearance *scrollEdgeAppearance IOS(15);
@property UITabBarAppearance *standardAppearance IOS(13);
@property(nullable) UIColor *selectedImageTintColor;
@property(nullable) UIColor *unselectedItemTintColor IOS(10);
@end
ENUM(UISearchBarIcon){UISearchBarIconSearch, UISearchBarIconClear, UISearchBarIconBookmark, UISearchBarIconResultsList};
ENUM(UISearchBarStyle){UISearchBarStyleDefault, UISearchBarStyleProminent, UISearchBarStyleMinimal};
@interface UISearchBar : UIView
@property(null_resettable) UIColor *tintColor;
@property UIBarStyle barStyle;
@property(nullable) UIColor *barTintColor IOS(7);
@property BOOL searchResultsButtonSelected, showsBookmarkButton, showsCancelButton, showsScopeBar,
    showsSearchResultsButton;
@property BOOL translucent;
@property UIKeyboardAppearance keyboardAppearance;
@property(nullable) NSString *placeholder, *prompt, *text;
@property(nullable) UIImage *backgroundImage, *scopeBarBackgroundImage;
@property UISearchBarStyle searchBarStyle IOS(7);
@property UIOffset searchFieldBackgroundPositionAdjustment, searchTextPositionAdjustment;
@property NSInteger selectedScopeButtonIndex;
- (void)setBackgroundImage:(nullable UIImage *)image
            forBarPosition:(UIBarPosition)position
                barMetrics:(UIBarMetrics)metrics IOS(7);
- (void)setImage:(nullable UIImage *)image forSearchBarIcon:(UISearchBarIcon)icon state:(UIControlState)state;
- (void)setPositionAdjustment:(UIOffset)adjustment forSearchBarIcon:(UISearchBarIcon)icon;
- (void)setScopeBarButtonBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setScopeBarButtonDividerImage:(nullable UIImage *)image
                  forLeftSegmentState:(UIControlState)left
                    rightSegmentState:(UIControlState)right;
- (void)setScopeBarButtonTitleTextAttributes:(nullable Attributes *)attributes forState:(UIControlState)state;
- (void)setSearchFieldBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
@end
@interface UIBarItem : NSObject <UIAppearance>
@property(nullable) UIImage *image, *landscapeImagePhone;
@property BOOL enabled;
@property(nullable) NSString *title;
- (void)setTitleTextAttributes:(nullable Attributes *)attributes forState:(UIControlState)state;
@end
ENUM(UIBarButtonItemStyle){
  UIBarButtonItemStylePlain, UIBarButtonItemStyleBordered, UIBarButtonItemStyleDone,
  UIBarButtonItemStyleProminent IOS(26),
};
@interface UIBarButtonItem : UIBarItem
@property UIContextMenuConfigurationElementOrder preferredMenuElementOrder IOS(16);
@property UIBarButtonItemStyle style;
@property(nullable) UIColor *tintColor;
@property CGFloat width;
- (void)setBackButtonBackgroundImage:(nullable UIImage *)image
                            forState:(UIControlState)state
                          barMetrics:(UIBarMetrics)metrics;
- (void)setBackButtonBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)metrics;
- (void)setBackButtonTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)metrics;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
- (void)setBackgroundImage:(nullable UIImage *)image
                  forState:(UIControlState)state
                     style:(UIBarButtonItemStyle)style
                barMetrics:(UIBarMetrics)metrics IOS(6);
- (void)setBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)metrics;
- (void)setTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)metrics;
@end
@interface UITabBarItem : UIBarItem
@property(nullable) UIColor *badgeColor IOS(10);
@property(nullable) NSString *badgeValue;
@property(nullable) UITabBarAppearance *scrollEdgeAppearance IOS(15);
@property(nullable) UIImage *selectedImage IOS(7);
@property(nullable) UITabBarAppearance *standardAppearance IOS(13);
@property UIOffset titlePositionAdjustment;
- (void)setBadgeTextAttributes:(nullable Attributes *)attributes forState:(UIControlState)state IOS(10);
@end

#pragma clang assume_nonnull end

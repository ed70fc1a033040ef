@interface Ticker : UIView {
  UILabel *a;
}
#ifdef UI_APPEARANCE_SELECTOR
@property (nonatomic,retain) UIFont *titleFont UI_APPEARANCE_SELECTOR;
#else
@property (nonatomic,retain) UIFont *titleFont;
#endif
@end
@implementation A
+ (void)go { [[Ticker appearance] setTitleFont:[UIFont systemFontOfSize:14]]; }
@end

@interface Ticker : UIView
#ifdef UI_APPEARANCE_SELECTOR
@property (nonatomic,assign) UIFont *dateFont UI_APPEARANCE_SELECTOR;
#endif
@end
@implementation A
+ (void)go { [[Ticker appearance] setDateFont:[UIFont systemFontOfSize:14]]; }
@end

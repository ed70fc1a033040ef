@interface PaneView : UIView
@property (nonatomic,retain) UIFont *titleFont UI_APPEARANCE_SELECTOR;
@property (nonatomic,retain) UIColor *titleColor;
@end

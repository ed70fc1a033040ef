@interface PaneView : UIView <UIAppearance>
@property (nonatomic, assign) UIFont *titleFont UI_APPEARANCE_SELECTOR;
@property (nonatomic, assign) UIColor *titleColor;
@end

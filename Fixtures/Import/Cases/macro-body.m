#define shade(r,g,b) static UIColor *ret; if (ret == nil) ret = [UIColor colorWithRed:r/255.0 green:g/255.0 blue:b/255.0 alpha:1]; return ret
@implementation A
+ (UIColor *)clay {shade(180,90,60);}
+ (void)apply { [[UISwitch appearance] setOnTintColor:[A clay]]; }
@end

"""Theme code: Objective-C, Swift and UISS, with a generator for each kind of expression and statement that the sources know."""

import json
import re

SYNTAX = "Sources/ThemeCode/Syntax/CodeExpression.swift"

# For each kind the ending of its files and a line; %d is its number.
EXPRESSIONS = {
    "number": ("m", "x = 1.5;\n"), "string": ("m", "x = @\"abc\";\n"), "boolean": ("m", "x = YES;\n"),
    "null": ("m", "x = nil;\n"), "name": ("m", "x = y;\n"), "member": ("m", "x = a.b;\n"),
    "call": ("m", "f(1, 2);\n"), "message": ("m", "[a b:1 c:2];\n"), "element": ("m", "x = a[0];\n"),
    "array": ("m", "x = @[@1, @2];\n"), "tuple": ("swift", "let a%d = (1, b: 2)\n"),
    "dictionary": ("m", "x = @{@1: @2};\n"), "prefix": ("m", "x = -y;\n"), "infix": ("m", "x = a * b;\n"),
    "choice": ("m", "x = a ? b : c;\n"), "increment": ("m", "x++;\n"), "isType": ("swift", "let a%d = b is UIView\n"),
    "optionalPattern": ("swift", "switch a { case let b?: c(); default: d() }\n"),
    "constrainedPattern": ("swift", "switch a { case let b where b > 1: c(); default: d() }\n"),
    "closure": ("m", "b(^(id a) { c(a); });\n"), "available": ("m", "if (@available(iOS 13, *)) { a(); }\n"),
    "compilation": ("m", "#if DEBUG\na();\n#endif\n"), "binding": ("swift", "if let a = b { c(a) }\n"),
    "other": ("m", "x = @protocol(A);\n"),
}
STATEMENTS = {
    "expression": ("m", "f();\n"), "local": ("m", "CGFloat x%d = 1;\n"), "assignment": ("m", "x += 1;\n"),
    "condition": ("m", "if (a) { b(); } else { c(); }\n"), "requirement": ("swift", "guard a else { return }\n"),
    "selection": ("m", "switch (a) { case 1: b(); break; default: c(); }\n"),
    "loop": ("m", "for (id a in @[@1, @2]) { b(a); }\n"), "repetition": ("m", "while (x < 2) { x++; }\n"),
    "jump": ("m", "for (id a in @[@1]) { break; }\n"), "result": ("m", "if (a) { return; }\n"),
    "block": ("m", "{ a(); }\n"), "refused": ("m", "x = 1 +;\n"), "other": ("m", "@throw a;\n"),
}


def kinds(name):
    """The cases of the kinds of expression, or of statement, in the sources."""
    with open(SYNTAX) as file:
        source = file.read()
    start = source.index("public struct Code" + name.capitalize())
    start = source.index("indirect enum Kind", start)
    return re.findall(r"^    case (\w+)", source[start:source.index("\n  }\n", start)], re.M)


def swift(body):
    return ("import UIKit\nfunc style() {\n" + body + "UILabel.appearance().alpha = 1\n}\n")


def method(body, before=""):
    return ("#import <UIKit/UIKit.h>\n" + before + "\n@implementation App\n- (void)style {\n" + body
            + "\n[[UILabel appearance] setAlpha:1];\n}\n@end\n")


def code():
    """Objective-C, Swift and UISS: a name, an ending and a function from a count to bytes."""
    for kind, table in (("expression", EXPRESSIONS), ("statement", STATEMENTS)):
        for name in kinds(kind):
            if name not in table:
                yield f"theme code, {kind}: {name}", "m", None
                continue
            ending, body = table[name]
            make = swift if ending == "swift" else method
            yield f"theme code, {kind}: {name}", ending, lambda n, b=body, make=make: make("".join(
                b.replace("%d", str(i)) for i in range(n)))
    statements = {
        "rules": "[[UILabel appearance] setAlpha:1];\n", "variables": "CGFloat x%d = 1;\n",
        "assignments": "x = 1;\n", "conditions": "if (a) { b(); }\n", "loops": "for (int i = 0; i < 2; i++) { b(); }\n",
        "colours": "UIColor *c%d = [UIColor colorWithRed:1 green:0 blue:0 alpha:1];\n",
        "arrays": "NSArray *a%d = @[@1, @2];\n", "dictionaries": "NSDictionary *d%d = @{@1: @2};\n",
        "texts": "NSString *s%d = @\"abc\";\n", "unknown": "[foo bar:%d];\n", "comments": "// a\n",
        "blocks": "void (^b%d)(void) = ^{ c(); };\n", "casts": "id x%d = (UIColor *)y;\n",
    }
    for name, body in statements.items():
        yield f"Objective-C: {name}", "m", lambda n, b=body: method("".join(
            b % i if "%d" in b else b for i in range(n)))
    chains = {
        "+": "1+", "&&": "a&&", "||": "a||", "?:": "a?1:", "==": "a==", ".": "a.", "!": "!", "-": "-", "~": "~",
        "(": "(", ",": "a,", "|": "UIA|",
    }
    for name, unit in chains.items():
        yield f"Objective-C: chain of {name}", "m", lambda n, u=unit: method(f"CGFloat x = {u * n}1;")
    yield "Objective-C: a long text", "m", lambda n: method('NSString *s = @"' + "a" * n + '";')
    yield "Objective-C: a long number", "m", lambda n: method("CGFloat x = " + "1" * n + ";")
    yield "Objective-C: a long name", "m", lambda n: method("CGFloat " + "x" * n + " = 1;")
    yield "Objective-C: a long array", "m", lambda n: method("NSArray *a = @[" + "@1, " * n + "@1];")
    yield "Objective-C: defines", "m", lambda n: method("", "".join(f"#define A{i} 1\n" for i in range(n)))
    yield "Objective-C: a chain of defines", "m", lambda n: method(
        "CGFloat x = A0;", "".join(f"#define A{i} A{i + 1}\n" for i in range(n)))
    yield "Objective-C: functions", "m", lambda n: method("", "".join(
        f"static void f{i}(void) {{ g(); }}\n" for i in range(n)))
    yield "Objective-C: classes", "m", lambda n: "#import <UIKit/UIKit.h>\n" + "".join(
        f"@interface C{i} : UIView\n@end\n" for i in range(n))
    yield "Objective-C: messages in a row", "m", lambda n: method("[" * n + "a" + " b]" * n + ";")
    yield "Objective-C: brackets", "m", lambda n: method("{" * n + "}" * n)
    yield "UISS: classes", "uiss.json", lambda n: json.dumps({f"Unknown{i}": {"tintColor": "red"} for i in range(n)})
    yield "UISS: properties", "uiss.json", lambda n: json.dumps({"UILabel": {f"p{i}": 1 for i in range(n)}})
    yield "UISS: variables", "uiss.json", lambda n: json.dumps({"Variables": {f"p{i}": 1 for i in range(n)}})
    yield "UISS: nesting", "uiss.json", lambda n: '{"UIView":' * n + "{}" + "}" * n

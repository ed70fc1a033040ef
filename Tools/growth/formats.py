"""SVG elements and operators of PDF, listed from the sources, with a generator for each."""

import examples
from constructs import quoted_cases

SVG = "Sources/SVG/Drawing/"
PDF_OPERATORS = "Sources/PDF/Drawing/Painter+Operators.swift"

SVG_ELEMENTS = {
    "g": "<g><rect width='9' height='9'/></g>", "a": "<a><rect width='9' height='9'/></a>",
    "switch": "<switch><rect width='9' height='9'/></switch>",
    "svg": "<svg width='9' height='9'><rect width='9' height='9'/></svg>", "use": "<use href='#r'/>",
    "image": "<image width='9' height='9'/>", "text": "<text y='9'>a</text>",
    "rect": "<rect width='9' height='9'/>", "circle": "<circle r='9'/>",
    "ellipse": "<ellipse rx='9' ry='5'/>", "line": "<line x2='9' y2='9' stroke='red'/>",
    "polyline": "<polyline points='0 0 9 9 9 0'/>", "polygon": "<polygon points='0 0 9 9 9 0'/>",
    "path": "<path d='M0 0 9 9 9 0z'/>",
}
SVG_FILTERS = {
    "feGaussianBlur": "<feGaussianBlur stdDeviation='1'/>", "feOffset": "<feOffset dx='1'/>",
    "feMorphology": "<feMorphology radius='1'/>", "feFlood": "<feFlood/>",
    "feDropShadow": "<feDropShadow/>", "feMerge": "<feMerge><feMergeNode/></feMerge>",
    "feBlend": "<feBlend in2='SourceGraphic'/>", "feComposite": "<feComposite in2='SourceGraphic'/>",
    "feColorMatrix": "<feColorMatrix type='saturate' values='.5'/>",
    "feComponentTransfer": "<feComponentTransfer><feFuncR type='linear' slope='.5'/></feComponentTransfer>",
}
# Attributes that no fixture has.
SVG_VALUES = {
    "font-family": "serif", "font-style": "italic", "font-weight": "bold", "image-rendering": "pixelated",
    "letter-spacing": "2", "text-anchor": "middle", "transform-box": "fill-box", "xml:space": "preserve",
}
SVG_USES = {
    "class": ("<style>.a{fill:red}</style>", "<rect class='a' width='9' height='9'/>"),
    "style": ("", "<rect style='fill:red;stroke:blue' width='9' height='9'/>"),
    "transform": ("", "<rect transform='rotate(9)scale(2)' width='9' height='9'/>"),
    "opacity": ("", "<g opacity='.5'><rect width='9' height='9'/></g>"),
    "clip-path": ("<clipPath id='c'><circle r='5'/></clipPath>",
                  "<rect clip-path='url(#c)' width='9' height='9'/>"),
    "mask": ("<mask id='m'><circle r='5' fill='#fff'/></mask>",
             "<rect mask='url(#m)' width='9' height='9'/>"),
    "filter": ("<filter id='f'><feGaussianBlur stdDeviation='1'/></filter>",
               "<rect filter='url(#f)' width='9' height='9'/>"),
    "marker-mid": ("<marker id='k'><circle r='1'/></marker>",
                   "<path marker-mid='url(#k)' d='M0 0 9 9 9 0 0 9'/>"),
    "gradient": ("<linearGradient id='l'><stop/><stop offset='1' stop-color='red'/></linearGradient>",
                 "<rect fill='url(#l)' width='9' height='9'/>"),
    "pattern": ("<pattern id='p' width='3' height='3' patternUnits='userSpaceOnUse'><circle r='1'/></pattern>",
                "<rect fill='url(#p)' width='9' height='9'/>"),
    "stroke-dasharray": ("", "<path stroke='red' stroke-dasharray='1 2' d='M0 0 90 90'/>"),
}

PDF_OPERATORS_DRAWN = {
    "q": "q Q", "Q": "Q", "cm": "1 0 0 1 0 0 cm", "w": "2 w", "J": "1 J", "j": "1 j", "M": "4 M",
    "d": "[1 2] 0 d", "gs": "/G gs", "Do": "/F Do", "BI": "BI /W 1 /H 1 /CS /G /BPC 8 ID a EI", "sh": "/S sh",
    "BDC": "/OC /A BDC EMC", "BMC": "/A BMC EMC", "EMC": "EMC", "d1": "1 0 0 0 9 9 d1", "ri": "/A ri",
    "i": "1 i", "MP": "/A MP", "DP": "/A /B DP", "BX": "BX EX", "EX": "EX", "d0": "1 0 d0",
    ">>": ">>", "]": "]", "}": "}", "{": "{", ")": ")",
}


def svg(defs, body):
    return ("<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'>" + defs
            + "<defs><rect id='r' width='9' height='9'/></defs>" + body + "</svg>")


def pdf(content):
    """A file of one page; readers find its objects without a table."""
    stream = content.encode("latin-1")
    return (b"%%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
            b"2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
            b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<<"
            b"/XObject<</F 5 0 R>>/ExtGState<</G<</LW 2>>>>/Shading<</S<</ShadingType 2/ColorSpace/DeviceGray"
            b"/Coords[0 0 9 9]/Function<</FunctionType 2/Domain[0 1]/N 1>>>>>>>>>>endobj\n"
            b"4 0 obj<</Length %d>>stream\n%s\nendstream endobj\n" % (len(stream), stream)
            + b"5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 10>>stream\n0 0 9 9 re\nendstream endobj\n"
            b"trailer<</Root 1 0 R>>\n%%EOF\n")


def files():
    """SVG and PDF: a name, an ending and a function from a count to bytes; None where nobody wrote a generator."""
    elements = quoted_cases(SVG + "Painter+Elements.swift") + quoted_cases(SVG + "ShapeGeometry.swift")
    for name in sorted(set(elements) | set(SVG_ELEMENTS)):
        body = SVG_ELEMENTS.get(name)
        yield f"SVG element: {name}", "svg", body and (lambda n, b=body: svg("", b * n))
    for name in sorted(set(word for word in quoted_cases(SVG + "FilterRun.swift") if word.startswith("fe"))):
        body = SVG_FILTERS.get(name)
        yield f"SVG filter: {name}", "svg", body and (lambda n, b=body: svg(
            f"<filter id='f'>{b * n}</filter>", "<rect filter='url(#f)' width='9' height='9'/>"))
    for name, (defs, body) in SVG_USES.items():
        yield f"SVG use: {name}", "svg", lambda n, d=defs, b=body: svg(d, b * n)
    for name, ending, make in examples.svg_attributes():
        if make is None and name.split(": ")[1] in SVG_VALUES:
            word = name.split(": ")[1]
            make = lambda n, w=word: svg("", f"<text y='9' {w}='{SVG_VALUES[w]}'>a</text>" * n)
        yield name, ending, make
    yield "SVG rules", "svg", lambda n: svg(
        "<style>" + "".join(f".c{i}{{fill:red}}" for i in range(n)) + "</style>", SVG_ELEMENTS["rect"])
    yield "SVG rules and elements", "svg", lambda n: svg(
        "<style>" + "".join(f".c{i} rect{{fill:red}}" for i in range(n)) + "</style>", SVG_ELEMENTS["rect"] * n)
    yield "SVG stops", "svg", lambda n: svg(
        "<linearGradient id='l'>" + "<stop offset='.5'/>" * n + "</linearGradient>",
        "<rect fill='url(#l)' width='9' height='9'/>")
    yield "SVG ids", "svg", lambda n: svg("", "".join(
        f"<rect id='i{i}' width='9' height='9'/><use href='#i{i}'/>" for i in range(n)))
    yield "SVG entities", "svg", lambda n: "<!DOCTYPE svg [<!ENTITY e 'aaaaaaaaaa'>]>" + svg(
        "", "<text y='9'>" + "&e;" * n + "</text>")
    for name in quoted_cases(PDF_OPERATORS):
        body = PDF_OPERATORS_DRAWN.get(name)
        yield f"PDF operator: {name}", "pdf", body and (lambda n, b=body: pdf((b + "\n") * n))
    yield "PDF path", "pdf", lambda n: pdf("0 0 m " + "9 9 l 3 4 5 6 7 8 c " * n + "f")
    yield "PDF rectangles", "pdf", lambda n: pdf("0 0 9 9 re f\n" * n)
    yield "PDF clips", "pdf", lambda n: pdf("0 0 9 9 re W n\n" * n)
    yield "PDF operands", "pdf", lambda n: pdf("1 " * n + "w")
    yield "PDF arrays", "pdf", lambda n: pdf("[" * n + "]" * n + " 0 d")

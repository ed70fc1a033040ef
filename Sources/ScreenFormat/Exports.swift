/// Documents of screens and themes; with it come values of documents, positions and diagnostics.
@_exported public import Syntax

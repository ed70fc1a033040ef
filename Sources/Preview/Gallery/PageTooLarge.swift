package import Process

/// The page of a gallery would be larger than the user allows.
package struct PageTooLarge: ErrorWithMessage {
  /// The largest size, in bytes.
  let limit: Int

  package var message: ErrorMessage {
    ErrorMessage(
      "the page would have more than \(ByteCount.text(limit)), so nothing was written: "
        + "--pixels 1 makes it smaller, --max-size allows more", .cannotCreate)
  }
}

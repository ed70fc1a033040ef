internal import EmbeddedLicenses
import Installation
import Process

/// What `mockup --licenses` prints.
enum Licenses {
  /// A notice, `THIRD-PARTY.md` and `LICENSE`.
  static var text: String {
    """
    mockup is licensed under the Apache License, Version 2.0. It contains and uses works of others under
    their own licences. The texts of all licences follow.


    """ + page
      + "\n# Apache License 2.0\n\n" + text(embedded_license(), embedded_license_length())
  }

  /// The works of `THIRD-PARTY.md` as JSON.
  static var json: String {
    Work.json(Work.all(in: page, isStandalone: Program.isStandalone))
  }

  /// `THIRD-PARTY.md`.
  private static var page: String {
    text(embedded_third_party(), embedded_third_party_length())
  }

  private static func text(_ start: UnsafePointer<UInt8>, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }
}

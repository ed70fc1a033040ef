#ifndef HTTP_BRIDGE_H
#define HTTP_BRIDGE_H

#include <stddef.h>
#include <stdint.h>

// A small HTTP server for this machine alone, on one thread, by libmicrohttpd, which is loaded when the
// first server is started: whoever draws screens pays nothing for it. Requests are asked for, not called
// back, so that no C calls Swift.

/// The library that is loaded, as the system's loader knows it.
#define HTTP_BRIDGE_LIBRARY "libmicrohttpd.so.12"

typedef struct http_bridge_server http_bridge_server;
typedef struct http_bridge_request http_bridge_request;
typedef struct http_bridge_response http_bridge_response;

/// What came of starting.
typedef enum {
  HTTP_BRIDGE_OK = 0,
  /// The library is not there, or not the version that is needed.
  HTTP_BRIDGE_NOT_INSTALLED,
  /// `errno` says why.
  HTTP_BRIDGE_CANNOT_LISTEN,
} http_bridge_status;

/// Listens on 127.0.0.1; port 0 is one that is free. `*server` is set where the result is OK. Bodies of
/// more than `body_limit` bytes are not kept.
http_bridge_status http_bridge_start(
    uint16_t port, size_t body_limit, http_bridge_server *_Nullable *_Nonnull server);

/// The port that it listens on.
uint16_t http_bridge_port(const http_bridge_server *_Nonnull server);

/// The next whole request, which has to be answered by `http_bridge_respond`; NULL when none came in the
/// time, or the user interrupted.
http_bridge_request *_Nullable http_bridge_next(
    http_bridge_server *_Nonnull server, int milliseconds);

/// Of a request, until it is answered. The path comes without escapes.
const char *_Nonnull http_bridge_method(const http_bridge_request *_Nonnull request);
const char *_Nonnull http_bridge_path(const http_bridge_request *_Nonnull request);
const char *_Nullable http_bridge_header(
    const http_bridge_request *_Nonnull request, const char *_Nonnull name);
const char *_Nullable http_bridge_argument(
    const http_bridge_request *_Nonnull request, const char *_Nonnull name);
const uint8_t *_Nullable http_bridge_body(
    const http_bridge_request *_Nonnull request, size_t *_Nonnull length);
/// Whether the body had more bytes than are kept; then there is none.
int http_bridge_is_too_large(const http_bridge_request *_Nonnull request);

/// A response with a copy of `length` bytes; NULL without memory.
http_bridge_response *_Nullable http_bridge_make_response(
    const uint8_t *_Nullable bytes, size_t length);
void http_bridge_add_header(
    http_bridge_response *_Nonnull response, const char *_Nonnull name,
    const char *_Nonnull value);

/// Answers the request, and lets go of both; NULL breaks the connection off.
void http_bridge_respond(
    http_bridge_request *_Nonnull request, unsigned status,
    http_bridge_response *_Nullable response);

/// Sends what is on its way, for a second at most, and ends.
void http_bridge_stop(http_bridge_server *_Nonnull server);

/// From now on SIGINT and SIGTERM do not end the process, but make `http_bridge_is_interrupted` true.
void http_bridge_catch_interrupts(void);
int http_bridge_is_interrupted(void);

#endif

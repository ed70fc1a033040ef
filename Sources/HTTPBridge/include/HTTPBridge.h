#ifndef HTTP_BRIDGE_H
#define HTTP_BRIDGE_H

#include <stddef.h>
#include <stdint.h>

#include "ConnectionOwner.h"

// A small HTTP server for this machine, on one thread. It uses libmicrohttpd, which is loaded when the first
// server starts, so that it costs other commands nothing. Requests are polled, so that C never calls Swift.

/// The name of the shared library.
#define HTTP_BRIDGE_LIBRARY "libmicrohttpd.so.12"

typedef struct http_bridge_server http_bridge_server;
typedef struct http_bridge_request http_bridge_request;
typedef struct http_bridge_response http_bridge_response;

/// The result of starting a server.
typedef enum {
  /// The server listens.
  HTTP_BRIDGE_OK = 0,
  /// The library is not installed, or has another version.
  HTTP_BRIDGE_NOT_INSTALLED,
  /// The server cannot listen on the port; `errno` is the reason.
  HTTP_BRIDGE_CANNOT_LISTEN,
} http_bridge_status;

/// Whether the library is part of the program or can be loaded.
int http_bridge_is_available(void);

/// Starts a server on an IPv4 address of this machine, in dots; only on 127.0.0.1 are the connections of other users
/// refused. Port 0 chooses a free port. Sets `*server` if the result is OK. Bodies of
/// more than `body_limit` bytes are discarded.
http_bridge_status http_bridge_start(
    const char *_Nonnull host, uint16_t port, size_t body_limit,
    http_bridge_server *_Nullable *_Nonnull server);

/// The port of a server.
uint16_t http_bridge_port(const http_bridge_server *_Nonnull server);

/// Waits for a complete request, which has to be answered with `http_bridge_respond`, at once or later. Returns
/// NULL after the time, if the user interrupts, or once the descriptor `wake` is readable; -1 is none.
http_bridge_request *_Nullable http_bridge_next(
    http_bridge_server *_Nonnull server, int milliseconds, int wake);

// The parts of a request are valid until it is answered.

/// The method, such as `GET`.
const char *_Nonnull http_bridge_method(const http_bridge_request *_Nonnull request);
/// The decoded path.
const char *_Nonnull http_bridge_path(const http_bridge_request *_Nonnull request);
/// The value of a header field; NULL if there is none.
const char *_Nullable http_bridge_header(
    const http_bridge_request *_Nonnull request, const char *_Nonnull name);
/// The value of an argument of the address; NULL if there is none.
const char *_Nullable http_bridge_argument(
    const http_bridge_request *_Nonnull request, const char *_Nonnull name);
/// The body and its size in bytes.
const uint8_t *_Nullable http_bridge_body(
    const http_bridge_request *_Nonnull request, size_t *_Nonnull length);
/// Whether the body was discarded because of its size.
int http_bridge_is_too_large(const http_bridge_request *_Nonnull request);

/// Creates a response with a copy of the bytes. Returns NULL if there is no memory.
http_bridge_response *_Nullable http_bridge_make_response(
    const uint8_t *_Nullable bytes, size_t length);
/// Adds a header field to a response.
void http_bridge_add_header(
    http_bridge_response *_Nonnull response, const char *_Nonnull name,
    const char *_Nonnull value);

/// Answers a request, and releases both. A response of NULL closes the connection.
void http_bridge_respond(
    http_bridge_request *_Nonnull request, unsigned status,
    http_bridge_response *_Nullable response);

/// Finishes responses for at most one second, then stops the server. Every request that `http_bridge_next`
/// returned has been answered before.
void http_bridge_stop(http_bridge_server *_Nonnull server);

/// Makes SIGINT and SIGTERM set `http_bridge_is_interrupted` instead of ending the process.
void http_bridge_catch_interrupts(void);

/// Whether SIGINT or SIGTERM has arrived.
int http_bridge_is_interrupted(void);

#endif

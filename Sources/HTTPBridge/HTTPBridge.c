// For sigaction and SOCK_CLOEXEC, which are not part of standard C.
#define _GNU_SOURCE
#if !__has_include(<microhttpd.h>)
_Static_assert(0, "libmicrohttpd-dev is missing: run " MOCKUP_SETUP);
#endif
#include "HTTPBridge.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netinet/in.h>
#include <inttypes.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#if !__has_include(<microhttpd.h>)
#error "libmicrohttpd is missing: sudo apt-get install libmicrohttpd-dev"
#endif
#include <microhttpd.h>

// MARK: The library

#define FUNCTIONS(DO)                 \
  DO(MHD_start_daemon)                \
  DO(MHD_stop_daemon)                 \
  DO(MHD_run)                         \
  DO(MHD_get_timeout)                 \
  DO(MHD_get_daemon_info)             \
  DO(MHD_suspend_connection)          \
  DO(MHD_resume_connection)           \
  DO(MHD_lookup_connection_value)     \
  DO(MHD_create_response_from_buffer) \
  DO(MHD_add_response_header)         \
  DO(MHD_queue_response)              \
  DO(MHD_destroy_response)

#ifdef HTTP_BRIDGE_LINKED

// A program that stands alone contains the library: a library of another machine would not fit.
static const struct {
#define TYPE(name) __typeof__(&name) name;
  FUNCTIONS(TYPE)
#undef TYPE
} library = {
#define VALUE(name) .name = name,
    FUNCTIONS(VALUE)
#undef VALUE
};

static int load(void) { return 1; }

#else

// The functions of the library, set by `load_once`.
static struct {
#define MEMBER(name) __typeof__(&name) name;
  FUNCTIONS(MEMBER)
#undef MEMBER
} library;

static pthread_once_t library_once = PTHREAD_ONCE_INIT;
static int is_library_loaded;

// Loads the library once, and leaves `is_library_loaded` 0 if it or one of its functions is missing.
static void load_once(void) {
  void *opened = dlopen(HTTP_BRIDGE_LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (opened == NULL) return;
#define FIND(name)                                               \
  library.name = (__typeof__(library.name))dlsym(opened, #name); \
  if (library.name == NULL) {                                    \
    dlclose(opened);                                             \
    return;                                                      \
  }
  FUNCTIONS(FIND)
#undef FIND
  is_library_loaded = 1;
}

// Whether the library is there. Servers may start on several threads at once.
static int load(void) {
  return pthread_once(&library_once, load_once) == 0 && is_library_loaded;
}

#endif

// MARK: Requests

struct http_bridge_server {
  struct MHD_Daemon *daemon;
  // Readable when the library has something to do.
  int events;
  uint16_t port;
  size_t body_limit;
  // The complete requests, oldest first.
  http_bridge_request *first;
  http_bridge_request *last;
  // The number of requests that have begun and not ended.
  size_t open;
  // Whether a request was answered since the library ran: it does not count that as something to do.
  int is_answered;
  // Whether connections of other users and machines are accepted.
  int is_shared;
};

struct http_bridge_request {
  http_bridge_server *server;
  struct MHD_Connection *connection;
  http_bridge_request *next;
  char *method;
  char *path;
  uint8_t *body;
  size_t length;
  int is_too_large;
  int is_broken;
};

// MARK: Users

// Whether a table of the system's connections says that the user of this process has the other end of a
// connection: the one from `port` of 127.0.0.1 to `server_port`. IPv4 addresses are the last eight digits of
// IPv6 ones.
static int is_own(const char *table, unsigned port, unsigned server_port) {
  enum { established = 1 };
  FILE *file = fopen(table, "re");
  if (file == NULL) return 0;
  const uint32_t loopback = htonl(INADDR_LOOPBACK);
  char line[512];
  int result = 0;
  while (!result && fgets(line, sizeof line, file) != NULL) {
    char from[33], to[33];
    unsigned from_port, to_port, state, user;
    if (sscanf(
            line, " %*d: %32[0-9A-F]:%4X %32[0-9A-F]:%4X %2X %*s %*s %*s %u", from, &from_port, to,
            &to_port, &state, &user) != 6 ||
        from_port != port || to_port != server_port || state != established)
      continue;
    const size_t from_length = strlen(from), to_length = strlen(to);
    if (from_length < 8 || to_length < 8) continue;
    result = strtoul(from + from_length - 8, NULL, 16) == loopback &&
             strtoul(to + to_length - 8, NULL, 16) == loopback && user == (unsigned)geteuid();
  }
  fclose(file);
  return result;
}

int http_bridge_is_own(uint16_t port, uint16_t server_port) {
  // The system hands a table over in pieces, and leaves lines out where connections end in between.
  enum { attempts = 3 };
  for (int attempt = 0; attempt < attempts; attempt++)
    if (is_own("/proc/net/tcp", port, server_port) || is_own("/proc/net/tcp6", port, server_port))
      return 1;
  return 0;
}

// Called by the library for a new connection: unless the server is shared, only those of the same user are accepted,
// and so only those can take up the places for connections.
static enum MHD_Result on_connect(
    void *context, const struct sockaddr *address, socklen_t length) {
  const http_bridge_server *server = context;
  if (server->is_shared) return MHD_YES;
  if (address->sa_family != AF_INET || length < sizeof(struct sockaddr_in)) return MHD_NO;
  const struct sockaddr_in *peer = (const struct sockaddr_in *)address;
  return http_bridge_is_own(ntohs(peer->sin_port), server->port) ? MHD_YES : MHD_NO;
}

// MARK: Answers

// Appends bytes to the body, if it stays within the limit.
static void keep(
    http_bridge_server *server, http_bridge_request *request, const char *data, size_t size) {
  if (request->is_too_large || size > server->body_limit - request->length) {
    request->is_too_large = 1;
    request->length = 0;
    return;
  }
  uint8_t *body = realloc(request->body, request->length + size);
  if (body == NULL) {
    request->is_broken = 1;
    return;
  }
  memcpy(body + request->length, data, size);
  request->body = body;
  request->length += size;
}

// Called by the library for the head of a request, for each piece of its body, and for its end.
static enum MHD_Result on_access(
    void *context, struct MHD_Connection *connection, const char *path, const char *method,
    const char *version, const char *data, size_t *size, void **state) {
  (void)version;
  http_bridge_server *server = context;
  http_bridge_request *request = *state;
  if (request == NULL) {
    request = calloc(1, sizeof *request);
    if (request == NULL) return MHD_NO;
    server->open++;
    *state = request;
    request->server = server;
    request->connection = connection;
    request->method = strdup(method);
    request->path = strdup(path);
    request->is_broken = request->method == NULL || request->path == NULL;
    return MHD_YES;
  }
  if (*size > 0) {
    keep(server, request, data, *size);
    *size = 0;
    return MHD_YES;
  }
  if (request->is_broken) return MHD_NO;
  if (server->last != NULL) {
    server->last->next = request;
  } else {
    server->first = request;
  }
  server->last = request;
  library.MHD_suspend_connection(connection);
  return MHD_YES;
}

static void on_completed(
    void *context, struct MHD_Connection *connection, void **state,
    enum MHD_RequestTerminationCode code) {
  (void)connection;
  (void)code;
  http_bridge_server *server = context;
  http_bridge_request *request = *state;
  if (request == NULL) return;
  server->open--;
  free(request->method);
  free(request->path);
  free(request->body);
  free(request);
  *state = NULL;
}

// MARK: The server

// Returns a socket that listens on an IPv4 address, or -1, and sets `*port` to its port.
static int listen_on(struct in_addr host, uint16_t *port) {
  const int number = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (number < 0) return -1;
  // Allows to reuse the port of a server that has just ended.
  const int yes = 1;
  setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(*port)};
  address.sin_addr = host;
  socklen_t length = sizeof address;
  if (bind(number, (struct sockaddr *)&address, sizeof address) != 0 ||
      listen(number, SOMAXCONN) != 0 ||
      getsockname(number, (struct sockaddr *)&address, &length) != 0) {
    const int reason = errno;
    close(number);
    errno = reason;
    return -1;
  }
  *port = ntohs(address.sin_port);
  return number;
}

int http_bridge_is_available(void) { return load(); }

http_bridge_status http_bridge_start(
    const char *host, uint16_t port, size_t body_limit, http_bridge_server **result) {
  enum { connection_limit = 256, seconds_of_silence = 15 };
  if (!load()) return HTTP_BRIDGE_NOT_INSTALLED;
  struct in_addr address;
  if (inet_pton(AF_INET, host, &address) != 1) {
    errno = EINVAL;
    return HTTP_BRIDGE_CANNOT_LISTEN;
  }
  http_bridge_server *server = calloc(1, sizeof *server);
  if (server == NULL) return HTTP_BRIDGE_CANNOT_LISTEN;
  server->port = port;
  server->body_limit = body_limit;
  server->is_shared = address.s_addr != htonl(INADDR_LOOPBACK);
  const int number = listen_on(address, &server->port);
  if (number < 0) {
    const int reason = errno;
    free(server);
    errno = reason;
    return HTTP_BRIDGE_CANNOT_LISTEN;
  }
  server->daemon = library.MHD_start_daemon(
      MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, on_connect, server, on_access, server, MHD_OPTION_LISTEN_SOCKET,
      number, MHD_OPTION_NOTIFY_COMPLETED, on_completed, server, MHD_OPTION_CONNECTION_LIMIT,
      (unsigned)connection_limit, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)seconds_of_silence,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
  if (server->daemon == NULL) {
    close(number);
    free(server);
    errno = ENOMEM;
    return HTTP_BRIDGE_CANNOT_LISTEN;
  }
  server->events =
      library.MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd;
  *result = server;
  return HTTP_BRIDGE_OK;
}

uint16_t http_bridge_port(const http_bridge_server *server) { return server->port; }

// Waits for something to do, and does it.
static void work(http_bridge_server *server, int milliseconds, int wake) {
  MHD_UNSIGNED_LONG_LONG limit;
  if (library.MHD_get_timeout(server->daemon, &limit) == MHD_YES &&
      limit < (MHD_UNSIGNED_LONG_LONG)milliseconds)
    milliseconds = (int)limit;
  if (server->is_answered) milliseconds = 0;
  server->is_answered = 0;
  struct pollfd files[] = {{.fd = server->events, .events = POLLIN},
                           {.fd = wake, .events = POLLIN}};
  poll(files, sizeof files / sizeof *files, milliseconds);
  library.MHD_run(server->daemon);
}

http_bridge_request *http_bridge_next(http_bridge_server *server, int milliseconds, int wake) {
  if (server->first == NULL) work(server, milliseconds, wake);
  http_bridge_request *request = server->first;
  if (request == NULL) return NULL;
  server->first = request->next;
  if (server->first == NULL) server->last = NULL;
  request->next = NULL;
  return request;
}

const char *http_bridge_method(const http_bridge_request *request) { return request->method; }
const char *http_bridge_path(const http_bridge_request *request) { return request->path; }

const char *http_bridge_header(const http_bridge_request *request, const char *name) {
  return library.MHD_lookup_connection_value(request->connection, MHD_HEADER_KIND, name);
}

const char *http_bridge_argument(const http_bridge_request *request, const char *name) {
  return library.MHD_lookup_connection_value(
      request->connection, MHD_GET_ARGUMENT_KIND, name);
}

const uint8_t *http_bridge_body(const http_bridge_request *request, size_t *length) {
  *length = request->length;
  return request->body;
}

int http_bridge_is_too_large(const http_bridge_request *request) {
  return request->is_too_large;
}

http_bridge_response *http_bridge_make_response(const uint8_t *bytes, size_t length) {
  return (http_bridge_response *)library.MHD_create_response_from_buffer(
      length, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

void http_bridge_add_header(
    http_bridge_response *response, const char *name, const char *value) {
  library.MHD_add_response_header((struct MHD_Response *)response, name, value);
}

void http_bridge_respond(
    http_bridge_request *request, unsigned status, http_bridge_response *response) {
  request->server->is_answered = 1;
  // The library may release the request once the connection is resumed.
  struct MHD_Connection *connection = request->connection;
  if (response != NULL) {
    library.MHD_queue_response(connection, status, (struct MHD_Response *)response);
    library.MHD_destroy_response((struct MHD_Response *)response);
  } else {
    request->is_broken = 1;
  }
  library.MHD_resume_connection(connection);
}

// Closes the connections of waiting requests; the library cannot be stopped before.
static void drop_waiting(http_bridge_server *server) {
  while (server->first != NULL) {
    http_bridge_request *request = server->first;
    server->first = request->next;
    http_bridge_respond(request, 0, NULL);
  }
  server->last = NULL;
}

void http_bridge_stop(http_bridge_server *server) {
  enum { steps = 20, milliseconds = 50 };
  drop_waiting(server);
  for (int step = 0; step < steps && server->open > 0; step++) {
    work(server, milliseconds, -1);
    drop_waiting(server);
  }
  library.MHD_stop_daemon(server->daemon);
  free(server);
}

// MARK: Interrupts

static volatile sig_atomic_t is_interrupted;

static void on_signal(int number) {
  (void)number;
  is_interrupted = 1;
}

void http_bridge_catch_interrupts(void) {
  // Without SA_RESTART, so that a signal ends the wait.
  struct sigaction action = {.sa_handler = on_signal};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

int http_bridge_is_interrupted(void) { return is_interrupted; }

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
  DO(MHD_get_connection_info)         \
  DO(MHD_http_unescape)               \
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

// The number of connections that the library takes, and those above which the oldest one without a complete request is
// closed for a new one.
enum { connection_limit = 256, connections_kept = 192 };

typedef struct http_bridge_connection {
  struct MHD_Connection *connection;
  struct http_bridge_connection *older;
  struct http_bridge_connection *newer;
  // The number of complete requests that have no answer yet.
  size_t requests;
  int is_shed;
} http_bridge_connection;

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
  // A socket to ask the kernel for the owners of connections; -1 where it does not say.
  int kernel;
  // All connections in the order in which they began, their number, and the number of those that are being closed.
  http_bridge_connection *oldest;
  http_bridge_connection *newest;
  size_t connections;
  size_t shed;
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
  int is_complete;
};

// MARK: Connections

// Whether the user of this process has the other end of a connection.
static int is_own(const http_bridge_server *server, uint16_t port) {
  const int answer = connection_owner_is_own(server->kernel, port, server->port);
  return answer >= 0 ? answer : connection_owner_is_own_in_tables(port, server->port);
}

// The port of the other end of a connection; 0 for one that is not known.
static uint16_t peer_port(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      library.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  if (info == NULL || info->client_addr == NULL || info->client_addr->sa_family != AF_INET) return 0;
  return ntohs(((const struct sockaddr_in *)info->client_addr)->sin_port);
}

// Called by the library for a new connection: unless the server is shared, only those of the same user are accepted,
// and so only those can take up the places for connections. Tables of all connections are long, so that they are
// read for complete requests only.
static enum MHD_Result on_connect(
    void *context, const struct sockaddr *address, socklen_t length) {
  const http_bridge_server *server = context;
  if (server->is_shared) return MHD_YES;
  if (address->sa_family != AF_INET || length < sizeof(struct sockaddr_in)) return MHD_NO;
  if (server->kernel < 0) return MHD_YES;
  return is_own(server, ntohs(((const struct sockaddr_in *)address)->sin_port)) ? MHD_YES : MHD_NO;
}

// Closes the connection that is the longest without a complete request.
static void shed(http_bridge_server *server) {
  for (http_bridge_connection *old = server->oldest; old != NULL; old = old->newer) {
    if (old->is_shed || old->requests > 0) continue;
    const union MHD_ConnectionInfo *info =
        library.MHD_get_connection_info(old->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (info == NULL) continue;
    old->is_shed = 1;
    server->shed++;
    // The library closes it when it notices.
    shutdown(info->connect_fd, SHUT_RDWR);
    return;
  }
}

// Called by the library when a connection begins and ends.
static void on_connection(
    void *context, struct MHD_Connection *connection, void **state,
    enum MHD_ConnectionNotificationCode code) {
  http_bridge_server *server = context;
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    http_bridge_connection *added = calloc(1, sizeof *added);
    *state = added;
    if (added == NULL) return;
    added->connection = connection;
    added->older = server->newest;
    *(server->newest != NULL ? &server->newest->newer : &server->oldest) = added;
    server->newest = added;
    server->connections++;
    if (server->connections - server->shed > connections_kept) shed(server);
    return;
  }
  http_bridge_connection *ended = *state;
  if (ended == NULL) return;
  *(ended->older != NULL ? &ended->older->newer : &server->oldest) = ended->newer;
  *(ended->newer != NULL ? &ended->newer->older : &server->newest) = ended->older;
  server->connections--;
  if (ended->is_shed) server->shed--;
  free(ended);
  *state = NULL;
}

// What is known of a connection; NULL if there was no memory for it.
static http_bridge_connection *connection_of(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      library.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

// Decodes a part of an address. One with a zero in it, which ends texts, stays as it is and means nothing then.
static size_t on_unescape(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strstr(text, "%00") != NULL ? strlen(text) : library.MHD_http_unescape(text);
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
  if (!server->is_shared && server->kernel < 0 &&
      !connection_owner_is_own_in_tables(peer_port(connection), server->port))
    return MHD_NO;
  http_bridge_connection *known = connection_of(connection);
  if (known != NULL) known->requests++;
  request->is_complete = 1;
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
  (void)code;
  http_bridge_server *server = context;
  http_bridge_request *request = *state;
  if (request == NULL) return;
  server->open--;
  http_bridge_connection *known = connection_of(connection);
  if (known != NULL && request->is_complete) known->requests--;
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
  enum { seconds_of_silence = 15 };
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
  server->kernel = connection_owner_open();
  if (server->kernel >= 0 && !connection_owner_works(server->kernel, server->port)) {
    close(server->kernel);
    server->kernel = -1;
  }
  server->daemon = library.MHD_start_daemon(
      MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, on_connect, server, on_access, server, MHD_OPTION_LISTEN_SOCKET,
      number, MHD_OPTION_NOTIFY_COMPLETED, on_completed, server, MHD_OPTION_NOTIFY_CONNECTION,
      on_connection, server, MHD_OPTION_UNESCAPE_CALLBACK, on_unescape, NULL, MHD_OPTION_CONNECTION_LIMIT,
      (unsigned)connection_limit, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)seconds_of_silence,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
  if (server->daemon == NULL) {
    close(number);
    if (server->kernel >= 0) close(server->kernel);
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
  if (server->kernel >= 0) close(server->kernel);
  free(server);
}

// MARK: Interrupts

static volatile sig_atomic_t is_interrupted;

// Ends the process as the signal does that nobody catches.
static void end(int number) {
  signal(number, SIG_DFL);
  raise(number);
}

static void on_alarm(int number) {
  (void)number;
  end(SIGTERM);
}

// The server ends when it waits for a request. One that is held up by an answer is ended by the next signal, or after some
// seconds.
static void on_signal(int number) {
  enum { seconds = 5 };
  if (is_interrupted) end(number);
  is_interrupted = 1;
  alarm(seconds);
}

void http_bridge_catch_interrupts(void) {
  // Without SA_RESTART, so that a signal ends the wait.
  struct sigaction action = {.sa_handler = on_signal};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  struct sigaction last = {.sa_handler = on_alarm};
  sigemptyset(&last.sa_mask);
  sigaction(SIGALRM, &last, NULL);
}

int http_bridge_is_interrupted(void) { return is_interrupted; }

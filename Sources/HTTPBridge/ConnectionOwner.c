// For SOCK_CLOEXEC, which is not part of standard C.
#define _GNU_SOURCE

#include "ConnectionOwner.h"

#include <arpa/inet.h>
#include <errno.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// MARK: The kernel's answer about one connection

int connection_owner_open(void) {
  return socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
}

// Asks for the socket of 127.0.0.1 with a local and a remote port. Returns whether there is an answer, which may be that
// there is no such socket, and sets `*found`.
static int ask(int kernel, uint16_t local, uint16_t remote, struct inet_diag_msg *answer, int *found) {
  static uint32_t count;
  struct {
    struct nlmsghdr head;
    struct inet_diag_req_v2 body;
  } request = {
      .head = {.nlmsg_len = sizeof request,
               .nlmsg_type = SOCK_DIAG_BY_FAMILY,
               .nlmsg_flags = NLM_F_REQUEST,
               .nlmsg_seq = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED)},
      .body = {.sdiag_family = AF_INET, .sdiag_protocol = IPPROTO_TCP, .idiag_states = ~0u},
  };
  request.body.id.idiag_sport = htons(local);
  request.body.id.idiag_dport = htons(remote);
  request.body.id.idiag_src[0] = request.body.id.idiag_dst[0] = htonl(INADDR_LOOPBACK);
  request.body.id.idiag_cookie[0] = request.body.id.idiag_cookie[1] = INET_DIAG_NOCOOKIE;
  *found = 0;
  if (send(kernel, &request, sizeof request, 0) != (ssize_t)sizeof request) return 0;
  for (;;) {
    union {
      struct nlmsghdr head;
      char bytes[4096];
    } reply;
    // The kernel answers while it is asked, so that nothing is waited for.
    const ssize_t length = recv(kernel, &reply, sizeof reply, MSG_DONTWAIT);
    if (length < 0 && errno == EINTR) continue;
    if (length < (ssize_t)sizeof reply.head || !NLMSG_OK(&reply.head, (size_t)length)) return 0;
    if (reply.head.nlmsg_seq != request.head.nlmsg_seq) continue;
    if (reply.head.nlmsg_type == NLMSG_ERROR) {
      const struct nlmsgerr *error = NLMSG_DATA(&reply.head);
      return reply.head.nlmsg_len >= NLMSG_LENGTH(sizeof *error) && error->error == -ENOENT;
    }
    if (reply.head.nlmsg_type != SOCK_DIAG_BY_FAMILY ||
        reply.head.nlmsg_len < NLMSG_LENGTH(sizeof *answer))
      return 0;
    memcpy(answer, NLMSG_DATA(&reply.head), sizeof *answer);
    *found = 1;
    return 1;
  }
}

int connection_owner_works(int kernel, uint16_t server_port) {
  if (kernel < 0) return 0;
  // A kernel that knows no such question says of all that they are not there: the server itself is.
  struct inet_diag_msg answer;
  int found;
  return ask(kernel, server_port, 0, &answer, &found) && found;
}

int connection_owner_is_own(int kernel, uint16_t port, uint16_t server_port) {
  struct inet_diag_msg answer;
  int found;
  if (kernel < 0 || !ask(kernel, port, server_port, &answer, &found)) return -1;
  if (!found) return 0;
  // Where there is no connection, the answer may be about a socket that listens. One that nobody holds any more
  // has no inode, and no user that could be believed.
  const int is_connected = answer.idiag_state == TCP_ESTABLISHED ||
                           answer.idiag_state == TCP_FIN_WAIT1 ||
                           answer.idiag_state == TCP_FIN_WAIT2;
  return is_connected && ntohs(answer.id.idiag_sport) == port &&
         ntohs(answer.id.idiag_dport) == server_port && answer.idiag_inode != 0 &&
         answer.idiag_uid == geteuid();
}

// MARK: The table of all connections

// Whether a table of the system's connections says that the user of this process has the other end of a
// connection: the one from `port` of 127.0.0.1 to `server_port`. IPv4 addresses are the last eight digits of
// IPv6 ones.
static int is_own_in(const char *table, unsigned port, unsigned server_port) {
  FILE *file = fopen(table, "re");
  if (file == NULL) return 0;
  const uint32_t loopback = htonl(INADDR_LOOPBACK);
  char line[512];
  int result = 0;
  while (!result && fgets(line, sizeof line, file) != NULL) {
    char from[33], to[33];
    unsigned from_port, to_port, state, user;
    unsigned long inode;
    if (sscanf(
            line, " %*d: %32[0-9A-F]:%4X %32[0-9A-F]:%4X %2X %*s %*s %*s %u %*u %lu", from,
            &from_port, to, &to_port, &state, &user, &inode) != 7 ||
        from_port != port || to_port != server_port || inode == 0 ||
        (state != TCP_ESTABLISHED && state != TCP_FIN_WAIT1 && state != TCP_FIN_WAIT2))
      continue;
    const size_t from_length = strlen(from), to_length = strlen(to);
    if (from_length < 8 || to_length < 8) continue;
    result = strtoul(from + from_length - 8, NULL, 16) == loopback &&
             strtoul(to + to_length - 8, NULL, 16) == loopback && user == (unsigned)geteuid();
  }
  fclose(file);
  return result;
}

int connection_owner_is_own_in_tables(uint16_t port, uint16_t server_port) {
  // The system hands a table over in pieces, and leaves lines out where connections end in between.
  enum { attempts = 3 };
  for (int attempt = 0; attempt < attempts; attempt++)
    if (is_own_in("/proc/net/tcp", port, server_port) ||
        is_own_in("/proc/net/tcp6", port, server_port))
      return 1;
  return 0;
}

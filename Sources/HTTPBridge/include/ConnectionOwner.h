#ifndef CONNECTION_OWNER_H
#define CONNECTION_OWNER_H

#include <stdint.h>

// Whose is the other end of a connection to a server on 127.0.0.1?

/// A socket to ask the kernel with; -1 if there is none.
int connection_owner_open(void);

/// Whether the kernel answers questions about single connections, as one about the socket that listens on a port.
int connection_owner_works(int kernel, uint16_t server_port);

/// Whether a process of the same user has the other end of a connection from `port` of 127.0.0.1 to a server's port, as
/// the kernel says; -1 if it does not say. This takes some microseconds, however many connections there are.
int connection_owner_is_own(int kernel, uint16_t port, uint16_t server_port);

/// The same from the tables in `/proc/net`, which list all connections: for where the kernel does not say.
int connection_owner_is_own_in_tables(uint16_t port, uint16_t server_port);

#endif

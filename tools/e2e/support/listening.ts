import { once } from 'node:events';
import type { Server } from 'node:http';

/** Has a server listen on a port of this machine that nobody has, and gives that. */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens on no port');
  return address.port;
}

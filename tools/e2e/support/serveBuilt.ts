import { once } from 'node:events';
import type { FullConfig } from '@playwright/test';
import { siteServer } from '../../serving/siteServer.ts';

/** Serves dist/ in the process that starts the workers, where they look for it, until all tests are done. */
export default async function serveBuilt({ projects }: FullConfig): Promise<() => Promise<void>> {
  const address = new URL(projects[0]?.use.baseURL ?? '');
  const server = siteServer({ folder: 'dist', base: '' });
  server.listen(Number(address.port), address.hostname);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

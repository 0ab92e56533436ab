import { headersAt } from '../../hosting/headers.ts';
import { siteServer } from '../../serving/siteServer.ts';
import { listening } from './listening.ts';

/** The built site at a host that lets nobody else read what lies there, as some do. */
export interface ClosedSite {
  /** The code of a frame with the address of this host. */
  readonly framed: (code: string) => string;
  readonly close: () => void;
}

export async function closedSite(): Promise<ClosedSite> {
  const headersOf = (path: string) =>
    headersAt(path).filter(({ name }) => name !== 'Access-Control-Allow-Origin');
  const server = siteServer({ folder: 'dist', base: '', headersOf });
  const port = await listening(server);
  return {
    framed: (code) => code.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, `http://127.0.0.1:${port}`),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

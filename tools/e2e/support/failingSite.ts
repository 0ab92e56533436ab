import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { siteServer } from '../../serving/siteServer.ts';
import { listening } from './listening.ts';

/** How a server answers in place of the site, by the path that is asked for; undefined leaves it to the site. */
export type Failing = (path: string) => ((response: ServerResponse) => void) | undefined;

/**
 * The built site on a server of its own, which can fail. A page's own cache works meanwhile as it does for a reader:
 * where requests are kept from leaving the browser, it has none.
 */
export interface FailingSite {
  readonly address: string;
  /** From now on, all is answered so. */
  readonly fail: (how: Failing) => void;
  /** What is asked for from now on is answered; what still waits for an answer is cut off. */
  readonly goOn: () => void;
  readonly close: () => Promise<void>;
}

export async function failingSite(): Promise<FailingSite> {
  const whole = siteServer({ folder: 'dist', base: '' });
  const waiting = new Set<ServerResponse>();
  let failing: Failing = () => undefined;
  const server = createServer((request, response) => {
    const answer = failing(request.url ?? '/');
    if (answer === undefined) {
      whole.emit('request', request, response);
      return;
    }
    waiting.add(response.once('close', () => waiting.delete(response)));
    answer(response);
  });
  const port = await listening(server);
  return {
    address: `http://127.0.0.1:${port}`,
    fail: (how) => {
      failing = how;
    },
    goOn: () => {
      failing = () => undefined;
      for (const one of waiting) one.destroy();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOffline } from '../../../site/build/offline.ts';
import type { ListedFile, OfflineList } from '../../../site/offline/offlineFiles.ts';
import { siteServer } from '../../serving/siteServer.ts';
import { listening } from './listening.ts';

/** The built site on a server of its own, which a test can stop. */
export interface ServedSite {
  /** The address of what lies at this path. */
  readonly at: (path: string) => string;
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** After so many more pages and data no connection is answered; how many scripts and styles come is their own affair. */
  readonly stopAfter: (files: number) => void;
  /** From now on files are sent when it goes on; what there is to keep is told. */
  readonly hold: () => void;
  readonly goOn: () => void;
  readonly close: () => Promise<void>;
}

export interface Renewable extends ServedSite {
  /** Another version: every script and style has another name, and the old ones are gone. */
  readonly renew: () => Promise<void>;
}

/** `listed`: which files the lists of what is to be kept have; without it, those that the build has listed. */
export async function servedSite(
  folder = 'dist',
  listed: (path: string) => boolean = () => true,
): Promise<ServedSite> {
  const asked: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let going = Promise.resolve();
  let letGo = (): void => {};
  const whole = siteServer({ folder, base: '' });
  const list = (url: string): string => {
    const { sets, rest } = JSON.parse(readFileSync(join(folder, url), 'utf8')) as OfflineList;
    const among = (files: readonly ListedFile[]) => files.filter(([path]) => listed(path));
    return JSON.stringify({ sets: among(sets), rest: among(rest) } satisfies OfflineList);
  };
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    asked.push(url);
    if (/(\/|\.json)$/.test(url)) left -= 1;
    if (left < 0) {
      request.socket.destroy();
      return;
    }
    if (/^\/offline\/\w\w\.json$/.test(url)) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(list(url));
      return;
    }
    await going;
    whole.emit('request', request, response);
  });
  const port = await listening(server);
  return {
    at: (path) => `http://127.0.0.1:${port}${path}`,
    asked,
    stopAfter: (files) => {
      left = files;
    },
    hold: () => {
      going = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    goOn: () => {
      left = Number.POSITIVE_INFINITY;
      letGo();
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A copy of some pages that a test may change. */
export async function renewableSite(): Promise<Renewable> {
  const root = mkdtempSync(join(tmpdir(), 'rule-509-'));
  const dist = join(root, 'dist');
  cpSync('dist', dist, { recursive: true, filter: (path) => !OTHERS.test(path) });
  await writeOffline(process.cwd(), dist);
  const served = await servedSite(dist);
  return {
    ...served,
    // A browser may look for a newer worker at any time: it is to find none that is half of one.
    renew: async () => {
      served.hold();
      await renew(dist);
      served.goOn();
    },
    close: async () => {
      await served.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What an update is not tried on. */
const OTHERS =
  /dist[/\\](it|es|rules|editions|schema|mistakes|exercises)$|\d{4}-\d\d-\d\d$|dist[/\\](scenarios|questions)[/\\](?!menace-forced-block|who-may-attack|index)|practice[/\\](?!boards|document-s0)[\w-]+$/;

async function renew(dist: string): Promise<void> {
  const names = readdirSync(join(dist, '_astro'));
  const renamed = names.map((name) => [name, name.replace(/\.(\w+)$/, '2.$1')] as const);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => /\.(html|js|css)$/.test(one) && one !== 'sw.js')) {
    const path = join(dist, file);
    const text = renamed.reduce(
      (before, [old, name]) => before.replaceAll(old, name),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
  for (const [old, name] of renamed)
    renameSync(join(dist, '_astro', old), join(dist, '_astro', name));
  await writeOffline(process.cwd(), dist);
}

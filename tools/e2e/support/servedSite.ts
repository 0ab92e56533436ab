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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOffline } from '../../../site/build/offline.ts';
import { siteServer } from '../../serving/siteServer.ts';
import { listening } from './listening.ts';

/** The built site on a server of its own, which a test can stop. */
export interface Served {
  /** The address of what lies at this path. */
  readonly at: (path: string) => string;
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** After so many more files no connection is answered. */
  readonly stopAfter: (files: number) => void;
  readonly goOn: () => void;
  readonly close: () => Promise<void>;
}

export interface Renewable extends Served {
  /** Another version: every script and style has another name, and the old ones are gone. */
  readonly renew: () => Promise<void>;
}

export async function servedSite(folder = 'dist'): Promise<Served> {
  const asked: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  const server = siteServer({ folder, base: '' });
  server.prependListener('request', (request) => {
    asked.push(request.url ?? '');
    left -= 1;
    if (left < 0) request.socket.destroy();
  });
  const port = await listening(server);
  return {
    at: (path) => `http://127.0.0.1:${port}${path}`,
    asked,
    stopAfter: (files) => {
      left = files;
    },
    goOn: () => {
      left = Number.POSITIVE_INFINITY;
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
    renew: () => renew(dist),
    close: async () => {
      await served.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What an update is not tried on. */
const OTHERS = /dist[/\\](it|es|rules|editions|schema|mistakes|exercises)$|\d{4}-\d\d-\d\d$/;

async function renew(dist: string): Promise<void> {
  const names = readdirSync(join(dist, '_astro'));
  const renamed = names.map((name) => [name, name.replace(/\.(\w+)$/, '2.$1')] as const);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => /\.(html|js|css)$/.test(one))) {
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

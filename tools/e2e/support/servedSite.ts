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
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeOffline } from '../../../site/build/offline.ts';
import { filesBelow } from '../../../site/build/siteFiles.ts';
import { siteServer } from '../../serving/siteServer.ts';
import { listening } from './listening.ts';

/** What a host, or what stands before it, does with a file that is asked for. */
export type Treatment =
  | 'sent'
  /** Whole as far as anybody can tell, and half of it. */
  | 'cut'
  /** A page of its own in its place, which claims to be well. */
  | 'replaced'
  /** No connection. */
  | 'refused'
  /** Nothing comes, until it is treated otherwise. */
  | 'held';

/** A file that was asked for, and how many bytes a host that packs what can be packed sends for it. */
export interface AskedFile {
  readonly path: string;
  readonly bytes: number;
}

/** The built site on a server of its own, which a test can stop. */
export interface ServedSite {
  /** The address of what lies at this path. */
  readonly at: (path: string) => string;
  /** What was asked for, in order. */
  readonly asked: readonly AskedFile[];
  /** From now on, what is done with a file by its path. */
  readonly treat: (how: (path: string) => Treatment) => void;
  readonly close: () => Promise<void>;
}

export async function servedSite(folder = 'dist'): Promise<ServedSite> {
  const asked: AskedFile[] = [];
  let how: (path: string) => Treatment = () => 'sent';
  let release = Promise.withResolvers<void>();
  const whole = siteServer({ folder, base: '' });
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    asked.push({ path, bytes: bytesSent(file) });
    while (how(path) === 'held') await release.promise;
    switch (how(path)) {
      case 'refused':
        return request.socket.destroy();
      case 'cut':
        return sendHalf(response, file);
      case 'replaced':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
      default:
        return whole.emit('request', request, response);
    }
  });
  const port = await listening(server);
  return {
    at: (path) => `http://127.0.0.1:${port}${path}`,
    asked,
    treat: (next) => {
      how = next;
      release.resolve();
      release = Promise.withResolvers();
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Pictures, letters and bundles are packed as they are. */
const PACKED = new Set(['.bin', '.png', '.woff2']);

function bytesSent(file: string): number {
  try {
    const bytes = readFileSync(file);
    return PACKED.has(extname(file)) ? bytes.length : gzipSync(bytes).length;
  } catch {
    return 0;
  }
}

function sendHalf(response: ServerResponse, file: string): void {
  const bytes = readFileSync(file);
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  response.end(bytes.subarray(0, bytes.length / 2));
}

export interface Renewable extends ServedSite {
  /** Another version: every script and style has another name, and the old ones are gone. */
  readonly renew: () => Promise<void>;
}

/** A copy of some pages that a test may change. */
export async function renewableSite(isNeeded: (path: string) => boolean): Promise<Renewable> {
  const root = mkdtempSync(join(tmpdir(), 'rule-509-'));
  const dist = join(root, 'dist');
  for (const name of filesBelow('dist').names)
    if (isNeeded(name)) cpSync(join('dist', name), join(dist, name));
  await writeOffline(process.cwd(), dist);
  const served = await servedSite(dist);
  return {
    ...served,
    // A browser may look for a newer worker at any time: it is to find none that is half of one.
    renew: async () => {
      served.treat(() => 'held');
      await renew(dist);
      served.treat(() => 'sent');
    },
    close: async () => {
      await served.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

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

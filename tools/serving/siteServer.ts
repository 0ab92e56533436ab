import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type Header, headersAt } from '../hosting/headers.ts';

/** What a server is to serve: the folder of a built site, and the path under which it lies, such as `/rule-509`. */
export interface ServedFolder {
  readonly folder: string;
  readonly base: string;
  /** What is sent beside a file, where it is not what a host should send. */
  readonly headersOf?: (path: string) => readonly Header[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves a built site as a static host does, with the headers that one should send: what lies in its folder, and nothing else, whatever is asked for. */
export const siteServer = (served: ServedFolder): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405);
    else answer(request, response, served);
  });

function answer(
  { url = '/', method }: IncomingMessage,
  response: ServerResponse,
  served: ServedFolder,
) {
  const { folder, base, headersOf = headersAt } = served;
  const path = pathIn(url);
  if (path === undefined) return refuse(response, 400);
  const within = path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
  const file = within === undefined ? undefined : fileFor(folder, within);
  const headers = headersOf(within ?? '/');
  if (file !== undefined) return send(response, method, { file, status: 200, headers });
  if (within !== undefined && fileFor(folder, `${within}/`) !== undefined) {
    response.writeHead(301, { location: `${encodeURI(path)}/` }).end();
    return;
  }
  const lost = join(folder, '404.html');
  return existsSync(lost)
    ? send(response, method, { file: lost, status: 404, headers })
    : refuse(response, 404);
}

/** The path that an address names; undefined where it is none, or leads out of where it begins. */
function pathIn(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const isPlain = path.startsWith('/') && !/[\0\\]|\/\/|\/\.{1,2}(\/|$)/.test(path);
    return isPlain ? path : undefined;
  } catch {
    return undefined;
  }
}

function fileFor(folder: string, path: string): string | undefined {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    // Nothing there, or a name that no file can have.
    return undefined;
  }
}

interface Sent {
  readonly file: string;
  readonly status: number;
  readonly headers: readonly Header[];
}

function send(
  response: ServerResponse,
  method: string | undefined,
  { file, status, headers }: Sent,
) {
  response.writeHead(status, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    ...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
  });
  if (method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
};

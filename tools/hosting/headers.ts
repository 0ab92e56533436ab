import { LANGUAGES } from '../../site/i18n/languages.ts';
import { WORKER_POLICY } from '../../site/view/policy.ts';

/** What a host sends beside a file. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Files of a site, by what a host should send beside them. A path has one kind. */
export const FILE_KINDS = ['page', 'frame', 'script', 'asset'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const EVERYWHERE: readonly Header[] = [
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'same-origin' },
  // Nothing here is anybody’s own; a frame in a sandbox, like other people’s scripts, reads from an origin of its own.
  { name: 'Access-Control-Allow-Origin', value: '*' },
];
/** A page can’t say by itself who may frame it. */
const OWN_FRAMES: Header = { name: 'Content-Security-Policy', value: "frame-ancestors 'self'" };
/** A worker has the policy of its own file, and none of the page that begins it. */
const WORKERS: Header = { name: 'Content-Security-Policy', value: WORKER_POLICY };
const ASKED_AGAIN: Header = { name: 'Cache-Control', value: 'no-cache' };
/** Its name changes with what is in it. */
const FOR_EVER: Header = { name: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

export const HEADERS: { readonly [Kind in FileKind]: readonly Header[] } = {
  page: [...EVERYWHERE, OWN_FRAMES, ASKED_AGAIN],
  // It is made for the frames of others.
  frame: [...EVERYWHERE, ASKED_AGAIN],
  script: [...EVERYWHERE, WORKERS, ASKED_AGAIN],
  asset: [...EVERYWHERE, WORKERS, FOR_EVER],
};

/** The headers of a path within the site, such as `/it/embed/menace/`. */
export const headersAt = (path: string): readonly Header[] => HEADERS[kindAt(path)];

export function kindAt(path: string): FileKind {
  const [first = '', second = ''] = path.split('/').slice(1);
  if (first === '_astro') return 'asset';
  if (path === '/sw.js') return 'script';
  return (LANGUAGES.some((code) => code === first) ? second : first) === 'embed' ? 'frame' : 'page';
}

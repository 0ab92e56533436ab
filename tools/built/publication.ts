import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where a built site is published, as far as its publisher has said. */
export interface Publication {
  /** Such as `https://judges.example`; undefined where nobody has said. */
  readonly origin: string | undefined;
  /** The path under which the site's files lie: empty, or such as `/rule-509`. */
  readonly base: string;
}

interface Configured {
  readonly site?: string;
  readonly base?: string;
}

/** What astro.config.mjs of the project at `root` says of it. */
export async function publicationOf(root: string): Promise<Publication> {
  const file = pathToFileURL(join(root, 'astro.config.mjs')).href;
  const { default: config }: { readonly default: Configured } = await import(file);
  return {
    origin: config.site === undefined ? undefined : new URL(config.site).origin,
    base: (config.base ?? '').replace(/^\/?/, '/').replace(/\/$/, ''),
  };
}

/** The path of a file of the site that an address of the same host leads to; undefined outside the base. */
export const pathAt = ({ base }: Publication, pathname: string): string | undefined =>
  pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;

/** The origin against which addresses are read, where the publisher has said none. */
export const SOMEWHERE = 'http://site.invalid';

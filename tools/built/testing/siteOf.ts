import type { BuiltSite } from '../site.ts';

/** A built site for tests: files by path, as text. */
export const siteOf = (files: Readonly<Record<string, string>>): BuiltSite =>
  new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]));

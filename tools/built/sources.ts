import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages are made from. */
export const SOURCES: readonly string[] = [
  'astro.config.mjs',
  'engine',
  'package-lock.json',
  'package.json',
  'scenarios',
  'site',
  'tools',
  'tsconfig.json',
];

/** What lies among the sources and no page is made from. */
const isNoSource = (path: string): boolean =>
  /\.(test|e2e)\.ts$|^tools\/(bench|built|checks|e2e|hosting|node|packaging|project)\b/.test(path);

/** Settings of the environment that the pages depend on. */
const SETTINGS: readonly string[] = ['SITE', 'BASE', 'REPOSITORY', 'CONTACT'];

/** The sources as they are now. */
export interface SourceState {
  /** The same for the same files with the same content, built with the same settings. */
  readonly digest: string;
  /** The same as long as none of them was written or put where it is, though it were the same again. */
  readonly stamps: string;
}

/** Reads what the site of the project at `root` is made from. */
export function sourceState(root: string): SourceState {
  const [hash, stamps] = [createHash('sha256'), createHash('sha256')];
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const path of SOURCES.flatMap((one) => filesAt(root, one))) {
    const full = join(root, path);
    const bytes = readFileSync(full);
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
    const { mtimeMs, ctimeMs } = statSync(full);
    stamps.update(`${path} ${mtimeMs} ${ctimeMs}\n`);
  }
  return { digest: hash.digest('hex'), stamps: stamps.digest('hex') };
}

function filesAt(root: string, path: string): readonly string[] {
  if (isNoSource(path) || !existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesAt(root, `${path}/${name}`));
}

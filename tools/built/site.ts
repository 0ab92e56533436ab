import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeOffline } from '../../site/build/offline.ts';
import { ASTRO_ENVIRONMENT } from '../project/astroEnvironment.ts';
import { capture, show } from '../project/command.ts';
import { withRoomToBuild } from './roomToBuild.ts';
import { type SourceState, sourceState } from './sources.ts';
import { inTurn } from './turnToBuild.ts';

/** The built site's files by their path from its root: `/it/rules/index.html`. */
export type BuiltSite = ReadonlyMap<string, Uint8Array>;

/** Written once a build is done, so that half a build counts for none; it names what was read. */
const mark = '.astro/built';

/**
 * The site in dist/ of the project at `root`, built first where it is missing or made from other sources than there are.
 * Throws when it does not build.
 */
export async function builtSite(root: string): Promise<BuiltSite> {
  await inTurn(root, async () => {
    if (!isStale(root)) return;
    console.log('note  building the site into dist/');
    const began = beginBuild(root);
    const { code, output } = await withRoomToBuild(root, began.finished, () =>
      capture('astro', ['build'], { env: ASTRO_ENVIRONMENT }),
    );
    if (code !== 0) throw new Error(`the site does not build\n${output.trim().slice(-4000)}`);
    await writeOffline(root);
    markBuilt(root, began);
  });
  return builtOnce(root);
}

/** Several checks ask for the same, and take apart what is given to them once. */
function builtOnce(root: string): BuiltSite {
  const at = statSync(join(root, mark), { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined || last?.root !== root || last.at !== at)
    last = { root, at, site: readBuilt(join(root, 'dist')) };
  return last.site;
}

let last:
  | { readonly root: string; readonly at: number | undefined; readonly site: BuiltSite }
  | undefined;

/** Builds the site where that is needed, for everyone to see; gives the exit code. */
export const buildIfStale = (root: string): Promise<number> =>
  inTurn(root, async () => {
    if (isStale(root)) return buildNow(root);
    console.log('The site in dist/ is up to date.');
    return 0;
  });

/** Builds the site, for everyone to see; gives the exit code. */
export const build = (root: string): Promise<number> => inTurn(root, () => buildNow(root));

async function buildNow(root: string): Promise<number> {
  const began = beginBuild(root);
  const code = await withRoomToBuild(root, began.finished, () =>
    show('astro', ['build'], ASTRO_ENVIRONMENT),
  );
  if (code === 0) await writeOffline(root);
  if (code === 0 && !markBuilt(root, began))
    console.log(
      'Files changed while the site was built: it is built again when it is asked for next.',
    );
  return code;
}

/** Whether dist/ is missing or unfinished, or made from other sources or settings than there are. */
export function isStale(root: string): boolean {
  const [page, done] = [join(root, 'dist', 'index.html'), join(root, mark)];
  if (!existsSync(page) || !existsSync(done)) return true;
  if (statSync(page).mtimeMs > statSync(done).mtimeMs) return true;
  return readFileSync(done, 'utf8') !== sourceState(root).digest;
}

/** What there is to read as a build begins, and when the last one was finished, unless another was begun since. */
export interface Beginning extends SourceState {
  readonly finished: number | undefined;
}

/** To be called before a build reads anything. What was built before counts no more. */
export function beginBuild(root: string): Beginning {
  const finished = statSync(join(root, mark), { throwIfNoEntry: false })?.mtimeMs;
  rmSync(join(root, mark), { force: true });
  return { ...sourceState(root), finished };
}

/**
 * Notes that a build is done, and what it was made from. Where a source changed in the meantime, even if it is as before
 * again, nobody knows what was read: then nothing is noted, and the answer is false.
 */
export function markBuilt(root: string, began: SourceState): boolean {
  const now = sourceState(root);
  if (now.digest !== began.digest || now.stamps !== began.stamps) return false;
  mkdirSync(join(root, '.astro'), { recursive: true });
  writeFileSync(join(root, mark), began.digest);
  return true;
}

/** Every file below a folder, by its path from there. */
export function readBuilt(folder: string): BuiltSite {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).toSorted();
  return new Map(
    files.map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(join(folder, name))]),
  );
}

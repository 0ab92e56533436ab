import { readdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export const checksFolder = new URL('../checks/', import.meta.url);

/** Every check that there is, by the name of its file. */
export const CHECK_NAMES: readonly string[] = readdirSync(checksFolder)
  .filter((file) => /^\w+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();

/** What a check finds: what is wrong, and what is still to be done. */
export interface Findings {
  readonly problems: readonly string[];
  readonly left: readonly string[];
}

export interface Told {
  readonly name: string;
  readonly findings: Findings;
}

/** Checks that read the same, which is then read once: the built site, and the scenarios with what comes of them. */
const OF_BUILT: readonly string[] = ['links', 'policy', 'sizeBudget'];
const OF_PLAYED: readonly string[] = ['scenarios', 'coverage', 'exercises', 'prose'];

/** At once: more would only wait for each other, as one of them builds the site on more than one core. */
const LANES = 2;

/**
 * The checks of that name in the groups in which they run: what takes longest first, and last what a build makes beside it,
 * how the scenarios went and some types.
 */
export function groupsOf(names: readonly string[]): readonly (readonly string[])[] {
  const late = [...OF_PLAYED, 'types'];
  const alone = names.filter((name) => ![...OF_BUILT, ...late].includes(name));
  return [OF_BUILT, alone, late]
    .map((group) => group.filter((name) => names.includes(name)))
    .filter((group) => group.length > 0);
}

/** Runs checks, each group in a thread of its own, and tells of each as it is done. */
export async function runChecks(
  names: readonly string[],
  tell: (told: Told) => void,
): Promise<void> {
  const waiting = [...groupsOf(names)];
  const lane = async (): Promise<void> => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
      await runGroup(group, tell);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** What a thread that breaks leaves unsaid has failed. */
function runGroup(
  names: readonly string[],
  tell: (told: Told) => void,
  thread = new Worker(new URL('checkThread.ts', import.meta.url), { workerData: names }),
): Promise<void> {
  const unsaid = new Set(names);
  let broken = 'its thread ended';
  return new Promise((resolve) => {
    thread.on('message', (told: Told) => {
      unsaid.delete(told.name);
      tell(told);
    });
    thread.on('error', (error) => {
      broken = `${error instanceof Error ? error.stack : error}`;
    });
    thread.on('exit', () => {
      for (const name of unsaid)
        tell({ name, findings: { problems: [`the check itself failed: ${broken}`], left: [] } });
      resolve();
    });
  });
}

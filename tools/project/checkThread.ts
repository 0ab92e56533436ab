// Runs the checks that it is given, one after another, and tells what each finds: see `checkLanes`.
import { parentPort, workerData } from 'node:worker_threads';
import type { Check } from './check.ts';
import { checksFolder, type Findings, type Told } from './checkLanes.ts';

/** A check that cannot even be loaded has failed, and the others run all the same. */
async function findingsOf(name: string): Promise<Findings> {
  try {
    const module: { readonly check: Check } = await import(
      new URL(`${name}.ts`, checksFolder).href
    );
    const { run, left = async () => [] } = module.check;
    return { problems: await run(), left: await left() };
  } catch (error) {
    const said = error instanceof Error ? error.stack : error;
    return { problems: [`the check itself failed: ${said}`], left: [] };
  }
}

const names: readonly string[] = workerData;
for (const name of names)
  parentPort?.postMessage({ name, findings: await findingsOf(name) } satisfies Told);

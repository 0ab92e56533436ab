import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioFilesAt, slugOf } from '../../site/library/files.ts';
import { loadScenarios } from '../../site/library/scenarios.ts';
import { withRoomToBuild } from '../built/roomToBuild.ts';
import { beginBuild, markBuilt } from '../built/site.ts';
import { ASTRO_ENVIRONMENT } from '../project/astroEnvironment.ts';
import { copyWithScenarios } from './copiedProject.ts';
import { serveFirstPage } from './measureFirstPage.ts';

/** What a library of one size costs: seconds, and gigabytes where a name says memory. */
export interface LibraryMeasured {
  readonly scenarios: number;
  readonly load: number;
  readonly cold: number;
  readonly coldMemory: number;
  /** Until a development server that is begun after that build has answered with a scenario's page. */
  readonly firstPage: number;
  /** Building again after one scenario file was changed. */
  readonly changed: number;
}

/** Measures the library as it is, and copied to so many scenarios. */
export async function measureLibrary(
  root: string,
  wanted: number,
): Promise<readonly LibraryMeasured[]> {
  const own = scenarioFilesAt(root, 'scenarios')?.length ?? 0;
  const measured: LibraryMeasured[] = [];
  for (const size of [own, wanted]) measured.push(await measure(root, size));
  return measured;
}

/** The measurements as lines for a terminal, with what a scenario costs in the copy as many times as in the original. */
export const libraryText = (measured: readonly LibraryMeasured[]): string =>
  measured
    .map((one) => {
      const [first = one] = measured;
      const growth = (what: 'load' | 'cold' | 'changed'): string =>
        `${one[what].toFixed(1)} s (a scenario costs ${(one[what] / one.scenarios / (first[what] / first.scenarios)).toFixed(2)} times as much)`;
      return [
        `${one.scenarios} scenarios`,
        `  loading ${growth('load')}`,
        `  cold build ${growth('cold')}, ${one.coldMemory.toFixed(2)} GB`,
        `  first page in development ${one.firstPage.toFixed(1)} s (${(one.firstPage / first.firstPage).toFixed(2)} times as long)`,
        `  build after one file changed ${growth('changed')}`,
      ].join('\n');
    })
    .join('\n');

async function measure(root: string, size: number): Promise<LibraryMeasured> {
  const copy = copyWithScenarios(root, size);
  try {
    const load = await timed(async () => loadScenarios(copy, 'required'));
    const cold = await timed(() => build(copy));
    const [file = ''] = scenarioFilesAt(copy, 'scenarios') ?? [];
    const firstPage = await timed(() => serveFirstPage(copy, `/scenarios/${slugOf(file)}/`));
    appendFileSync(join(copy, file), '# changed\n');
    const changed = await timed(() => build(copy));
    return {
      scenarios: size,
      load: load.seconds,
      cold: cold.seconds,
      coldMemory: cold.value,
      firstPage: firstPage.seconds,
      changed: changed.seconds,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function timed<T>(
  act: () => Promise<T>,
): Promise<{ readonly value: T; readonly seconds: number }> {
  const began = performance.now();
  const value = await act();
  return { value, seconds: (performance.now() - began) / 1000 };
}

const LOOK_EVERY = 200;

/** Builds the site in a folder; gives the most memory that it had, in gigabytes, where the system tells (on Linux). */
async function build(folder: string): Promise<number> {
  const began = beginBuild(folder);
  const peak = await withRoomToBuild(folder, began.finished, () => buildAndWatch(folder));
  markBuilt(folder, began);
  return peak;
}

function buildAndWatch(folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...ASTRO_ENVIRONMENT },
      stdio: 'ignore',
    });
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(child.pid));
    }, LOOK_EVERY);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === 0) resolve(peak);
      else reject(new Error(`the copy in ${folder} does not build`));
    });
  });
}

function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
}

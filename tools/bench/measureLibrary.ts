import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeOffline } from '../../site/build/offline.ts';
import { filesBelow } from '../../site/build/siteFiles.ts';
import { scenarioFilesAt, slugOf } from '../../site/library/files.ts';
import { loadScenarios } from '../../site/library/scenarios.ts';
import { withRoomToBuild } from '../built/roomToBuild.ts';
import { beginBuild, markBuilt } from '../built/site.ts';
import { ASTRO_ENVIRONMENT } from '../project/astroEnvironment.ts';
import { copyWithScenarios } from './copiedProject.ts';
import type { LibraryMeasured } from './libraryText.ts';
import { serveFirstPage } from './measureFirstPage.ts';

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

async function measure(root: string, size: number): Promise<LibraryMeasured> {
  const copy = copyWithScenarios(root, size);
  try {
    const load = await timed(async () => loadScenarios(copy, 'required'));
    const cold = await timed(() => build(copy));
    const made = sizeOf(join(copy, 'dist'));
    const [file = ''] = scenarioFilesAt(copy, 'scenarios') ?? [];
    const firstPage = await timed(() => serveFirstPage(copy, `/scenarios/${slugOf(file)}/`));
    appendFileSync(join(copy, file), '# changed\n');
    const changed = await timed(() => build(copy));
    return {
      scenarios: size,
      load: load.seconds,
      cold: cold.seconds,
      coldProcessor: cold.processor,
      coldMemory: cold.value,
      ...made,
      firstPage: firstPage.seconds,
      changed: changed.seconds,
      changedProcessor: changed.processor,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function timed<T>(act: () => Promise<T>): Promise<Timed<T>> {
  const [began, worked] = [performance.now(), processorSeconds()];
  const value = await act();
  const processor = processorSeconds() - worked;
  return { value, seconds: (performance.now() - began) / 1000, processor };
}

/** What was done, how long it took, and how long processors worked at it, where the system tells (on Linux). */
interface Timed<T> {
  readonly value: T;
  readonly seconds: number;
  readonly processor: number;
}

/** Of this process, and of those that it began and that have ended. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + ofEnded();
}

function ofEnded(): number {
  try {
    // Behind the name of the program, in which anything may stand: the user and the system time of those that ended.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

const TICKS_A_SECOND = 100;

function sizeOf(folder: string): { readonly files: number; readonly megabytes: number } {
  const { names } = filesBelow(folder);
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return { files: names.length, megabytes: bytes / 1e6 };
}

const LOOK_EVERY = 200;

/** Builds the site in a folder; gives the most memory that it had, in gigabytes, where the system tells (on Linux). */
async function build(folder: string): Promise<number> {
  const began = beginBuild(folder);
  const peak = await withRoomToBuild(folder, began.finished, () => buildAndWatch(folder));
  await writeOffline(folder);
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

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Holds the process that builds, while it does. */
const HELD = '.astro/building';

/** Runs `act` while no other process builds the project at `root`: where one does, says so and waits until it is done. */
export async function inTurn<T>(root: string, act: () => Promise<T>): Promise<T> {
  const held = join(root, HELD);
  mkdirSync(join(root, '.astro'), { recursive: true });
  let isTold = false;
  while (!take(held)) {
    if (!isTold)
      console.log(
        `note  process ${builderOf(held)} is building this site; waiting for it (if it is not, delete ${HELD})`,
      );
    isTold = true;
    await setTimeout(200);
  }
  try {
    return await act();
  } finally {
    rmSync(held, { force: true });
  }
}

/** Whether this process may build: nobody else holds the turn, or whoever did is no more. */
function take(held: string): boolean {
  try {
    writeFileSync(held, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (isLeft(held)) rmSync(held, { force: true });
    return false;
  }
}

/** The process that holds the turn; 0 where it has not said so yet, or has just let go. */
function builderOf(held: string): number {
  try {
    return Number(readFileSync(held, 'utf8'));
  } catch {
    return 0;
  }
}

/** Time enough, in milliseconds, to write down who one is. */
const ENOUGH = 5000;

/** Whether the turn is held by a process that ended without letting go. */
function isLeft(held: string): boolean {
  const builder = builderOf(held);
  const taken = statSync(held, { throwIfNoEntry: false })?.mtimeMs;
  if (taken === undefined) return false;
  return builder > 0 ? !isRunning(builder) : Date.now() - taken > ENOUGH;
}

function isRunning(builder: number): boolean {
  try {
    process.kill(builder, 0);
    return true;
  } catch (error) {
    // Someone else's process may not be signalled, and is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

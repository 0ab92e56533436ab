import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { ASTRO_ENVIRONMENT } from '../project/astroEnvironment.ts';
import { freePort } from '../project/freePort.ts';

const LOOK_EVERY = 50;

/** Begins to serve the project in a folder while it is written, and ends it when the first page is there. */
export async function serveFirstPage(folder: string, address: string): Promise<void> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', `${port}`],
    {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...ASTRO_ENVIRONMENT },
      stdio: 'ignore',
    },
  );
  const ended = once(server, 'close');
  try {
    while (!(await answers(`http://localhost:${port}${address}`))) {
      if (server.exitCode !== null) throw new Error(`the copy in ${folder} is not served`);
      await setTimeout(LOOK_EVERY);
    }
  } finally {
    server.kill();
    await ended;
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

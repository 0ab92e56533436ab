import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort } from '../project/freePort.ts';

/** Everything that a command prints until it says what is waited for. */
async function said(command: ChildProcess, awaited: RegExp): Promise<string> {
  let text = '';
  for await (const part of command.stdout ?? []) {
    text += part;
    if (awaited.test(text)) return text;
  }
  throw new Error(`it ended, and said only: ${text}`);
}

test('the start command says where the site is, serves it, and ends when it is told to', async () => {
  const port = await freePort();
  const command = spawn('node', ['tools/start.ts', '--port', `${port}`], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'exit');
  try {
    const text = await said(command, /https?:\/\/\S+/);
    const [address = ''] = /https?:\/\/\S+/.exec(text) ?? [];
    expect(new URL(address).port).toBe(`${port}`);
    expect(text).toContain('up to date');
    const answer = await fetch(new URL('/it/rules/', address));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('lang="it"');
  } finally {
    command.kill('SIGTERM');
  }
  await ended;
});

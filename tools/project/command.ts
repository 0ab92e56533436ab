import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** How a command ended: its exit code (1 when it could not start) and what it printed. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: undefined };

/** Where a command runs, by default in the folder that we are in, and what is added to our environment. */
interface Surroundings {
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command and keeps what it prints, without colours. */
export function capture(
  command: string,
  args: readonly string[],
  { folder, env = {} }: Surroundings = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const parts: string[] = [];
    const child = spawn(command, args, {
      ...(folder === undefined ? {} : { cwd: folder }),
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (part: Buffer) => parts.push(part.toString()));
    child.stderr.on('data', (part: Buffer) => parts.push(part.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(parts.join('')) }),
    );
  });
}

/** Runs a command that prints to the terminal as it goes; gives its exit code. */
export function show(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
    stopWithUs(child);
  });
}

/** Whoever ends this process ends what it started too. */
function stopWithUs(child: ChildProcess): void {
  const stop = () => child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  child.on('close', () => process.off('SIGINT', stop).off('SIGTERM', stop));
}

// Runs a command of the project: `node tools/run.mjs judge FILE`. Any Node can read this file, also one that is too old
// for the others: then the one that `npm ci` brought runs the command, and where there is none it says which is needed.
// Whatever a command throws is told in words: no input ends in a trace.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = [24, 2];
const [name = '', ...args] = process.argv.slice(2);
const self = fileURLToPath(import.meta.url);
const command = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const pinned = fileURLToPath(
  new URL(
    `../node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`,
    import.meta.url,
  ),
);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);

if (!/^\w+$/.test(name) || !existsSync(command)) {
  console.error(`no command is called ${name}`);
  process.exitCode = 2;
} else if (isNewEnough) {
  process.argv.splice(1, 2, command);
  await run();
} else if (existsSync(pinned)) {
  const { status } = spawnSync(pinned, [self, name, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    `This needs Node ${NEEDED.join('.')} or later, and runs on ${process.version}. On Linux and Windows \`npm ci\` ` +
      'brings the right one and `npm run` uses it; elsewhere get Node 24 from https://nodejs.org or by `nvm install`.',
  );
  process.exitCode = 1;
}

async function run() {
  const { faultOf } = await import('./project/fault.ts');
  const end = (error) => {
    const words = [name, ...(args.length > 0 ? ['--', ...args] : [])];
    const { code, says } = faultOf(error, words, process.env.TRACE);
    if (says !== '') console.error(says);
    process.exit(code);
  };
  process.on('uncaughtException', end);
  // What nobody listens to any more is told there, and nowhere else.
  process.stdout.on('error', end);
  process.stderr.on('error', () => process.exit(0));
  await import(pathToFileURL(command).href).catch(end);
}

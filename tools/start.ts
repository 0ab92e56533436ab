// Builds the site where it changed and serves it until interrupted; `npm start -- --port 8080 --host` as wished.
import { once } from 'node:events';
import { join } from 'node:path';
import { publicationOf } from './built/publication.ts';
import { buildIfStale } from './built/site.ts';
import { siteServer } from './serving/siteServer.ts';

/** A number or an address stands behind the options alone. */
const OPTIONS = ['--port', '--host'];
const args = process.argv.slice(2).flatMap((arg) => arg.split('='));
const after = (name: string): string | undefined => {
  const next = args[args.indexOf(name) + 1];
  return args.includes(name) && next?.startsWith('-') === false ? next : undefined;
};

/** The address at which a port of this machine is served; another one where the first is taken. */
async function serve(root: string, port: number, host: string): Promise<void> {
  const { base } = await publicationOf(root);
  const server = siteServer({ folder: join(root, 'dist'), base });
  for (let at = port; ; at += 1) {
    server.listen(at, host);
    const error = await Promise.race([
      once(server, 'listening').then(() => undefined),
      once(server, 'error').then(([thrown]): NodeJS.ErrnoException => thrown),
    ]).catch((thrown: NodeJS.ErrnoException) => thrown);
    if (error === undefined) {
      console.log(
        `The site is at http://${host === '0.0.0.0' ? 'localhost' : host}:${at}${base}/ (end with Ctrl+C)`,
      );
      return;
    }
    if (error.code !== 'EADDRINUSE' || at >= port + 20) {
      console.error(`It cannot be served at port ${at} of ${host}: ${error.code}`);
      process.exitCode = 1;
      return;
    }
  }
}

const port = Number(after('--port') ?? 4321);
const host = args.includes('--host') ? (after('--host') ?? '0.0.0.0') : 'localhost';

const stray = args.filter(
  (arg, at) =>
    !OPTIONS.includes(arg) && (arg.startsWith('-') || !OPTIONS.includes(args[at - 1] ?? '')),
);

if (stray.length > 0) {
  console.error(`unknown: ${stray.join(' ')}; expected --port NUMBER, --host ADDRESS or nothing`);
  process.exitCode = 2;
} else if (!Number.isInteger(port) || port < 1 || port > 65_000) {
  console.error(`no port has the number ${after('--port')}; expected one from 1 to 65000`);
  process.exitCode = 2;
} else {
  const built = await buildIfStale(process.cwd());
  if (built === 0) await serve(process.cwd(), port, host);
  else process.exitCode = built;
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { externalizeAstro } from './externalizeAstro.ts';

const root = mkdtempSync(join(tmpdir(), 'left-'));
const astro = (file: string): string => join(root, 'node_modules/astro', file);
let server: ViteDevServer;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function imported(path: string): Promise<Record<string, unknown>> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('pages run on Node');
  return ssr.runner.import(path);
}

beforeAll(async () => {
  write(
    astro('package.json'),
    JSON.stringify({ name: 'astro', type: 'module', exports: { './*': './*' } }),
  );
  write(astro('plain.js'), "export * from './deep/shared.js';\nexport default 'plain';");
  write(
    astro('deep/shared.js'),
    'export const shared = {};\nconst of = 1;\nexport { of as enum };\n// import.meta.env',
  );
  write(
    astro('asks.js'),
    "export { shared } from './deep/shared.js';\nexport const mode = import.meta.env.MODE;",
  );
  write(
    astro('round.js'),
    "import './asks.js';\nexport { one } from './back.js';\nexport const two = 2;",
  );
  write(
    astro('back.js'),
    "export { two } from './round.js';\nexport const one = [];\nexport const word = () => import('virtual:word');",
  );
  write(
    join(root, 'page.ts'),
    `import plain, * as rest from 'astro/plain.js';
     export * from 'astro/asks.js';
     export { one, two } from 'astro/round.js';
     export { one as same, word } from 'astro/back.js';
     export { plain, rest };`,
  );
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    resolve: { noExternal: ['astro'] },
    plugins: [
      externalizeAstro(),
      {
        name: 'word',
        resolveId: (id) => (id === 'virtual:word' ? '\0word' : undefined),
        load: (id) => (id === '\0word' ? 'export default "made";' : undefined),
      },
    ],
  });
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

test("what asks nothing of Vite is Node's own, by all of its names", async () => {
  const { rest, plain } = await imported('/page.ts');
  const file = astro('plain.js');
  const own = createRequire(file)(file) as { readonly shared: unknown };
  expect(plain).toBe('plain');
  expect(rest).toMatchObject({ default: 'plain', enum: 1 });
  expect((rest as typeof own).shared).toBe(own.shared);
});

test('what asks Vite is answered', async () => {
  const { mode, word } = await imported('/page.ts');
  expect(mode).toBe('development');
  expect(await (word as () => Promise<unknown>)()).toHaveProperty('default', 'made');
});

test('no module is there twice', async () => {
  const { rest, shared, one, same, two } = await imported('/page.ts');
  expect(shared).toBe((rest as { readonly shared: unknown }).shared);
  expect(one).toBe(same);
  expect(two).toBe(2);
});

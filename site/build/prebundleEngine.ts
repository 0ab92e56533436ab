import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, normalizePath, type Plugin, version as viteVersion } from 'vite';
import { LANGUAGES } from '../i18n/languages.ts';
import { digestOf } from '../library/judged/digest.ts';
import { cachedPieces, cachePieces, type Pieces } from './cachedPieces.ts';

/** What a door is called in the module graph, before its file. */
const DOOR = '\0room:';

/**
 * A Vite plugin that hands the pages the engine and the words of the languages in a few pieces while the site is being
 * written, and has Node load them. Seven hundred files, each asked for and rewritten on its own, the engine's twice
 * over (once for the content, once for the pages), were half of the wait for the first page. A change to one of the
 * files makes the pieces anew; until then they stay for the next run.
 */
export function prebundleEngine(root: string): Plugin {
  const named = engineDoors(root);
  const doors = new Set([...named.values(), ...wordDoors(root)]);
  let define: Readonly<Record<string, unknown>> = {};
  let pieces: Promise<Pieces> | undefined;

  return {
    name: 'rule-509:rooms-as-one',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    configResolved: (config) => {
      define = config.define ?? {};
    },
    resolveId: (id, importer = root) => {
      const file = named.get(id) ?? normalizePath(resolve(dirname(importer), id));
      return doors.has(file) ? DOOR + file : undefined;
    },
    async load(id) {
      if (!id.startsWith(DOOR)) return undefined;
      pieces ??= piecesOf(root, doors, define);
      const door = (await pieces).doors.get(id.slice(DOOR.length));
      return door === undefined ? undefined : moduleOf(door.piece, door.names);
    },
    async hotUpdate({ file, modules }) {
      const made = await pieces;
      if (made?.files.has(file) !== true) return undefined;
      pieces = undefined;
      const { idToModuleMap } = this.environment.moduleGraph;
      return [...modules, ...[...doors].flatMap((door) => idToModuleMap.get(DOOR + door) ?? [])];
    },
  };
}

/** The names by which the engine is imported, and the files behind them, as `package.json` has them. */
function engineDoors(root: string): ReadonlyMap<string, string> {
  const {
    imports,
  }: {
    readonly imports: Readonly<Record<string, string>>;
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return new Map(
    Object.entries(imports)
      .filter(([name]) => /^#engine(\/|$)/.test(name))
      .map(([name, file]) => [name, normalizePath(join(root, file))]),
  );
}

const wordDoors = (root: string): readonly string[] =>
  LANGUAGES.map((language) => normalizePath(join(root, `site/i18n/${language}/index.ts`)));

async function piecesOf(
  root: string,
  doors: ReadonlySet<string>,
  define: Readonly<Record<string, unknown>>,
): Promise<Pieces> {
  const folder = join(root, '.astro/rooms');
  const how = [viteVersion, [...doors], define];
  const making = digestOf(readFileSync(import.meta.filename, 'utf8'), JSON.stringify(how));
  const kept = cachedPieces(folder, making);
  if (kept !== undefined) return kept;
  const made = await makePieces(root, folder, doors, define);
  cachePieces(folder, making, made);
  return made;
}

/** The pieces carry their digest in their names: what has changed is another file, so that Node loads it. */
async function makePieces(
  root: string,
  outDir: string,
  doors: ReadonlySet<string>,
  define: Readonly<Record<string, unknown>>,
): Promise<Pieces> {
  const files = new Map<string, string>();
  const built = await build({
    root,
    define: { ...define },
    configFile: false,
    logLevel: 'error',
    plugins: [notedIn(files)],
    build: {
      ssr: true,
      outDir,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      rolldownOptions: {
        input: [...doors],
        external: /^(?![./#]|[A-Za-z]:)/,
        output: { entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
  return {
    doors: new Map(
      chunks.flatMap(({ facadeModuleId, fileName, exports }) =>
        facadeModuleId === null
          ? []
          : [[normalizePath(facadeModuleId), { piece: join(outDir, fileName), names: exports }]],
      ),
    ),
    files,
  };
}

/** A plugin that notes the text of every file as it was read: it may be another before the pieces are made. */
const notedIn = (files: Map<string, string>): Plugin => ({
  name: 'rule-509:noted',
  enforce: 'pre',
  transform: (text, id) => {
    if (!id.startsWith('\0')) files.set(normalizePath(id), digestOf(text));
    return undefined;
  },
});

/** Vite rewrites whatever is imported; what is required it leaves to Node. */
const moduleOf = (piece: string, names: readonly string[]): string => `
import { createRequire } from 'node:module';
export const { ${names.join(', ')} } = createRequire(${JSON.stringify(piece)})(${JSON.stringify(piece)});
`;

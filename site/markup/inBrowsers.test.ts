import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { termNames } from '../build/termNames.ts';
import { LANGUAGES } from '../i18n/languages.ts';

const KB = 1024;

/** What a browser would be given to have this module: the code, and out of which files it comes. */
async function bundled(entry: string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [termNames()],
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
  const here = `${process.cwd().replaceAll('\\', '/')}/`;
  return {
    weight: chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    imports: chunks.flatMap((one) => [...one.imports, ...one.dynamicImports]),
    files: chunks.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([file]) => file.replaceAll('\\', '/').replace(here, '')),
    ),
  };
}

test.each([
  ['a board', 'site/markup/board/board.ts', 4],
  ['questions', 'site/questions/asking/questions.ts', 7.2],
])(
  '%s can be drawn in a browser, without a language, the engine or the library',
  async (_, entry, most) => {
    const { files, imports, weight } = await bundled(entry);
    expect(imports).toEqual([]);
    expect(
      files.filter(
        (file) =>
          !/^site\/(markup|view|questions\/(asking|kinds))\/|^site\/(i18n\/)?\w+\.ts$/.test(file),
      ),
    ).toEqual([]);
    expect(weight).toBeLessThan(most * KB);
  },
);

describe.each(LANGUAGES)('to draw in %s', (language) => {
  test('a browser loads the words of boards and questions, and no others of the language', async () => {
    const { files, imports, weight } = await bundled(`site/i18n/${language}/drawing.ts`);
    expect(imports).toEqual([]);
    expect(files.filter((file) => !file.startsWith('site/i18n/'))).toEqual([]);
    const told =
      /Events\.ts$|\/(rules|mistakes)\/|\/(violations|verdict|scenario|pages)\.ts$|\/(stockNames|nameLists)\.json$|i18n\/\w+\/index\.ts$/;
    expect(files.filter((file) => told.test(file))).toEqual([]);
    expect(weight).toBeLessThan(10 * KB);
  });
});

test.each(LANGUAGES)(
  'to tell in %s what was answered, a browser loads no grammar but that of counts and dates',
  async (language) => {
    const { files, imports, weight } = await bundled(`site/i18n/${language}/chrome/progress.ts`);
    expect(imports).toEqual([]);
    const own = files.filter((file) => file.startsWith(`site/i18n/${language}/`));
    expect(own.filter((file) => !/\/(chrome\/(progress|unkept)|dates)\.\w+$/.test(file))).toEqual(
      [],
    );
    // Two thirds are the reader of sentences, which keeps what a phrase brings along; the rest says why each is asked again.
    expect(weight).toBeLessThan(3.9 * KB);
  },
);

test.each(['attack', 'block', 'division', 'number'])(
  'a browser can ask for %s without a language or the library',
  async (kind) => {
    const { files, imports } = await bundled(`site/questions/kinds/${kind}/answer.ts`);
    expect(imports).toEqual([]);
    expect(files.filter((file) => /^site\/(library|i18n\/\w+)\/|node_modules/.test(file))).toEqual(
      [],
    );
  },
);

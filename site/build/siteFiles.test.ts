import { expect, test } from 'vitest';
import { abridge } from '../abridged/abridge.ts';
import { abridgedHtml } from '../abridged/abridged.ts';
import { type BuiltFiles, siteFiles } from './siteFiles.ts';

const NEW = '<p data-games="/questions/a/2026-09-25.json">one board</p>';
const OLD = '<p data-games="/questions/a/2009-07-11.json">one board</p>';
const script = (name: string): string => `<script type="module" src="/_astro/${name}.js"></script>`;
const pageOf = (main: string): string => `<main id="main">${main}</main>${script('Replay')}`;

const built = (files: Readonly<Record<string, string>>): BuiltFiles => ({
  names: Object.keys(files),
  bytesOf: (name) => new TextEncoder().encode(files[name]),
});

test('a page that comes abridged names what marks its questions, and the page that it is like', () => {
  const games = '<p data-games="/questions/a/2009-07-11.json"></p>';
  const sent = `${games}${script('Abridged')}${abridgedHtml(abridge('/509/a/', NEW, OLD))}`;
  const files = siteFiles(
    built({ 'a/index.html': pageOf(NEW), 'a/2009-07-11/index.html': pageOf(sent) }),
  );
  expect(files.map(({ path, like, games, assets }) => ({ path, like, games, assets }))).toEqual([
    { path: 'a/', like: [], games: ['questions/a/2026-09-25.json'], assets: ['_astro/Replay.js'] },
    {
      path: 'a/2009-07-11/',
      like: ['a/'],
      games: ['questions/a/2009-07-11.json'],
      assets: ['_astro/Abridged.js', '_astro/Replay.js'],
    },
  ]);
});

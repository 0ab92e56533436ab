import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOMS, SITE_ROOMS } from '../../.dependency-cruiser.mjs';

const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'engine/README.md',
  'site/README.md',
  'site/i18n/README.md',
];

/** Where a place that a document names may lie: seen from the project, the document, or a part of the house. */
const partsOf = (document: string): readonly string[] => [
  '.',
  dirname(document),
  'engine',
  'site',
  'site/i18n/en',
  'site/i18n/it',
];

const LANGUAGES = ['en', 'it', 'es'];

const ENDINGS = ['', '.ts', '.astro', '.json', '.test.ts'];

/** What an example makes up, what a command writes, addresses, packages and sizes of creatures. */
const NOT_HERE =
  /menace-alone|raider-golem|<(topic|slug|name|date|group|keyword|kind|n)\b|^\.(schema|astro)\/|^(package|dist|coverage)\/|…|\*|^[/@#]|^rule-509\/|^https?:|^\d+\/\d+$/;

const placesIn = (text: string): readonly string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(
    ([, place = '']) => place,
  );

const isHere = (document: string, place: string): boolean =>
  partsOf(document).some((part) =>
    LANGUAGES.some((code) =>
      ENDINGS.some((ending) =>
        existsSync(join(part, place.replace(/<(code|language)>/, code) + ending)),
      ),
    ),
  );

test.each(DOCUMENTS)('what %s names is where it says', (document) => {
  const named = placesIn(readFileSync(document, 'utf8')).filter((place) => !NOT_HERE.test(place));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((place) => !isHere(document, place))).toEqual([]);
});

test('ARCHITECTURE has the rooms that the check of imports holds, in their order', () => {
  const page = readFileSync('ARCHITECTURE.md', 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| room'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, room]) => room),
  );
  const rooms = [...ROOMS.flat(), 'bench', 'testing', ...SITE_ROOMS.flat()];
  expect(named.filter((name) => rooms.includes(String(name)))).toEqual(
    rooms.filter((room) => room !== 'content.config'),
  );
});

import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ExportedSet } from '../exportedSet.ts';
import { someSet, words } from '../testing/sets.ts';
import { faultsBy } from '../testing/validated.ts';
import { moodle } from './moodle.ts';
import { qti } from './qti.ts';

/** Questions of one set have numbers of their own. */
const apart = (set: ExportedSet): ExportedSet => ({
  ...set,
  questions: set.questions.map((one, at) => ({ ...one, id: `${one.id}-${at}` })),
});

/** Sets of any questions that say anything; the reader begins anew for each call, so that many are read at once. */
const SETS = fc.sample(someSet, { numRuns: 60, seed: 509 }).map(apart);

test('another’s reader of XML finds in any set for Moodle what its importer takes, and nothing else', async () => {
  const files = SETS.map((set, at) => [`set-${at}.xml`, `${moodle.write(set, words)}`] as const);
  expect(await faultsBy('moodle', Object.fromEntries(files))).toEqual([]);
});

test('the same of what can’t be there: a share that no quiz has, and two questions of one number', async () => {
  const [set] = SETS.filter(({ questions }) => questions.some(({ asked }) => asked.kind === 'one'));
  if (set === undefined) throw new Error('no set asks for one of several');
  const file = `${moodle.write(set, words)}`;
  const spoiled = file.replace('fraction="100"', 'fraction="37"');
  expect(await faultsBy('moodle', { 'spoiled.xml': spoiled })).not.toEqual([]);
  const [first] = set.questions;
  const doubled = { ...set, questions: first ? [first, first] : [] };
  const twice = `${moodle.write(doubled, words)}`;
  expect(await faultsBy('moodle', { 'twice.xml': twice })).not.toEqual([]);
});

test('another’s reader of XML finds every item of QTI as it has to be, and each name leading somewhere', async () => {
  const files = SETS.flatMap((set, at) =>
    Object.entries(filesOf(set)).map(([name, text]) => [`${at}-${name}`, text] as const),
  );
  expect(await faultsBy('qtiItem', Object.fromEntries(files))).toEqual([]);
  const [[, item = ''] = []] = files;
  const astray = item.replace('<variable identifier="RESPONSE', '<variable identifier="ELSEWHERE');
  expect(
    astray === item ? ['nothing to spoil'] : await faultsBy('qtiItem', { astray }),
  ).not.toEqual([]);
});

function filesOf(set: ExportedSet): Readonly<Record<string, string>> {
  const zip = qti.write(set, words);
  if (typeof zip === 'string') throw new Error('a package is no text');
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).flatMap(([name, bytes]) =>
      name.startsWith('item') ? [[name, strFromU8(bytes)]] : [],
    ),
  );
}

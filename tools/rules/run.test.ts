import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { readFingerprints } from '../../site/view/rulesTexts/fingerprints.ts';
import { readShortForm } from '../citations/printedNumbers.ts';
import { draftRun, measureRun, type RulesRun } from './run.ts';
import {
  changed,
  LOOKED_UP,
  NEXT,
  OWN_RULES,
  type OwnRule,
  shifted,
  THEN,
  textOf,
} from './testing/ownText.ts';

interface EditionWords {
  readonly about: string;
  readonly name: string;
}

const KNOWS_EDITIONS = [
  'engine/citation/overlays.ts',
  ...['en', 'it', 'es'].map((code) => `site/i18n/${code}/editions.json`),
];

/** A project that has nothing but the files that know of all editions. */
const root = mkdtempSync(join(tmpdir(), 'rules-'));
const texts = mkdtempSync(join(tmpdir(), 'texts-'));
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const file of KNOWS_EDITIONS) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    cpSync(file, join(root, file));
  }
});
afterAll(() => {
  for (const folder of [root, texts]) rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(texts, name), content);
  return name;
};
const draft = (older: string, later: string): RulesRun =>
  draftRun({ older, later, root, from: texts, newest: LOOKED_UP });
const all = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .toSorted();
const inRoot = (file: string): string => readFileSync(join(root, file), 'utf8');

const inOrder = (rules: readonly OwnRule[]): readonly OwnRule[] =>
  rules.toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
const NEW_RULES = inOrder([
  ...changed(shifted(OWN_RULES, '509', 2), '704.8', () => []),
  { number: '509.2', words: 'Whoever likes trumpets may blow one now.' },
]);
const older = put('old.txt', textOf(OWN_RULES, THEN));
const later = put('new.txt', textOf(NEW_RULES, NEXT));

describe('a draft', () => {
  test('is an overlay of what is otherwise, in every place that knows of editions, and none of the text', () => {
    const { code, out } = draft(older, later);
    expect(code).toBe(0);
    const made = [
      `engine/citation/editions/${NEXT.iso}.ts`,
      `site/view/rulesTexts/${NEXT.iso}.txt`,
      `tools/citations/printed/${NEXT.iso}.txt`,
      'tools/ownWords/rulesPhrases.bin',
    ];
    expect(all(root)).toEqual([...KNOWS_EDITIONS, ...made].toSorted());
    for (const file of made) expect(out).toContain(file);
    for (const file of all(root)) expect(inRoot(file)).not.toContain('trumpets');
  });

  test('names what moved and what is gone, and nothing that stayed', async () => {
    draft(older, later);
    const file = join(root, `engine/citation/editions/${NEXT.iso}.ts`);
    const { JANUARY_2099 } = await import(/* @vite-ignore */ file);
    expect(JANUARY_2099).toMatchObject({ effective: NEXT.iso, behaviour: {}, added: {} });
    expect(JANUARY_2099.moved).toMatchObject({ 'blockers.priority': '509.3' });
    expect(Object.values(JANUARY_2099.moved).filter((number) => number === null)).toHaveLength(1);
    const numbers: readonly (string | null)[] = Object.values(JANUARY_2099.moved);
    expect(numbers.filter((number) => number !== null && !number.startsWith('509.'))).toEqual([]);
  });

  test('makes it the newest edition in the list and in each language', () => {
    draft(older, later);
    expect(inRoot('engine/citation/overlays.ts')).toMatch(
      /import \{ JANUARY_2099 \} from '\.\/editions\/2099-01-15\.ts';\n\n[\s\S]* {2}JANUARY_2099,\n\] as const;/,
    );
    for (const code of ['en', 'it', 'es']) {
      const editions: Readonly<Record<string, EditionWords>> = JSON.parse(
        inRoot(`site/i18n/${code}/editions.json`),
      );
      const [first, before] = Object.keys(editions);
      expect(first).toBe(NEXT.iso);
      expect(editions[NEXT.iso]).toMatchObject({ name: expect.stringContaining('2099') });
      expect(before).toBe(NEWEST_EDITION);
      expect(editions[NEWEST_EDITION]?.about).not.toMatch(/today|oggi|hoy/i);
    }
  });

  test('keeps of the text its numbers and a hash of each rule', () => {
    draft(older, later);
    const numbers = readShortForm(inRoot(`tools/citations/printed/${NEXT.iso}.txt`));
    expect(NEW_RULES.filter(({ number }) => !numbers.has(number))).toEqual([]);
    expect(numbers.has('704.8')).toBe(false);
    const hashes = readFingerprints(inRoot(`site/view/rulesTexts/${NEXT.iso}.txt`));
    expect([...hashes.keys()]).toEqual(NEW_RULES.map(({ number }) => number));
  });

  test('marks what a person has to decide', () => {
    const words = OWN_RULES.find(({ number }) => number === '508.4')?.words ?? '';
    const twice = changed(OWN_RULES, '508.4', () => [
      { number: '508.4', words: `${words} Or so.` },
      { number: '508.9', words: `${words} Or not.` },
    ]);
    const { out } = draft(older, put('twice.txt', textOf(inOrder(twice), NEXT)));
    expect(inRoot(`engine/citation/editions/${NEXT.iso}.ts`)).toMatch(
      /\/\/ TO DECIDE: attackers\.putAttacking, 508\.4 before: .*likest: 508\.[49] \d+ %, 508\.[49] \d+ %/,
    );
    expect(out).toMatch(/1 {2}doubtful/);
  });

  test('takes a text in two parts', () => {
    const sections = put(
      'sections.txt',
      '# effective as of January 30, 2099\n509.1. Something else. \n',
    );
    expect(draft(older, `${later}+${sections}`).code).toBe(0);
    expect(all(root)).toContain('engine/citation/editions/2099-01-30.ts');
  });
});

describe('what can’t be used is said in a sentence, and nothing is written:', () => {
  const whole = textOf(NEW_RULES, NEXT);
  test.each([
    ['no file', older, 'nowhere.txt', /^nowhere\.txt: there is no such file/],
    ['a folder', older, '.', /^\.: is no file/],
    ['a picture', older, put('p.png', Uint8Array.of(0x89, 0x50, 0, 1)), /^p\.png: is no text/],
    [
      'another game',
      older,
      put('chess.txt', whole.replaceAll('Magic', 'Chess')),
      /^chess\.txt: is not the/,
    ],
    ['half a text', older, put('half.txt', whole.slice(0, whole.length / 2)), /^half\.txt: is cut/],
    ['the same text twice', older, older, /the same rules: there is nothing new/],
    [
      'the same text of another day',
      older,
      put('same.txt', textOf(OWN_RULES, NEXT)),
      /the same rules: there is nothing new/,
    ],
    [
      'an edition that is there',
      older,
      put('again.txt', textOf(NEW_RULES, THEN)),
      /the rules of 2026-09-25 are an edition already/,
    ],
    [
      'an older text',
      older,
      put('older.txt', textOf(NEW_RULES, { said: 'March 3, 2025' })),
      /is of 2025-03-03, and so older than the newest edition/,
    ],
    [
      'the two in the wrong order',
      later,
      put('o.txt', textOf(OWN_RULES, { said: 'March 3, 2099' })),
      /has to be that of the newest edition/,
    ],
  ])('%s', (_, one, other, says) => {
    const before = all(root).map((file) => [file, inRoot(file)]);
    const { code, out, err } = draft(one, other);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
    expect(err).toMatch(/\nNothing was written\.\n$/);
    expect(all(root).map((file) => [file, inRoot(file)])).toEqual(before);
  });

  test('a text that only says that it is the newest edition’s', () => {
    const kept = `site/view/rulesTexts/${LOOKED_UP}.txt`;
    mkdirSync(join(root, kept, '..'), { recursive: true });
    cpSync(kept, join(root, kept));
    expect(draft(older, later).err).toMatch(
      /cited rules read otherwise than in the text from which/,
    );
  });
});

test('measuring tells what is found, and writes nothing', () => {
  const before = all(root);
  const { code, out } = measureRun({ older, later, from: texts });
  expect(code).toBe(0);
  expect(out).toMatch(/ 1 {2}gone\n/);
  expect(out).toContain('509.2 -> 509.3  blockers.priority');
  expect(all(root)).toEqual(before);
  const { out: held } = measureRun({
    older: put('then.txt', textOf(OWN_RULES, { said: 'July 30, 2024' })),
    later: put('now.txt', textOf(NEW_RULES, THEN)),
    from: texts,
  });
  expect(held).toMatch(
    /Held against the numbers of .*: \d+ of \d+ found by itself, \d+ in doubt, \d+ wrong/,
  );
});

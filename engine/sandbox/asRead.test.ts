import { describe, expect, test } from 'vitest';
import type { Card } from '../scenario/card.ts';
import { readIndexedCard } from '../scenario/readIndexedCard.ts';
import { known } from '../vocabulary/result.ts';
import { edited } from './edit.ts';
import { leftOutOn } from './leftOut.ts';
import { namesSought } from './namesSought.ts';
import { notUnderstood } from './notUnderstood.ts';
import { outlineOf } from './outline.ts';
import { readLine } from './readLine.ts';
import { readScenario } from './readScenario.ts';
import { rulable } from './rulable.ts';
import { scenarioFile } from './scenarioFile.ts';
import { writeLine } from './writeLine.ts';

const cardIn = (line: object): Card => {
  const read = readIndexedCard({ file: 'x.jsonl', line: 1, text: JSON.stringify(line) });
  return known(read.ok ? read.value : undefined, JSON.stringify(read));
};

const griffin = cardIn({
  id: 'half-griffin',
  names: { en: 'Half Griffin', it: 'Mezzo Grifone', es: 'Medio grifo' },
  cost: '{3}{W}',
  subtypes: ['griffin'],
  creature: '2/2',
  abilities: ['flying'],
  unread: 2,
});
const bear = cardIn({
  id: 'whole-bear',
  names: { en: 'Whole Bear' },
  subtypes: ['bear'],
  creature: '2/2',
});
const spell = cardIn({
  id: 'half-spell',
  names: { en: 'Half Spell' },
  types: ['instant'],
  unread: 1,
});
const turning = cardIn({
  id: 'turning-wolf',
  names: { en: 'Turning Wolf' },
  subtypes: ['wolf'],
  creature: '1/1',
  back: { names: { en: 'Turned Wolf' }, subtypes: ['wolf'], creature: '3/3', unread: 1 },
});
const cards = new Map([griffin, bear, spell, turning].map((card) => [card.id, card] as const));
const lexicon = { cards, words: new Map<string, string>() };
const read = (line: string) => readLine(line, lexicon);

describe('a card of whose text not all is read', () => {
  test.each([
    'Ada: half-griffin; Nil:',
    'Ada: 2/2; Nil:; Nil hand: half-spell',
    'Ada: 2/2; Nil:; Nil graveyard: half-spell',
    'Ada: turning-wolf; Nil:',
  ])('is known, and nothing is ruled on: %s', (line) => {
    const { board, slips } = read(line);
    expect(slips.map(({ kind }) => kind)).toEqual(['halfRead']);
    expect(rulable(board).kind).toBe('nothing');
    expect(writeLine(board)).toBe(line);
  });

  test('is ruled on as read, and what is left out is told', () => {
    const { board, slips } = read('Ada: half-griffin, as read; Nil: whole-bear');
    expect(slips).toEqual([]);
    expect(rulable(board).kind).toBe('whole');
    expect(leftOutOn(board)).toEqual([{ id: 'half-griffin', abilities: 2 }]);
  });

  test.each([
    ['Ada: Half Griffin, as read, tapped; Nil:', 'Ada: half-griffin, as read, tapped; Nil:'],
    ['Ada: half griffin as read; Nil:', 'Ada: half-griffin, as read; Nil:'],
    ['Ada: turned wolf, as read; Nil:', 'Ada: turning-wolf-back, as read; Nil:'],
    ['Ada: 1/1; Nil:; Nil hand: half-spell, as read', undefined],
    ['Ada: 1/1; Nil:; Nil exile: half-spell, as read, 2 time', undefined],
    ['Ada: 2x half-griffin, as read; Nil:; A1 -> Nil', undefined],
    // Of a card of which all is read, and of what is described, it says nothing.
    ['Ada: whole-bear, as read; Nil:', 'Ada: whole-bear; Nil:'],
    ['Ada: 2/2, as read; Nil:', 'Ada: 2/2; Nil:'],
  ])('is written as it is read, and so again: %s', (line, written = line) => {
    const { board, slips } = read(line);
    expect(slips).toEqual([]);
    expect(writeLine(board)).toBe(written);
    expect(read(written).board).toEqual(board);
  });

  test('keeps what was said of its text where it is not known yet', () => {
    const { board } = readLine('Ada: late-griffin, tapped, as read; Nil:; A1 -> Nil', lexicon);
    expect(writeLine(board)).toContain('late-griffin,, as read');
    const later = cardIn({ ...LATE, unread: 1 });
    const known = readLine(writeLine(board), {
      ...lexicon,
      cards: new Map([...cards, [later.id, later]]),
    });
    expect(known.slips).toEqual([]);
    expect(writeLine(known.board)).toBe('Ada: late-griffin, as read, tapped; Nil:; A1 -> Nil');
  });

  test('is taken as read by somebody who says so, all that lies there of it', () => {
    const line = read('Ada: 2x half-griffin; Nil: 1/1; A1 -> Nil');
    const [half] = notUnderstood(line);
    expect(half).toMatchObject({ text: 'half-griffin', tags: ['A1', 'A2'], abilities: 2 });
    const objects = half?.objects ?? [];
    const { board } = edited(line.board, { kind: 'asRead', objects });
    expect(writeLine(board)).toBe('Ada: 2x half-griffin, as read; Nil: 1/1; A1 -> Nil');
  });

  test('is shown as read before there is an engine', () => {
    expect(outlineOf('Ada: half-griffin, as read; Nil:').sides[0]?.items).toEqual([
      { tags: ['A1'], text: 'half-griffin, as read' },
    ]);
  });

  test('plays the same from its file, which pages of ours refuse', () => {
    const { board } = read('Ada: half-griffin, as read; Nil: 2/2; A1 -> Nil; no block');
    const file = scenarioFile(board, { kind: 'exercise' });
    const ruled = readScenario(file, 'a/b.yaml', cards, {
      kind: 'ruling',
      editions: ['2024-07-30'],
    });
    expect(ruled.ok).toBe(true);
    const shown = readScenario(file, 'a/b.yaml', cards, { kind: 'exercise' });
    expect(shown.ok ? [] : shown.error.map(({ code }) => code)).toEqual(['halfReadCard']);
  });

  test('can be listed in a file, as read or not at all', () => {
    const listed = (more: string): readonly string[] => {
      const file = `players: { Ada: {}, Nil: {} }
board: { Ada: [{ id: griffin, card: half-griffin${more} }], Nil: [] }
script: [{ attack: {} }]
`;
      const result = readScenario(file, 'a/b.yaml', cards, {
        kind: 'ruling',
        editions: ['2024-07-30'],
      });
      return result.ok ? [] : result.error.map(({ code, line }) => `${line} ${code}`);
    };
    expect(listed('')).toEqual(['2 halfReadCard']);
    expect(listed(', as-read: true')).toEqual([]);
  });
});

const LATE = {
  id: 'late-griffin',
  names: { en: 'Late Griffin' },
  subtypes: ['griffin'],
  creature: '2/2',
};

describe('what may be the name of a card that is not there', () => {
  test.each([
    ['Ada: 2/2 flying + 4x 1/1 spirit; Nil: 3/3 red; A1 -> Nil; N1 -| A1', []],
    ['Ada: whole-bear, tapped; Nil: Half Griffin, as read', []],
    ['Ada: 2/2 flying, lifelink and trample; Nil hand: 3/3', []],
    ['Ada: Late Griffin, tapped; Nil: 4x other-card', ['Late Griffin, tapped', 'other-card']],
    ['Other Bear attacks, Late Griffin blocks', ['Other Bear attacks, Late Griffin blocks']],
    ['4 Other Bear\n2 whole-bear\n1/1 undying', ['Other Bear']],
    ['no attack; all pass; main phase; Ada: A1', []],
  ])('begins an item that is not understood: %s', (line, names) => {
    expect(namesSought(line, lexicon).slice(0, names.length || undefined)).toEqual(names);
  });
});

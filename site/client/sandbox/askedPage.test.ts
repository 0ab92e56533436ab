import { parseHTML } from 'linkedom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toFragment } from '#engine/sandbox';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadCards } from '../../library/cards.ts';
import type { RuledKind } from '../../library/judged/marked.ts';
import { readQuestion } from '../../questions/exported/readQuestion.ts';
import type { RuledMarking } from '../../questions/marking.ts';
import { RULINGS } from '../../questions/rulings/index.ts';
import type { Entries } from '../../questions/rulings/material.ts';
import type { Mark } from '../../questions/script/mark.ts';
import { hand } from './answering.ts';
import type { KnownCards } from './protocol.ts';

const known: KnownCards = {
  cards: [...loadCards(process.cwd()).cards.values()],
  unplayed: [],
  words: [],
};

beforeEach(() => {
  const { Element } = parseHTML('<html></html>');
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('location', new URL('https://site.example/practice/own/'));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(known)));
});

const begin = (language: string) =>
  hand({ kind: 'begin', language, cards: 'https://site.example/sandbox/cards.json' });

const ask = async (line: string): Promise<string> => {
  const told = await hand({ kind: 'ask', line, games: `own:${line}` });
  if (typeof told !== 'string') throw new Error('a page is markup');
  return told;
};

/** As the worker rules, which knows the games of what it was asked for. */
const rule = <K extends RuledKind>(marking: RuledMarking<K>, entries: Entries): Promise<Mark> =>
  RULINGS[marking.kind](marking, entries);

async function question(line: string) {
  const { document } = parseHTML(`<html><body>${await ask(line)}</body></html>`);
  const fragment = toFragment(line);
  document.querySelector('.q')?.setAttribute('id', fragment);
  const pageAt = async () => document;
  return readQuestion(`https://site.example/sandbox/#${fragment}`, { pageAt, rule });
}

describe.each(LANGUAGES)('a board of one’s own in %s', (language) => {
  beforeEach(() => begin(language), 120_000);

  test('is asked as a board of the library is, with all that is right', async () => {
    const { steps } = messagesIn(language).terms;
    const blocks = await question('Ada: 2/2 menace; Nil: 1/1, 1/1; A1 -> Nil');
    expect(blocks).toMatchObject({
      id: expect.stringMatching(/^own\/[a-z0-9]{4}$/),
      step: steps.declareBlockers,
      note: undefined,
      holds: { edition: '2026-09-25' },
    });
    expect(blocks.title).not.toBe('');
    // CR 702.111b: two or more, or nothing.
    expect(blocks.asked).toMatchObject({
      kind: 'declaration',
      right: [
        [0, 0],
        [1, 1],
      ],
    });
    const attack = await question('Ada: 2/2, 3/3 must attack; Nil: 1/1');
    expect(attack.step).toBe(steps.declareAttackers);
    expect(attack.asked).toMatchObject({ kind: 'declaration' });
  });

  test('keeps its game while others are asked', async () => {
    const first = await ask('Ada: 2/2; Nil: 1/1; A1 -> Nil');
    await ask('Ada: 2/2 menace; Nil: 1/1; A1 -> Nil');
    const { document } = parseHTML(`<html><body>${first}</body></html>`);
    const marking = JSON.parse(
      document.querySelector<HTMLElement>('[data-marking]')?.dataset.marking ?? 'null',
    );
    const input = document.querySelector<HTMLInputElement>('input[data-says]');
    const entry = [input?.name ?? '', input?.value ?? ''] as const;
    expect(await rule(marking, [entry])).toMatchObject({ kind: 'ruled', right: true });
  });

  test('asks nothing where nothing is left to decide, or something of it is not understood', async () => {
    expect(await ask('Ada: 2/2; Nil: 1/1; A1 -> Nil; no block')).toBe('');
    expect(await ask('Ada: 2/2 with no sense whatever; Nil: 1/1; A1 -> Nil')).toBe('');
  });
});

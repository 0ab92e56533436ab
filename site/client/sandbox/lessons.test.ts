import { parseHTML } from 'linkedom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asking, toFragment } from '#engine/sandbox';
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
import type { LessonPage, LessonTold } from './lessonRequests.ts';
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

async function offered(line: string): Promise<LessonTold> {
  const told = await hand({ kind: 'lesson', line });
  if (typeof told !== 'object' || !('choices' in told)) throw new Error('nothing is told');
  return told;
}

async function pageOf(line: string, asks: string): Promise<LessonPage> {
  const games = `own:${asking(line, asks)}`;
  const told = await hand({ kind: 'askLesson', line, asks, games });
  if (typeof told !== 'object' || !('mistaken' in told)) throw new Error('a page is markup');
  return told;
}

/** As the worker rules, which knows the games of what it was asked for. */
const rule = <K extends RuledKind>(marking: RuledMarking<K>, entries: Entries): Promise<Mark> =>
  RULINGS[marking.kind](marking, entries);

/** As whatever reads pages of boards reads it: rounds, papers, exams and exports. */
async function question(line: string, asks: string) {
  const { markup } = await pageOf(line, asks);
  const { document } = parseHTML(`<html><body>${markup}</body></html>`);
  const fragment = toFragment(asking(line, asks));
  document.querySelector('.q')?.setAttribute('id', fragment);
  const pageAt = async () => document;
  return readQuestion(`https://site.example/sandbox/#${fragment}`, { pageAt, rule });
}

const TRIED = 'Ada: 3/2 menace + 2/2; Nil: 2/2 + 2/2; A1 A2 -> Nil; N1 -| A1?';
const FIGHT = 'Ada: 5/5 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1';

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => begin(language), 120_000);
  const { questions, terms } = messagesIn(language);

  test('what was tried is offered first, with its answer, the reason and its rule', async () => {
    const { asks, choices, answer } = await offered(TRIED);
    expect(asks).toBe('legality');
    expect(choices.match(/type="radio"/g)).toHaveLength(5);
    expect(answer).toContain(questions.legality.illegal);
    expect(answer).toMatch(new RegExp(`q-turn.*${terms.keywords.menace}`, 's'));
    expect(answer).toContain('702.111b');
  });

  test('a page asks it as a page of the library does, with all that is right, and why', async () => {
    expect(await question(TRIED, 'legality')).toMatchObject({
      asked: { kind: 'one' },
      answer: { why: [expect.any(String)] },
    });
    const declares = questions.block.declares('Nil', '');
    expect(await question(TRIED, 'most creatures')).toMatchObject({
      text: questions.block.asks(declares, 'most'),
      asked: { kind: 'declaration', right: expect.any(Array) },
    });
    expect(await question(TRIED, 'how many')).toMatchObject({
      text: questions.number.asks.legalBlocks,
      asked: { kind: 'number', value: 5 },
    });
    expect(await question(FIGHT, 'most damage')).toMatchObject({
      asked: { kind: 'division', right: [[2, 2, 1]] },
    });
    expect(await question('Ada: 5/5; Nil: 2/2; A1 -> Nil; N1 -| A1', 'who dies')).toMatchObject({
      asked: { kind: 'several', options: [{ isRight: false }, { isRight: true }] },
    });
  });

  test('what can’t be asked of it has no page and no file', async () => {
    expect(await pageOf(TRIED, 'who dies')).toEqual({ markup: '', mistaken: [] });
    expect(await hand({ kind: 'lessonFile', line: TRIED, asks: 'who dies' })).toBeUndefined();
    expect(await offered('Ada: 2/2; Nil: 2/2; no attack')).toMatchObject({ asks: '', answer: '' });
  });
});

test('mistakes that answer otherwise stand beside the page', async () => {
  await begin('en');
  const line = 'Ada: 3/2 menace; Nil: 2/2 + 2/2 must block + 1/1; A1 -> Nil';
  expect((await pageOf(line, 'how many')).mistaken.length).toBeGreaterThan(0);
}, 120_000);

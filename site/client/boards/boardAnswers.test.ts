import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AIMS, generate, generatorFor, type Made } from '#engine/boards';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadPieces } from '../../library/pieces.ts';
import { piecesInWords } from '../../questions/made/pieces.ts';
import { answerOn } from './boardAnswers.ts';
import type { BoardReplies } from './boardRequests.ts';

const stock = loadPieces(process.cwd());
/** Of boards that stand as they are. */
const GENERATOR = 2;

function made(name: string, seed: string): Made {
  const aim = AIMS.get(name);
  const board = aim?.on === 'play' ? undefined : aim && generate(stock.pieces, name, aim, seed);
  if (board === undefined) throw new Error(`no board for ${name} from ${seed}`);
  return board;
}

/** Where boards of each language are made. */
const pageIn = (language: string): string => `https://a.test/${language}/practice/boards/`;

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const language = LANGUAGES.find((one) => address === `${pageIn(one)}pieces.json`);
    return language === undefined
      ? new Response('', { status: 404 })
      : Response.json(await piecesInWords(messagesIn(language)));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function draw(language: string, name: string): Promise<BoardReplies['draw']> {
  const drawn = await answerOn({ kind: 'draw', page: pageIn(language), language, name });
  if (typeof drawn !== 'object' || !('markup' in drawn)) throw new Error('nothing is drawn');
  return drawn;
}

test.each(LANGUAGES)('a board is drawn and asked as its seed has it (%s)', async (language) => {
  for (const aim of ['menace', 'pay-if-able', 'lethal-from-scratch']) {
    const drawn = await draw(language, `${GENERATOR}-${aim}-s3`);
    // Between a worker and its page, no more goes than can be copied.
    expect(structuredClone(drawn)).toEqual(drawn);
    const { board, misreadings } = made(aim, '3');
    expect(drawn).toMatchObject({ markup: expect.stringContaining('id="ask"') });
    for (const { tag } of board.permanents)
      expect(drawn).toMatchObject({ markup: expect.stringContaining(`>${tag}<`) });
    expect(drawn).toMatchObject({ mistaken: misreadings.map(({ mistake }) => ({ mistake })) });
  }
});

/** The first seed whose board asks for blocks. */
function blocked(name: string): { readonly seed: string; readonly board: Made } {
  const found = Array.from({ length: 40 }, (_, n) => ({ seed: `${n}`, board: made(name, `${n}`) }));
  const one = found.find(({ board }) => board.answer.kind === 'block');
  if (one === undefined) throw new Error(`no board for ${name} asks for blocks`);
  return one;
}

/** With what the page would have an answer marked. */
function markingIn(drawn: BoardReplies['draw']) {
  const [, marking = ''] = /data-marking="([^"]*)"/.exec(drawn.markup) ?? [];
  return JSON.parse(marking.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

const entriesOf = ({ answer }: Pick<Made, 'answer'>): readonly (readonly [string, string])[] =>
  answer.kind === 'block'
    ? answer.example.blocks.map(({ blocker, attacker }) => [blocker, attacker])
    : [];

test.each(LANGUAGES)(
  'a board is called as its page is, though it is not drawn (%s)',
  async (language) => {
    const names = [
      `${GENERATOR}-menace-s3`,
      '1-menace-s3',
      '3-tap-removes-s2',
      '3-first-strike-s8',
    ];
    for (const name of names) {
      vi.resetModules();
      const another = await import('./boardAnswers.ts');
      const page = pageIn(language);
      const called = await another.answerOn({ kind: 'call', page, language, name });
      const [, heading] = /<h1>([^<]+)<\/h1>/.exec((await draw(language, name)).markup) ?? [];
      expect(called, name).toBe(heading);
    }
  },
);

test('what is answered is ruled on where the board was made, and by a worker that did not make it', async () => {
  const { seed, board } = blocked('must-beats-cant');
  const drawn = await draw('en', `${GENERATOR}-must-beats-cant-s${seed}`);
  const marking = markingIn(drawn);
  const asked = { kind: 'rule', page: pageIn('en'), language: 'en', marking } as const;
  const wrong = board.misreadings.find(({ mistake }) => mistake === 'mustBeatsCant');
  vi.resetModules();
  const another = await import('./boardAnswers.ts');
  for (const worker of [answerOn, another.answerOn]) {
    expect(await worker({ ...asked, entries: entriesOf(board) })).toMatchObject({ right: true });
    const mark = await worker({ ...asked, entries: entriesOf(wrong ?? board) });
    expect(mark).toMatchObject({ right: false });
    expect(structuredClone(mark)).toEqual(mark);
  }
});

test('of seeds whose boards differ in names alone the next is taken', async () => {
  const of = { version: `${GENERATOR}`, aim: 'menace' };
  const seeds = (some: readonly string[], seen: readonly string[]) =>
    answerOn({ kind: 'seeds', page: pageIn('en'), of, seeds: some, seen });
  const [first] = [await seeds(['3'], [])];
  expect(first).toEqual(['3']);
  // Seen once, it is not asked again under its own name either.
  expect(await seeds(['3'], [`${GENERATOR}-menace-s3`])).not.toEqual(['3']);
  const ten = await seeds(['3', '4', '5', '6', '7', '8'], []);
  if (!Array.isArray(ten)) throw new Error('no seeds');
  const shapes = ten.map((seed) => made('menace', seed).shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('whatever can’t be loaded or is not known is told as a failure', async () => {
  await expect(draw('en', 'no-board')).rejects.toThrow('no-board');
  await expect(
    answerOn({ kind: 'begin', page: 'https://a.test/elsewhere/', language: 'en' }),
  ).rejects.toThrow('404');
});

test.each(LANGUAGES)(
  'each rule by which something may be illegal is said (%s)',
  async (language) => {
    const [name, aim] = [...AIMS].find(([one]) => one === 'theme-legal-or-not') ?? [];
    if (name === undefined || aim === undefined) throw new Error('nothing asks by which rule');
    for (const seed of ['1', '2', '3', '4']) {
      const { markup } = await draw(language, `${generatorFor(aim)}-${name}-s${seed}`);
      const offered = [...markup.matchAll(/name="rule"[^>]*>\s*<span>([^<]*)<\/span>/g)];
      expect(offered.length).toBeGreaterThan(1);
      for (const [, said = ''] of offered) expect(said).toMatch(/^\d+\.\d+\w? \S.{10,}/);
    }
  },
);

test('what a spell says stands beside the question when it may be cast', async () => {
  const [name, aim] = [...AIMS].find(([one]) => one === 'theme-when') ?? [];
  if (name === undefined || aim === undefined) throw new Error('nothing asks when');
  const drawn: string[] = [];
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8'])
    drawn.push((await draw('en', `${generatorFor(aim)}-${name}-s${seed}`)).markup);
  const asking = drawn.filter((markup) => /casts Condemn/.test(markup));
  expect(asking.length).toBeGreaterThan(0);
  for (const markup of asking) expect(markup).toMatch(/Condemn: [^<]+library/);
});

test('whoever may block is told by the short name of its tile, also where it was cast a moment ago', async () => {
  const [name, aim] = [...AIMS].find(([one]) => one === 'theme-flash-blockers') ?? [];
  if (name === undefined || aim === undefined) throw new Error('nothing asks for such blockers');
  for (let seed = 1; seed <= 12; seed += 1) {
    const { markup } = await draw('en', `${generatorFor(aim)}-${name}-s${seed}`);
    const offered = [...markup.matchAll(/name="pick"[^>]*>\s*<span>([^<]*)<\/span>/g)];
    for (const [, said = ''] of offered)
      expect(said.replaceAll(/(?:N\d )+blocks? A\d/g, '')).not.toMatch(/block/);
  }
});

test.each(LANGUAGES)(
  'what is told, asked and named is whole for all that boards are made for (%s)',
  async (language) => {
    for (const [name, aim] of AIMS) {
      const drawn = await draw(language, `${generatorFor(aim)}-${name}-s5`);
      const text = drawn.markup.replaceAll(/<[^>]*>/g, ' ');
      expect(text, name).not.toMatch(/\{[a-z]{2,}\}|undefined/);
      expect(text, name).not.toMatch(/: \./);
      // An ability for which there are no words.
      expect(drawn.markup, name).not.toMatch(/<span class="kw">(?:[^<]*, )?<\/span>/);
    }
  },
);

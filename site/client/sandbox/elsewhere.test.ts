import { beforeEach, describe, expect, test, vi } from 'vitest';
import { elsewhere as words } from '../../i18n/en/chrome/elsewhere.ts';
import { loadCards } from '../../library/cards.ts';
import { hand } from './answering.ts';
import type { KnownCards, WorkerRequest } from './protocol.ts';

const known: KnownCards = {
  cards: [...loadCards(process.cwd()).cards.values()],
  unplayed: [],
  words: [],
};

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(known)));
  await hand({
    kind: 'begin',
    language: 'en',
    cards: 'https://judges.example/sandbox/cards.json',
  });
});

const BEFORE = 'Ada: 2/2; Nil: 1/1';
type Asked = Extract<WorkerRequest, { readonly kind: 'show' | 'add' }>;
const shown = (line: string): Promise<unknown> =>
  hand({ kind: 'show', line, look: 'setup' } satisfies Asked);
const added = (text: string, to: 'battlefield' | 'hand' = 'battlefield'): Promise<unknown> =>
  hand({ kind: 'add', line: BEFORE, side: 'Nil', to, text, look: 'setup' } satisfies Asked);

const PUZZLE = `[state]
humanlife=7
ailife=20
activeplayer=human
activephase=COMBAT_DECLARE_ATTACKERS
humanbattlefield=Boggart Brute|Attacking;Nobody's Card|ChosenColor:red
aibattlefield=Runeclaw Bear|Counters:P1P1=1
ailibrary=Forest`;

describe('a text of another program', () => {
  test('becomes the board, with what was declared, and what of it was not read is told', async () => {
    const read = await shown(PUZZLE);
    expect(read).toMatchObject({
      line: "Human, 7 life: boggart-brute + Nobody's Card; AI: runeclaw-bear, 1 +1/+1; H1 -> AI",
      look: 'play',
      isWithheld: true,
      brought: {
        says: words.read(words.sources.forgePuzzle, 6, 8),
        unread: words.unread(2),
        pieces: [
          words.piece(6, "Nobody's Card|ChosenColor:red", words.whys.standing),
          words.piece(8, 'ailibrary=Forest', words.whys.zone),
        ],
      },
    });
  });

  test('becomes the board where it is pasted as cards for a side, too', async () => {
    expect(await added(PUZZLE)).toMatchObject({
      kind: 'added',
      shown: { line: expect.stringContaining('H1 -> AI'), look: 'play' },
    });
  });

  test('of which nothing is of a board changes none, and says so', async () => {
    const log = ['[12:00:01] Zug von Nil.', '[12:00:04] Nil greift an.', '[12:00:05] Ada blockt.'];
    const says = words.otherLanguage(words.sources.cockatriceLog);
    expect(await shown(log.join('\n'))).toMatchObject({ isBroken: true, slips: [{ says }] });
    expect(await added(log.join('\n'))).toMatchObject({ kind: 'slips', slips: [{ says }] });
  });
});

describe('a list of cards', () => {
  const DECK = [
    'Deck',
    '2 Boggart Brute (DMU) 12',
    '1 Runeclaw Bear',
    '3 Nobody',
    'Sideboard',
    '1 Forest',
  ];

  test('is put in where it was to go, and what is not found is told', async () => {
    expect(await added(DECK.join('\n'), 'hand')).toMatchObject({
      kind: 'added',
      shown: {
        line: `${BEFORE}; Nil hand: 2x boggart-brute + runeclaw-bear`,
        brought: {
          says: words.read(words.sources.deck, 4, 6),
          pieces: [
            words.piece(4, '3 Nobody', words.whys.unknownCard),
            words.piece(6, '1 Forest', words.whys.zone),
          ],
        },
      },
    });
  });

  test('is on the first player’s side where no side was chosen', async () => {
    expect(await shown(DECK.join('\n'))).toMatchObject({
      line: 'Ada: 2x boggart-brute + runeclaw-bear + 3x Nobody; Nil:',
    });
  });

  test('may be what a picture gave, with a slip and signs around its names', async () => {
    expect(await added('|| Boggart Brute 2R\nRunec1aw Bear\n~~ %\nsomething else')).toMatchObject({
      kind: 'added',
      shown: {
        line: 'Ada: 2/2; Nil: 1/1 + boggart-brute + runeclaw-bear',
        brought: {
          says: words.read(words.sources.picture, 2, 4),
          pieces: [
            words.piece(3, '~~ %', words.whys.unknownCard),
            words.piece(4, 'something else', words.whys.unknownCard),
          ],
        },
      },
    });
  });
});

test('what is typed as ever is read as ever', async () => {
  const lines = [
    'Ada: Boggart Brute',
    'Nil: Runeclaw Bear',
    'Boggart Brute attacks',
    'Runeclaw Bear blocks Boggart Brute',
  ];
  const read = await shown(lines.join('\n'));
  expect(read).toMatchObject({
    line: 'Ada: boggart-brute; Nil: runeclaw-bear; A1 -> Nil; N1 -| A1',
  });
  expect(read).not.toHaveProperty('brought');
  expect(await added('4x 1/1 spirit\nBoggart Brute')).not.toHaveProperty('shown.brought');
});

test('a hundred thousand signs of noise are answered soon', async () => {
  const noise = Array.from({ length: 9000 }, (_, at) => `${'xyz qkv lorem'.slice(at % 9)} ${at}`);
  const start = performance.now();
  const read = await added(noise.join('\n'));
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(read).toMatchObject({ kind: 'slips' });
  expect(JSON.stringify(read).length).toBeLessThan(50_000);
});

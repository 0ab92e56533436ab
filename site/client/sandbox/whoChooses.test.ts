import { expect, test } from 'vitest';
import { type LineRead, readLine, tableOf } from '#engine/sandbox';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { loadCards } from '../../library/cards.ts';
import { entriesOf } from '../../view/entries.ts';
import { namingOn } from './naming.ts';
import { onTable, viewModelOf } from './viewModel.ts';
import { wordsIn } from './wordsIn.ts';

// CR 508.1, 509.1: where an effect has another player choose, no text says that the one whose creatures they are does.

const { cards } = loadCards(process.cwd());
const cardNames = Object.fromEntries([...cards].map(([id, { names }]) => [id, names]));

const PLAYERS = ['Ada', 'Nil', 'Tor'];

/** Boards of two and three players, on which somebody has the creatures of somebody declared. */
const CODES = ['choose-attackers', 'choose-blockers', 'attacking-player-chooses-blockers'];
const DECLARED = ['', 'A1 -> Nil', 'A1 -> Nil; N1 -| A1', 'A1 -> Nil; N1 -| N1', 'A1 -> Ada'];
const LINES = CODES.flatMap((code) =>
  [2, 3].flatMap((players) =>
    PLAYERS.slice(0, players).flatMap((who) =>
      DECLARED.map((acts) =>
        [
          ...PLAYERS.slice(0, players).map(
            (one) => `${one}: 2/2 reach + 1/1 flying${one === who ? ` + enchantment ${code}` : ''}`,
          ),
          ...(acts === '' ? [] : [acts]),
        ].join('; '),
      ),
    ),
  ),
);
const CARDS = [
  'Ada: Odric, Master Tactician + 2/2 + 2/2 + 2/2; Nil: 1/1; Tor: 3/3; A1 A2 -> Nil; A3 A4 -> Tor; no block',
  'Ada: 2/2; Nil: 2/2; Nil hand: Master Warcraft; Nil casts master-warcraft; all pass; A1 -> Nil',
  'Ada: Invasion Plans + 2/2; Nil: 2/2; A2 -> Nil; N1 -| A2',
];

const shown = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

function textsOf(read: LineRead, words: Awaited<ReturnType<typeof wordsIn>>) {
  const here = onTable(read, 'play');
  const { html, below } = viewModelOf(here, { ...words, cardNames });
  const n = namingOn(here.board, here.table, { ...words, cardNames });
  const { awaits } = here.table;
  // As a line is played where what is refused is not asked for again.
  const { replay } = tableOf(here.board, 'decision');
  const telling = { m: words.m, n, edition: here.board.edition, hrefAt: () => '' };
  return { text: shown(html + below), entries: entriesOf(replay, telling), replay, awaits };
}

const NOT_OF_A_DECLARATION = { told: [], asked: [] };

/** Of one line: what is told and asked of declarations that another makes, and whether that one is named. */
function othersChoose(line: string, words: Awaited<ReturnType<typeof wordsIn>>) {
  const read = readLine(line, { cards, words: new Map() });
  expect(read.slips).toEqual([]);
  const { text, entries, replay, awaits } = textsOf(read, words);
  const { attack, block } = words.m.questions;
  const told = replay.frames.flatMap(({ events }, at) =>
    events.flatMap((event) =>
      (event.kind === 'attack' || event.kind === 'block') && 'chosenBy' in event
        ? [{ begins: entries[at]?.sentence.startsWith(`${event.chosenBy} `), event }]
        : [],
    ),
  );
  const answer = awaits?.answer;
  if (answer?.kind !== 'attack' && answer?.kind !== 'block')
    return { ...NOT_OF_A_DECLARATION, told };
  const { player, chosenBy } = answer;
  const { declares } = answer.kind === 'attack' ? attack : block;
  const asked =
    chosenBy === undefined
      ? []
      : [[text.includes(declares(player, chosenBy)), text.includes(declares(player, ''))]];
  return { told, asked };
}

test.each<Language>(LANGUAGES)(
  'in %s, whoever declares in place of another is named by the question and by the log',
  async (language) => {
    const words = await wordsIn(language);
    const all = [...LINES, ...CARDS].map((line) => othersChoose(line, words));
    const told = all.flatMap((one) => one.told);
    const asked = all.flatMap((one) => one.asked);
    expect(told.filter(({ begins }) => begins !== true)).toEqual([]);
    expect(asked.filter(([named, other]) => named !== true || other === true)).toEqual([]);
    // Done and refused, attacks and blocks.
    expect(new Set(told.map(({ event }) => `${event.kind} ${event.outcome}`)).size).toBe(4);
    expect(asked.length).toBeGreaterThan(10);
  },
);

test.each<Language>(LANGUAGES)(
  'in %s, a line of the log says “you” to nobody: who chooses is named',
  async (language) => {
    const words = await wordsIn(language);
    const named = CARDS.slice(0, 2).map((line) =>
      textsOf(readLine(line, { cards, words: new Map() }), words)
        .entries.flatMap(({ sentence, details }) => [sentence, ...details])
        .filter((one) => /^(Ada|Nil) (chooses which|sceglie quali|elige qué)/.test(one)),
    );
    expect(named.map(({ length }) => length)).toEqual([1, 2]);
  },
);

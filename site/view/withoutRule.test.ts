import { expect, test } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '#engine';
import { readLine, type Table, tableOf } from '#engine/sandbox';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { loadCards } from '../library/cards.ts';
import { entriesOf } from './entries.ts';
import { groupEvents } from './events.ts';
import { namingOfReplay } from './naming.ts';

const { cards } = loadCards(process.cwd());
const cardNames = Object.fromEntries([...cards].map(([id, { names }]) => [id, names]));

/** The monarch is dealt damage, and another becomes it; spells, triggers and counters come besides. */
const LINES = [
  'Ada: 2/2 trample + 1/1 lifelink; Nil, monarch: 1/1 deathtouch; A1 A2 -> Nil; N1 -| A1',
  'Ada: 2/2; Ada hand: Unsummon; Nil: 2/2; Ada casts unsummon on N1; all pass; A1 -> Nil',
  'Ada: Hellrider + 2/2 infect; Nil: 2/2 + 2/2; A1 A2 -> Nil; N1 -| A2',
  'Ada: Brimaz, King of Oreskos + 3/3 first strike; Nil: 2/2; A1 A2 -> Nil; N1 -| A2',
];

type Replay = Table['replay'];

/** Each entry of what was played: which of its events have a rule, and whether it says of any that there was none. */
function toldOf(line: string, edition: EditionId, language: Language, as = (one: Replay) => one) {
  const read = readLine(line, { cards, words: new Map() });
  expect(read.slips).toEqual([]);
  const { setup } = read.board;
  const { replay, view } = tableOf({ ...read.board, edition }, 'end');
  const m = messagesIn(language);
  const boards = [view, ...replay.frames.map(({ board }) => board)];
  const told = as(replay);
  const n = namingOfReplay({ setup, cardNames }, boards, m);
  return entriesOf(told, { m, n, edition }).map(({ details }, at) => {
    const events = groupEvents(told.frames[at]?.events ?? []).map(({ event }) => event);
    return {
      kinds: events.map(({ kind }) => kind),
      isBare: events.some(({ rules }) => rules.length === 0),
      says: details.includes(m.chrome.sheet.noRule),
    };
  });
}

test.each(
  LANGUAGES.flatMap((language) => EDITION_IDS.map((edition) => [language, edition] as const)),
)(
  'in %s, by the rules of %s, what rests on none is told to do so, and nothing else is',
  (language, edition) => {
    const told = LINES.flatMap((line) => toldOf(line, edition, language));
    expect(told.filter(({ isBare, says }) => isBare !== says)).toEqual([]);
    // CR 725: of the monarch, the older editions have nothing.
    expect(told.some(({ isBare }) => isBare)).toBe(edition < '2024-07-30');
  },
);

test.each(LANGUAGES)('in %s, so would be whatever kind of entry had no rule', (language) => {
  const without = (replay: Replay): Replay => ({
    ...replay,
    frames: replay.frames.map((frame) => ({
      ...frame,
      events: frame.events.map((event) => ({ ...event, rules: [], decides: [] })),
    })),
  });
  const told = LINES.flatMap((line) => toldOf(line, NEWEST_EDITION, language, without));
  expect(told.filter(({ says }) => !says)).toEqual([]);
  expect(new Set(told.flatMap(({ kinds }) => kinds)).size).toBeGreaterThan(12);
});

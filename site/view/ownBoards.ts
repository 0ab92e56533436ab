// The boards of a replay as boards of one's own, to be changed.
import { actIn, actsOf, sayable, tableOf, toFragment, writeLine } from '#engine/sandbox';
import type { Replay } from '../engine.ts';
import { withIndexed } from '../library/cardIndex/withIndexed.ts';
import { loadCards } from '../library/cards.ts';
import type { ScenarioWithNames } from '../library/judged/playing.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { type LeftOut, notSaid, withoutWords } from './leftOut.ts';

const lexicon = onceInBuild(async () => ({
  cards: loadCards(process.cwd()).cards,
  words: new Map<string, string>(),
}));

/** Where a board can be changed, and what it is then without. */
export interface OwnBoard {
  readonly fragment: string;
  readonly leftOut: readonly LeftOut[];
}

/**
 * The fragments of addresses under which the boards of a replay can be changed: first as it begins, then after each of
 * its frames. They have what lay there at the beginning, and all that was decided in that turn’s combat up to there; what
 * else happened, and what a line can’t say, is left out.
 */
export function ownBoards(
  played: ScenarioWithNames,
  replay: Pick<Replay, 'branch' | 'edition' | 'frames'>,
): Promise<readonly OwnBoard[]> {
  const known = made.get(replay.frames);
  if (known !== undefined) return known;
  const boards = boardsAlong(played, replay);
  made.set(replay.frames, boards);
  return boards;
}

/** They are the same in every language. */
const made = new WeakMap<Replay['frames'], Promise<readonly OwnBoard[]>>();

async function boardsAlong(
  { scenario, cardNames }: ScenarioWithNames,
  { branch, edition, frames }: Pick<Replay, 'branch' | 'edition' | 'frames'>,
): Promise<readonly OwnBoard[]> {
  const { setup } = scenario.branches.find(({ name }) => name === branch) ?? scenario;
  const { cards, words } = await lexicon();
  const known = { cards: withIndexed(cards, Object.keys(cardNames), process.cwd()), words };
  const whole = sayable({ edition, setup, acts: actsOf(frames) }, known);
  // What goes on to the end goes as far as anybody wants to change it.
  const stops = tableOf(whole.board, 'decision').stopped !== undefined;
  const byActs = new Map<string, OwnBoard>();
  return [undefined, ...frames].map((_, index) => {
    const before = frames.slice(0, index);
    const acts = actsOf(before);
    const key = JSON.stringify(acts);
    const own = byActs.get(key) ?? ownBoard(sayable({ edition, setup, acts }, known), stops);
    byActs.set(key, own);
    const unsaid = notSaid(before, (event, frame) => actIn(event, frame).length > 0);
    return { ...own, leftOut: [...unsaid, ...own.leftOut] };
  });
}

type Said = ReturnType<typeof sayable>;

/** `stops`: at some act that a line has, if not of this board then of those that go on from it. */
function ownBoard(said: Said, stops: boolean): OwnBoard {
  const { board, lost } = stops ? asFarAsLegal(said) : said;
  return { fragment: toFragment(writeLine(board)), leftOut: withoutWords(lost) };
}

/** What is done may hang on a choice that is left out, as what is sacrificed: from there on it is left out as well. */
function asFarAsLegal({ board, lost }: Said): Said {
  const { stopped } = tableOf(board, 'decision');
  if (stopped === undefined) return { board, lost };
  return { board: { ...board, acts: stopped.played }, lost: [...lost, { kind: 'acts' }] };
}

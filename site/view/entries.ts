import type { BoardView, EditionId, Frame, GameEvent, Replay, Step } from '../engine.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Naming } from '../i18n/naming.ts';
import type { Notation } from '../i18n/notationWords.ts';
import type { TellingWords } from '../i18n/tellingWords.ts';
import { groupEvents, sentencesOf } from './events.ts';
import { type BlamedCreatures, faultsOf } from './faults.ts';
import { type Marks, marksOf } from './marks.ts';
import { notationOf } from './notation.ts';
import { type RulingProof, rulingIn } from './proof.ts';
import { type RuleRef, refsOf } from './rules.ts';

/** One entry of the scoresheet: a stop of the replay, in words. */
export interface Entry {
  /** The anchor: `step-4`, or `growth-step-4` in a branch. */
  readonly id: string;
  readonly k: number;
  readonly step: Step;
  /** The first entry of its step, under the step's name. */
  readonly opens: boolean;
  readonly refused: boolean;
  /** What is taken back after this entry. */
  readonly undone: 'declaration' | 'assignment' | undefined;
  readonly notation: Notation;
  readonly sentence: string;
  readonly details: readonly string[];
  readonly ruling: RulingProof | undefined;
  /** The rules that decide it, one to three. */
  readonly rules: readonly RuleRef[];
  /** The rules that applied besides. */
  readonly alsoApplied: readonly RuleRef[];
  readonly board: BoardView;
  /** What fails, by the creature that fails it. */
  readonly marks: Marks;
  /** What is at fault in a refused declaration. */
  readonly faults: readonly BlamedCreatures[];
  /** Whether combat damage numbers stand between the rows. */
  readonly fights: boolean;
}

/** What it takes to put a replay into words; `M`: those that are needed. */
export interface ReplayWords<M = Messages> {
  readonly m: M;
  readonly n: Naming;
  readonly edition: EditionId;
}

/** The same on a page, where a frame can be pointed at. */
export interface Telling<M = Messages> extends ReplayWords<M> {
  /** Leads to a frame of the replay. What a branch shares with the main line stands there alone. */
  readonly hrefAt: (frame: number) => string;
}

export const anchorOf = (branch: string, k: number): string =>
  branch === 'main' ? `step-${k}` : `${branch}-step-${k}`;

/** The entries of a replay; in a branch, those that the main line does not have. */
export function entriesOf(replay: Replay, wording: ReplayWords<TellingWords>): readonly Entry[] {
  return replay.frames
    .map((frame, index) => entryOf(replay, frame, index, wording))
    .slice(replay.sharedFrames);
}

function entryOf(
  replay: Replay,
  frame: Frame,
  index: number,
  { m, n, edition }: ReplayWords<TellingWords>,
): Entry {
  const groups = groupEvents(frame.events);
  const [lead] = groups;
  const [sentence = '', ...details] = groups.flatMap((one) => [
    ...sentencesOf(m, one, n),
    ...(one.event.rules.length > 0 ? [] : [m.chrome.sheet.noRule]),
  ]);
  const ruling = frame.events
    .map((event) => rulingIn(event, m, n, edition))
    .find((one) => one !== undefined);
  return {
    id: anchorOf(replay.branch, index + 1),
    k: index + 1,
    step: frame.step,
    opens: index === replay.sharedFrames || replay.frames[index - 1]?.step !== frame.step,
    refused: frame.outcome === 'refused',
    undone: frame.events.map(undoneBy).find((one) => one !== undefined),
    notation: lead === undefined ? [] : notationOf(lead.event, n, m.chrome.sheet, lead.together),
    sentence,
    details: [...new Set(details)],
    ruling: ruling && { ...ruling, lines: isContested(replay, frame, ruling) ? ruling.lines : [] },
    ...rulesOf(frame, edition),
    board: frame.board,
    marks: marksOf(frame.events, m),
    faults: faultsOf(frame.events),
    fights: frame.board.damage.length > 0,
  };
}

function rulesOf(
  { rules, decides }: Frame,
  edition: EditionId,
): Pick<Entry, 'rules' | 'alsoApplied'> {
  const deciding = refsOf(decides, edition);
  const numbers = deciding.map(({ number }) => number);
  return {
    rules: deciding,
    alsoApplied: refsOf(rules, edition).filter(({ number }) => !numbers.includes(number)),
  };
}

function undoneBy(event: GameEvent): Entry['undone'] {
  if (!('outcome' in event) || event.outcome !== 'refused') return undefined;
  if (event.kind === 'attack' || event.kind === 'block') return 'declaration';
  return event.kind === 'divide' ? 'assignment' : undefined;
}

// Where nothing stood in the way of any declaration, there is nothing to prove.
const isContested = ({ tables, frames }: Replay, frame: Frame, { verdict }: RulingProof): boolean =>
  verdict !== 'legal' ||
  tables.some(
    (table) =>
      frames[table.frame] === frame && table.rows.some((row) => row.verdict.verdict !== 'legal'),
  );

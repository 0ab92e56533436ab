// A board as the page shows it: what lies there to be changed, or what is to be decided, and what has happened.
import {
  type Board,
  decidedOut,
  declarablesOf,
  declaredNext,
  editionNamedIn,
  type LineRead,
  lastAsTrial,
  laterTriggers,
  leftOutOn,
  type NotUnderstood,
  notUnderstood,
  priorityWindowsOf,
  rulable,
  type Table,
  type Trial,
  type TriedAct,
  tableAfter,
  tableOf,
  toFragment,
  trialOn,
  writeLine,
} from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { SandboxStage } from '../../i18n/sandboxWords.ts';
import type { ScenarioWithNames } from '../../library/judged/playing.ts';
import { type Html, html } from '../../markup/html.ts';
import { afterHtml } from '../../markup/sandbox/after.ts';
import { declarablesHtml } from '../../markup/sandbox/declarables.ts';
import { leftOutHtml } from '../../markup/sandbox/leftOut.ts';
import { otherRulesAsked } from '../../markup/sandbox/otherRules.ts';
import { lyingHtml, putInHtml, setupHtml } from '../../markup/sandbox/setup.ts';
import { windowsHtml } from '../../markup/sandbox/windows.ts';
import { type Withheld, withheldHtml } from '../../markup/sandbox/withheld.ts';
import { madeHere } from '../../questions/script/madeHere.ts';
import { askingHtml, canAnswer, GAMES, QUESTION } from './asking.ts';
import { choosingHtml } from './choosing.ts';
import { entriesOf } from './decided.ts';
import { logHtml } from './log.ts';
import { namingOn } from './naming.ts';
import { offeredIn } from './offeredIn.ts';
import type { Look, SandboxView } from './protocol.ts';
import type { Words } from './wordsIn.ts';

/** What is known where boards are shown. */
export interface Here extends Words {
  readonly cardNames: ScenarioWithNames['cardNames'];
}

/** A board, what has come of it, and what is not understood of it. */
export interface OnTable {
  readonly board: Board;
  /** What is played of it: all but what is only tried. */
  readonly played: Board;
  readonly tried: TriedAct | undefined;
  readonly withheld: Withheld | undefined;
  readonly look: Look;
  readonly table: Table;
}

/** Where it is put in, nothing has been decided yet; what could depend on what is not understood is not played. */
export function onTable(read: LineRead, look: Look): OnTable {
  const { board } = read;
  const how = rulable(board);
  if (how.kind === 'whole') return { board, look, withheld: undefined, ...playedTo(board, look) };
  const withheld = { rulable: how, unknown: notUnderstood(read) };
  const here = { board, played: board, tried: undefined, look, withheld };
  if (how.kind === 'nothing') return { ...here, table: tableAfter(board, 0) };
  const table = look === 'setup' ? tableAtFirst(board) : tableAfter(board, board.acts.length);
  return { ...here, table };
}

type Played = Pick<OnTable, 'played' | 'tried' | 'table'>;

function playedTo(board: Board, look: Look): Played {
  const all = { played: board, tried: undefined };
  switch (look) {
    case 'setup':
      return { ...all, table: tableAtFirst(board) };
    case 'end':
      return playedOut(board);
    case 'play':
      return tryingOn(board) ?? { ...all, table: tableOf(board, 'decision') };
  }
}

const tableAtFirst = (board: Board): Table => tableOf({ ...board, acts: [] }, 'decision');

/** What is tried is done where it is legal, and else is not. */
function playedOut(board: Board): Played {
  const trial = trialOn(board);
  const table = tableOf(board, 'end');
  return trial === undefined || table.stopped === undefined
    ? { played: board, tried: undefined, table }
    : { played: trial.before, tried: undefined, table: tableOf(trial.before, 'end') };
}

/** Where something is tried that is asked for, or was declared and refused, that is asked, and ruled on as an answer. */
function tryingOn(board: Board): Played | undefined {
  const trial = trialOn(board) ?? refusedOn(board);
  if (trial === undefined) return undefined;
  const table = tableOf(trial.before, 'decision');
  const isAsked = table.stopped === undefined && isAnswer(trial.act, table);
  return isAsked ? { played: trial.before, tried: trial.act, table } : undefined;
}

function refusedOn(board: Board): Trial | undefined {
  const last = lastAsTrial(board);
  return last !== undefined && tableOf(board, 'decision').stopped !== undefined ? last : undefined;
}

function isAnswer(act: TriedAct, { awaits }: Table): boolean {
  const answer = awaits?.answer;
  if (act.kind !== 'divide') return answer?.kind === act.kind;
  return (
    answer?.kind === 'division' &&
    act.assignments.every(({ source }) => source === answer.choice.source)
  );
}

/** What the page is told of it. What is asked on it is ruled on from now on. */
export function viewModelOf(
  given: OnTable,
  telling: Here,
): Omit<SandboxView, 'slips' | 'isBroken' | 'isPartial'> {
  const here = canBeAsked(given, telling) ? given : withoutAsking(given);
  const { board, table, withheld } = here;
  const line = writeLine(here.look === 'end' ? decidedOut(here.played, table) : board);
  const { awaits } = table;
  if (awaits !== undefined) madeHere.set(GAMES, { [QUESTION]: { state: awaits.game } });
  return {
    line,
    fragment: toFragment(line),
    stage: stageOf(here),
    passed: passedIn(board),
    edition: board.edition,
    named: editionNamedIn(line) ?? '',
    isWithheld: withheld !== undefined,
    isReady: isReady(here),
    tried: here.tried && entriesOf(here.tried),
    sides: sidesOf(board, telling),
    ...contentOf(here, telling),
  };
}

/** What the form of the question can't say would be another answer there. */
function canBeAsked({ board, table, tried }: OnTable, here: Here): boolean {
  const { awaits, view } = table;
  if (tried === undefined || awaits === undefined) return true;
  const asking = { ...here, n: namingOn(board, table, here), edition: board.edition };
  return canAnswer(awaits, entriesOf(tried), view, asking);
}

/** It is played, as if it had been decided: what happened tells whether it is legal. */
const withoutAsking = (given: OnTable): OnTable => ({
  ...given,
  played: given.board,
  tried: undefined,
  table: tableOf(given.board, 'decision'),
});

const isReady = ({ look, table: { awaits }, withheld }: OnTable): boolean =>
  look === 'setup' ? withheld?.rulable.kind !== 'nothing' : awaits?.answer.kind === 'order';

const sidesOf = (
  { setup: { players } }: Board,
  { words: { zones } }: Here,
): SandboxView['sides'] => [
  ...players.map(({ id }) => ({ player: id, to: 'battlefield', label: id }) as const),
  ...players.map(({ id }) => ({ player: id, to: 'hand', label: zones.hand(id) }) as const),
  ...players.map(
    ({ id }) => ({ player: id, to: 'graveyard', label: zones.graveyard(id) }) as const,
  ),
];

function stageOf({ look, board, table: { awaits }, withheld }: OnTable): SandboxStage {
  if (look === 'setup' || withheld?.rulable.kind === 'nothing') return 'setup';
  if (withheld === undefined) return STAGE[awaits?.answer.kind ?? 'over'];
  return board.acts.some(({ kind }) => kind === 'attack') ? 'block' : 'attack';
}

/** An order of damage belongs to the damage. */
const STAGE = {
  attack: 'attack',
  block: 'block',
  order: 'division',
  division: 'division',
  over: 'over',
} as const satisfies Record<string, SandboxStage>;

const passedIn = ({ acts }: Board): readonly SandboxStage[] => [
  'setup',
  ...(['attack', 'block'] as const).filter((kind) => acts.some((act) => act.kind === kind)),
  ...(acts.some(({ kind }) => kind === 'divide' || kind === 'order')
    ? (['division'] as const)
    : []),
];

function contentOf(
  { board: written, played: board, look, table, withheld }: OnTable,
  here: Here,
): Pick<SandboxView, 'html' | 'below'> {
  const telling = { ...here, n: namingOn(board, table, here), edition: board.edition };
  const { words } = here;
  const unknown = withheld?.unknown.map((one) => ({
    ...one,
    text: calledSo(one, telling.n),
    issues: one.issues.map((issue) => offeredIn(issue, here)),
  }));
  const told = withheld && unknown && withheldHtml({ ...withheld, unknown }, words);
  if (look === 'setup')
    return {
      html: `${html`${told} ${putInHtml(table.view, telling)}`}`,
      below: `${setupHtml(written, telling)}`,
    };
  const { awaits, replay, stopped, view } = table;
  if (told)
    return {
      html: `${html`${told} ${stopped && html`<p class="stopped">${words.stopped}</p>`} ${lyingHtml(view, telling)} ${nextHtml(board, here)}`}`,
      below: `${html`${logHtml(replay, telling, 'open')}`}`,
    };
  const leftOut = leftOutHtml(leftOutOn(board), telling);
  const more = [
    otherRulesAsked(words),
    choosingHtml(board, table, look, telling),
    look === 'end' ? undefined : moreHtml(board, table, telling),
  ];
  if (awaits === undefined && stopped === undefined)
    return {
      html: `${html`${leftOut} ${afterHtml(replay, laterTriggers(table.now), telling)} ${more} ${logHtml(replay, telling, 'open')}`}`,
      below: '',
    };
  const log = logHtml(replay, telling, stopped === undefined ? 'folded' : 'open');
  return {
    html: `${html`
      ${leftOut}
      ${stopped && [html`<p class="stopped">${words.stopped}</p>`, log]}
      ${awaits && askingHtml(awaits, view, telling)}
      ${more}
    `}`,
    below: stopped === undefined ? `${html`${log}`}` : '',
  };
}

/** A card of whose text not all is read is called as it is; of what else is not understood there are the words typed. */
function calledSo({ text, abilities, objects: [first] }: NotUnderstood, n: Naming): string {
  return abilities === undefined || first === undefined ? text : n.plain(first);
}

/** Of a declaration that is not understood, what may be declared there. */
function nextHtml(board: Board, here: Here): Html | undefined {
  const table = declaredNext(board);
  const next = table && declarablesOf(table);
  if (table === undefined || next === undefined) return undefined;
  const { m, words } = here;
  const telling = { m, n: namingOn(board, table, here), edition: board.edition };
  return html`
    <section class="prospects">
      <h2>${words.declarables[next.kind].ask}</h2>
      ${declarablesHtml(next, { ...telling, words: words.declarables })}
    </section>
  `;
}

/** What can be done before what is asked for. */
const moreHtml = (
  board: Board,
  table: Table,
  { m, n, words }: Here & { readonly n: Naming },
): Html => html`${windowsHtml(priorityWindowsOf(board, table), { m, n, words: words.deeds })}`;

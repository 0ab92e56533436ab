// A board as the page shows it: what lies there to be changed, or what is to be decided, and what has happened.
import { type Board, type Table, tableOf, toFragment, writeLine } from '#engine/sandbox';
import type { SandboxStage } from '../../i18n/sandboxWords.ts';
import type { ScenarioWithNames } from '../../library/judged/playing.ts';
import { html } from '../../markup/html.ts';
import { afterHtml } from '../../markup/sandbox/after.ts';
import { putInHtml, setupHtml } from '../../markup/sandbox/setup.ts';
import { madeHere } from '../../questions/madeHere.ts';
import { askingHtml, GAMES, QUESTION } from './asking.ts';
import { logHtml } from './log.ts';
import { namingOn } from './naming.ts';
import type { Look, Shown } from './talk.ts';
import type { Words } from './wordsIn.ts';

/** What is known where boards are shown. */
export interface Here extends Words {
  readonly cardNames: ScenarioWithNames['cardNames'];
}

/** A board, and what has come of it. */
export interface OnTable {
  readonly board: Board;
  readonly look: Look;
  readonly table: Table;
}

/** Where it is put in, nothing has been decided yet. */
export const onTable = (board: Board, look: Look): OnTable => ({
  board,
  look,
  table: tableOf(
    look === 'setup' ? { ...board, acts: [] } : board,
    look === 'end' ? 'end' : 'decision',
  ),
});

/** What the page is told of it. What is asked on it is ruled on from now on. */
export function shownOf(here: OnTable, telling: Here): Omit<Shown, 'slips' | 'isBroken'> {
  const { board, table } = here;
  const line = writeLine(board);
  const { awaits } = table;
  if (awaits !== undefined) madeHere.set(GAMES, { [QUESTION]: { state: awaits.game } });
  return {
    line,
    fragment: toFragment(line),
    stage: stageOf(here),
    passed: passedIn(board),
    edition: board.edition,
    sides: board.setup.players.map(({ id }) => id),
    ...contentOf(here, telling),
  };
}

const stageOf = ({ look, table: { awaits } }: OnTable): SandboxStage =>
  look === 'setup' ? 'setup' : (awaits?.answer.kind ?? 'over');

const passedIn = ({ acts }: Board): readonly SandboxStage[] => [
  'setup',
  ...(['attack', 'block'] as const).filter((kind) => acts.some((act) => act.kind === kind)),
  ...(acts.some(({ kind }) => kind === 'divide') ? (['division'] as const) : []),
];

function contentOf({ board, look, table }: OnTable, here: Here): Pick<Shown, 'html' | 'below'> {
  const telling = { ...here, n: namingOn(board, table, here), edition: board.edition };
  if (look === 'setup')
    return {
      html: `${putInHtml(table.view, telling)}`,
      below: `${setupHtml(board, telling)}`,
    };
  const { awaits, replay, stopped, view } = table;
  const { words } = here;
  if (awaits === undefined && stopped === undefined)
    return {
      html: `${html`${afterHtml(replay, telling)} ${logHtml(replay, telling, 'open')}`}`,
      below: '',
    };
  const log = logHtml(replay, telling, stopped === undefined ? 'folded' : 'open');
  return {
    html: `${html`
      ${stopped && [html`<p class="stopped">${words.stopped}</p>`, log]}
      ${awaits && askingHtml(awaits, view, telling)}
    `}`,
    below: stopped === undefined ? `${html`${log}`}` : '',
  };
}

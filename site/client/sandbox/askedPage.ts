// A board of one's own as a page that asks what is decided on it: what reads pages of boards reads this as well.

import { boardSides } from '../../engine.ts';
import { date } from '../../i18n/grammar.ts';
import { html } from '../../markup/html.ts';
import { madeHere } from '../../questions/script/madeHere.ts';
import { boardName } from '../../view/boardName.ts';
import { QUESTION, questionOf } from './asking.ts';
import { namingOn } from './naming.ts';
import type { Here, OnTable } from './viewModel.ts';

/** Nothing where nothing is asked on it: all is decided, or something of it is not understood. `games`: where it is ruled on. */
export function askedPage(
  { played: board, table, withheld }: OnTable,
  here: Here,
  games: string,
): string {
  const { awaits, view, stopped } = table;
  if (awaits === undefined || withheld !== undefined || stopped !== undefined) return '';
  const { m, words } = here;
  const { edition } = board;
  const n = namingOn(board, table, here);
  const question = questionOf(awaits, view, { m, n, words, edition }, games);
  if (question === undefined) return '';
  // From here it is ruled on.
  madeHere.set(games, { [QUESTION]: { state: awaits.game } });
  const page = html`
    <h1>${boardName(boardSides(view), { n, called: m.chrome.board.called })}</h1>
    <p class="strip"><span class="here">${m.terms.steps[awaits.game.turn.step]}</span></p>
    <div class="asking">${question.asked}</div>
    <details class="row-fold" id="ruling">
      <summary><h2>${words.ruling}</h2></summary>
      <div class="fold">${question.answer}</div>
    </details>
    <p data-holds="${edition}">${words.holds(date(m.language, edition))}</p>
  `;
  return `${page}`;
}

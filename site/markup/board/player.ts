import type { BoardView, PermanentView, PlayerView } from '../../engine.ts';
import { countsOf, lifeOf } from '../../view/boardWords.ts';
import {
  type BoardTelling,
  exiledCard,
  isUnknown,
  standingOf,
  textLeftOf,
} from '../../view/tile.ts';
import { attributes, type Html, html } from '../html.ts';
import { textLeftHtml } from './tile.ts';

/** A player, and what of theirs is no creature. */
export function playerHtml(player: PlayerView, board: BoardView, telling: BoardTelling): Html {
  const { m, n } = telling;
  const words = m.chrome.board;
  const others = board.permanents.filter(
    ({ controller, types }) => controller === player.id && !types.includes('creature'),
  );
  return html`
    <p class="pl">
      <b>${player.id}</b>
      ${words.roles[player.role]}
      <span class="num">
        ${countsOf(player, telling).map((count) => `${count} · `)}
        <b>${lifeOf(player, telling)}</b>
      </span>
    </p>
    ${player.exile.length > 0 && html`<p class="exile">${words.exile(n.list(player.exile.map((card) => exiledCard(card, telling))))}</p>`}
    ${others.length > 0 && othersHtml(others, words.othersOf(player.id), telling)}
  `;
}

const othersHtml = (
  others: readonly PermanentView[],
  label: string,
  telling: BoardTelling,
): Html => html`
  <ul class="others"${attributes({ 'aria-label': label })}>
    ${others.map((one) => otherHtml(one, telling))}
  </ul>
`;

function otherHtml(one: PermanentView, telling: BoardTelling): Html {
  const text = textLeftOf(one, telling);
  const isOpen = isUnknown(one) || text?.kind === 'unread';
  return html`
  <li${attributes({ class: isOpen ? 'unknown' : undefined })}>
    <b class="tag">${one.tag}</b>
    <b>${telling.n.plain(one.id)}</b>
    ${telling.abilitiesOf(one).map((ability) => html`<span class="kw">${ability}</span>`)}
    ${text && textLeftHtml(text)}
    ${standingOf(one, telling).map((note) => html`<span class="st">${note}</span>`)}
  </li>
`;
}

import { type Board, MOST_PLAYERS } from '#engine/sandbox';
import type { BoardView } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { boardHtml } from '../board/board.ts';
import { attributes, type Html, html } from '../html.ts';
import { permanentHtml } from './permanent.ts';

/** What a board is put in with. */
export interface PuttingIn {
  readonly m: TellingWords;
  readonly n: Naming;
  readonly words: SandboxWords;
}

/** A board as it lies, on which nothing is put in and nothing asked. */
export const lyingHtml = (view: BoardView, telling: PuttingIn): Html =>
  stageHtml('q-stage', view, telling);

/** A board that is being put in, as it looks. */
export const putInHtml = (view: BoardView, telling: PuttingIn): Html =>
  stageHtml('q-stage put', view, telling);

/** Where a board is higher than a phone has room for, it is scrolled, which keys have to reach. */
function stageHtml(classes: string, view: BoardView, { m, n, words }: PuttingIn): Html {
  const attrs = attributes({ class: classes, tabindex: 0, 'aria-label': words.stages.setup });
  const unread = { unplayed: words.faults, unread: words.unplayed };
  return html`<figure${attrs}>${boardHtml(view, { m, n, abilitiesOf: abilityLinesIn(m), ...unread })}</figure>`;
}

/** Each thing on it, to be changed. */
export function setupHtml({ setup }: Pick<Board, 'setup'>, { n, words }: PuttingIn): Html {
  const { permanents, players } = setup;
  return html`
    <section class="table" aria-labelledby="on-table">
      <h2 id="on-table">${words.table}</h2>
      ${permanents.length === 0 && html`<p class="cap">${words.empty}</p>`}
      <ul>${permanents.map((one) => permanentHtml(one, setup, { n, words }))}</ul>
    </section>
    <section class="table" aria-labelledby="players">
      <h2 id="players">${words.players}</h2>
      <ul>${players.map((player) => html`<li>${playerHtml(player, setup, words)}</li>`)}</ul>
      ${players.length < MOST_PLAYERS && html`<p class="does"><button type="button" data-does="join">${words.join}</button></p>`}
    </section>
    ${ZONES.map((zone) => players.map((player) => cardsHtml(player, zone, { n, words })))}
  `;
}

type Setup = Board['setup'];
type Player = Setup['players'][number];

const playerHtml = (
  { id, life, poison, mana }: Player,
  { players }: Setup,
  words: SandboxWords,
): Html => html`
  <form class="having"${attributes({ 'data-player': id })}>
    <b>${id}</b>
    ${numberHtml('life', words.life, life)} ${numberHtml('poison', words.poison, poison)}
    <label>${words.mana} <input${attributes({
      name: 'mana',
      value: mana === '' ? '0' : (mana ?? ''),
      placeholder: words.anyMana,
      pattern: '[WUBRGCwubrgc]*|0',
      autocomplete: 'off',
    })}></label>
    ${players.length > 2 && html`<button${attributes({ type: 'button', 'data-leaves': id })}>${words.takeOut(id)}</button>`}
  </form>
`;

const ZONES = ['hand', 'graveyard'] as const;

/** What a player holds, or has in their graveyard, to be taken out again. */
const cardsHtml = (
  player: Player,
  zone: (typeof ZONES)[number],
  { n, words }: Pick<PuttingIn, 'n' | 'words'>,
): Html | false =>
  player[zone].length > 0 &&
  html`
    <section class="table">
      <h2>${words.zones[zone](player.id)}</h2>
      <ul>
        ${player[zone].map(
          ({ id }) => html`
            <li class="does"${attributes({ 'data-object': id })}>
              ${n.plain(id)} <button type="button" data-standing="remove">${words.remove}</button>
            </li>
          `,
        )}
      </ul>
    </section>
  `;

const numberHtml = (name: string, label: string, value: number): Html =>
  html`<label>${label} <input${attributes({ type: 'number', name, value: `${value}`, inputmode: 'numeric' })}></label> `;

import { type Board, unreadOf, writeAbility } from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import { attributes, type Html, html } from '../html.ts';

type Setup = Board['setup'];
type PermanentSetup = Setup['permanents'][number];

interface Words {
  readonly n: Naming;
  readonly words: SandboxWords;
}

/**
 * A permanent, with all that can be otherwise about how it stands. To what else it could be attached comes as it is opened
 * (`offerHosts`): of hundreds each would list all the others.
 */
export function permanentHtml(
  one: PermanentSetup,
  { permanents, players }: Setup,
  { n, words }: Words,
): Html {
  const { id, controller, tapped, attachedTo, characteristics } = one;
  const unread = unreadOf(characteristics);
  const isCreature = characteristics.types.includes('creature');
  const rivals = players.map((player) => player.id).filter((player) => player !== controller);
  const host = permanents.find((other) => other.id === attachedTo);
  return html`
    <li>
      <details name="standing"${attributes({ 'data-tag': n.tag(id) })}>
        <summary><b class="tag">${n.tag(id)}</b> ${n.plain(id)}</summary>
        <form class="standing"${attributes({ 'data-object': id })}>
          ${checkHtml('tapped', words.tapped, tapped)}
          ${isCreature && creatureHtml(one, rivals, words)}
          ${countersHtml(one, rivals, words)}
          ${textHtml('gains', words.gains, (one.gains ?? []).flatMap((ability) => writeAbility(ability) ?? []).join(', '))}
          ${optionsHtml(
            'controller',
            words.controller,
            controller,
            players.map((player) => [player.id, player.id]),
          )}
          ${
            !isCreature &&
            optionsHtml('attachedTo', words.attached, attachedTo ?? '', [
              ['', words.nothing],
              ...(host ? [[host.id, `${n.tag(host.id)} ${n.plain(host.id)}`] as const] : []),
            ])
          }
          ${unread > 0 && html`<p>${words.unplayed(unread)} <button type="button" data-does="as-read">${words.withheld.asRead}</button></p>`}
          <p class="does">
            <button type="button" data-standing="copy">${words.copyOf}</button>
            <button type="button" data-standing="remove">${words.remove}</button>
          </p>
        </form>
      </details>
    </li>
  `;
}

const creatureHtml = (
  { sick, damage, counters, goadedBy }: PermanentSetup,
  rivals: readonly string[],
  words: SandboxWords,
): Html => html`
  ${checkHtml('sick', words.sick, sick)}
  ${countHtml('damage', words.damage, damage)}
  ${countHtml('+1/+1', words.plus, counters['+1/+1'] ?? 0)}
  ${countHtml('-1/-1', words.minus, counters['-1/-1'] ?? 0)}
  ${optionsHtml('goadedBy', words.goaded, goadedBy ?? '', nobodyOr(rivals, words))}
`;

/** What can be attacked besides players. */
const countersHtml = (
  { characteristics: { types }, counters, protector }: PermanentSetup,
  rivals: readonly string[],
  words: SandboxWords,
): Html => html`
  ${types.includes('planeswalker') && countHtml('loyalty', words.loyalty, counters.loyalty ?? 0)}
  ${types.includes('battle') && countHtml('defense', words.defense, counters.defense ?? 0)}
  ${types.includes('battle') && optionsHtml('protector', words.protector, protector ?? '', nobodyOr(rivals, words))}
`;

const nobodyOr = (names: readonly string[], { nothing }: SandboxWords) => [
  ['', nothing] as const,
  ...names.map((name) => [name, name] as const),
];

const checkHtml = (name: string, label: string, checked: boolean): Html =>
  html`<label><input${attributes({ type: 'checkbox', name, checked })}> ${label}</label>`;

const textHtml = (name: string, label: string, value: string): Html =>
  html`<label>${label} <input${attributes({ name, value, maxlength: '200', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' })}></label>`;

const countHtml = (name: string, label: string, value: number): Html =>
  html`<label>${label} <input${attributes({ type: 'number', name, value: `${value}`, min: '0', max: '999', inputmode: 'numeric' })}></label>`;

function optionsHtml(
  name: string,
  label: string,
  chosen: string,
  options: readonly (readonly [value: string, text: string])[],
): Html {
  const items = options.map(
    ([value, text]) =>
      html`<option${attributes({ value, selected: value === chosen })}>${text}</option>`,
  );
  return html`<label>${label} <select name="${name}">${items}</select></label>`;
}

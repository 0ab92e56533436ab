import type { OrderToAnnounce, Table } from '#engine/sandbox';
import type { EditionId, RuleKey } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { refsOf } from '../../view/rules.ts';
import { boardHtml } from '../board/board.ts';
import { attributes, type Html, html } from '../html.ts';
import { ruleLinkHtml } from '../ruleLink.ts';

interface Asking {
  readonly m: TellingWords;
  readonly n: Naming;
  readonly words: SandboxWords;
  readonly edition: EditionId;
  readonly rules: readonly RuleKey[];
}

/** In which order a creature’s damage must be lethal: a field for each place, with what stands there unless it is changed. */
export function orderHtml(
  { of, among, player }: OrderToAnnounce,
  board: Table['view'],
  { m, n, words, edition, rules }: Asking,
): Html {
  const options = (chosen: string): Html =>
    html`${among.map(
      (id) =>
        html`<option${attributes({ value: id, selected: id === chosen })}>${n.tag(id)} ${n.plain(id)}</option>`,
    )}`;
  return html`
    <div class="asking">
      <figure class="q-stage">${boardHtml(board, { m, n, abilitiesOf: abilityLinesIn(m) })}</figure>
      <form class="standing order">
        <p>${words.orderOf(n.player(player), n.object(of))} ${refsOf(rules, edition).map((rule) => ruleLinkHtml(rule, m.language))}</p>
        ${among.map(
          (id, place) =>
            html`<label>${`${place + 1}`} <select name="over">${options(id)}</select></label>`,
        )}
      </form>
    </div>
  `;
}

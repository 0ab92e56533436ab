import type { OtherRules } from '#engine/sandbox';
import { date } from '../../i18n/grammar.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';
import { refsOf } from '../../view/rules.ts';
import { type Html, html } from '../html.ts';
import { ruleLinkHtml } from '../ruleLink.ts';

interface Telling {
  readonly m: TellingWords;
  readonly n: Naming;
  readonly words: SandboxWords;
}

/** Asks what the rules of other times say of what stands there. */
export const otherRulesAsked = ({ otherRules }: SandboxWords): Html => html`
  <div class="does other-rules fold">
    <button type="button" data-does="prospects" data-of="rules">${otherRules.ask}</button>
    <div class="told" tabindex="-1"></div>
  </div>
`;

/** What they say otherwise, those that agree together. */
export function otherRulesHtml(others: readonly OtherRules[], telling: Telling): Html {
  if (others.length === 0) return html`<p>${telling.words.otherRules.same}</p>`;
  return html`<ul>${others.map((one) => html`<li>${saidHtml(one, telling)}</li>`)}</ul>`;
}

function saidHtml({ editions, says }: OtherRules, { m, n, words }: Telling): Html {
  const { by, refused } = words.otherRules;
  const dates = n.list(editions.map((edition) => date(m.language, edition)));
  if (says.kind === 'refused') {
    const [edition] = editions;
    const refs = edition === undefined ? [] : refsOf(says.rules, edition);
    return html`${by(dates)} ${refused} ${refs.map((rule) => html`${ruleLinkHtml(rule, m.language)} `)}`;
  }
  const { died, life } = says.outcome;
  const dead = died.length === 0 ? words.noneDied : words.died(n.objects(died), died.length);
  const left = life.map(({ player, life: at }) => words.lifeOf(n.player(player), at));
  return html`${by(dates)} ${[dead, ...left].join(' ')}`;
}

import type { Declarables } from '#engine/sandbox';
import type { EditionId } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { ProofWords } from '../../i18n/proofWords.ts';
import type { DeclarableWords } from '../../i18n/sandboxWords.ts';
import { violationLine } from '../../view/proof.ts';
import { type Html, html } from '../html.ts';
import { ruleLinkHtml } from '../ruleLink.ts';

interface Telling {
  readonly m: ProofWords;
  readonly n: Naming;
  readonly edition: EditionId;
  readonly words: DeclarableWords;
}

type Creature = Declarables['creatures'][number];
type On = Creature['on'][number];

/** Each creature: on what it may be declared, on what only with others, and on what never; each with its reasons. */
export const declarablesHtml = ({ kind, creatures }: Declarables, telling: Telling): Html =>
  creatures.length === 0
    ? html`<p>${telling.words.none}</p>`
    : html`<ul>${creatures.map((creature) => creatureHtml(creature, kind, telling))}</ul>`;

const creatureHtml = (
  { creature, on }: Creature,
  kind: Declarables['kind'],
  telling: Telling,
): Html => html`
  <li>
    <b class="tag">${telling.n.tag(creature)}</b> <b>${telling.n.plain(creature)}</b>
    ${[...Map.groupBy(inOrder(on), (one) => `${one.may.kind} ${whyHtml(one, telling)}`).values()].map((alike) => alikeHtml(alike, kind, telling))}
  </li>
`;

const inOrder = (on: readonly On[]): readonly On[] =>
  on.toSorted((a, b) => ORDER.indexOf(a.may.kind) - ORDER.indexOf(b.may.kind));

const ORDER: readonly On['may']['kind'][] = ['alone', 'withOthers', 'never'];

/** What may be said in one sentence. */
function alikeHtml(alike: readonly On[], kind: Declarables['kind'], telling: Telling): Html {
  const [first] = alike;
  if (first === undefined) return html``;
  const { n, words } = telling;
  const targets = alike.map(({ target }) =>
    target.kind === 'player' ? n.player(target.player) : n.tag(target.permanent),
  );
  return html`<p>${words[kind][first.may.kind]} ${targets.join(', ')}. ${whyHtml(first, telling)}</p>`;
}

const whyHtml = ({ may }: On, { m, n, edition }: Telling): Html => html`
  ${
    may.kind !== 'alone' &&
    may.violations.map((one) => {
      const { notes, rules } = violationLine(one, m, n, edition);
      return html`${notes.map(({ text }) => text).join(' ')} ${rules.map((rule) => html`${ruleLinkHtml(rule, m.language)} `)}`;
    })
  }
`;

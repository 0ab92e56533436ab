import type { DivisionOutcomes } from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { ProspectWords } from '../../i18n/sandboxWords.ts';
import { type Html, html } from '../html.ts';

type Shares = DivisionOutcomes['killed'][number]['by'];

/** What can come of a division, each with one that does it. */
export function prospectsHtml(
  prospects: DivisionOutcomes | undefined,
  { n, words }: { readonly n: Naming; readonly words: ProspectWords },
): Html {
  if (prospects === undefined) return html`<p>${words.tooMany}</p>`;
  const { killed, most } = prospects;
  return html`
    <ul>
      ${killed.map(({ creatures, by }) => html`<li>${words.killed(n.objects(creatures), creatures.length)} ${sharesHtml(by, n)}</li>`)}
      ${killed.length === 0 && html`<li>${words.noneKilled}</li>`}
      ${most && html`<li>${words.most(most.n)} ${sharesHtml(most.by, n)}</li>`}
    </ul>
  `;
}

const sharesHtml = (by: Shares, n: Naming): Html => {
  const [first] = by;
  const shares = by.map(
    ({ to, amount }) =>
      `${amount} ${to.kind === 'player' ? n.player(to.player) : n.tag(to.object)}`,
  );
  return html`<span class="nt">${first && n.tag(first.source)}: ${shares.join(', ')}</span>`;
};

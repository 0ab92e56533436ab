import type { ObjectId, Replay } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import { type Html, html } from '../html.ts';

/** What a combat has come to, in a few lines; `later`: the sources of what is still to trigger. */
export function afterHtml(
  { outcome: { died, life } }: Pick<Replay, 'outcome'>,
  later: readonly ObjectId[],
  { n, words }: { readonly n: Naming; readonly words: SandboxWords },
): Html {
  const dead = died.length === 0 ? words.noneDied : words.died(n.objects(died), died.length);
  return html`
    <section class="outcome">
      <h2 tabindex="-1">${words.after}</h2>
      <p>${dead}</p>
      ${life.map(({ player, life: left }) => html`<p>${words.lifeOf(n.player(player), left)}</p>`)}
      ${later.length > 0 && html`<p>${words.choices.later(n.objects(later))}</p>`}
    </section>
  `;
}

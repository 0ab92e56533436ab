import type { NotUnderstood, Rulable } from '#engine/sandbox';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import { attributes, type Html, html } from '../html.ts';

/** What is not understood of a board, and what may be done about it; until then nothing is ruled on that could depend on it. */
export interface Withheld {
  readonly rulable: Exclude<Rulable, { readonly kind: 'whole' }>;
  readonly unknown: readonly NotUnderstood[];
}

/** Stands on top of the board, in place of a ruling. */
export function withheldHtml({ rulable, unknown }: Withheld, words: SandboxWords): Html {
  const { nothing, why, acts, whyActs } = words.withheld;
  const isAll = rulable.kind === 'nothing';
  return html`
    <section class="withheld" aria-labelledby="withheld">
      <h2 id="withheld">${isAll ? nothing : acts(rulable.until)}</h2>
      <p>${isAll ? why : whyActs}</p>
      <ul>${unknown.map((one) => html`<li>${unknownHtml(one, words)}</li>`)}</ul>
    </section>
  `;
}

function unknownHtml(
  { text, issues, objects, tags, unread }: NotUnderstood,
  words: SandboxWords,
): Html {
  const { describe, example, putIn, leaveOut } = words.withheld;
  const said = issues.map(({ kind, text: of, offered: [nearest] }) =>
    [words.slips[kind](of), nearest && words.nearest(nearest)].filter(Boolean).join(' '),
  );
  const leaving =
    objects.length > 0
      ? { 'data-leave-out': objects.join(' ') }
      : unread !== undefined && { 'data-unsay': `${unread}` };
  return html`
    <form class="describe"${attributes({ 'data-objects': objects.join(' ') })}>
      <p>${tags.length > 0 && html`<b class="tag">${named(tags)}</b> `}<b>${text}</b> ${said.join(' ')}</p>
      ${
        objects.length > 0 &&
        html`<label>${describe} <input${attributes({ name: 'text', placeholder: example, required: true, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' })}></label>
          <button type="submit">${putIn}</button>`
      }
      ${leaving && html`<button${attributes({ type: 'button', ...leaving })}>${leaveOut}</button>`}
    </form>
  `;
}

const named = (tags: readonly string[]): string =>
  tags.length < 3 ? tags.join(' ') : `${tags[0]}–${tags.at(-1)}`;

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
      <h2 id="withheld" tabindex="-1">${isAll ? nothing : acts(rulable.until)}</h2>
      <p>${isAll ? why : whyActs}</p>
      <ul>${unknown.map((one) => html`<li>${unknownHtml(one, words)}</li>`)}</ul>
    </section>
  `;
}

function unknownHtml(unknown: NotUnderstood, words: SandboxWords): Html {
  if (unknown.abilities !== undefined) return halfReadHtml(unknown, unknown.abilities, words);
  const { text, issues, objects, tags, unread } = unknown;
  const { putIn, leaveOut, offers } = words.withheld;
  const said = issues.flatMap(({ kind, text: of, because }) => [
    words.slips[kind](of),
    ...(because === undefined ? [] : [words.faults[because]]),
  ]);
  const offered = issues.flatMap(({ text: of, offered: all }) =>
    all.map((word) => ({ word, instead: text.replace(of, () => word) })),
  );
  const isThing = objects.length > 0;
  const canSay = isThing || unread !== undefined;
  const place = isThing
    ? { 'data-objects': objects.join(' ') }
    : unread !== undefined && { 'data-unread': `${unread}` };
  return html`
    <form class="describe"${place && attributes(place)}>
      <p>${tags.length > 0 && html`<b class="tag">${named(tags)}</b> `}<b>${text}</b> ${said.join(' ')}</p>
      ${canSay && offered.length > 0 && html`<p>${offers} ${offered.map(({ word, instead }) => html`<button${attributes({ type: 'button', 'data-instead': instead })}>${word}</button> `)}</p>`}
      ${canSay && html`${fieldHtml(unknown, words)} <button type="submit">${putIn}</button>`}
      ${canSay && html`<button${attributes({ type: 'button', 'data-does': 'leave-out' })}>${leaveOut}</button>`}
    </form>
  `;
}

/** A card of whose text not all is read: that it does not matter, or what it is in other words. */
const halfReadHtml = (unknown: NotUnderstood, abilities: number, words: SandboxWords): Html => html`
  <form class="describe"${attributes({ 'data-objects': unknown.objects.join(' ') })}>
    <p>${unknown.tags.length > 0 && html`<b class="tag">${named(unknown.tags)}</b> `}<b>${unknown.text}</b> ${words.withheld.half(abilities)}</p>
    <button type="button" data-does="as-read">${words.withheld.asRead}</button>
    ${fieldHtml(unknown, words)} <button type="submit">${words.withheld.putIn}</button>
    <button type="button" data-does="leave-out">${words.withheld.leaveOut}</button>
  </form>
`;

/** What it is, or, of what is not about a thing, its words to be written otherwise. */
function fieldHtml({ text, objects }: NotUnderstood, words: SandboxWords): Html {
  const { describe, example, rewrite } = words.withheld;
  const field = {
    name: 'text',
    required: true,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  };
  return objects.length > 0
    ? html`<label>${describe} <input${attributes({ ...field, placeholder: example })}></label>`
    : html`<label>${rewrite} <input${attributes({ ...field, value: text })}></label>`;
}

const named = (tags: readonly string[]): string =>
  tags.length < 3 ? tags.join(' ') : `${tags[0]}–${tags.at(-1)}`;

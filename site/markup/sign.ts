import { type Html, html } from './html.ts';

export type SignName =
  | 'attacks'
  | 'blocks'
  | 'dies'
  | 'yes'
  | 'no'
  | 'back'
  | 'on'
  | 'more'
  | 'less';

/** One of the drawn signs; the type has no glyphs for them. The shapes stand once in the page. */
export const signHtml = (name: SignName): Html =>
  html`<svg class="i" aria-hidden="true"><use href="#i-${name}"></use></svg>`;

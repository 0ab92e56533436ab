import type { Language } from '../i18n/languages.ts';
import type { SignWords } from '../i18n/notationWords.ts';
import type { ProofLine, ProofNote } from '../view/proof.ts';
import { attributes, type Html, html } from './html.ts';
import { notationHtml } from './notation.ts';
import { ruleLinkHtml } from './ruleLink.ts';
import { signHtml } from './sign.ts';

/** In which language rules are linked, and how signs are read aloud in it. */
export interface CitingWords {
  readonly language: Language;
  readonly chrome: { readonly sheet: SignWords };
}

/** The lines of a verdict's proof. */
export const proofHtml = (lines: readonly ProofLine[], m: CitingWords): Html =>
  html`<ul class="pf">${lines.map((line) => lineHtml(line, m))}</ul>`;

const lineHtml = (
  { holds, title, unseen, text, rules, notes }: ProofLine,
  m: CitingWords,
): Html => html`
  <li${attributes({ class: !holds && 'f' })}>
    ${signHtml(holds ? 'yes' : 'no')}
    <div>
      ${title !== '' && html`<b>${title}${unseen && html`<span class="vh"> ${unseen}</span>`}${text !== '' && ':'}</b>`}
      ${' '}${text}${' '}
      ${rules.map((rule) => [ruleLinkHtml(rule, m.language), ' '])}
      ${notes.map((note) => noteHtml(note, m))}
    </div>
  </li>
`;

const noteHtml = ({ text, notation }: ProofNote, { chrome: { sheet } }: CitingWords): Html => html`
  <small>
    ${text}${' '}
    ${notation && html`<span class="nt">${notationHtml(notation, sheet)}</span>`}
  </small>
`;

import type { Chrome } from '../../i18n/chrome.ts';
import { type Html, html } from '../../markup/html.ts';
import { notationHtml } from '../../markup/notation.ts';
import { type CitingWords, proofHtml } from '../../markup/proof.ts';
import { ruleLinkHtml } from '../../markup/ruleLink.ts';
import type { AnswerView } from './questionGroups.ts';

export type AnsweredWords = CitingWords & { readonly chrome: Pick<Chrome, 'answering'> };

/** The answer as it can be read without a script. */
export const answerHtml = (answer: AnswerView, m: AnsweredWords): Html => html`
  <p>
    <b>${answer.text}</b>${' '}
    ${answer.notation.length > 0 && exampleHtml(answer, m)}
    <span class="q-by">
      ${answer.rules.map((rule) => [ruleLinkHtml(rule, m.language), ' '])}
    </span>
  </p>
  ${answer.lines.length > 0 && proofHtml(answer.lines, m)}
  ${answer.reason && html`<p>${answer.reason}</p>`}
  ${answer.step && stepHtml(answer.step, m)}
`;

const exampleHtml = ({ label, notation }: AnswerView, m: AnsweredWords): Html =>
  html`${label}: <span class="nt">${notationHtml(notation, m.chrome.sheet)}</span> `;

const stepHtml = ({ href, k }: NonNullable<AnswerView['step']>, m: AnsweredWords): Html =>
  html`<p><a href="${href}">${m.chrome.answering.seeStep(k)}</a></p>`;

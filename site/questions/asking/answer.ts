import type { Chrome } from '../../i18n/chrome.ts';
import { type Html, html } from '../../markup/html.ts';
import { notationHtml } from '../../markup/notation.ts';
import { type CitingWords, proofHtml } from '../../markup/proof.ts';
import { ruleLinkHtml } from '../../markup/ruleLink.ts';
import type { AnswerView } from './questionGroups.ts';
import type { RuleSaid } from './reasonViews.ts';

export type AnsweredWords = CitingWords & { readonly chrome: Pick<Chrome, 'answering'> };

/** The answer as it can be read without a script. */
export const answerHtml = (answer: AnswerView, m: AnsweredWords): Html => html`
  <p>
    <b>${answer.text}</b>${' '}
    ${answer.notation.length > 0 && exampleHtml(answer, m)}
  </p>
  ${answer.lines.length > 0 && proofHtml(answer.lines, m)}
  ${answer.reason && html`<p class="q-reason">${answer.reason}</p>`}
  ${answer.why.length + answer.rules.length > 0 && whyHtml(answer, m)}
  ${answer.step && stepHtml(answer.step, m)}
`;

/** What it turns on, each with its rule; then the other rules behind it. */
const whyHtml = ({ why, rules }: AnswerView, m: AnsweredWords): Html => html`
  <ul class="q-why">
    ${why.map(({ text, rule }) => html`<li><span class="q-turn">${text}</span> ${ruleHtml(rule, m)}</li>`)}
    ${besides(why, rules).map((rule) => html`<li>${ruleHtml(rule, m)}</li>`)}
  </ul>
`;

const besides = (why: AnswerView['why'], rules: AnswerView['rules']): AnswerView['rules'] =>
  rules.filter(({ number }) => !why.some(({ rule }) => rule.number === number));

const ruleHtml = (rule: RuleSaid, { language }: AnsweredWords): Html =>
  html`<span class="q-by">${ruleLinkHtml(rule, language)} ${rule.says}</span>`;

const exampleHtml = ({ label, notation }: AnswerView, m: AnsweredWords): Html =>
  html`${label}: <span class="nt">${notationHtml(notation, m.chrome.sheet)}</span> `;

const stepHtml = ({ href, k }: NonNullable<AnswerView['step']>, m: AnsweredWords): Html =>
  html`<p><a href="${href}">${m.chrome.answering.seeStep(k)}</a></p>`;

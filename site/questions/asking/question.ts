import { attributes, classes, type Html, html } from '../../markup/html.ts';
import { type AnsweredWords, answerHtml } from './answer.ts';
import { type ControlWords, controlHtml } from './controls.ts';
import { onwardFrom, type PlaceOnPage, placeHtml } from './place.ts';
import type { QuestionView } from './questionGroups.ts';

export type AskedWords = AnsweredWords & ControlWords;

/** A question; `stage` is its board, where it is the first that is asked of that. */
export function questionHtml(
  question: QuestionView,
  at: PlaceOnPage,
  stage: Html | false,
  m: AskedWords,
): Html {
  const { id, marking, before, text } = question;
  const words = m.chrome.answering;
  const isPlaced = at.ids.length > 1 || Boolean(at.about);
  return html`
    <li${attributes({ class: classes('q', at.place === 0 && 'now'), id: `q-${id}`, 'data-question': id })}>
      <r509-question${attributes({ 'data-marking': JSON.stringify(marking) })}>
        <form id="answer-${id}" novalidate aria-labelledby="q-${id}-text">
          ${isPlaced && placeHtml(at, words)}
          <p class="q-text" id="q-${id}-text" tabindex="-1">
            ${before && html`<span class="q-before k">${before} <br></span>`}${text}
          </p>
          ${stage}
          ${panelHtml(question, onwardFrom(at), m)}
        </form>
      </r509-question>
    </li>
  `;
}

function panelHtml(
  { id, control, answer }: QuestionView,
  onward: string | undefined,
  m: AskedWords,
): Html {
  const words = m.chrome.answering;
  const options = control.kind === 'pick' ? control.options : [];
  const optionsHtml = options.map(({ label }) => html`<li>${label}</li>`);
  return html`
    <div class="q-panel">
      <div class="q-asked">
        ${controlHtml(control, id, m)}
        <p class="pencil" hidden><output></output></p>
      </div>
      ${options.length > 0 && html`<noscript><ul>${optionsHtml}</ul></noscript>`}
      <div class="q-result" role="status"></div>
      <p class="q-bar">
        <a href="#ruling">${words.showRuling}</a>
        <button class="go" type="submit">${words.check}</button>
        ${onward && html`<a class="on" href="${onward}">${words.onward}</a>`}
      </p>
      <div class="q-help" aria-live="polite"></div>
      <details class="q-answer">
        <summary>${words.answer}</summary>
        ${answerHtml(answer, m)}
      </details>
    </div>
  `;
}

// What is to be decided on a board, asked as pages ask.
import type { Awaited, OrderToAnnounce, Table } from '#engine/sandbox';
import type { AnsweredQuestion, EditionId } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import { type Html, html } from '../../markup/html.ts';
import { orderHtml } from '../../markup/sandbox/order.ts';
import { answerHtml } from '../../questions/asking/answer.ts';
import { questionsHtml } from '../../questions/asking/questions.ts';
import type { Entries } from '../../questions/rulings/material.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { refsOf } from '../../view/rules.ts';
import { askedAs } from '../boards/askedAs.ts';
import { withBesides } from './besides.ts';
import { canSay } from './canSay.ts';
import type { Words } from './wordsIn.ts';

/** Where games stand that are ruled on here. */
export const GAMES = 'sandbox';
export const QUESTION = 'decision';

interface Asking extends Words {
  readonly n: Naming;
  readonly edition: EditionId;
}

export function askingHtml(awaits: Awaited, board: Table['view'], asking: Asking): Html {
  const { answer, rules } = awaits;
  return answer.kind === 'order'
    ? orderHtml(answer, board, { ...asking, rules })
    : questionHtml({ ...awaits, answer }, board, asking);
}

type Question = Awaited & { readonly answer: Exclude<Awaited['answer'], OrderToAnnounce> };

/** A decision as a question that can be asked anywhere; nothing of what is announced in an order, which has no control. */
export function questionOf(
  awaits: Awaited,
  board: Table['view'],
  asking: Asking,
  games: string,
): { readonly asked: Html; readonly answer: Html } | undefined {
  const { answer } = awaits;
  return answer.kind === 'order'
    ? undefined
    : questionParts({ ...awaits, answer }, board, asking, games);
}

function questionHtml(awaits: Question, board: Table['view'], asking: Asking): Html {
  const { words } = asking;
  const { asked, answer } = questionParts(awaits, board, asking, GAMES);
  return html`
    <div class="asking">${asked}</div>
    <div class="does prospects fold">
      <button type="button" data-does="prospects">${lookingAhead(awaits.answer, words)}</button>
    </div>
    <div class="does look-on" hidden>
      <button type="button" data-does="look-on">${words.lookOn}</button>
      <p role="status" hidden>${words.lookingOn}</p>
    </div>
    <details class="row-fold" id="ruling">
      <summary><h2>${words.ruling}</h2></summary>
      <div class="fold">${answer}</div>
    </details>
  `;
}

/** Whether somebody could answer so where this is asked. */
export function canAnswer(
  { answer, ...awaits }: Awaited,
  entries: Entries,
  board: Table['view'],
  asking: Asking,
): boolean {
  if (answer.kind === 'order') return false;
  return canSay(askedHere({ ...awaits, answer }, board, asking).parts.control, entries);
}

/** `games`: where its game is ruled on. */
function questionParts(awaits: Question, board: Table['view'], asking: Asking, games: string) {
  const { m, n, edition } = asking;
  const { parts, said } = askedHere(awaits, board, asking);
  const { asks = '', control, marking, words: answer } = parts;
  const view = {
    id: QUESTION,
    branch: 'main',
    text: asks,
    control,
    marking: 'games' in marking ? { ...marking, games } : marking,
    answer: {
      ...answer,
      rules: refsOf(awaits.rules, edition).map((rule) => ({ ...rule, says: '' })),
      why: [],
      reason: undefined,
      step: undefined,
    },
  };
  const group = { branch: undefined, naming: n, board, questions: [view] };
  return {
    asked: questionsHtml(
      { groups: [group], titleOf: () => undefined, print: '', games: undefined },
      { m: said, abilitiesOf: abilityLinesIn(m) },
    ),
    answer: answerHtml(view.answer, said),
  };
}

/** As whoever marks exercises asks it, with verdicts for marks. */
function askedHere(awaits: Question, board: Table['view'], { m, n, words, edition }: Asking) {
  const { answering, sheet } = m.chrome;
  const legality = {
    ...answering,
    right: sheet.verdicts.legal,
    wrong: sheet.verdicts.illegal,
    board: words.stages.setup,
  };
  // No board of one's own asks by which rule something is illegal.
  const said = { ...m, rules: {}, chrome: { ...m.chrome, answering: legality } };
  const question = answeredOf(awaits, board, edition);
  const place = { question, slug: GAMES, telling: { m: said, n, edition, hrefAt: () => '' } };
  const parts = askedAs(question, [], place);
  return { parts: { ...parts, control: withBesides(parts.control, awaits, { n, words }) }, said };
}

/** What is asked of a decision before it is made. */
const lookingAhead = (
  { kind }: Question['answer'],
  { prospects, declarables }: Asking['words'],
): string => (kind === 'division' ? prospects.ask : declarables[kind].ask);

const answeredOf = (
  { answer, game, rules }: Question,
  board: Table['view'],
  edition: EditionId,
): AnsweredQuestion => ({
  question: {
    id: QUESTION,
    branch: 'main',
    after: undefined,
    editions: [edition],
    ask: askOf(answer),
    stated: undefined,
    rules: [],
    at: { line: 1, column: 1 },
  },
  edition,
  state: game,
  board,
  framesBefore: 0,
  answer,
  rules,
  reasons: [],
});

const askOf = (answer: Question['answer']): AnsweredQuestion['question']['ask'] => {
  switch (answer.kind) {
    case 'attack':
      return { kind: 'declare', which: 'attackers' };
    case 'block':
      return { kind: 'declare', which: 'blockers' };
    case 'division':
      return { kind: 'divide', source: answer.choice.source };
  }
};

import { type PlayedQuestion, type Scenario, scriptsOf, statedAnswer } from '#engine';
import type { Notation, Sign } from '../i18n/notationWords.ts';
import type { AnswerView, QuestionGroup } from '../questions/asking/questionGroups.ts';
import type { Telling } from '../view/entries.ts';
import type { ProofLine } from '../view/proof.ts';
import { boardOf } from './boardOf.ts';
import type { Question } from './forms.ts';
import type { ApiGame } from './gameForm.ts';

/** A scenario with what it asks, as it was played in an edition. */
interface AskedScenario {
  readonly scenario: Scenario;
  readonly questions: readonly PlayedQuestion[];
}

/** What is asked on a page at this address, with the board and the answer of each question. */
export const questionsOf = (
  groups: readonly QuestionGroup[],
  { scenario, questions: asked }: AskedScenario,
  link: string,
  tellingIn: (branch: string) => Telling,
): readonly Question[] =>
  groups.flatMap(({ questions }) =>
    questions.flatMap(({ id, branch, before, text, answer }): readonly Question[] => {
      const one = asked.find(({ question }) => question.id === id && question.branch === branch);
      if (one === undefined) return [];
      return [
        {
          id,
          link: `${link}#q-${id}`,
          branch,
          ...(before !== undefined && before !== '' && { before }),
          text,
          board: boardOf(one.board, tellingIn(branch), one.state),
          ask: plain({ ...one.question.ask }),
          game: gameOf(one.state),
          waits: waitsOf(one),
          script: [...scriptOf(scenario, one)],
          answer: answerOf(answer, one),
        },
      ];
    }),
  );

/** As JSON has it: what is undefined is left out. */
const plain = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value));

const gameOf = (state: object): ApiGame => JSON.parse(JSON.stringify(state));

const waitsOf = ({ decision, announced }: PlayedQuestion): Question['waits'] => ({
  for: decision.kind,
  ...('player' in decision && { player: decision.player }),
  ...('chosenBy' in decision && { chosenBy: decision.chosenBy }),
  ...(announced.length > 0 && {
    assigned: announced.map(({ player, assignments }) => ({
      player,
      assignments: assignments.map((one) => ({ ...one })),
    })),
  }),
});

/** What is still played: neither what is only tried and taken back, nor what the author expects. */
function scriptOf(
  scenario: Scenario,
  { question: { branch }, edition, played }: PlayedQuestion,
): Question['script'] {
  const line = scriptsOf(scenario).find((one) => one.branch === branch);
  return (line?.entries.slice(played) ?? [])
    .filter(({ editions, kind }) => editions.includes(edition) && isPlayed(kind))
    .map(({ editions: _, at: __, ...step }) => plain(step));
}

const isPlayed = (kind: string): boolean => kind !== 'refused' && kind !== 'expect';

const answerOf = (
  { text, notation, lines, rules, reason }: AnswerView,
  { question: { ask }, answer }: PlayedQuestion,
): Question['answer'] => ({
  text,
  ...(notation.length > 0 && { example: written(notation) }),
  stated: statedAnswer(ask, answer),
  rules: rules.map(({ number }) => number),
  ...(lines.length > 0 && { proof: lines.map(proofOf) }),
  ...(reason !== undefined && { reason }),
});

const proofOf = ({ holds, title, text, rules }: ProofLine): Proof => ({
  holds,
  text: [title, text].filter(Boolean).join(': '),
  rules: rules.map(({ number }) => number),
});

type Proof = NonNullable<Question['answer']['proof']>[number];

const SIGNS: { readonly [S in Sign]: string } = { attacks: '→', blocks: '⊣', dies: '†' };

const written = (notation: Notation): string =>
  notation
    .map((move) =>
      move.map((piece) => (typeof piece === 'string' ? piece : SIGNS[piece.sign])).join(' '),
    )
    .join('; ');

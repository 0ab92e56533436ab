import { z } from 'zod';
import {
  count,
  idWord,
  isoDate,
  ledgerId,
  mapping,
  playerName,
  someKey,
  someNamed,
  title,
  wordOf,
} from '../../language/form.ts';
import { STEPS, type Step } from '../../vocabulary/turnStructure.ts';
import { TOPICS } from '../scenario.ts';
import { describedForm, permanentChanges, permanentForm, playerForm } from './board.ts';
import { edition, editions } from './editions.ts';
import { questionForm, type WrittenQuestion } from './question.ts';
import { outcomes, scriptEntry } from './script.ts';

const board = z.record(playerName, z.array(permanentForm));
const script = z.array(scriptEntry);

/** What is different in a branch before anything happens. */
const differences = mapping({
  players: z.record(playerName, playerForm).exactOptional(),
  permanents: z
    .record(idWord, permanentChanges)
    .exactOptional()
    .describe('changes to permanents that the board has'),
  add: board.exactOptional(),
  remove: z.array(idWord).min(1).exactOptional(),
}).superRefine((said, context) =>
  someKey(said, ['players', 'permanents', 'add', 'remove'], context),
);

const branch = mapping({
  from: count
    .exactOptional()
    .describe('how many entries of the main script come first; left out, none'),
  with: differences.exactOptional(),
  editions: editions.exactOptional(),
  script,
  outcome: outcomes.exactOptional(),
})
  .superRefine(({ script: entries, outcome }, context) => {
    if (entries.length === 0 && outcome === undefined)
      context.addIssue({
        code: 'too_small',
        origin: 'array',
        minimum: 1,
        path: ['script'],
        input: entries,
      });
  })
  .meta({ id: 'branch' });

/** The step that most rulings begin in. */
export const COMBAT_OPENS: Step = 'declareAttackers';

const shapeWith = <A>(kinds: readonly WrittenQuestion<A>[]) => ({
  covers: z.array(ledgerId),
  topics: z.array(wordOf(TOPICS)).min(1),
  knowledge: z.int().min(1).max(5).describe('how much must be known, from 1 to 5'),
  editions,
  'opens-in': edition
    .exactOptional()
    .describe('the edition that is shown unless the reader chooses; left out, the newest of them'),
  checked: isoDate,
  players: z
    .record(playerName, playerForm)
    .default({})
    .describe('in turn order: the first is the active player; left out, those of the board'),
  board: board.exactOptional().describe('what lies there, by players; or else there is a line'),
  line: title
    .exactOptional()
    .describe(
      'players and board in a line, and what is declared before the script begins: Ada: boggart-brute; Nil: 2/2; A1 -> Nil',
    ),
  called: z
    .record(idWord, idWord)
    .exactOptional()
    .describe(
      'what things of the line are called that it has no name for: { creature: bear, creature-2: ogre }',
    ),
  start: wordOf(STEPS)
    .exactOptional()
    .describe('the step as which the game begins; left out, declare-attackers'),
  script: script
    .min(1)
    .default([])
    .describe('what happens; only a line may do without, since it says what is declared'),
  outcome: outcomes.exactOptional(),
  branches: someNamed(idWord, branch).exactOptional(),
  questions: z.array(questionForm(kinds)).min(1).exactOptional(),
  choices: z
    .literal('taken')
    .exactOptional()
    .describe(
      'of what players could choose and the script does not, the first legal one is taken; a published file without it chooses everything',
    ),
  stops: z
    .enum(['events', 'steps'])
    .exactOptional()
    .describe('what a replay stops at; left out, at what happens'),
});

/** A scenario file, which asks questions of these kinds: a page is made of it. */
export const scenarioFormWith = <A>(kinds: readonly WrittenQuestion<A>[]) =>
  mapping(shapeWith(kinds)).meta({ id: 'scenario', title: 'A scenario of Rule 509' });

/** The same for a file that is ruled on and no more: what only a page needs may be left out. */
export const rulingFormWith = <A>(kinds: readonly WrittenQuestion<A>[]) => {
  const { covers, topics, knowledge, editions: shownIn, checked, ...shape } = shapeWith(kinds);
  return mapping({
    covers: covers.exactOptional(),
    topics: topics.exactOptional(),
    knowledge: knowledge.exactOptional(),
    editions: shownIn.exactOptional(),
    checked: checked.exactOptional(),
    ...shape,
  });
};

/**
 * The same for an exercise, which is a board and one question: no prose is written for it, so that whatever only prose
 * could tell of has no place in it.
 */
export const exerciseFormWith = <A>(kinds: readonly WrittenQuestion<A>[]) => {
  const {
    covers,
    checked,
    branches,
    stops,
    editions: shownIn,
    questions,
    ...shape
  } = shapeWith(kinds);
  return mapping({
    ...shape,
    editions: shownIn.exactOptional().describe('left out, the newest'),
    questions: z.array(questionForm(kinds)).length(1),
  }).meta({ id: 'exercise', title: 'An exercise of Rule 509' });
};

/** A file of pieces, of which boards are made: what stands on each side, and nothing of how. */
export const piecesForm = mapping({
  board: z.record(playerName, z.array(describedForm)),
}).transform((form) => ({
  ...form,
  players: {},
  start: COMBAT_OPENS,
  script: [],
}));

/** What any of these forms reads. */
export type ScenarioForm<A> = z.output<ReturnType<typeof rulingFormWith<A>>>;
export type BranchForm = z.output<typeof branch>;
export type DifferencesForm = z.output<typeof differences>;

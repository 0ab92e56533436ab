import { z } from 'zod';
import { boardForm } from './boardForm.ts';
import { gameForm } from './gameForm.ts';

// What other programs read of the site: from these forms the published schemas are made, and each file is held to its own.

/** Raised whenever a file of the new kind is not one of the old; what is added does not count. */
export const VERSION = 1;

const head = {
  $schema: z.string().describe('the address of this schema'),
  version: z.literal(VERSION),
};

const numbers = z.array(z.string()).describe('numbers of rules in the edition that is spoken of');

const answer = z.strictObject({
  text: z.string().describe('in words'),
  example: z.string().exactOptional().describe('of several answers one, in the notation of pages'),
  stated: z.string().describe('as a file states it under `answer:`, in any language the same'),
  rules: numbers,
  proof: z
    .array(z.strictObject({ holds: z.boolean(), text: z.string(), rules: numbers }))
    .exactOptional()
    .describe('what holds and what does not, each with its rules'),
  reason: z.string().exactOptional(),
});

const question = z.strictObject({
  id: z.string(),
  link: z.string(),
  branch: z.string().describe('`main`, or the branch of the scenario that it is about'),
  before: z.string().exactOptional().describe('what has happened that the board does not show'),
  text: z.string(),
  board: boardForm.describe('as it is asked'),
  ask: z
    .looseObject({ kind: z.string() })
    .describe('what is asked, in any language the same: a value of the type `Ask` of the package'),
  game: gameForm.describe('the board as data: with `waits`, `ask` and `script` all that is needed'),
  waits: z
    .strictObject({
      for: z.string().describe('the kind of decision'),
      player: z.string().exactOptional().describe('whose it is'),
      chosenBy: z
        .string()
        .exactOptional()
        .describe('who declares in their place, where an effect says so'),
      assigned: z
        .array(z.strictObject({ player: z.string(), assignments: z.array(z.looseObject({})) }))
        .exactOptional()
        .describe('combat damage that players before have assigned in this step'),
    })
    .describe('what the game waits for'),
  script: z
    .array(z.looseObject({ kind: z.string() }))
    .describe('how the script goes on: each of the type `ScriptStep` of the package'),
  answer,
});

const item = {
  id: z.string().describe('for ever the same'),
  link: z.string().describe('its page, in this language'),
  title: z.string(),
  topics: z.array(z.string()),
  level: z.strictObject({
    knowledge: z.int().min(1).max(5).describe('how much must be known'),
    bookkeeping: z.int().min(1).max(5).describe('how much must be kept in mind'),
  }),
  edition: z.iso.date().describe('by which it is answered here: the date of its rules'),
  editions: z.array(z.iso.date()).describe('in which it is shown'),
  keywords: z.array(z.string()),
  rules: numbers.describe('what is cited in its play, those first that decide a step'),
  questions: z.array(question),
};

export const exercisesForm = z.strictObject({
  ...head,
  language: z.string(),
  exercises: z.array(z.strictObject(item)),
});

export const scenariosForm = z.strictObject({
  ...head,
  language: z.string(),
  scenarios: z.array(
    z.strictObject({
      ...item,
      summary: z.string(),
      verdict: z.string(),
      board: boardForm.describe('as it is after the first thing that happens'),
    }),
  ),
});

export const rulesForm = z.strictObject({
  ...head,
  language: z.string(),
  edition: z.iso.date(),
  rules: z.array(
    z.strictObject({
      number: z.string(),
      link: z.string(),
      keys: z.array(z.string()).describe('by which files and the engine name it'),
      scenarios: z.array(z.string()).describe('the ids of those that cite it'),
    }),
  ),
});

export type Scenarios = z.output<typeof scenariosForm>;
export type Exercises = z.output<typeof exercisesForm>;
export type Rules = z.output<typeof rulesForm>;
export type Item = Exercises['exercises'][number];
export type Question = Item['questions'][number];

/** The files, by the name of each. */
export const API_FORMS = {
  scenarios: scenariosForm,
  exercises: exercisesForm,
  rules: rulesForm,
} as const;

export type ApiName = keyof typeof API_FORMS;

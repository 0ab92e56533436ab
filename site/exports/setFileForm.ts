import { z } from 'zod';
import { type SetFile, VERSION } from './formats/json.ts';

// What a set is as a JSON file, for whoever reads one: from this its published schema is made.

const maybe = <T extends z.ZodType>(form: T) => form.optional();

const rule = z.strictObject({
  number: z.string().describe('as the edition numbers it'),
  link: z.url().describe('its page'),
});

const reason = z.strictObject({
  title: z.string(),
  text: z.string(),
  rules: z.array(rule),
});

const option = z.strictObject({
  label: z.string(),
  brief: maybe(z.string()).describe('the same without what a rule says'),
  isRight: z.boolean(),
  reason: maybe(reason),
  chosenBy: z
    .array(z.url())
    .describe('the links of the mistakes by which it is part of the answer'),
});

const right = maybe(z.array(z.array(z.int()))).describe(
  'every way that is right; left out where they are too many, or not known',
);

const asked = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('one'), options: z.array(option) })
    .describe('one is chosen; any that is right will do'),
  z
    .strictObject({ kind: z.literal('several'), options: z.array(option) })
    .describe('all that are right, and no other; that may be none'),
  z.strictObject({ kind: z.literal('number'), value: z.int() }),
  z
    .strictObject({
      kind: z.literal('declaration'),
      rows: z.array(
        z.strictObject({
          creature: z.string(),
          options: z.array(z.string()),
          choices: z.array(z.string()).describe('all that it may do, in words, and nothing first'),
        }),
      ),
      right,
    })
    .describe(
      'what each creature attacks or blocks; a right way has for each row the place of its choice',
    ),
  z
    .strictObject({
      kind: z.literal('division'),
      amount: z.int(),
      recipients: z.array(z.string()),
      right,
    })
    .describe('damage that is divided; a right way has the amount for each recipient'),
  z
    .strictObject({ kind: z.literal('order'), items: z.array(z.string()), right })
    .describe('not in the right order; a right way has their places, the first one first'),
]);

const permanent = {
  tag: z.string().describe('its short name: A1'),
  name: z.string(),
  words: z.array(z.string()).describe('its abilities and what else is so of it, a line each'),
};

const creature = z.strictObject({
  ...permanent,
  size: z.string().describe('power and toughness: 2/2'),
  role: z.enum(['attacking', 'blocking', 'idle']),
  stands: z.enum(['untapped', 'tapped', 'gone']),
  damage: maybe(z.string()),
  state: maybe(z.string()),
});

const row = z.strictObject({ label: z.string(), creatures: z.array(creature) });

const board = z.strictObject({
  players: z
    .array(
      z.strictObject({
        name: z.string(),
        role: z.string(),
        counts: z.array(z.string()).describe('the last is the life total'),
        exile: maybe(z.string()),
        others: z.array(z.strictObject(permanent)).describe('permanents that are no creatures'),
      }),
    )
    .describe('the first controls the creatures that are near'),
  stack: maybe(z.strictObject({ title: z.string(), items: z.array(z.string()) })),
  near: row,
  away: row,
  lines: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('attack'),
          attacker: z.string(),
          target: maybe(z.string()),
        }),
        z.strictObject({ kind: z.literal('block'), attacker: z.string(), blocker: z.string() }),
      ]),
    )
    .describe('blocks, and attacks that nothing blocks, by short names'),
});

const question = z.strictObject({
  id: z.string().describe('the same as long as its page asks it'),
  link: z.url(),
  title: z.string(),
  about: maybe(z.string()),
  step: z.string().describe('where in the turn it is asked'),
  before: maybe(z.string()).describe('what has happened before'),
  text: z.string(),
  note: maybe(z.string()).describe('what the board leaves out'),
  board,
  picture: z.string().describe('the board as an SVG'),
  asked,
  answer: z.strictObject({
    text: z.string(),
    rules: z.array(rule).describe('those behind it, the deciding one first'),
    reasons: z.array(reason),
    why: z.array(z.string()),
  }),
  mistakes: z.array(
    z.strictObject({ title: z.string(), link: z.url(), answer: maybe(z.string()) }),
  ),
  holds: z.strictObject({
    edition: z.iso.date().describe('the date of the rules by which it is answered'),
    text: z.string(),
  }),
});

/** The form of a set as a file. */
export const setFileForm = z.strictObject({
  $schema: z.url(),
  version: z.literal(VERSION),
  title: z.string(),
  language: z.string(),
  link: z.url().describe('where it is practised'),
  order: z.enum(['asListed', 'shuffled']).describe('shuffled: differently for each who is asked'),
  questions: z.array(question),
  missing: z.array(z.string()).describe('what of the set could not be had'),
}) satisfies z.ZodType<SetFile>;

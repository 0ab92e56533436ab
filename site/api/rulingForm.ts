import { z } from 'zod';
import { boardForm } from './boardForm.ts';
import { VERSION } from './forms.ts';

// What `npm run judge -- --json` prints: words and names are those of scenario files.

const numbers = z
  .array(z.string().regex(/^\d+\.\d+[a-z]?$/))
  .describe('numbers of rules in the edition that is played');
const byName = <T extends z.ZodType>(what: T) => z.record(z.string(), what);

const violations = z.array(
  z.strictObject({
    code: z.string().describe('as a file names it under `breaks:`'),
    rules: numbers,
    objects: z.array(z.string()),
  }),
);

const verdict = z
  .strictObject({
    legal: z.boolean(),
    violations,
    obeyed: z.int().nullable().describe('how many requirements; null where none are counted'),
    maximum: z.int().nullable().describe('how many could be'),
    witness: byName(z.unknown())
      .nullable()
      .describe('of what is refused a declaration that obeys more, or else the nearest legal one'),
  })
  .nullable();

const frame = z.strictObject({
  step: z.string(),
  event: z.string().min(1),
  rules: numbers,
  decides: numbers,
  verdict,
});

const outcome = z.strictObject({
  life: byName(z.int()),
  poison: byName(z.int()),
  died: z.array(z.string()),
  lost: z.array(z.string()),
  won: z.string().nullable(),
  drawn: z.boolean(),
  damage: byName(z.int()).describe('what is marked on permanents that are left'),
  counters: byName(byName(z.int())),
  loyalty: byName(z.int()),
  size: byName(z.string()).describe('of creatures that are left: 2/2'),
  triggered: z.array(z.strictObject({ source: z.string(), count: z.int() })),
});

const line = {
  frames: z.array(frame).describe('none on a board on which nothing was declared'),
  outcome,
};

const declares = z
  .strictObject({
    kind: z.enum(['attack', 'block']),
    player: z.string(),
    chosenBy: z
      .string()
      .exactOptional()
      .describe('who declares in their place, where an effect says so'),
    legal: z.string().describe('how many declarations are legal, or “more than” so many'),
    must: z
      .array(z.string())
      .nullable()
      .describe('who is in every legal one; null where there are too many to be listed'),
    example: byName(z.unknown()).describe('a legal one'),
    creatures: z.array(
      z.strictObject({
        tag: z.string(),
        id: z.string(),
        on: z.array(
          z.strictObject({
            target: z.string().describe('a player or a tag'),
            may: z.enum(['alone', 'withOthers', 'never']),
            violations,
          }),
        ),
      }),
    ),
  })
  .describe('what may be declared where a line does not go on');

const withheld = z
  .array(
    z.strictObject({
      what: z.string().describe('in what it goes wrong'),
      at: z.int().describe('how many signs of the line stand before it'),
      text: z.string(),
      offered: z.array(z.string()).describe('what is probably meant'),
      because: z.string().exactOptional().describe('why no board has it'),
    }),
  )
  .describe('what was not understood of a line; what could depend on it is not ruled on');

const choices = z
  .array(
    z.strictObject({
      says: z.string().describe('what was chosen, and by whom it could be'),
      otherwise: z.array(z.string()).describe('lines by which it is chosen otherwise'),
    }),
  )
  .describe('what the engine chose on the way of a line that says nothing of it');

const file = z.strictObject({
  version: z.literal(VERSION),
  file: z.string(),
  id: z.string(),
  edition: z.iso.date().describe('the one of which all is told but `holds` and `problems`'),
  holds: z
    .boolean()
    .nullable()
    .describe(
      'whether every expectation came true, in all editions played; null where that is withheld',
    ),
  problems: z.array(
    z.strictObject({
      edition: z.iso.date(),
      branch: z.string(),
      line: z.int(),
      column: z.int(),
      problem: z.string(),
    }),
  ),
  questions: z.array(
    z.strictObject({
      id: z.string(),
      branch: z.string(),
      answer: z.string().describe('as a file states it under `answer:`'),
      rules: numbers,
      otherwise: z.array(z.strictObject({ mistake: z.string(), answer: z.string() })),
    }),
  ),
  ...line,
  branches: byName(z.strictObject(line)),
  board: boardForm.exactOptional().describe('of a line that is not played to its end'),
  declares: declares.exactOptional(),
  choices: choices.exactOptional(),
  withheld: withheld.exactOptional(),
});

export const rulingForm = z.array(file);

export type RulingFile = z.output<typeof file>;
export type RuledLine = z.output<typeof file>['branches'][string];

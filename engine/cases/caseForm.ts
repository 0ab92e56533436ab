import { z } from 'zod';
import { mapping, oneOf, playerName, positive, title, wordOf } from '../language/form.ts';
import { hint } from '../language/hint.ts';
import { KEYWORDS } from '../language/keywords/lists.ts';
import { MISTAKE_NAMES } from '../mistakes/index.ts';
import { permanentForm, playerForm } from '../scenario/schema/board.ts';
import { editions } from '../scenario/schema/editions.ts';
import { expectationShape, expectSomething, scriptEntry } from '../scenario/schema/script.ts';
import { STEPS } from '../vocabulary/turnStructure.ts';

const script = z.array(scriptEntry).min(1);

const ruling = mapping({
  says: title.exactOptional().describe('the same in words'),
  editions: editions.exactOptional().describe('where it is so; left out, in the newest'),
  script: script.exactOptional().describe('what happens besides before that is looked at'),
  ...expectationShape,
})
  .superRefine((said, context) => {
    if (said.script === undefined) expectSomething(said, context);
  })
  .meta({ id: 'case-ruling' });

const rulings = oneOf([
  ['list', z.array(ruling).min(1)],
  ['mapping', ruling.transform((one) => [one])],
]);

/** Keys of which a case has one at most: what it is about. */
const ABOUT = ['mistake', 'keyword', 'change', 'card'] as const;

/** What is said beside one of these keys alone. */
const BESIDE = { believed: 'mistake', alike: 'mistake', without: 'keyword' } as const;

const mistake = wordOf(MISTAKE_NAMES);

/** A case, as it stands in a file of them. */
const caseForm = mapping({
  case: title.describe('the situation in words, which no other case of the file has'),
  mistake: mistake.exactOptional().describe('what somebody believes who rules otherwise'),
  keyword: wordOf(KEYWORDS).exactOptional().describe('the keyword that it shows'),
  change: positive
    .exactOptional()
    .describe('the change between two editions that it shows, by its number'),
  card: title.exactOptional().describe('the card whose text is ruled on'),
  players: z
    .record(playerName, playerForm)
    .exactOptional()
    .describe('in turn order, the active player first; left out, those of the board'),
  board: z.record(playerName, z.array(permanentForm)).exactOptional(),
  line: title
    .exactOptional()
    .describe('players, board and what is declared in a line, in place of players and board'),
  start: wordOf(STEPS).exactOptional().describe('left out, declare-attackers'),
  script: script.exactOptional().describe('what happens, whoever rules on it'),
  so: rulings.describe('what is so where the script ends, by the rules'),
  believed: rulings.exactOptional().describe('what is so to whoever makes the mistake'),
  without: rulings.exactOptional().describe('what is so once nothing has the keyword'),
  alike: z
    .array(mistake)
    .min(1)
    .exactOptional()
    .describe('mistakes by which it is ruled on as by the rules'),
})
  .superRefine((said, context) => {
    const about = ABOUT.filter((key) => said[key] !== undefined);
    for (const key of about.slice(1)) refuse(said, key, context);
    for (const [key, beside] of Object.entries(BESIDE))
      if (Object.hasOwn(said, key) && said[beside] === undefined) refuse(said, key, context);
    if (said.mistake !== undefined && said.believed === undefined)
      context.addIssue({ code: 'custom', message: hint({ needs: ['believed'] }), input: said });
  })
  .meta({ id: 'case', title: 'A case of Rule 509' });

const refuse = (said: object, key: string, context: z.RefinementCtx): void =>
  context.addIssue({
    code: 'unrecognized_keys',
    keys: [key],
    message: hint({ keys: [] }),
    input: { ...said },
  });

/** A file of cases. */
export const casesForm = z.array(caseForm).min(1);

export type CaseForm = z.output<typeof caseForm>;

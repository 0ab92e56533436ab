import { z } from 'zod';
import { EDITION_IDS } from '../../citation/editions.ts';
import { RULE_KEYS } from '../../citation/ruleIndex.ts';
import { VIOLATION_CODES } from '../../log/verdict.ts';
import { RESTRICTIONS } from '../../vocabulary/abilities.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { STEPS } from '../../vocabulary/turnStructure.ts';
import {
  count,
  heads,
  mapping,
  nameOnBoard,
  obeys,
  oneOf,
  powerToughness,
  ruleKey,
  wordOf,
} from './form.ts';

export const edition = z.enum(EDITION_IDS).meta({ id: 'edition' });
export const editions = z.array(edition).min(1);
const inEditions = editions.exactOptional();

const byName = <T extends z.ZodType>(value: T) => z.record(nameOnBoard, value);
const names = z.array(nameOnBoard);

const attacks = byName(nameOnBoard);
const blocks = byName(
  oneOf([
    ['word', nameOnBoard.transform((name): readonly string[] => [name])],
    ['list', names.min(1)],
  ]),
);
const divisions = byName(byName(count));

/** Names of what forbids it: a keyword, a restriction, or the code of any other violation. */
const breaks = z
  .array(wordOf([...KEYWORDS, ...RESTRICTIONS, ...VIOLATION_CODES]).meta({ id: 'violation' }))
  .exactOptional();

const attackShape = { attack: attacks, obeys: obeys.exactOptional() };
const blockShape = { block: blocks, obeys: obeys.exactOptional() };
const orderShape = { order: byName(names.min(1)) };
const divideShape = { divide: divisions };
const castShape = {
  cast: nameOnBoard,
  player: nameOnBoard.exactOptional(),
  targets: names.exactOptional(),
};
const activateShape = {
  activate: nameOnBoard,
  /** Which of its activated abilities: 1 is the first. */
  ability: count.min(1).exactOptional(),
  player: nameOnBoard.exactOptional(),
  targets: names.exactOptional(),
};

const refusedTry = oneOf([
  [heads('attack'), mapping({ ...attackShape, breaks })],
  [heads('block'), mapping({ ...blockShape, breaks })],
  [heads('order'), mapping({ ...orderShape, breaks })],
  [heads('divide'), mapping({ ...divideShape, breaks })],
  [heads('cast'), mapping({ ...castShape, breaks })],
  [heads('activate'), mapping({ ...activateShape, breaks })],
]).meta({ id: 'refused-try' });

const expectationShape = {
  died: names.exactOptional(),
  life: byName(z.int()).exactOptional(),
  poison: byName(count).exactOptional(),
  /** Damage marked on permanents. */
  damage: byName(count).exactOptional(),
  size: byName(powerToughness).exactOptional(),
  /** How often each has triggered. */
  triggered: byName(count).exactOptional(),
  'legal-attacks': z.array(attacks).exactOptional(),
  'legal-blocks': z.array(blocks).exactOptional(),
  'legal-divisions': z.array(divisions).exactOptional(),
  cites: z.array(ruleKey(RULE_KEYS)).exactOptional(),
};

const expectation = mapping(expectationShape).meta({ id: 'expectation' });

export const outcome = mapping({ ...expectationShape, editions: inEditions });

/** One thing that happens, is tried, or is looked at. */
export const scriptEntry = oneOf([
  ['word', z.literal('pass').transform(() => ({ pass: 'once' as const }))],
  [heads('attack'), mapping({ ...attackShape, editions: inEditions })],
  [heads('block'), mapping({ ...blockShape, editions: inEditions })],
  [heads('order'), mapping({ ...orderShape, editions: inEditions })],
  [heads('divide'), mapping({ ...divideShape, editions: inEditions })],
  [heads('cast'), mapping({ ...castShape, editions: inEditions })],
  [heads('activate'), mapping({ ...activateShape, editions: inEditions })],
  [heads('pass'), mapping({ pass: wordOf(['once', ...STEPS]), editions: inEditions })],
  [heads('refused'), mapping({ refused: z.array(refusedTry).min(1), editions: inEditions })],
  [heads('expect'), mapping({ expect: expectation, editions: inEditions })],
]).meta({ id: 'script-entry' });

export type ScriptEntryForm = z.output<typeof scriptEntry>;
export type RefusedTryForm = z.output<typeof refusedTry>;
export type ExpectationForm = z.output<typeof expectation>;
export type OutcomeForm = z.output<typeof outcome>;
export type BlocksForm = z.output<typeof blocks>;
export type DivisionsForm = z.output<typeof divisions>;

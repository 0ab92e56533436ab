import { z } from 'zod';
import { RULE_KEYS } from '../../citation/ruleIndex.ts';
import { KEYWORDS, WAYS_TO_CAST } from '../../keywords/lists.ts';
import {
  count,
  heads,
  manaPool,
  mapping,
  nameOnBoard,
  obeys,
  oneOf,
  positive,
  powerToughness,
  ruleKey,
  wordOf,
} from '../../language/form.ts';
import { VIOLATION_CODES } from '../../log/verdict.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import { RESTRICTIONS } from '../../vocabulary/declarationAbilities.ts';
import { STEPS } from '../../vocabulary/turnStructure.ts';
import { editions } from './editions.ts';

export const ruleKeys = z.array(ruleKey(RULE_KEYS));

const inEditions = editions.exactOptional();

const byName = <T extends z.ZodType>(value: T) => z.record(nameOnBoard, value);
const names = z.array(nameOnBoard);

const attacks = byName(nameOnBoard);
const nameOrNames = oneOf([
  ['word', nameOnBoard.transform((name): readonly string[] => [name])],
  ['list', names.min(1)],
]);
const blocks = byName(nameOrNames);
const divisions = byName(byName(count));

/** Names of what forbids it: a keyword, a restriction, or the code of any other violation. */
const breaks = z
  .array(wordOf([...KEYWORDS, ...RESTRICTIONS, ...VIOLATION_CODES]).meta({ id: 'violation' }))
  .exactOptional();

/** How a declaration is paid for: whose mana abilities are used, and which permanents are given. */
const pay = mapping({ mana: names.exactOptional(), give: names.exactOptional() });

const player = nameOnBoard.exactOptional();
const targets = names.exactOptional();

/** Which modes, 1 being the first, and how much X is. */
const announced = {
  modes: z.array(positive).exactOptional(),
  x: count.exactOptional(),
  /** For another cost, or an additional one. */
  by: z.array(wordOf(WAYS_TO_CAST)).exactOptional(),
  /** Creatures tapped instead of paying mana. */
  convoke: names.exactOptional(),
};

/** What a player may do, tried or done; each shape by its head. */
const ACTS = {
  attack: {
    attack: attacks,
    /** Which of them are banded together. */
    bands: z.array(names.min(1)).exactOptional(),
    exert: names.exactOptional(),
    /** Each with what it enlists. */
    enlist: byName(nameOrNames).exactOptional(),
    pay: pay.exactOptional(),
    obeys: obeys.exactOptional(),
  },
  block: { block: blocks, pay: pay.exactOptional(), obeys: obeys.exactOptional() },
  order: { order: byName(names.min(1)) },
  divide: { divide: divisions },
  cast: { cast: nameOnBoard, player, targets, ...announced },
  activate: {
    activate: nameOnBoard,
    /** Which of its activated abilities: 1 is the first. */
    ability: count.min(1).exactOptional(),
    player,
    targets,
    ...announced,
  },
  play: { play: nameOnBoard, player },
  suspend: { suspend: nameOnBoard, player },
};

/** Every act, each with `more` keys. */
const actsWith = <M extends z.core.$ZodLooseShape>(more: M) =>
  [
    [heads('attack'), mapping({ ...ACTS.attack, ...more })],
    [heads('block'), mapping({ ...ACTS.block, ...more })],
    [heads('order'), mapping({ ...ACTS.order, ...more })],
    [heads('divide'), mapping({ ...ACTS.divide, ...more })],
    [heads('cast'), mapping({ ...ACTS.cast, ...more })],
    [heads('activate'), mapping({ ...ACTS.activate, ...more })],
    [heads('play'), mapping({ ...ACTS.play, ...more })],
    [heads('suspend'), mapping({ ...ACTS.suspend, ...more })],
  ] as const;

/** Something that may be tried, in a question or by a script. */
export const tryable = oneOf(actsWith({})).meta({ id: 'act' });

const refusedTry = oneOf(actsWith({ breaks })).meta({ id: 'refused-try' });

const counters = mapping(Object.fromEntries(COUNTERS.map((kind) => [kind, count.exactOptional()])));

const expectationShape = {
  died: names.exactOptional(),
  life: byName(z.int()).exactOptional(),
  poison: byName(count).exactOptional(),
  /** Cards in hand. */
  hand: byName(count).exactOptional(),
  mana: byName(manaPool).exactOptional(),
  /** Damage marked on permanents. */
  damage: byName(count).exactOptional(),
  size: byName(powerToughness).exactOptional(),
  counters: byName(counters).exactOptional(),
  /** How often each has triggered. */
  triggered: byName(count).exactOptional(),
  /** These are, and whatever is not named is not looked at. */
  tapped: names.exactOptional(),
  untapped: names.exactOptional(),
  /** All that attack, or block. */
  attacking: names.exactOptional(),
  blocking: names.exactOptional(),
  step: wordOf(STEPS).exactOptional(),
  /** Whose turn it is. */
  turn: nameOnBoard.exactOptional(),
  /** Who has priority. */
  priority: nameOnBoard.exactOptional(),
  'legal-attacks': z.array(attacks).exactOptional(),
  'legal-blocks': z.array(blocks).exactOptional(),
  'legal-divisions': z.array(divisions).exactOptional(),
  cites: ruleKeys.exactOptional(),
};

export const expectation = mapping(expectationShape).meta({ id: 'expectation' });

export const outcome = mapping({ ...expectationShape, editions: inEditions });

/** What the controller of a spell or ability will choose for it, as it goes onto the stack or resolves. */
const choice = mapping({
  choose: nameOnBoard,
  targets,
  declines: z.literal(true).exactOptional(),
  /** What is sacrificed. */
  give: names.exactOptional(),
  /** What a creature that enters attacking attacks. */
  attacking: nameOnBoard.exactOptional(),
  /** Which of several things it does: 1 is the first. */
  option: positive.exactOptional(),
  /** Where what enters blocking comes in the damage order: 1 is first. */
  place: positive.exactOptional(),
  /** What it chooses without targeting it. */
  named: names.exactOptional(),
  player,
  editions: inEditions,
});

/** One thing that happens, is tried, or is looked at. */
export const scriptEntry = oneOf([
  ['word', z.literal('pass').transform(() => ({ pass: 'once' as const }))],
  ...actsWith({ editions: inEditions }),
  [heads('pass'), mapping({ pass: wordOf(['once', ...STEPS]), editions: inEditions })],
  /** One player passes, and the replay dwells on it. */
  [heads('passes'), mapping({ passes: nameOnBoard, editions: inEditions })],
  [heads('choose'), choice],
  [heads('refused'), mapping({ refused: z.array(refusedTry).min(1), editions: inEditions })],
  [heads('expect'), mapping({ expect: expectation, editions: inEditions })],
]).meta({ id: 'script-entry' });

export type ScriptEntryForm = z.output<typeof scriptEntry>;
export type TryableForm = z.output<typeof tryable>;
export type RefusedTryForm = z.output<typeof refusedTry>;
export type ExpectationForm = z.output<typeof expectation>;
export type OutcomeForm = z.output<typeof outcome>;
export type ChoiceForm = z.output<typeof choice>;
export type BlocksForm = z.output<typeof blocks>;
export type DivisionsForm = z.output<typeof divisions>;
export type PayForm = z.output<typeof pay>;

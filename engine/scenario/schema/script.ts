import { z } from 'zod';
import { RULE_KEYS } from '../../citation/ruleIndex.ts';
import { countersForm } from '../../language/counter.ts';
import {
  count,
  heads,
  idWord,
  manaPool,
  mapping,
  obeys,
  oneOf,
  positive,
  powerToughness,
  ruleKey,
  someKey,
  someNamed,
  whole,
  wordOf,
} from '../../language/form.ts';
import { hint } from '../../language/hint.ts';
import { KEYWORDS, WAYS_TO_CAST } from '../../language/keywords/lists.ts';
import { RESTRICTIONS } from '../../language/restriction.ts';
import { VIOLATION_CODES } from '../../log/verdict.ts';
import { STEPS } from '../../vocabulary/turnStructure.ts';
import { DONE, NAMED_ZONES } from '../scenario.ts';
import { nameOf, namesOf } from './boardName.ts';
import { editions } from './editions.ts';

export const ruleKeys = z.array(ruleKey(RULE_KEYS));

const inEditions = editions.exactOptional();

const player = nameOf('player');
const permanent = nameOf('permanent');
const card = nameOf('card');
const attacked = nameOf('playerOrPermanent');
const object = nameOf('anything');
const permanents = namesOf('permanent');
const objects = namesOf('anything');

const byPlayer = <T extends z.ZodType>(value: T) => someNamed(player, value);
const byPermanent = <T extends z.ZodType>(value: T) => z.record(permanent, value);
const bySomePermanent = <T extends z.ZodType>(value: T) => someNamed(permanent, value);
const byObject = <T extends z.ZodType>(value: T) => someNamed(object, value);

const attacks = byPermanent(attacked);
const oneOrMore = oneOf([
  ['word', permanent.transform((name): readonly string[] => [name])],
  ['list', permanents.min(1)],
]);
const blocks = byPermanent(oneOrMore);
const divisions = byPermanent(z.record(attacked, count));

/** Names of what forbids it: a keyword, a restriction, or the code of any other violation. */
const breaks = z
  .array(wordOf([...KEYWORDS, ...RESTRICTIONS, ...VIOLATION_CODES]).meta({ id: 'violation' }))
  .min(1)
  .exactOptional();

const manaOrLife = {
  /** How much life, where mana would do. */
  life: count.exactOptional(),
  /** Which mana, where other mana would be left. */
  spend: manaPool.exactOptional(),
};

/** How a declaration is paid for: whose mana abilities are used, which permanents are given, how much life is paid, in which mana. */
const pay = mapping({
  mana: permanents.min(1).exactOptional(),
  give: permanents.min(1).exactOptional(),
  ...manaOrLife,
});

const who = player.exactOptional();
const targets = namesOf('playerOrObject').exactOptional();

/** Which modes, 1 being the first, how much X is, what is given for the costs, and how the rest of them is paid. */
const announced = {
  modes: z.array(positive).min(1).exactOptional(),
  x: count.exactOptional(),
  give: permanents.min(1).exactOptional(),
  pay: mapping(manaOrLife).exactOptional(),
};

/** What only a spell is announced with. */
const announcedOfSpell = {
  /** For another cost, or an additional one. */
  by: z.array(wordOf(WAYS_TO_CAST)).min(1).exactOptional(),
  /** Creatures tapped instead of paying mana. */
  convoke: permanents.min(1).exactOptional(),
};

/** What a player may do, tried or done; each shape by its head. */
const ACTS = {
  attack: {
    attack: attacks,
    /** Which of them are banded together. */
    bands: z.array(permanents.min(1)).min(1).exactOptional(),
    exert: permanents.min(1).exactOptional(),
    /** Each with what it enlists. */
    enlist: bySomePermanent(oneOrMore).exactOptional(),
    pay: pay.exactOptional(),
    obeys: obeys.exactOptional(),
  },
  block: { block: blocks, pay: pay.exactOptional(), obeys: obeys.exactOptional() },
  order: { order: bySomePermanent(permanents.min(1)) },
  divide: { divide: divisions },
  cast: { cast: card, player: who, targets, ...announced, ...announcedOfSpell },
  activate: {
    activate: object,
    /** Which of its activated abilities: 1 is the first. */
    ability: count.min(1).exactOptional(),
    player: who,
    targets,
    ...announced,
  },
  play: { play: card, player: who },
  suspend: { suspend: card, player: who },
  turnUp: { 'turn-up': permanent, player: who },
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
    [heads('turn-up'), mapping({ ...ACTS.turnUp, ...more })],
  ] as const;

/** Something that may be tried, in a question or by a script. */
export const tryable = oneOf(actsWith({})).meta({ id: 'act' });
export const tryables = z.array(tryable);

const refusedTry = oneOf(actsWith({ breaks })).meta({ id: 'refused-try' });

const counters = countersForm(count).refine((said) => Object.keys(said).length > 0, {
  error: hint({ needs: ['something'] }),
});

export const expectationShape = {
  died: objects.exactOptional(),
  /** All who have lost; who has won; whether the game is a draw. */
  lost: namesOf('player').exactOptional(),
  won: player.exactOptional(),
  drawn: z.boolean().exactOptional(),
  life: byPlayer(whole).exactOptional(),
  poison: byPlayer(count).exactOptional(),
  /** Cards in hand. */
  hand: byPlayer(count).exactOptional(),
  mana: byPlayer(manaPool).exactOptional(),
  /** Damage marked on permanents. */
  damage: byObject(count).exactOptional(),
  size: byObject(powerToughness).exactOptional(),
  counters: byObject(counters).exactOptional(),
  loyalty: byObject(count).exactOptional(),
  /** How often each has triggered. */
  triggered: byObject(count).exactOptional(),
  /** These are, and whatever is not named is not looked at. */
  tapped: objects.min(1).exactOptional(),
  untapped: objects.min(1).exactOptional(),
  /** All that attack, or block. */
  attacking: objects.exactOptional(),
  blocking: objects.exactOptional(),
  /** All that attack a player or a permanent, each with what it attacks. */
  attacks: byPermanent(attacked).exactOptional(),
  /** All that are there. */
  battlefield: objects.exactOptional(),
  /** Cards in each graveyard. */
  graveyard: byPlayer(count).exactOptional(),
  zones: byObject(wordOf(NAMED_ZONES)).exactOptional(),
  /** Whose spells and abilities are on it, the top first. */
  stack: objects.exactOptional(),
  step: wordOf(STEPS).exactOptional(),
  /** Whose turn it is. */
  turn: player.exactOptional(),
  /** Who has priority. */
  priority: player.exactOptional(),
  'legal-attacks': z.array(attacks).exactOptional(),
  'legal-blocks': z.array(blocks).exactOptional(),
  'legal-divisions': z.array(divisions).exactOptional(),
  cites: ruleKeys.min(1).exactOptional(),
  'cites-not': ruleKeys.min(1).exactOptional(),
};

export const expectSomething = (said: object, context: z.RefinementCtx): void =>
  someKey({ ...said }, Object.keys(expectationShape), context);

export const expectation = mapping(expectationShape)
  .superRefine(expectSomething)
  .meta({ id: 'expectation' });

const outcome = mapping({ ...expectationShape, editions: inEditions }).superRefine(expectSomething);
/** What comes of a script, one for all editions or several. */
export const outcomes = oneOf([
  ['list', z.array(outcome).min(1)],
  ['mapping', outcome.transform((one) => [one])],
]);

/** What the tokens are called that come of an entry, in the order in which they are made. */
const as = oneOf([
  ['word', idWord.transform((name): readonly string[] => [name])],
  ['list', z.array(idWord).min(1)],
])
  .exactOptional()
  .describe('what the tokens are called that come of it; left out, token-1, token-2 and so on');

/**
 * What the controller of a spell or ability will choose for it, as it goes onto the stack or resolves; or what the rules
 * ask of a player about something of theirs, or about themselves.
 */
const choice = mapping({
  choose: nameOf('playerOrObject'),
  /** Which of its triggers that wait to be put on the stack: 1 is the first that triggered. */
  trigger: positive.exactOptional(),
  /** Which modes of a triggered ability: 1 is the first; none of them, where that may be. */
  modes: z.array(positive).exactOptional(),
  targets,
  /** Whether what may be done is left undone. */
  declines: z.boolean().exactOptional(),
  /** What is sacrificed. */
  give: permanents.min(1).exactOptional(),
  /** How what may be paid is paid. */
  pay: mapping(manaOrLife).exactOptional(),
  /** What a creature that enters attacking attacks. */
  attacking: attacked.exactOptional(),
  /** Which of several things it does: 1 is the first. */
  option: positive.exactOptional(),
  /** Where what enters blocking comes in the damage order: 1 is first. */
  place: positive.exactOptional(),
  /** What it chooses without targeting it. */
  named: namesOf('playerOrObject').min(1).exactOptional(),
  /** Whose damage a shield prevents, what comes first first. */
  prevents: namesOf('anything').min(1).exactOptional(),
  /** Of several effects that would replace or prevent the same event, its own, or that of counters on it, applies first. */
  first: z.literal([true, 'counter']).exactOptional(),
  /** Of several legends of that name, it is the one that its player keeps. */
  keeps: z.literal(true).exactOptional(),
  /** Who protects a battle. */
  protector: player.exactOptional(),
  /** What the player discards at cleanup; beside it, cards without a name. */
  discards: namesOf('card').exactOptional(),
  player: who,
  as,
  editions: inEditions,
});

/** One thing that happens, is tried, or is looked at. */
export const scriptEntry = oneOf([
  ['word', z.literal('pass').transform(() => ({ pass: 'once' as const }))],
  ...actsWith({ editions: inEditions, as }),
  /** Once, or on to a step or until something is done. */
  [heads('pass'), mapping({ pass: wordOf(['once', ...DONE, ...STEPS]), editions: inEditions, as })],
  /** One player passes, and the replay dwells on it. */
  [heads('passes'), mapping({ passes: player, editions: inEditions })],
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

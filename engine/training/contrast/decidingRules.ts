import type { RuleKey } from '../../citation/ruleIndex.ts';
import { dividerOf } from '../../damage/divider.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { EVERY_KEYWORD } from '../../language/keywords/lists.ts';
import type { KeywordMeaning } from '../../language/keywords/meaning.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import { attackOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { remembered } from '../../vocabulary/remembered.ts';
import type { DeclarationAim } from '../kinds/declare/declareAnswer.ts';
import { type Taken, without } from './without.ts';

/** What is done that an answer is about, where that lies in what is there: it can be asked for again with one thing less. */
export type StaticDeed =
  | {
      readonly kind: 'attack' | 'block';
      /** As many as may be, or as few; left out, which are legal. */
      readonly aim?: DeclarationAim | undefined;
    }
  | { readonly kind: 'divide'; readonly source: ObjectId };

/**
 * The rules without which the answer would be another, found by asking again: `answerIn` gives the same text for the same
 * answer, and nothing where it can’t be told, which is no other answer. Where no one thing that is taken away changes it, those that do so together; where all
 * together don't, that somebody chooses among what is there, and of a division nothing.
 */
export function decidingRules(
  game: GameState,
  deed: StaticDeed,
  answerIn: (game: GameState) => string | undefined,
): readonly RuleKey[] {
  if (answerIn(game) === undefined) return [];
  const found = rulesFound(game, deed, answerIn);
  return found.length > 0 ? found : CHOOSING[deed.kind];
}

/** The same, and nothing where nothing that is taken away changes the answer. */
export function rulesFound(
  game: GameState,
  deed: StaticDeed,
  answerIn: (game: GameState) => string | undefined,
): readonly RuleKey[] {
  const asking: Asking = { game, answer: remembered((asked) => ({ text: answerIn(asked) })) };
  if (asking.answer(game).text === undefined) return [];
  const ofKeyword = ofKeywords(game, deed);
  const ofOthers = contrastsOf(game, deed);
  const [keyword = [], ...keywords] = decidingAlone(asking, ofKeyword).map((rule) => [rule]);
  const others = decidingAlone(asking, ofOthers);
  // CR 508.1d, 509.1c: that anything has to be declared at all comes of what is required.
  const required = 'aim' in deed && deed.aim === 'fewest' ? others.filter(isOfRequired) : [];
  // One keyword is enough to begin with: no more than a few rules are told of an answer.
  const alone = [...required, ...keyword, ...others, ...keywords.flat()];
  if (alone.length > 0) return [...new Set(alone)];
  return decidingTogether(asking, [...ofKeyword, ...ofOthers]);
}

const isOfRequired = (rule: RuleKey): boolean =>
  [OF_ATTACKERS, OF_BLOCKERS].some(
    ({ costNotForced, requirements }) => rule === costNotForced || rule === requirements,
  );

/** CR 508.1a, 509.1a */
const CHOOSING: { readonly [K in StaticDeed['kind']]: readonly RuleKey[] } = {
  attack: ['attackers.choose'],
  block: ['blockers.choose'],
  divide: [],
};

interface Asking {
  readonly game: GameState;
  readonly answer: (game: GameState) => Told;
}

interface Told {
  readonly text: string | undefined;
}

const areApart = (one: Told, other: Told): boolean =>
  one.text !== undefined && other.text !== undefined && one.text !== other.text;

const decidingAlone = (
  { game, answer }: Asking,
  contrasts: readonly Contrast[],
): readonly RuleKey[] => {
  const isOtherwise = ({ given = [], taken }: Comparison): boolean => {
    const before = given.reduce(without, game);
    const after = without(before, taken);
    return after !== before && areApart(answer(before), answer(after));
  };
  return contrasts.flatMap(({ rule, shownBy }) => (shownBy.every(isOtherwise) ? [rule] : []));
};

/** As few as have to be taken away together for another answer; none where all together don't make one. */
function decidingTogether(
  { game, answer }: Asking,
  contrasts: readonly Contrast[],
): readonly RuleKey[] {
  const isOtherwise = (some: readonly Simple[]): boolean =>
    areApart(answer(game), answer(some.reduce((left, { taken }) => without(left, taken), game)));
  const all = contrasts.flatMap(simple).filter(({ taken }) => without(game, taken) !== game);
  if (!isOtherwise(all)) return [];
  const fewer = (those: readonly Simple[]): readonly Simple[] =>
    those.reduceRight<readonly Simple[]>((some, one) => {
      const others = some.filter((other) => other !== one);
      return isOtherwise(others) ? others : some;
    }, those);
  // With more taken away there may be too much to tell, so that what is needed shows only once other things are there.
  return fewer(fewer(all)).map(({ rule }) => rule);
}

interface Simple {
  readonly rule: RuleKey;
  readonly taken: Taken;
}

const simple = ({ rule, shownBy: [first, ...more] }: Contrast): readonly Simple[] =>
  first === undefined || first.given !== undefined || more.length > 0
    ? []
    : [{ rule, taken: first.taken }];

/** Where a rule decides, each of these makes another answer. */
interface Contrast {
  readonly rule: RuleKey;
  readonly shownBy: readonly Comparison[];
}

/** The game with something taken away, beside the game as it is but for what is taken away in both. */
interface Comparison {
  readonly given?: readonly Taken[];
  readonly taken: Taken;
}

/** Of each keyword that something has; first those that let be done what could not be otherwise, as haste does. */
function ofKeywords(game: GameState, deed: StaticDeed): readonly Contrast[] {
  const there = EVERY_KEYWORD.filter(({ keyword }) =>
    game.battlefield.some(({ id }) => hasKeyword(game, id, keyword)),
  );
  const letting = there.filter(({ forbids }) => forbids === undefined);
  return [...letting, ...there.filter((one) => !letting.includes(one))].flatMap((one) => {
    const rule = deed.kind === 'divide' ? ruleOfDividing(game, deed.source, one) : one.rules[0];
    if (rule === undefined) return [];
    return [{ rule, shownBy: [{ taken: { kind: 'keyword', keyword: one.keyword } }] }];
  });
}

type OneKeyword = KeywordMeaning & { readonly keyword: Keyword };

/** By which rule a keyword has a say in how damage is divided; nothing where it has none. */
export function ruleOfDividing(
  game: GameState,
  source: ObjectId,
  { keyword, rules }: OneKeyword,
): RuleKey | undefined {
  switch (keyword) {
    // CR 702.2c: any of its damage is lethal to what it is assigned to.
    case 'deathtouch':
      return 'keyword.deathtouchDivision';
    case 'banding':
    case 'bandsWithOther':
      return dividerOf(game, source).banding;
    case 'trample':
    case 'trampleOverPlaneswalkers':
      return rules[0];
    default:
      return undefined;
  }
}

function contrastsOf(game: GameState, deed: StaticDeed): readonly Contrast[] {
  switch (deed.kind) {
    case 'attack':
      return [
        ...ofSaid(OF_ATTACKERS, deed.aim),
        { rule: 'creature.summoningSickness', shownBy: [{ taken: { kind: 'sick' } }] },
        // CR 508.1a: what attacks is untapped as it is chosen.
        { rule: 'attackers.choose', shownBy: [{ taken: { kind: 'tapped' } }] },
      ];
    case 'block':
      return [
        ...ofSaid(OF_BLOCKERS, deed.aim),
        // CR 509.1a: what blocks is untapped, and blocks one attacker where nothing lets it block more.
        { rule: 'blockers.choose', shownBy: [{ taken: { kind: 'tapped' } }] },
        { rule: 'blockers.choose', shownBy: [{ taken: PERMISSIONS }] },
      ];
    case 'divide':
      return [
        // CR 120.6: damage that is marked on a creature is less to be assigned for lethal damage.
        { rule: 'damage.lethal', shownBy: [{ taken: { kind: 'damage' } }] },
        ...ofOpponents(game, deed.source),
      ];
  }
}

const PERMISSIONS: Taken = { kind: 'said', what: 'permission' };
const RESTRICTIONS: Taken = { kind: 'said', what: 'restriction' };
const REQUIREMENTS: Taken = { kind: 'said', what: 'requirement' };
const COSTS: Taken = { kind: 'said', what: 'combatCost' };

interface RulesOfSaid {
  readonly restrictions: RuleKey;
  readonly costNotForced: RuleKey;
  readonly requirements: RuleKey;
  readonly payCosts: RuleKey;
}

const OF_ATTACKERS: RulesOfSaid = {
  restrictions: 'attackers.restrictions',
  costNotForced: 'attackers.costNotForced',
  requirements: 'attackers.requirements',
  payCosts: 'attackers.payCosts',
};
const OF_BLOCKERS: RulesOfSaid = {
  restrictions: 'blockers.restrictions',
  costNotForced: 'blockers.costNotForced',
  requirements: 'blockers.requirements',
  payCosts: 'blockers.payCosts',
};

/**
 * CR 508.1c-d, 509.1b-c: of what the restrictions leave, what obeys the most requirements is legal, which decides last; how
 * many at most lies first in what restricts.
 */
function ofSaid(rules: RulesOfSaid, aim: DeclarationAim | undefined): readonly Contrast[] {
  const restricted: Contrast = { rule: rules.restrictions, shownBy: [{ taken: RESTRICTIONS }] };
  // CR 508.1d, 509.1c: nobody has to pay for what is required, which would be required if it cost nothing.
  const required: readonly Contrast[] = [
    {
      rule: rules.costNotForced,
      shownBy: [{ taken: COSTS }, { given: [COSTS], taken: REQUIREMENTS }],
    },
    { rule: rules.requirements, shownBy: [{ taken: REQUIREMENTS }] },
  ];
  return [
    ...(aim === 'most' ? [restricted, ...required] : [...required, restricted]),
    // CR 508.1j, 509.1f: what isn't paid isn't done, whatever is required.
    { rule: rules.payCosts, shownBy: [{ given: [REQUIREMENTS], taken: COSTS }] },
  ];
}

/** Whom it fights, and in which order where the edition has one. */
const ofOpponents = (game: GameState, source: ObjectId): readonly Contrast[] => {
  const isAttacking = attackOf(game, source) !== undefined;
  return [
    {
      rule: isAttacking ? 'damage.divideAmongBlockers' : 'damage.divideAmongAttackers',
      shownBy: [{ taken: { kind: 'severalFought', by: source } }],
    },
    {
      rule: isAttacking ? 'blockers.orderBlockers' : 'blockers.orderAttackers',
      shownBy: [{ taken: { kind: 'order' } }],
    },
  ];
};

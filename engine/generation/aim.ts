import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { EVERY_KEYWORD } from '../language/keywords/lists.ts';
import { MISTAKES, type MistakeName } from '../mistakes/index.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { kebab } from '../vocabulary/spelling.ts';
import type { Draft } from './draft.ts';

/** What a board is made for: a mistake that it shows, a keyword without which it would be otherwise, a rule that decides it. */
export type Aim = { readonly on: readonly At[] } & (
  | { readonly kind: 'mistake'; readonly mistake: MistakeName }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'rule'; readonly rule: RuleKey }
);

type At = Draft['at'];

/**
 * On which boards each mistake shows as they stand, whatever comes after them. Nowhere: those that only show as the game
 * goes on, or for which a board would have to say what happened before.
 */
const SHOWN_ON: { readonly [M in MistakeName]: readonly At[] } = {
  mustBeatsCant: ['block', 'attack'],
  noDrafting: ['block', 'attack'],
  oneByOne: ['block', 'attack'],
  mustBeBlockedIsLure: ['block'],
  lureNeedsOne: ['block'],
  lureReachesUnable: ['block'],
  payIfAble: ['attack'],
  goadForbidsMe: ['attack'],
  sickCannotBlock: ['block'],
  protectionBothWays: ['block'],
  damageInOrder: ['divide'],
  lethalFromScratch: ['divide'],
  indestructibleStopsTrample: ['divide'],
  shieldSoaksTrample: ['divide'],
  deathtouchFullToughness: ['divide'],
  newCannotCrew: [],
  vehicleNeverSick: [],
  sicknessFollowsCard: [],
  taxedIsExempt: [],
  siegeOwnerDefends: [],
  onlyBadPartUndone: [],
  trampleOnDefence: [],
  deadWalkerHitsPlayer: [],
  tokensBreakAlone: [],
  attackTriggerAfterBlocks: [],
  noAttackNoCombat: [],
  emptyStackEndsStep: [],
  goneBlockerUnblocked: [],
  lateEvasionUnblocks: [],
  tapRemoves: [],
  tappedBlockerMute: [],
  leaverKeepsFighting: [],
  putInObeysCant: [],
  oncePerTurnDuty: [],
  damageOnStack: [],
  goneBlockerStopsTrample: [],
  walkerSpill: [],
  lateFirstStrikeMute: [],
  lostFirstStrikeAgain: [],
  secondStepNotYet: [],
  lifelinkWaits: [],
  deathtouchAlwaysKills: [],
  triggerSavesTheDying: [],
  putInTriggersAttack: [],
  becomesBlockedPerBlocker: [],
  byACreatureOnce: [],
  blocksPerAttacker: [],
  deadSourceNoTrigger: [],
  activeResolvesFirst: [],
  pumpEndsFirst: [],
  manaLastsThePhase: [],
};

/** The keywords for which boards are made, in the order in which they are shown. */
const PRACTISED = EVERY_KEYWORD.flatMap(({ keyword, boards }) =>
  boards === undefined || boards === 'none' ? [] : [{ keyword, ...boards }],
).toSorted((a, b) => a.place - b.place);

const RULES = {
  'attackers.restrictions': ['attack'],
  'attackers.requirements': ['attack'],
  'blockers.choose': ['block'],
  'blockers.restrictions': ['block'],
  'blockers.requirements': ['block'],
  'damage.divideAmongBlockers': ['divide'],
  'damage.divideAmongAttackers': ['divide'],
  'keyword.trample': ['divide'],
} as const satisfies { readonly [R in RuleKey]?: readonly At[] };

/** Words without which a rule or a mistake does not show, besides those that a mistake itself names. */
const SHOWN_BY: { readonly [aim: string]: readonly (readonly string[])[] } = {
  'blockers.choose': [['sick']],
  'damage.divideAmongAttackers': [['blockAdditional']],
  'keyword.trample': [['trample']],
  sickCannotBlock: [['sick']],
} satisfies { readonly [N in MistakeName | RuleKey]?: readonly (readonly string[])[] };

/** The mistakes with which boards are compared, by what is to be done on them. */
export const MISTAKES_SHOWN: { readonly [A in At]: readonly MistakeName[] } = {
  attack: shownOn('attack'),
  block: shownOn('block'),
  divide: shownOn('divide'),
};

/** Everything that boards are made for, by its name in an address. */
export const AIMS: ReadonlyMap<string, Aim> = new Map<string, Aim>([
  ...keysOf(SHOWN_ON).flatMap((mistake): readonly [string, Aim][] =>
    SHOWN_ON[mistake].length === 0
      ? []
      : [[kebab(mistake), { kind: 'mistake', mistake, on: SHOWN_ON[mistake] }]],
  ),
  ...PRACTISED.map(({ keyword, at }): [string, Aim] => [
    kebab(keyword),
    { kind: 'keyword', keyword, on: [at] },
  ]),
  ...keysOf(RULES).map((rule): [string, Aim] => [
    kebab(rule).replaceAll('.', '-'),
    { kind: 'rule', rule, on: RULES[rule] },
  ]),
]);

/** Of each group of words one must be on the board, or it can't be what is aimed at. */
export function wordsFor(aim: Aim): readonly (readonly string[])[] {
  switch (aim.kind) {
    case 'keyword':
      return [[aim.keyword]];
    case 'mistake':
      return [...(MISTAKES[aim.mistake].relevantWords ?? []), ...(SHOWN_BY[aim.mistake] ?? [])];
    case 'rule':
      return SHOWN_BY[aim.rule] ?? [];
  }
}

function shownOn(at: At): readonly MistakeName[] {
  return keysOf(SHOWN_ON).filter((mistake) => SHOWN_ON[mistake].includes(at));
}

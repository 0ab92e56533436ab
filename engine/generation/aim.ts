import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { EVERY_KEYWORD } from '../language/keywords/lists.ts';
import { MISTAKES, type MistakeName } from '../mistakes/index.ts';
import type { Topic } from '../scenario/scenario.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { kebab } from '../vocabulary/spelling.ts';
import type { Draft } from './draft.ts';

/**
 * What a board is made for: a mistake that it shows, a keyword without which it would be otherwise, a rule that decides it,
 * a topic, a theme. It is about what may be done on it as it stands, or it is played on.
 */
export type Aim = StandingAim | PlayedAim;

export type StandingAim = { readonly on: readonly At[] } & (
  | { readonly kind: 'mistake'; readonly mistake: MistakeName }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'rule'; readonly rule: RuleKey }
);

export type PlayedAim = { readonly on: 'play' } & (
  | { readonly kind: 'mistake'; readonly mistake: MistakeName }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'theme'; readonly theme: Theme }
);

type At = Draft['at'];

/**
 * On which boards each mistake shows as they stand, whatever comes after them; `play`: those that only show as the game
 * goes on, for which there are patterns in a folder of their name (`scenarios/pieces/2`).
 */
const SHOWN_ON: { readonly [M in MistakeName]: readonly At[] | 'play' } = {
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
  newCannotCrew: 'play',
  vehicleNeverSick: 'play',
  sicknessFollowsCard: 'play',
  taxedIsExempt: 'play',
  siegeOwnerDefends: 'play',
  onlyBadPartUndone: 'play',
  trampleOnDefence: 'play',
  deadWalkerHitsPlayer: 'play',
  tokensBreakAlone: 'play',
  attackTriggerAfterBlocks: 'play',
  noAttackNoCombat: 'play',
  emptyStackEndsStep: 'play',
  goneBlockerUnblocked: 'play',
  lateEvasionUnblocks: 'play',
  tapRemoves: 'play',
  tappedBlockerMute: 'play',
  leaverKeepsFighting: 'play',
  putInObeysCant: 'play',
  oncePerTurnDuty: 'play',
  damageOnStack: 'play',
  goneBlockerStopsTrample: 'play',
  walkerSpill: 'play',
  lateFirstStrikeMute: 'play',
  lostFirstStrikeAgain: 'play',
  secondStepNotYet: 'play',
  lifelinkWaits: 'play',
  deathtouchAlwaysKills: 'play',
  triggerSavesTheDying: 'play',
  putInTriggersAttack: 'play',
  becomesBlockedPerBlocker: 'play',
  byACreatureOnce: 'play',
  blocksPerAttacker: 'play',
  deadSourceNoTrigger: 'play',
  activeResolvesFirst: 'play',
  pumpEndsFirst: 'play',
  manaLastsThePhase: 'play',
};

/** The keywords for which boards are made, in the order in which they are shown. */
const PRACTISED = EVERY_KEYWORD.flatMap(({ keyword, boards }) =>
  typeof boards === 'object' ? [{ keyword, ...boards }] : [],
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

/** Everything that boards are made for as they stand, by its name in an address. */
export const STANDING_AIMS: ReadonlyMap<string, StandingAim> = new Map<string, StandingAim>([
  ...keysOf(SHOWN_ON).flatMap((mistake): readonly [string, StandingAim][] => {
    const on = SHOWN_ON[mistake];
    return on === 'play' ? [] : [[kebab(mistake), { kind: 'mistake', mistake, on }]];
  }),
  ...PRACTISED.map(({ keyword, at }): [string, StandingAim] => [
    kebab(keyword),
    { kind: 'keyword', keyword, on: [at] },
  ]),
  ...keysOf(RULES).map((rule): [string, StandingAim] => [
    kebab(rule).replaceAll('.', '-'),
    { kind: 'rule', rule, on: RULES[rule] },
  ]),
]);

/** What tells only as the game goes on. */
const PLAYED_KEYWORDS = EVERY_KEYWORD.filter(({ boards }) => boards === 'play').map(
  ({ keyword }) => keyword,
);

/** Topics of which there are patterns, whatever mistake they are of. */
const PLAYED_TOPICS = [
  'firstStrike',
  'removalFromCombat',
  'enteringCombat',
  'triggers',
  'planeswalkers',
  'turnStructure',
  'priority',
] as const satisfies readonly Topic[];

/**
 * What is asked in a way of its own, with the topic that it goes by. Patterns of it lie in a folder of its name
 * (`theme-when`), and are dealt for nothing else, so that what other seeds give stays as it was.
 */
export const THEMES = {
  orderOfTriggers: 'triggers',
  when: 'turnStructure',
  legalOrNot: 'restrictions',
  flashBlockers: 'enteringCombat',
} as const satisfies Readonly<Record<string, Topic>>;

export type Theme = keyof typeof THEMES;

/** The folder of a theme's patterns, which is its name in an address as well. */
export const themeFolder = (theme: Theme): string => `${OF_THEME}${kebab(theme)}`;

const OF_THEME = 'theme-';

/** Whether a folder's patterns are those of a theme. */
export const isOfTheme = (folder: string): boolean => folder.startsWith(OF_THEME);

/** The way in which boards are made that are played on: its own number in links, since the others stay as they are. */
export const PLAYED_GENERATOR = 3;

/** Everything for which boards are made that are played on. */
export const PLAYED_AIMS: ReadonlyMap<string, PlayedAim> = new Map<string, PlayedAim>([
  ...keysOf(SHOWN_ON).flatMap((mistake): readonly [string, PlayedAim][] =>
    SHOWN_ON[mistake] === 'play'
      ? [[kebab(mistake), { kind: 'mistake', mistake, on: 'play' }]]
      : [],
  ),
  ...PLAYED_KEYWORDS.map((keyword): [string, PlayedAim] => [
    kebab(keyword),
    { kind: 'keyword', keyword, on: 'play' },
  ]),
  ...PLAYED_TOPICS.map((topic): [string, PlayedAim] => [
    `topic-${kebab(topic)}`,
    { kind: 'topic', topic, on: 'play' },
  ]),
  ...keysOf(THEMES).map((theme): [string, PlayedAim] => [
    themeFolder(theme),
    { kind: 'theme', theme, on: 'play' },
  ]),
]);

/** Everything that boards are made for, by its name in an address. */
export const AIMS: ReadonlyMap<string, Aim> = new Map<string, Aim>([
  ...STANDING_AIMS,
  ...PLAYED_AIMS,
]);

/** Of each group of words one must be on the board, or it can't be what is aimed at. */
export function wordsFor(aim: StandingAim): readonly (readonly string[])[] {
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
  return keysOf(SHOWN_ON).filter((mistake) => {
    const on = SHOWN_ON[mistake];
    return on !== 'play' && on.includes(at);
  });
}

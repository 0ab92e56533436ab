import type { OneCodeOf } from './coded.ts';
import { condition } from './condition.ts';
import { filter } from './filter.ts';
import { positive } from './form.ts';
import type { Subject } from './reference.ts';
import { wordsOf } from './table.ts';

/** What permissions speak of besides whom they let do something. */
export const PERMISSION_FIELDS = {
  /** How many more; left out, any number. */
  n: positive,
  /** Which lands it lets be played. */
  filter,
  if: condition,
} as const;

/** What lets be declared what a keyword forbids. */
const OVER_KEYWORDS = {
  attackDespiteDefender: {
    reads: ['if'],
    example: { permission: 'attack-despite-defender', if: 'source-untapped' },
    means: 'it can attack as though it didn’t have defender',
  },
  blockAsThoughShadow: {
    reads: ['if'],
    example: { permission: 'block-as-though-shadow', if: 'source-untapped' },
    means: 'it can block creatures with shadow as though it had shadow',
  },
  ignoreLandwalk: {
    said: 'ofTheGame',
    reads: ['filter', 'if'],
    example: {
      permission: 'ignore-landwalk',
      filter: { subtype: 'island' },
      if: 'source-untapped',
    },
    means: 'creatures with such landwalk can be blocked as though they didn’t have it',
  },
} as const;

/** What abilities let creatures and players do that the rules do not. */
export const PERMISSION = {
  ...OVER_KEYWORDS,
  blockAdditional: {
    reads: ['n', 'if'],
    example: { permission: 'block-additional', n: 1, if: 'source-untapped' },
    means: 'it can block so many more creatures',
  },
  divideDamageOfAttackersOnYou: {
    said: 'ofTheGame',
    reads: [],
    example: { permission: 'divide-damage-of-attackers-on-you' },
    means: 'its controller divides the damage of creatures that attack them',
  },
  chooseAttackers: {
    said: 'ofTheGame',
    reads: [],
    example: { permission: 'choose-attackers' },
    means: 'its controller chooses which creatures attack',
  },
  chooseBlockers: {
    said: 'ofTheGame',
    reads: [],
    example: { permission: 'choose-blockers' },
    means: 'its controller chooses which creatures block, and how',
  },
  attackingPlayerChoosesBlockers: {
    said: 'ofTheGame',
    reads: [],
    example: { permission: 'attacking-player-chooses-blockers' },
    means: 'the attacking player chooses which creatures block, and how',
  },
  assignAsThoughUnblocked: {
    reads: ['if'],
    example: { permission: 'assign-as-though-unblocked', if: { source: { attacking: true } } },
    means: 'it may assign its combat damage as though it weren’t blocked',
  },
  exertAsItAttacks: {
    reads: ['if'],
    example: { permission: 'exert-as-it-attacks', if: 'source-untapped' },
    means: 'it may be exerted as it attacks',
  },
} as const;

export type PermissionCode = keyof typeof PERMISSION;

export type PermissionOverKeyword = keyof typeof OVER_KEYWORDS;

export const PERMISSIONS = wordsOf(PERMISSION);

/** `subject` is whom it lets do it, by default the source. */
export type PermissionAbility<C extends PermissionCode = PermissionCode> = {
  readonly kind: 'permission';
  readonly subject: Subject;
} & OneCodeOf<'permission', Pick<typeof PERMISSION, C>, typeof PERMISSION_FIELDS>;

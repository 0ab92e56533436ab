import { z } from 'zod';
import { counterKind } from './counter.ts';
import { damageSort } from './damageSort.ts';
import { filter } from './filter.ts';
import { positive, wordOf } from './form.ts';
import type { HeldForm } from './held.ts';
import { type Words, wordForm } from './table.ts';

/** Of whom an ability says that they can't gain life. */
const GAINERS = {
  you: 'its controller',
  opponents: 'the opponents of its controller',
  everyone: 'every player',
} as const satisfies Words;

/** To whom damage is dealt of which something is said. */
export const DAMAGED = {
  players: 'players',
  opponents: 'opponents of its controller',
  opponentsAndTheirs: 'opponents of its controller, and permanents that they control',
} as const satisfies Words;

/** Of which damage it is said that it is more: by which sources, and to whom. */
const WHICH_DAMAGE = {
  damage: damageSort.default('any'),
  from: filter.exactOptional(),
  to: wordForm(DAMAGED).exactOptional(),
};

/** What touches no characteristics, but lasts and affects in the same way. */
export const CHANGES_OF_RULES = {
  // CR 614.9
  takesDamageFor: {
    beside: 'whom',
    fields: {
      whom: wordOf(['you', 'youAndYours']),
      damage: damageSort.default('any'),
      from: filter.exactOptional(),
    },
    example: { 'takes-damage-for': 'you', damage: 'combat', from: { blocked: false } },
    means: 'damage to you, or also to what you control, is dealt to this instead',
  },
  // CR 502.3
  doesNotUntap: {
    fields: {},
    example: { 'does-not-untap': true },
    means: 'doesn’t untap in its controller’s untap step',
  },
  // CR 510.1a
  assignsByToughness: {
    fields: {},
    example: { 'assigns-by-toughness': true },
    means: 'assigns combat damage equal to its toughness',
  },
  assignsNoCombatDamage: {
    fields: {},
    example: { 'assigns-no-combat-damage': true },
    means: 'assigns no combat damage',
  },
  // CR 510.1c
  assignsAsThoughUnblocked: {
    fields: {},
    example: { 'assigns-as-though-unblocked': true },
    means: 'assigns its combat damage as though it weren’t blocked, without a choice',
  },
  // CR 615.1, 615.10
  preventDamageToYou: {
    said: 'ofTheGame',
    beside: 'damage',
    fields: { damage: damageSort, from: filter.exactOptional(), n: positive.exactOptional() },
    example: { 'prevent-damage-to-you': 'any', from: { color: 'green' }, n: 1 },
    means: 'such damage to you, by such sources, is prevented, or so much of it each time',
  },
  // CR 702.16b-e
  protectsYou: {
    said: 'ofTheGame',
    beside: 'quality',
    fields: { quality: filter },
    example: { 'protects-you': { color: 'green' } },
    means: 'you have protection from what fits: its damage, its targeting, its Auras',
  },
  // CR 615.12
  damageUnpreventable: {
    said: 'ofTheGame',
    beside: 'damage',
    fields: { damage: damageSort, from: filter.exactOptional() },
    example: { 'damage-unpreventable': 'combat', from: { type: 'creature', controller: 'you' } },
    means: 'such damage, by such sources, can’t be prevented',
  },
  // CR 614.1a
  doublesDamage: {
    said: 'ofTheGame',
    fields: WHICH_DAMAGE,
    example: {
      'doubles-damage': true,
      damage: 'combat',
      from: { color: 'green' },
      to: 'opponents',
    },
    means: 'such damage, by such sources, to these, is twice as much',
  },
  // CR 614.1a
  addsDamage: {
    said: 'ofTheGame',
    beside: 'n',
    fields: { n: positive, ...WHICH_DAMAGE },
    example: {
      'adds-damage': 1,
      damage: 'combat',
      from: { color: 'green', controller: 'you' },
      to: 'opponents-and-theirs',
    },
    means: 'such damage, by such sources, to these, is so much more',
  },
  // CR 119.7
  cannotGainLife: {
    said: 'ofTheGame',
    beside: 'whom',
    fields: { whom: wordForm(GAINERS) },
    example: { 'cannot-gain-life': 'everyone' },
    means: 'these players can’t gain life',
  },
  // CR 614.1a
  shuffledInsteadOfGraveyard: {
    fields: {},
    example: { 'shuffled-instead-of-graveyard': true },
    means: 'is shuffled into its owner’s library instead of going to a graveyard',
  },
  // CR 101.2
  cannotCast: {
    said: 'ofPlayers',
    fields: {},
    example: { 'cannot-cast': true },
    means: 'that player can’t cast spells',
  },
  // CR 602.5
  cannotActivate: {
    fields: { butMana: z.literal(true).exactOptional() },
    example: { 'cannot-activate': true, 'but-mana': true },
    means: 'its activated abilities can’t be activated, or none but mana abilities',
  },
  // CR 101.2, 607.2a
  forbidsNamesExiled: {
    said: 'ofTheGame',
    fields: {},
    example: { 'forbids-names-exiled': true },
    means: 'opponents can’t cast cards named like those exiled with this',
  },
  // CR 101.2
  cannotBeCountered: {
    said: 'ofItself',
    fields: {},
    example: { 'cannot-be-countered': true },
    means: 'can’t be countered',
  },
  exilesWhatYouCounter: {
    said: 'ofTheGame',
    fields: {},
    example: { 'exiles-what-you-counter': true },
    means: 'spells that you counter are exiled, and you may cast them',
  },
  damageLeavesOneLife: {
    said: 'ofTheGame',
    fields: {},
    example: { 'damage-leaves-one-life': true },
    means: 'damage that would leave you with less than 1 life leaves you with 1',
  },
} as const;

/** The one of them that holds an ability. */
export const imposing = (imposed: HeldForm<'imposed'>) =>
  ({
    // CR 611.2c: about what it affects, or, where the ability itself speaks of all that fit, about those.
    impose: {
      beside: 'ability',
      fields: { ability: imposed },
      example: { impose: { restriction: 'cannot-block', on: { type: 'creature' } } },
      means: 'restricts, requires, permits or costs for as long as it lasts',
    },
  }) as const;

/** Those of which a resolving spell or ability speaks with an effect of their own. */
export const CHANGES_BY_EFFECTS = {
  // CR 615.1
  preventDamage: {
    beside: 'damage',
    fields: {
      damage: damageSort,
      which: wordOf(['dealtTo', 'dealtBy', 'everything']),
      from: filter.exactOptional(),
      n: positive.exactOptional(),
      removing: counterKind.exactOptional(),
    },
    example: {
      'prevent-damage': 'any',
      which: 'dealt-to',
      from: { color: 'green' },
      n: 1,
      removing: '+1/+1',
    },
    means:
      'such damage is prevented that it is dealt, that it deals, or that anything deals, by such sources, or so much of it; each time one such counter is removed',
  },
  // CR 613.1b
  gainControl: {
    fields: {},
    example: { 'gain-control': true },
    means: 'whoever controls the effect controls it',
  },
  // CR 701.19a
  regenerationShield: {
    fields: {},
    example: { 'regeneration-shield': true },
    means: 'the next time that it would be destroyed, it regenerates',
  },
} as const;

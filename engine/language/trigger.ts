import { z } from 'zod';
import { STEPS } from '../vocabulary/turnStructure.ts';
import { filter } from './filter.ts';
import { positive, wordOf } from './form.ts';
import { type Words, wordForm, wordsOf } from './table.ts';
import { DECLARATION_TRIGGERS, DRAWS } from './triggersOfDeclarations.ts';

/** Which players an event may be about. */
export const EVENT_PLAYERS = {
  player: 'any player',
  you: 'the controller of the ability',
  opponent: 'an opponent of theirs',
  // CR 702.105a
  playerWithMostLife: 'the player with the most life, or one of those tied for it',
} as const satisfies Words;

export type EventPlayer = keyof typeof EVENT_PLAYERS;

/** What triggers speak of besides whose event it is. */
export const TRIGGER_FIELDS = {
  /** The other creatures in the event, or the spell that was cast. */
  filter,
  /** There must be at least so many of them. */
  n: positive,
  step: wordOf(STEPS),
  /** In whose turns it triggers. */
  whose: z.enum(['you', 'each']),
  /** Damage: dealt to one of these; attacks: on a player who is one, not on a permanent of theirs. */
  to: wordForm(EVENT_PLAYERS),
  /** Only the first time in a turn that this happens to the same object. */
  firstEachTurn: z.literal(true),
} as const;

/** CR 603.1: when an ability triggers. */
export const TRIGGER = {
  ...DECLARATION_TRIGGERS,
  dealsCombatDamage: {
    reads: ['filter', 'to'],
    example: { trigger: 'deals-combat-damage', filter: {}, to: 'opponent', ...DRAWS },
    means: 'it deals combat damage, to one that fits or to such a player',
  },
  oneOrMoreDealCombatDamage: {
    said: 'ofTheGame',
    reads: ['filter', 'to'],
    example: {
      trigger: 'one-or-more-deal-combat-damage',
      filter: { controller: 'you' },
      to: 'opponent',
      ...DRAWS,
    },
    means:
      'one or more that fit deal combat damage to a player, once for each player and each time',
  },
  dealsDamage: {
    reads: ['filter', 'to'],
    example: { trigger: 'deals-damage', filter: {}, to: 'opponent', ...DRAWS },
    means: 'it deals damage, to one that fits or to such a player',
  },
  isDealtDamage: {
    said: 'ofEither',
    reads: ['filter'],
    example: { trigger: 'is-dealt-damage', filter: { power: { 'at-least': 3 } }, ...DRAWS },
    means: 'it is dealt damage, by one that fits',
  },
  isDealtCombatDamage: {
    said: 'ofEither',
    reads: ['filter'],
    example: { trigger: 'is-dealt-combat-damage', filter: { power: { 'at-least': 3 } }, ...DRAWS },
    means: 'it is dealt combat damage, by one that fits',
  },
  gainsLife: {
    said: 'ofPlayers',
    reads: [],
    example: { trigger: 'gains-life', of: 'you', ...DRAWS },
    means: 'the player gains life',
  },
  // CR 106.12a
  tapsForMana: {
    reads: [],
    example: { trigger: 'taps-for-mana', of: { type: 'land' }, ...DRAWS },
    means: 'it is tapped for mana',
  },
  isCast: {
    said: 'ofItself',
    reads: [],
    example: { trigger: 'is-cast', ...DRAWS },
    means: 'the spell that has this ability is cast',
  },
  goesToGraveyard: {
    said: 'ofItself',
    reads: [],
    example: { trigger: 'goes-to-graveyard', ...DRAWS },
    means: 'it goes to a graveyard, from anywhere',
  },
  // CR 603.8
  stateHolds: {
    said: 'ofItself',
    reads: [],
    needs: 'if',
    example: { trigger: 'state-holds', if: 'source-tapped', ...DRAWS },
    means: 'its condition holds',
  },
  changesController: {
    reads: [],
    example: { trigger: 'changes-controller', ...DRAWS },
    means: 'another player gains control of it',
  },
  becomesMonarch: {
    said: 'ofPlayers',
    reads: [],
    example: { trigger: 'becomes-monarch', of: 'you', ...DRAWS },
    means: 'the player becomes the monarch',
  },
  // CR 700.4
  dies: {
    reads: [],
    example: { trigger: 'dies', ...DRAWS },
    means: 'it dies',
  },
  leavesBattlefield: {
    reads: [],
    example: { trigger: 'leaves-battlefield', ...DRAWS },
    means: 'it leaves the battlefield',
  },
  enters: {
    reads: [],
    example: { trigger: 'enters', of: { type: 'creature' }, ...DRAWS },
    means: 'it enters the battlefield',
  },
  castsSpell: {
    said: 'ofPlayers',
    reads: ['filter'],
    example: { trigger: 'casts-spell', of: 'you', filter: { type: 'artifact' }, ...DRAWS },
    means: 'the player casts a spell that fits',
  },
  // CR 708.8
  turnsFaceUp: {
    reads: [],
    example: { trigger: 'turns-face-up', ...DRAWS },
    means: 'it is turned face up',
  },
  becomesUntapped: {
    reads: [],
    example: { trigger: 'becomes-untapped', ...DRAWS },
    means: 'it becomes untapped',
  },
  // CR 310.12b
  losesLastDefense: {
    reads: [],
    example: { trigger: 'loses-last-defense', ...DRAWS },
    means: 'the last of its defense counters is removed',
  },
  // CR 702.62a
  losesLastTime: {
    said: 'ofItself',
    reads: [],
    example: { trigger: 'loses-last-time', ...DRAWS },
    means: 'the last of its time counters is removed in exile',
  },
  discards: {
    said: 'ofPlayers',
    reads: ['filter'],
    example: { trigger: 'discards', of: 'you', filter: { type: 'creature' }, ...DRAWS },
    means: 'the player discards a card that fits',
  },
  beginningOfStep: {
    said: 'ofTheGame',
    reads: ['step', 'whose'],
    needs: 'step',
    example: { trigger: 'beginning-of-step', step: 'end-step', whose: 'you', ...DRAWS },
    means: 'this step begins, in your turns or in each',
  },
} as const;

export type TriggerCode = keyof typeof TRIGGER;

export const TRIGGERS = wordsOf(TRIGGER);

import { z } from 'zod';
import { STEPS } from '../vocabulary/turnStructure.ts';
import { filter } from './filter.ts';
import { positive, wordOf } from './form.ts';
import { type Words, wordForm, wordsOf } from './table.ts';

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

const DRAWS = { effects: [{ draw: 1 }] } as const;

/** CR 603.1: when an ability triggers. */
export const TRIGGER = {
  // CR 508.3a
  attacks: {
    reads: ['to', 'firstEachTurn'],
    example: { trigger: 'attacks', to: 'opponent', 'first-each-turn': true, ...DRAWS },
    means: 'it attacks',
  },
  attacksWithAtLeast: {
    reads: ['filter', 'n', 'to'],
    example: {
      trigger: 'attacks-with-at-least',
      filter: { type: 'creature' },
      n: 2,
      to: 'opponent',
      ...DRAWS,
    },
    means: 'it attacks together with at least so many others that fit',
  },
  // CR 506.5
  attacksAlone: {
    reads: ['to'],
    example: { trigger: 'attacks-alone', to: 'opponent', ...DRAWS },
    means: 'it is the only creature that attacks',
  },
  // CR 506.6
  attacksPlayerAlone: {
    reads: ['to'],
    example: { trigger: 'attacks-player-alone', to: 'opponent', ...DRAWS },
    means: 'it is the only creature that attacks a player',
  },
  // CR 509.3g
  attacksUnblocked: {
    reads: ['to'],
    example: { trigger: 'attacks-unblocked', to: 'opponent', ...DRAWS },
    means: 'it attacks and isn’t blocked',
  },
  // CR 508.3b
  isAttacked: {
    said: 'ofEither',
    reads: ['filter'],
    example: { trigger: 'is-attacked', of: 'you', filter: { power: { 'at-least': 3 } }, ...DRAWS },
    means: 'the player or permanent is attacked, by one that fits',
  },
  playerAttacks: {
    said: 'ofPlayers',
    reads: ['filter', 'n'],
    example: {
      trigger: 'player-attacks',
      of: 'you',
      filter: { type: 'creature' },
      n: 2,
      ...DRAWS,
    },
    means: 'the player attacks, with at least so many that fit',
  },
  playerAttacksWith: {
    said: 'ofPlayers',
    reads: ['filter'],
    example: {
      trigger: 'player-attacks-with',
      of: 'you',
      filter: { power: { 'at-least': 3 } },
      ...DRAWS,
    },
    means: 'the player attacks with a creature that fits, once for each',
  },
  playerAttacksPlayer: {
    said: 'ofPlayers',
    reads: ['filter', 'to'],
    example: {
      trigger: 'player-attacks-player',
      of: 'you',
      filter: { power: { 'at-least': 3 } },
      to: 'opponent',
      ...DRAWS,
    },
    means: 'the player attacks another player, with one that fits',
  },
  isExerted: {
    reads: [],
    example: { trigger: 'is-exerted', ...DRAWS },
    means: 'it is exerted',
  },
  enlists: {
    reads: ['filter'],
    example: { trigger: 'enlists', filter: { power: { 'at-least': 3 } }, ...DRAWS },
    means: 'it enlists a creature that fits',
  },
  // CR 509.3a
  blocks: {
    reads: [],
    example: { trigger: 'blocks', ...DRAWS },
    means: 'it blocks',
  },
  // CR 506.5
  blocksAlone: {
    reads: [],
    example: { trigger: 'blocks-alone', ...DRAWS },
    means: 'it is the only creature that blocks',
  },
  // CR 509.3b
  blocksCreature: {
    reads: ['filter'],
    example: { trigger: 'blocks-creature', filter: { power: { 'at-least': 1 } }, ...DRAWS },
    means: 'it blocks a creature that fits, once for each',
  },
  // CR 509.3e
  blocksAtLeast: {
    reads: ['filter', 'n'],
    example: { trigger: 'blocks-at-least', filter: { type: 'creature' }, n: 2, ...DRAWS },
    means: 'it blocks at least so many that fit',
  },
  // CR 509.3c
  becomesBlocked: {
    reads: [],
    example: { trigger: 'becomes-blocked', ...DRAWS },
    means: 'it becomes blocked',
  },
  // CR 509.3d
  becomesBlockedByCreature: {
    reads: ['filter'],
    example: {
      trigger: 'becomes-blocked-by-creature',
      filter: { power: { 'at-least': 3 } },
      ...DRAWS,
    },
    means: 'it becomes blocked by a creature that fits, once for each',
  },
  // CR 509.3e
  becomesBlockedByAtLeast: {
    reads: ['filter', 'n'],
    example: {
      trigger: 'becomes-blocked-by-at-least',
      filter: { type: 'creature' },
      n: 2,
      ...DRAWS,
    },
    means: 'it becomes blocked by at least so many that fit',
  },
  dealsCombatDamage: {
    reads: ['filter', 'to'],
    example: { trigger: 'deals-combat-damage', filter: {}, to: 'opponent', ...DRAWS },
    means: 'it deals combat damage, to one that fits or to such a player',
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

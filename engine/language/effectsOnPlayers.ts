import { z } from 'zod';
import { amount } from './amount.ts';
import { filter } from './filter.ts';
import { manaPool, wordOf } from './form.ts';
import { players } from './reference.ts';

/** How long mana may be kept that steps and phases would empty. */
const MANA_KEPT_UNTIL = ['endOfCombat', 'endOfTurn'] as const;

/** Life and cards are yours unless somebody else is named. */
const yours = players.prefault('you');

/** Effects on players: life, poison, cards and mana. */
export const EFFECTS_ON_PLAYERS = {
  gainLife: {
    beside: 'n',
    fields: { n: amount, subject: yours },
    example: { 'gain-life': 3, on: 'you' },
    means: 'you, or these players, gain so much life',
  },
  loseLife: {
    beside: 'n',
    fields: { n: amount, subject: yours },
    example: { 'lose-life': 1, on: 'each-opponent' },
    means: 'you, or these players, lose so much life',
  },
  addMana: {
    beside: 'mana',
    fields: { mana: manaPool.min(1), kept: wordOf(MANA_KEPT_UNTIL).exactOptional() },
    example: { 'add-mana': 'RR', kept: 'end-of-combat' },
    means:
      'add this mana, one letter for each, which is not lost until then as steps and phases end',
  },
  setLife: {
    beside: 'n',
    fields: { n: amount, subject: yours },
    example: { 'set-life': 10, on: 'each-player' },
    means: 'the life total of these players becomes this',
  },
  mill: {
    beside: 'n',
    fields: { n: amount, subject: yours },
    example: { mill: 20, on: 'each-opponent' },
    means: 'you, or these players, mill so many cards',
  },
  // CR 122.1f
  givePoison: {
    beside: 'n',
    fields: { n: amount, subject: players },
    example: { 'give-poison': 1, on: 'each-opponent' },
    means: 'these players get so many poison counters',
  },
  // CR 701.21a
  sacrificeChosen: {
    beside: 'filter',
    fields: { n: amount.default(1), filter, subject: yours },
    example: { 'sacrifice-chosen': { type: 'creature' }, n: 2, on: 'each-opponent' },
    means: 'you, or these players, sacrifice so many permanents of their choice that fit',
  },
  discard: {
    beside: 'n',
    fields: { n: amount, subject: yours, atRandom: z.literal(true).exactOptional() },
    example: { discard: 1, on: 'each-opponent', 'at-random': true },
    means: 'you, or these players, discard so many cards',
  },
  draw: {
    beside: 'n',
    fields: { n: amount, subject: players.exactOptional() },
    example: { draw: 1, on: 'each-player' },
    means: 'you, or these players, draw so many cards',
  },
  becomeMonarch: {
    beside: 'subject',
    fields: { subject: players },
    example: { 'become-monarch': 'you' },
    means: 'this player becomes the monarch',
  },
} as const;

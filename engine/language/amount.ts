import type { z } from 'zod';
import { cardFilter } from './cardFilter.ts';
import { counterKind } from './counter.ts';
import { filter } from './filter.ts';
import { oneOf, whole } from './form.ts';
import { oneObject, onePlayer, standingObject, standingPlayer } from './reference.ts';
import { kindForms, type OneKindOf } from './table.ts';

/** Numbers that are counted when they are needed. */
export const AMOUNT = {
  eventAmount: { means: 'what the triggering event counted: the damage that was dealt' },
  // CR 508.6
  opponentsAttacked: {
    means: 'the opponents that you attacked with at least one creature in this combat',
  },
  // CR 102.2
  opponents: { means: 'how many opponents you have' },
  // CR 305.6
  basicLandTypes: { means: 'how many basic land types there are among lands you control' },
  // CR 107.3
  x: { means: 'the number announced for X' },
  count: {
    means:
      'so many (`times`, by default one) for each that fits, the first `beyond` of them left out',
    example: { count: { attacking: true }, times: 2, beyond: 1 },
    beside: 'filter',
    fields: { filter, times: whole.exactOptional(), beyond: whole.exactOptional() },
  },
  powerOf: {
    means: 'the power of this',
    example: { 'power-of': 'self' },
    beside: 'of',
    fields: { of: oneObject },
  },
  toughnessOf: {
    means: 'the toughness of this',
    example: { 'toughness-of': 'target' },
    beside: 'of',
    fields: { of: oneObject },
  },
  cardsInGraveyardOf: {
    means: 'the cards in the graveyard of this player',
    example: { 'cards-in-graveyard-of': 'event-player' },
    beside: 'of',
    fields: { of: onePlayer },
  },
  cardsInHandOf: {
    means: 'the cards in the hand of this player',
    example: { 'cards-in-hand-of': 'you' },
    beside: 'of',
    fields: { of: onePlayer },
  },
  // A graveyard counts more cards than it names; only of those named is it known what they are.
  namedCardsInGraveyard: {
    head: 'inGraveyard',
    means: 'the cards named in the graveyard of this player that fit',
    example: { 'in-graveyard': { type: 'creature' }, of: 'you' },
    beside: 'filter',
    fields: { filter: cardFilter, of: onePlayer },
  },
  greatestPower: {
    means: 'the greatest power among creatures that fit',
    example: { 'greatest-power': { controller: 'you' } },
    beside: 'filter',
    fields: { filter },
  },
  lifeOf: {
    means: 'the life of this player',
    example: { 'life-of': 'you' },
    beside: 'of',
    fields: { of: onePlayer },
  },
  countersOn: {
    head: 'counters',
    means: 'how many counters of this kind are on this',
    example: { counters: 'charge', on: 'self' },
    beside: 'counter',
    fields: { counter: counterKind, of: oneObject },
    written: { of: 'on' },
  },
  blockersOf: {
    means: 'how many creatures block this',
    example: { 'blockers-of': 'self' },
    beside: 'of',
    fields: { of: oneObject },
  },
} as const;

export type Counted = OneKindOf<typeof AMOUNT>;

/** A number, fixed or counted when it is needed. */
export type Amount = number | Counted;

export const amount: z.ZodType<Amount> = oneOf([['number', whole], ...kindForms(AMOUNT)]).meta({
  id: 'amount',
});

const { eventAmount, x, ...ELSEWHERE } = AMOUNT;

/** What is counted for as long as an ability is there, or as its condition is looked at: no effect has anything in hand. */
const STANDING_AMOUNT = {
  ...ELSEWHERE,
  powerOf: { ...AMOUNT.powerOf, fields: { of: standingObject } },
  toughnessOf: {
    ...AMOUNT.toughnessOf,
    fields: { of: standingObject },
    example: { 'toughness-of': 'attached' },
  },
  cardsInGraveyardOf: {
    ...AMOUNT.cardsInGraveyardOf,
    fields: { of: standingPlayer },
    example: { 'cards-in-graveyard-of': 'defending-player' },
  },
  cardsInHandOf: { ...AMOUNT.cardsInHandOf, fields: { of: standingPlayer } },
  namedCardsInGraveyard: {
    ...AMOUNT.namedCardsInGraveyard,
    fields: { filter: cardFilter, of: standingPlayer },
  },
  lifeOf: { ...AMOUNT.lifeOf, fields: { of: standingPlayer } },
  countersOn: {
    ...AMOUNT.countersOn,
    fields: { counter: counterKind, of: standingObject },
  },
  blockersOf: { ...AMOUNT.blockersOf, fields: { of: standingObject } },
} as const;

export const standingAmount: z.ZodType<Amount> = oneOf([
  ['number', whole],
  ...kindForms(STANDING_AMOUNT),
]).meta({ id: 'standing-amount' });

/** CR 107.3a, 614.1c: the same as something enters, and what was announced for X as it was cast. */
export const enteringAmount: z.ZodType<Amount> = oneOf([
  ['number', whole],
  ...kindForms({ x, ...STANDING_AMOUNT }),
]).meta({ id: 'entering-amount' });

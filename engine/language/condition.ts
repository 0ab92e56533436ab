import { z } from 'zod';
import { COLORS } from '../vocabulary/characteristics.ts';
import { STEPS } from '../vocabulary/turnStructure.ts';
import { standingAmount } from './amount.ts';
import { boundsMeet, comparison } from './comparison.ts';
import { filter } from './filter.ts';
import { oneOf, wordOf } from './form.ts';
import { WAYS_TO_CAST } from './keywords/lists.ts';
import { kindForms, type OneKindOf, type Words, wordForm } from './table.ts';

// Conditions hold conditions.
type ThatCondition = z.ZodType<Condition>;
const thatCondition: ThatCondition = z.lazy(() => condition);
type SomeConditions = z.ZodType<readonly Condition[]>;
const someConditions: SomeConditions = z.lazy(() => z.array(condition).min(2));

/** What may have happened this turn. */
export const HAPPENED = {
  youAttacked: 'you have attacked with a creature',
  creatureDied: 'a creature has died',
  youGainedLife: 'you have gained life',
  opponentLostLife: 'an opponent of yours has lost life',
  permanentOfYoursLeft: 'a permanent that you controlled has left the battlefield',
} as const satisfies Words;

export type Happened = keyof typeof HAPPENED;

/** What must hold for an ability to apply, looked at whenever it is asked. */
export const CONDITION = {
  sourceTapped: { means: 'the source is tapped' },
  sourceUntapped: { means: 'the source is untapped' },
  // CR 102.1: whose turn it is, is the active player.
  yourTurn: { means: 'it is your turn' },
  anOpponentIsMonarch: { means: 'an opponent of yours is the monarch' },
  yourLife: {
    means: 'you have so much life',
    example: { 'your-life': { 'at-most': 5 } },
    beside: 'count',
    fields: { count: comparison },
  },
  // CR 700.5
  devotion: {
    means: 'so many mana symbols of these colors are among the mana costs of what you control',
    example: { devotion: ['red', 'white'], count: { 'at-least': 7 } },
    beside: 'colors',
    fields: { colors: z.array(wordOf(COLORS)).min(1), count: comparison },
  },
  during: {
    means: 'it is this step, or combat',
    example: { during: 'declare-attackers' },
    beside: 'when',
    fields: { when: wordOf(['combat', ...STEPS]) },
  },
  thisTurn: {
    means:
      'this has happened this turn; of what came before a board begins nothing is known, and it counts as not',
    example: { 'this-turn': 'creature-died' },
    beside: 'what',
    fields: { what: wordForm(HAPPENED) },
  },
  // CR 601.2b
  castWith: {
    means: 'it was cast in this way, or the permanent that it became was',
    example: { 'cast-with': 'kicker' },
    beside: 'keyword',
    fields: { keyword: wordOf(WAYS_TO_CAST) },
  },
  source: {
    means: 'the source fits',
    example: { source: { designation: 'monstrous' } },
    beside: 'filter',
    fields: { filter },
  },
  youControl: {
    means: 'you control one that fits',
    example: { 'you-control': { subtype: 'goblin', controller: 'you', other: true } },
    beside: 'filter',
    fields: { filter },
  },
  youControlNo: {
    means: 'you control none that fits',
    example: { 'you-control-no': { type: 'land' } },
    beside: 'filter',
    fields: { filter },
  },
  defendingPlayerControls: {
    means: 'the defending player controls one that fits',
    example: { 'defending-player-controls': { subtype: 'island' } },
    beside: 'filter',
    fields: { filter },
  },
  amount: {
    means: 'this number is so much or more, or so much or less',
    example: {
      amount: { count: { type: 'creature', attacking: true } },
      'at-least': 2,
      'at-most': 8,
    },
    beside: 'amount',
    fields: {
      amount: standingAmount,
      atLeast: standingAmount.exactOptional(),
      atMost: standingAmount.exactOptional(),
    },
    needs: ['atLeast', 'atMost'],
    refuses: boundsMeet,
  },
  cardsInYourGraveyard: {
    means: 'so many cards are in your graveyard',
    example: { 'cards-in-your-graveyard': { 'at-least': 7 } },
    beside: 'count',
    fields: { count: comparison },
  },
  all: {
    means: 'all of these conditions hold',
    example: { all: ['source-untapped', { 'your-life': { 'at-most': 5 } }] },
    beside: 'conditions',
    fields: { conditions: someConditions },
  },
  not: {
    means: 'this condition does not hold',
    example: { not: 'source-tapped' },
    beside: 'condition',
    fields: { condition: thatCondition },
  },
} as const;

export type Condition = OneKindOf<typeof CONDITION>;

export const condition: z.ZodType<Condition> = oneOf(kindForms(CONDITION)).meta({
  id: 'condition',
});

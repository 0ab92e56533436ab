import { expect, test } from 'vitest';
import { damageLeft } from '../../change/damage/damageLeft.ts';
import { damageSourceOf } from '../../change/damage/dealDamageSource.ts';
import { endDurations } from '../../change/endDurations.ts';
import { counter } from '../../effects/counter.ts';
import { type Ability, ability } from '../../language/ability.ts';
import { type Change, changeForm, changeTable } from '../../language/change.ts';
import { heldAs } from '../../language/held.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { ContinuousEffect, GameState } from '../../state/gameState.ts';
import { NO_CONTEXT } from '../../state/stack.ts';
import { cardId, objectId } from '../../vocabulary/ids.ts';
import { characteristics } from '../boards/board.ts';
import { ADA, answersOn, BOARDS, isAnsweredWith, NIL } from './stock.ts';

const HELD = heldAs('ability', ability);
const TABLE = changeTable(HELD);
type Word = keyof typeof TABLE;

const lasting = (state: GameState, change: Change): GameState => {
  const effect: ContinuousEffect = {
    source: objectId('relic'),
    controller: ADA,
    affects: state.battlefield.map(({ id }) => id),
    change,
    until: 'endOfTurn',
    timestamp: 99,
    player: NIL,
  };
  return { ...state, continuousEffects: [effect] };
};

/** What is asked besides declarations: of the untap step, of graveyards, of damage about to be dealt. */
function answersBesides(state: GameState): string {
  const deals = state.battlefield.flatMap(({ id }) =>
    [
      { kind: 'player', player: ADA } as const,
      { kind: 'player', player: NIL } as const,
      { kind: 'object', object: id } as const,
    ].map((to) => ({
      id,
      source: damageSourceOf(state, id, () => undefined),
      to,
      amount: 2,
      kind: 'combat' as const,
    })),
  );
  return JSON.stringify([
    state.battlefield.map(({ id }) => [
      CHANGED_RULES.doesNotUntap(state, id),
      CHANGED_RULES.cannotActivate(state, id),
      CHANGED_RULES.shuffledInsteadOfGraveyard(state, id),
    ]),
    damageLeft(state, deals).deals,
  ]);
}

const isGenerallySeen = (example: unknown): boolean => {
  const change = changeForm(HELD).parse(example) as Change;
  const statics = [{}, { on: { type: 'creature', other: true } }].flatMap((on) => {
    const { data } = ability.safeParse({ static: example, ...on });
    return data === undefined ? [] : [data];
  });
  return (
    statics.some(isAnsweredWith) ||
    BOARDS.some((state) => {
      const now = lasting(state, change);
      return answersOn(now) !== answersOn(state) || answersBesides(now) !== answersBesides(state);
    })
  );
};

const [BOARD] = BOARDS;
const HAND = {
  source: objectId('relic'),
  controller: ADA,
  targets: [],
  context: NO_CONTEXT,
  created: [],
} as const;

const countered = (state: GameState): string =>
  JSON.stringify(counter(state, objectId('spell'), HAND).state.cards);

/** Words about which nothing is asked on every board: each on a board of its own, with it and without. */
const OWN: {
  readonly [W in Word]?: (change: Change, state: GameState) => readonly [string, string];
} = {
  gainControl: (change, state) => {
    const stolen = {
      ...state,
      battlefield: state.battlefield.map((one) => ({ ...one, controller: ADA })),
    };
    const after = (now: GameState): string =>
      JSON.stringify(
        endDurations(now, 'endOfTurn').state.battlefield.map(({ controller }) => controller),
      );
    return [after(lasting(stolen, change)), after(stolen)];
  },
  cannotBeCountered: (change, state) => [
    countered({
      ...state,
      stack: state.stack.map((item) =>
        item.kind === 'spell'
          ? { ...item, printed: { ...item.printed, abilities: [readAbilityOf(change)] } }
          : item,
      ),
    }),
    countered(state),
  ],
  exilesWhatYouCounter: (change, state) => [countered(withStatic(state, change)), countered(state)],
  forbidsNamesExiled: (change, state) => {
    const name = { kind: 'card', card: cardId('bear') } as const;
    const printed = { ...characteristics({ is: '2/2' }), name };
    const named = {
      ...state,
      cards: state.cards.map((card) => ({ ...card, printed, exiledBy: objectId('relic') })),
    };
    return [answersOn(withStatic(named, change)), answersOn(named)];
  },
};

const readAbilityOf = (change: Change): Ability => ({
  kind: 'static',
  subject: { kind: 'reference', reference: 'self' },
  change,
});

const withStatic = (state: GameState, change: Change): GameState => ({
  ...state,
  battlefield: state.battlefield.map((one) =>
    one.id === objectId('relic')
      ? { ...one, printed: { ...one.printed, abilities: [readAbilityOf(change)] } }
      : one,
  ),
});

test.each(Object.entries(TABLE))('on some board %s changes something', (word, { example }) => {
  const own = OWN[word as Word];
  if (own === undefined || BOARD === undefined) {
    expect(isGenerallySeen(example)).toBe(true);
    return;
  }
  const [now, before] = own(changeForm(HELD).parse(example) as Change, BOARD);
  expect(now).not.toBe(before);
  // No word has a board of its own that needs none.
  expect(isGenerallySeen(example)).toBe(false);
});

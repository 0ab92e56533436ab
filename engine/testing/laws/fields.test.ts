import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NOTHING_YET } from '../../change/making/turnHistory.ts';
import { amountIn } from '../../effects/amountIn.ts';
import { checkCosts, payCosts } from '../../effects/costs.ts';
import { performAll } from '../../effects/perform.ts';
import type { Resolution } from '../../effects/resolution.ts';
import { type Ability, ability } from '../../language/ability.ts';
import { AMOUNT, type Amount } from '../../language/amount.ts';
import { type Change, changeForm, changeTable, staticChangeForm } from '../../language/change.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import { COMBAT_COST } from '../../language/combatCost.ts';
import { CONDITION, type Condition } from '../../language/condition.ts';
import { COST, type Cost } from '../../language/cost.ts';
import { type Effect, effectForm, effectTable } from '../../language/effect.ts';
import { heldAs } from '../../language/held.ts';
import { PERMISSION } from '../../language/permission.ts';
import { REQUIREMENT } from '../../language/requirement.ts';
import { RESTRICTION } from '../../language/restriction.ts';
import { type Kinds, kindForms } from '../../language/table.ts';
import { viewOf } from '../../state/characteristicsOf.ts';
import { holds } from '../../state/conditions.ts';
import type { ContinuousEffect, GameState } from '../../state/gameState.ts';
import { cardId, objectId } from '../../vocabulary/ids.ts';
import { characteristics } from '../boards/board.ts';
import { askedIn, declaredIn, shownIn, withAbilityOn } from './seenIn.ts';
import { ADA, BOARDS, NIL } from './stock.ts';
import { type Differ, differing, unread, withFields } from './unread.ts';

const lasting = (state: GameState, change: Change, affects = state.battlefield): GameState => {
  const effect: ContinuousEffect = {
    source: objectId('relic'),
    controller: ADA,
    affects: affects.map(({ id }) => id),
    change,
    until: 'endOfTurn',
    timestamp: 99,
    player: NIL,
  };
  return { ...state, continuousEffects: [...state.continuousEffects, effect] };
};

const BEAR: Characteristics = {
  ...characteristics({ is: '2/2' }),
  name: { kind: 'card', card: cardId('bear') },
};

/** The boards once more, poor in all that the others have: life, mana, and with shields that keep things alive. */
const POOR: readonly GameState[] = BOARDS.map((state) => {
  const poor: GameState = {
    ...state,
    turn: { ...state.turn, history: { ...NOTHING_YET, creatureDied: true } },
    players: state.players.map((player) => ({ ...player, life: 4, mana: '', handSize: 3 })),
    cards: state.cards.map((card) => ({ ...card, printed: BEAR, exiledBy: objectId('relic') })),
    battlefield: state.battlefield.map((one) =>
      one.id === objectId('bear') ? { ...one, castWith: ['kicker'] } : one,
    ),
  };
  const prevented: Change = { kind: 'preventDamage', damage: 'any', which: 'dealtTo' };
  return lasting(lasting(poor, { kind: 'regenerationShield' }), prevented);
});
const STATES = [...BOARDS, ...POOR];

const permanents = STATES.flatMap((state) => state.battlefield.map((of) => ({ state, of })));

const asked = differing<Ability, (typeof permanents)[number]>(
  permanents.filter(({ state }) => BOARDS.includes(state)),
  (one, { state, of }) => declaredIn(withAbilityOn(state, of.id, one)),
);

const declared = { RESTRICTION, REQUIREMENT, PERMISSION, COMBAT_COST };

describe.each(Object.entries(declared))('each field makes a difference of a %s', (_, table) => {
  test.each(Object.entries(table))('that says %s', (_word, { example }) => {
    expect(unread(ability, example, asked)).toEqual([]);
  });
});

const HELD = heldAs('ability', ability);
const formOf = <T>(kind: string, entry: Kinds[string]): z.ZodType<T> =>
  z.union(kindForms({ [kind]: entry }).map(([, form]) => form)) as z.ZodType as z.ZodType<T>;

const changedBy = differing<Change, GameState>(STATES, (one, state) =>
  askedIn(lasting(state, one)),
);

test.each(withFields(changeTable(HELD)))('each field of the change %s', (_, { example }) => {
  expect(unread(changeForm(HELD) as z.ZodType<Change>, example, changedBy)).toEqual([]);
});

test.each(withFields(AMOUNT))('each field of the amount %s', (word, entry) => {
  const differ = differing<Amount, (typeof permanents)[number]>(
    permanents,
    (one, { state, of }) =>
      `${amountIn(state, one, { ...handOf(of.id, FIRST), controller: of.controller })}`,
  );
  expect(unread(formOf<Amount>(word, entry), entry.example, differ)).toEqual([]);
});

test.each(withFields(CONDITION))('each field of the condition %s', (word, entry) => {
  const differ = differing<Condition, (typeof permanents)[number]>(
    permanents,
    (one, { state, of }) =>
      `${holds(viewOf(state), one, { object: of.id, controller: of.controller })}`,
  );
  expect(unread(formOf<Condition>(word, entry), entry.example, differ)).toEqual([]);
});

test.each(withFields(COST))('each field of the cost %s', (word, entry) => {
  const differ = differing<Cost, (typeof permanents)[number]>(permanents, (one, { state, of }) => {
    const payer = { object: of.id, controller: of.controller };
    return checkCosts(state, [one], payer).length > 0
      ? 'not paid'
      : JSON.stringify(payCosts(state, [one], payer, 'casting.pay').state);
  });
  expect(unread(formOf<Cost>(word, entry), entry.example, differ)).toEqual([]);
});

const [FIRST, SECOND] = ['bear', 'elf'].map(
  (id) => ({ kind: 'object', object: objectId(id) }) as const,
) as [Target, Target];
type Target = NonNullable<Resolution['targets'][number]>;

/** In whose hand everything is that effects may be about. */
const handOf = (source: string, target: Target, created = [objectId('guard')]): Resolution => ({
  source: objectId(source),
  controller: ADA,
  targets: [target, target === FIRST ? SECOND : FIRST],
  context: {
    eventCreature: objectId('ogre'),
    eventCreatures: [objectId('giant'), objectId('bear')],
    eventPlayer: NIL,
    eventAmount: 2,
  },
  created,
  chosen: [],
  attacked: { kind: 'player', player: NIL },
  x: 2,
  couldBlock: () => true,
});

const TARGETS: readonly Target[] = [
  FIRST,
  SECOND,
  { kind: 'player', player: NIL },
  { kind: 'object', object: objectId('spell') },
  { kind: 'object', object: objectId('ada-graveyard') },
];
const SOURCES = ['relic', 'bear', 'ada-hand', 'ada-exile', 'ada-graveyard'];

const hands = STATES.flatMap((state) =>
  SOURCES.flatMap((source) =>
    TARGETS.flatMap((target) =>
      [handOf(source, target), handOf(source, target, [])].map((hand) => ({
        state,
        hand: { ...hand, before: state },
      })),
    ),
  ),
);

const CHOSEN = { kind: 'reference', reference: 'chosen' } as const;
/** So that what was only chosen is seen too. */
const THEN: readonly Effect[] = [
  { kind: 'putOntoBattlefield', subject: CHOSEN },
  { kind: 'destroy', subject: CHOSEN },
];

const done = (one: Effect, { state, hand }: (typeof hands)[number]) =>
  performAll(state, [one, ...THEN], hand);
const shown = differing<Effect, (typeof hands)[number]>(hands, (one, cell) => {
  const { state, events } = done(one, cell);
  return `${shownIn(state)} ${JSON.stringify(events.filter(({ kind }) => kind === 'choiceTaken'))}`;
});
const comesOf = differing<Effect, (typeof hands)[number]>(
  hands.filter(({ hand: { source, created } }) => source === SOURCES[0] && created.length > 0),
  (one, cell) => askedIn(done(one, cell).state),
);

const EFFECTS = effectTable(
  heldAs('effects', z.array(effectForm(HELD)).min(1)),
  heldAs('abilities', z.array(ability)),
);

test.each(withFields(EFFECTS))('each field of the effect %s', (word, entry) => {
  const form = formOf<Effect>(word, entry);
  const differ: Differ<Effect> = (one, other) => shown(one, other) || comesOf(one, other);
  expect(unread(form, entry.example, differ)).toEqual([]);
});

const BEARERS = ['bear', 'relic', 'guard', 'bird', 'spell'].map(objectId);
const bearing = STATES.flatMap((state) => BEARERS.map((id) => ({ state, id })));
const statically = differing<Ability, (typeof bearing)[number]>(bearing, (one, { state, id }) =>
  askedIn(withAbilityOn(state, id, one)),
);

test.each(withFields(changeTable(HELD)))('what a static ability says of %s', (_, { example }) => {
  const { success } = staticChangeForm(HELD).safeParse(example);
  if (!success) return;
  expect(unread(ability, { static: example }, statically)).toEqual([]);
});

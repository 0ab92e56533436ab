import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enterBattlefield } from '../../change/enterBattlefield.ts';
import { legalTargets, slotsOf } from '../../change/legalTargets.ts';
import type { GameChange } from '../../change/making/gameChange.ts';
import { activateAbility, checkActivate } from '../../effects/activate.ts';
import { costsOfAbility } from '../../effects/announcedCosts.ts';
import { castSpell, checkCast } from '../../effects/cast.ts';
import { costsOfCard } from '../../effects/castingCosts.ts';
import { waysToConvoke } from '../../effects/convoke.ts';
import { performAll } from '../../effects/perform.ts';
import { resolveTop } from '../../effects/resolve.ts';
import { checkTiming } from '../../effects/timing.ts';
import { type Ability, ability, staticTable } from '../../language/ability.ts';
import { staticChangeForm } from '../../language/change.ts';
import { ENTERING, type Entering, entering } from '../../language/entering.ts';
import { heldAs } from '../../language/held.ts';
import type { ActivatedAbility } from '../../language/spellAbility.ts';
import { enchanted, type TargetSpec, target } from '../../language/target.ts';
import { TIMING, type Timing, timing } from '../../language/timing.ts';
import { describedToken, type TokenSpec } from '../../language/token.ts';
import type { GameState } from '../../state/gameState.ts';
import { targetsAsked } from '../../state/modes.ts';
import { NO_CONTEXT, type TargetChoice } from '../../state/stack.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { STEPS } from '../../vocabulary/turnStructure.ts';
import { characteristics } from '../boards/board.ts';
import { shownIn, withAbilityOn } from './seenIn.ts';
import { ADA, BOARDS, NIL } from './stock.ts';
import { differing, unread, withFields } from './unread.ts';

// Each field of the shapes that abilities have makes a difference: to when they are used, on what, and what comes of it.

const RELIC = objectId('relic');
const BEAR = objectId('bear');
const CARD = objectId('ada-hand');
const PLAYERS = [ADA, NIL];

const aimed = differing<TargetSpec, GameState>(BOARDS, (spec, state) =>
  JSON.stringify([
    slotsOf([spec], 3).map(({ optional }) => optional),
    [RELIC, BEAR].map((object) =>
      legalTargets(state, spec, { object, controller: ADA, player: NIL }),
    ),
  ]),
);

const MANY = { n: 2, 'up-to': true };
test.each([
  { creature: { tapped: true }, ...MANY },
  { permanent: { type: 'land' }, ...MANY },
  { 'permanent-or-player': { type: 'creature' }, players: 'opponent', ...MANY },
  { spell: { controller: 'you' } },
  { 'graveyard-card': { controller: 'that-player' }, ...MANY },
])('each field of the target %o', (example) => {
  expect(unread(target, example, aimed)).toEqual([]);
});

test.each([{ creature: { tapped: true } }, { permanent: { type: 'land' } }])(
  'each field of what is enchanted, %o',
  (example) => {
    expect(unread(enchanted, example, aimed)).toEqual([]);
  },
);

const TIMES = BOARDS.flatMap((state) =>
  STEPS.flatMap((step) =>
    PLAYERS.flatMap((activePlayer) =>
      [true, false].map(
        (attackHappened): GameState => ({
          ...state,
          turn: { ...state.turn, step, activePlayer },
          combat:
            state.combat.kind === 'combat' ? { ...state.combat, attackHappened } : state.combat,
        }),
      ),
    ),
  ),
);

test.each(withFields(TIMING))('each field of the timing %s', (_, { example }) => {
  const differ = differing<Timing, GameState>(TIMES, (one, state) =>
    JSON.stringify(checkTiming(state, ADA, RELIC, { timing: one, what: 'spell' })),
  );
  expect(unread(timing, example, differ)).toEqual([]);
});

const HAND = {
  source: BEAR,
  controller: ADA,
  targets: [{ kind: 'object', object: objectId('ogre') }],
  context: { ...NO_CONTEXT, eventCreature: objectId('fish') },
  created: [],
} as const;
const token: TokenSpec = { power: 1, toughness: 1, colors: [], subtypes: ['elf'], abilities: [] };

const created = (state: GameState, of: TokenSpec, as?: Entering): string =>
  PLAYERS.map((controller) =>
    shownIn(
      performAll(
        state,
        [{ kind: 'createToken', token: of, ...(as === undefined ? {} : { entering: as }) }],
        { ...HAND, controller },
      ).state,
    ),
  ).join();

test('each field of a token', () => {
  const example = {
    creature: '2/3',
    colors: ['white'],
    subtypes: ['soldier'],
    types: ['artifact', 'creature'],
    abilities: ['flying'],
  };
  const form = describedToken(heldAs('abilities', ability.array())) as z.ZodType;
  const differ = differing<TokenSpec, GameState>(BOARDS, (one, state) => created(state, one));
  expect(unread(form as z.ZodType<TokenSpec>, example, differ)).toEqual([]);
});

const THREE: readonly GameState[] = BOARDS.map((state) => ({
  ...state,
  players: [
    ...state.players,
    ...state.players
      .slice(1)
      .map((one) => ({ ...one, id: objectId('oda') as string as typeof one.id })),
  ],
}));

test.each(withFields(ENTERING))('each field of entering %s', (_, { example }) => {
  const differ = differing<Entering, GameState>([...BOARDS, ...THREE], (one, state) =>
    created(state, token, one),
  );
  expect(unread(entering, example, differ)).toEqual([]);
});

/** The same boards with priority, and main phases of either player. */
const USED: readonly GameState[] = BOARDS.flatMap((state) => [
  state,
  ...PLAYERS.map((activePlayer): GameState => {
    const { turn } = state;
    return { ...state, stack: [], turn: { ...turn, step: 'precombatMain', activePlayer } };
  }),
]).flatMap((state) =>
  PLAYERS.map(
    (player): GameState => ({ ...state, priority: { kind: 'player', player, passed: [] } }),
  ),
);

const printed = (...abilities: readonly Ability[]) => ({
  ...characteristics({ types: ['instant'] }),
  manaCost: '{3}',
  abilities,
});

/** Whatever comes of an ability on a creature, and on a card in a hand. */
function used(one: Ability, state: GameState): string {
  const inHand = {
    ...state,
    cards: state.cards.map((card) =>
      card.id === CARD ? { ...card, printed: printed(one) } : card,
    ),
  };
  const said = announcing(one);
  const borne = withAbilityOn(state, BEAR, one);
  const index =
    (borne.battlefield.find(({ id }) => id === BEAR)?.printed.abilities.length ?? 0) - 1;
  return JSON.stringify([
    PLAYERS.flatMap((player) => [
      usedBy(inHand, one, (targets) => [
        checkCast(inHand, player, CARD, targets, said),
        () => castSpell(inHand, player, CARD, targets, said),
      ]),
      usedBy(borne, one, (targets) => [
        checkActivate(borne, player, BEAR, index, targets, said),
        () => activateAbility(borne, player, BEAR, index, targets, said),
      ]),
      usedBy(inHand, one, (targets) => [
        checkActivate(inHand, player, CARD, 0, targets, said),
        () => activateAbility(inHand, player, CARD, 0, targets, said),
      ]),
    ]),
    borne.cards.map((card) => [
      costsOfCard(borne, card),
      waysToConvoke(
        borne,
        card.owner,
        card.printed,
        [{ kind: 'mana', mana: '{2}' }],
        [objectId('guard')],
      ),
    ]),
    borne.battlefield.map(({ id }) => costsOfAbility(borne, id, USE)),
    costsOfCard(inHand, { id: CARD, owner: ADA, printed: printed(one) }),
    entered(state, one),
  ]).replaceAll(JSON.stringify(one), '');
}

const USE: ActivatedAbility = { kind: 'activated', costs: [], targets: [], effects: [] };

const announcing = (one: Ability) => ({
  x: 2,
  ...('modes' in one && one.modes !== undefined ? { modes: [0] } : {}),
});

type Use = (
  targets: readonly TargetChoice[],
) => readonly [violations: readonly unknown[], use: () => GameChange];

function usedBy(state: GameState, one: Ability, use: Use): unknown {
  const specs =
    one.kind === 'spell' || one.kind === 'activated' ? targetsAsked(one, announcing(one)) : [];
  const source = { object: BEAR, controller: ADA };
  const targets = slotsOf(specs).flatMap(({ spec }) =>
    legalTargets(state, spec, source).slice(0, 1),
  );
  const [violations, done] = use(targets);
  if (violations.length > 0) return violations;
  const { stack, ...now } = done().state;
  return [stack.length, shownIn(resolveTop({ ...now, stack }).state)];
}

const entered = (state: GameState, one: Ability): unknown => {
  const { battlefield } = enterBattlefield(state, {
    id: objectId('hydra'),
    printed: printed(one),
    owner: ADA,
    controller: ADA,
    tapped: false,
    token: false,
    attachedTo: undefined,
    x: 2,
  }).state;
  return battlefield.at(-1);
};

describe('each field of an ability that is', () => {
  const differ = differing<Ability, GameState>(USED, used);

  test.each([
    { spell: [{ draw: 1 }], timing: 'sorcery', targets: ['creature'] },
    { spell: { choose: 1, of: [{ effects: [{ draw: 1 }] }, { effects: [] }] }, timing: 'sorcery' },
    {
      activated: [{ draw: 1 }],
      costs: [{ 'pay-life': 1 }],
      from: 'hand',
      by: 'any-player',
      timing: 'sorcery',
      'once-each-turn': true,
      targets: ['creature'],
    },
    { enchant: 'creature' },
  ])('used, %o', (example) => {
    expect(unread(ability, example, differ)).toEqual([]);
  });

  test.each(
    withFields(staticTable(staticChangeForm(heldAs('ability', ability)))).filter(
      // What is changed is what other laws are about.
      ([word]) => word !== 'static',
    ),
  )('static, %s', (_, { example }) => {
    expect(unread(ability, example, differ)).toEqual([]);
  });

  test('about what it enters with', () => {
    const form = ability as z.ZodType;
    const inner = { tapped: true, counters: '+1/+1', n: 2, 'chosen-player': true };
    const keys = Object.keys(inner).filter((key) => {
      const { [key as keyof typeof inner]: _, ...less } = inner;
      const read = [inner, less].map(
        (one) => form.safeParse({ 'enters-with': one }).data as Ability,
      );
      const [whole, without] = read;
      return whole && without && !differ(whole, without);
    });
    expect(keys).toEqual([]);
  });
});

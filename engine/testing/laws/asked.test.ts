import { expect, test } from 'vitest';
import { NOTHING_YET } from '../../change/making/turnHistory.ts';
import { amountIn } from '../../effects/amountIn.ts';
import { AMOUNT, amount } from '../../language/amount.ts';
import { CONDITION, condition } from '../../language/condition.ts';
import { FILTER, type Filter, filter } from '../../language/filter.ts';
import { WAYS_TO_CAST } from '../../language/keywords/lists.ts';
import { viewOf } from '../../state/characteristicsOf.ts';
import { holds } from '../../state/conditions.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePlayer } from '../../state/lookup.ts';
import { matches } from '../../state/matches.ts';
import { NO_CONTEXT } from '../../state/stack.ts';
import { SUPERTYPES } from '../../vocabulary/characteristics.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { onBoard, USED } from '../boards/cardBoards.ts';
import { projectCards } from '../boards/cards.ts';
import { playOut } from '../boards/playOut.ts';
import { BOARDS, NIL } from './stock.ts';

const EVERY_SO_MANY = 12;

const [BOARD] = BOARDS;
const known = (id: string) => BOARD?.battlefield.find((one) => one.id === objectId(id));

const ogre = objectId('ogre');
const FIRST_STRIKE = { kind: 'keyword', keyword: 'firstStrike' } as const;

const OGRE = { colors: ['red', 'green'], abilities: [FIRST_STRIKE] } as const;

/** What few cards do, and perhaps none in these games: to be monstrous, paired, enchanted, kicked, exerted, short of life. */
const REMARKABLE: readonly GameState[] = BOARDS.map((state) => ({
  ...state,
  monarch: NIL,
  combat: state.combat.kind === 'combat' ? { ...state.combat, hadToAttack: [ogre] } : state.combat,
  turn: { ...state.turn, history: { ...(state.turn.history ?? NOTHING_YET), exerted: [ogre] } },
  players: state.players.map((player) => ({ ...player, life: 4 })),
  battlefield: state.battlefield.map((one) => ({
    ...one,
    ...(one.id === known('bear')?.id
      ? { monstrous: true as const, suspected: true as const, castWith: WAYS_TO_CAST }
      : {}),
    ...(one.id === known('bear')?.id ? { pairedWith: ogre } : {}),
    ...(one.id === ogre ? { pairedWith: objectId('bear') } : {}),
    ...(one.id === known('charm')?.id ? { attachedTo: objectId('bear') } : {}),
    printed: {
      ...one.printed,
      manaCost: '{R}{R}',
      supertypes: one.id === known('island')?.id ? SUPERTYPES : [],
      subtypes: one.id === known('charm')?.id ? ['aura'] : one.printed.subtypes,
      ...(one.id === ogre ? OGRE : {}),
    },
  })),
}));

/** With a second opponent of each. */
const THREE: readonly GameState[] = BOARDS.map((state) => ({
  ...state,
  players: [...state.players, { ...thePlayer(state, NIL), id: playerId('oda') }],
}));

/** States met while cards of the project are played, and the boards of the other laws. */
const STATES: readonly GameState[] = [
  ...BOARDS,
  ...REMARKABLE,
  ...THREE,
  ...[...projectCards.values()]
    .filter((_, at) => at % EVERY_SO_MANY === 0)
    .flatMap(
      ({ characteristics }) =>
        playOut(onBoard(characteristics, 'ada', 'upkeep'), USED, {
          use: 'always',
          attack: 'all',
          block: 'spread',
        }).states,
    ),
];

/** Whether both come about: with the word it is so of one object and not of another. */
function isBoth(answers: Iterable<boolean>): boolean {
  const seen = new Set<boolean>();
  for (const answer of answers) {
    seen.add(answer);
    if (seen.size === 2) return true;
  }
  return false;
}

function* fitting(wanted: Filter): Generator<boolean> {
  for (const state of STATES) {
    const view = viewOf(state);
    for (const { id, controller } of state.battlefield)
      for (const { id: object } of state.battlefield)
        yield matches(view, wanted, object, {
          object: id,
          controller,
          player: NIL,
          that: state.battlefield[0]?.id ?? id,
        });
  }
}

const read = (entry: object, word: string): unknown =>
  'example' in entry ? entry.example : kebab(word);

test.each(Object.entries(FILTER))(
  'some object fits and some does not by %s',
  (word, { example }) => {
    const wanted = filter.parse({ [kebab(word)]: example });
    // Only what is no permanent is a spell, and filters find nothing else here.
    if (word === 'isSpell') expect([...fitting(wanted)]).not.toContain(true);
    else expect(isBoth(fitting(wanted))).toBe(true);
  },
);

test.each(Object.entries(CONDITION))('it holds somewhere and elsewhere not: %s', (word, entry) => {
  const asked = condition.parse(read(entry, word));
  const answers = STATES.flatMap((state) =>
    state.battlefield.map(({ id, controller }) =>
      holds(viewOf(state), asked, { object: id, controller }),
    ),
  );
  expect(isBoth(answers)).toBe(true);
});

test.each(Object.entries(AMOUNT))('it is not everywhere the same number: %s', (word, entry) => {
  const asked = amount.parse(read(entry, word));
  const numbers = STATES.flatMap((state) =>
    state.battlefield.map(({ id, controller }, at) =>
      amountIn(state, asked, {
        source: id,
        controller,
        targets: [{ kind: 'object', object: id }],
        context: { ...NO_CONTEXT, eventPlayer: controller, eventAmount: at },
        created: [],
        x: at,
      }),
    ),
  );
  expect(new Set(numbers).size).toBeGreaterThan(1);
});

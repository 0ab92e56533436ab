import { expect, test } from 'vitest';
import { checkCosts, payCosts } from '../../effects/costs.ts';
import { performAll } from '../../effects/perform.ts';
import type { Resolution } from '../../effects/resolution.ts';
import { ability } from '../../language/ability.ts';
import { COST, type Cost, cost } from '../../language/cost.ts';
import { type Effect, effectForm, effectTable } from '../../language/effect.ts';
import { heldAs } from '../../language/held.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { ADA, BOARDS, NIL } from './stock.ts';

const boardOf = ({ players, battlefield, cards }: GameState): string =>
  JSON.stringify([players, battlefield, cards]);

/** What paying leaves of a board; nothing, where it can't be paid. */
function afterPaying(state: GameState, paid: Cost, { id, controller }: Permanent) {
  const payer = { object: id, controller };
  return checkCosts(state, [paid], payer).length > 0
    ? undefined
    : boardOf(payCosts(state, [paid], payer, 'casting.pay').state);
}

const FOR_NOTHING = cost.parse({ mana: '{0}' });

test.each(Object.entries(COST))('on some board something is given for %s', (kind, entry) => {
  const paid = cost.parse('example' in entry ? entry.example : kebab(kind));
  const isGiven = BOARDS.some((state) =>
    state.battlefield.some((one) => {
      const after = afterPaying(state, paid, one);
      return after !== undefined && after !== afterPaying(state, FOR_NOTHING, one);
    }),
  );
  expect(isGiven).toBe(true);
});

const HELD = heldAs('ability', ability);
const TABLE = effectTable(heldAs('effects', ability), heldAs('abilities', ability));
const [FIRST, SECOND] = ['bear', 'elf'].map(
  (id) => ({ kind: 'object', object: objectId(id) }) as const,
);

/** In whose hand everything is that effects may be about: `target` first among the targets. */
const handOf = (source: string, target: Resolution['targets'][number]): Resolution => ({
  source: objectId(source),
  controller: ADA,
  targets: [target, target === FIRST ? SECOND : FIRST],
  context: {
    eventCreature: objectId('ogre'),
    eventCreatures: [objectId('ogre'), objectId('bear')],
    eventPlayer: NIL,
    eventAmount: 2,
  },
  created: [objectId('guard')],
  chosen: [],
  attacked: { kind: 'player', player: NIL },
  x: 2,
  couldBlock: () => true,
});

const SOURCES = ['relic', 'bear', 'ogre', 'ada-hand', 'ada-exile', 'ada-graveyard'];
const TARGETS: readonly Resolution['targets'][number][] = [
  FIRST,
  SECOND,
  { kind: 'player', player: NIL },
  { kind: 'object', object: objectId('spell') },
  { kind: 'object', object: objectId('ada-graveyard') },
];

// So that what was only chosen is seen too.
const THEN: Effect = {
  kind: 'putOntoBattlefield',
  subject: { kind: 'reference', reference: 'chosen' },
};

test.each(Object.entries(TABLE))('on some board %s does something', (_, { example }) => {
  const effect = effectForm(HELD).parse(example) as Effect;
  const isDone = BOARDS.some((state) =>
    SOURCES.some((source) =>
      TARGETS.some((target) => {
        const hand = { ...handOf(source, target), before: state };
        const [now, before] = [[effect, THEN], [THEN]].map((all) => performAll(state, all, hand));
        return JSON.stringify(now) !== JSON.stringify(before);
      }),
    ),
  );
  expect(isDone).toBe(true);
});

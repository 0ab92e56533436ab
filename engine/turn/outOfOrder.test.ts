import { expect, test } from 'vitest';
import type { Act } from '../log/act.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from '../solver/testing/seedsAgainst.ts';
import type { TargetChoice } from '../state/stack.ts';
import { randomBoard } from '../testing/boards/randomBoard.ts';
import { type ObjectId, objectId, playerId } from '../vocabulary/ids.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { begin, decisionIn, play, type TurnSnapshot } from './play.ts';

const NAMES = ['a1', 'a2', 'a3', 'b1', 'b2', 'walker', 'relic', 'ghost'];

test(
  'whatever is said in whatever order is done, or refused with a reason and the game as it was',
  () => {
    expect(seedsAgainst(400, (seed) => isSoundThroughout(randomFrom(seed)))).toEqual([]);
  },
  BOARDS_TIMEOUT,
);

/** Twelve things said at random, half of them by whoever has to decide. */
function isSoundThroughout(random: Random): boolean {
  const shape = { attackers: random.between(0, 3), blockers: random.between(0, 2) };
  let { snapshot } = begin(randomBoard(random, { ...shape, step: 'declareAttackers' }));
  return Array.from({ length: 12 }).every(() => {
    const action = random.chance(0.5) ? expected(snapshot) : anyAction(random);
    const before = JSON.stringify(snapshot.context.game);
    const played = play(snapshot, action);
    const events = played.moments.flatMap(({ entries }) => entries.map(({ event }) => event));
    const isUntouched =
      JSON.stringify(played.snapshot.context.game) === before &&
      events.length === 1 &&
      events.some((event) => violationsIn(event) > 0);
    snapshot = played.snapshot;
    return played.outcome === 'done' || isUntouched;
  });
}

function violationsIn(event: object): number {
  if ('verdict' in event && isJudged(event.verdict)) return event.verdict.violations.length;
  return 0;
}

const isJudged = (value: unknown): value is { readonly violations: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'violations' in value;

/** Something of the kind that is awaited. */
function expected(snapshot: TurnSnapshot): Act {
  const decision = decisionIn(snapshot);
  switch (decision.kind) {
    case 'declareAttackers':
      return { kind: 'attack', player: decision.player, declaration: { attacks: [] } };
    case 'declareBlockers':
      return { kind: 'block', player: decision.player, declaration: { blocks: [] } };
    case 'announceDamageOrder':
      return { kind: 'order', player: decision.player, of: decision.of, over: [] };
    case 'assignCombatDamage':
      return { kind: 'divide', player: decision.player, assignments: [] };
    case 'priority':
      return { kind: 'pass', player: decision.player };
    case 'gameOver':
      return { kind: 'pass', player: playerId('ada') };
  }
}

/** Up to four names, some of them perhaps twice. */
const several = (random: Random): readonly ObjectId[] =>
  Array.from({ length: random.between(0, 4) }, () => objectId(random.pick(NAMES)));

function anyAction(random: Random): Act {
  const player = playerId(random.pick(['ada', 'nil', 'olga', 'nobody']));
  const object = objectId(random.pick(NAMES));
  const other = objectId(random.pick(NAMES));
  const targets: readonly TargetChoice[] = random.chance(0.5)
    ? []
    : [{ kind: 'object', object: other }];
  const actions: readonly (() => Act)[] = [
    () => ({
      kind: 'attack',
      player,
      declaration: {
        attacks: several(random).map((attacker) => ({
          attacker,
          target: random.chance(0.8)
            ? { kind: 'player', player: playerId(random.pick(['nil', 'nil', 'ada', 'nobody'])) }
            : { kind: 'permanent', permanent: other },
        })),
        ...(random.chance(0.2) ? { bands: [several(random), several(random)] } : {}),
        ...(random.chance(0.2) ? { exerted: several(random) } : {}),
        ...(random.chance(0.2) ? { enlisted: [{ by: object, creature: other }] } : {}),
      },
    }),
    () => ({
      kind: 'block',
      player,
      declaration: {
        blocks: several(random).map((blocker) => ({
          blocker,
          attacker: objectId(random.pick(NAMES)),
        })),
      },
    }),
    () => ({ kind: 'order', player, of: object, over: [other] }),
    () => ({
      kind: 'divide',
      player,
      assignments: [
        { source: object, to: { kind: 'object', object: other }, amount: random.between(-1, 3) },
      ],
    }),
    () => ({ kind: 'pass', player }),
    () => ({ kind: 'play', player, card: object }),
    () => ({ kind: 'suspend', player, card: object }),
    () => ({ kind: 'cast', player, card: object, targets }),
    () => ({
      kind: 'activate',
      player,
      source: object,
      ability: random.between(-1, 2),
      targets,
    }),
  ];
  return random.pick(actions)();
}

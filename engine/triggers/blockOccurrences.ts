import type { DoneEvent } from '../log/actEvents.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { attackOf, bandOf, blockersOf, blockOf, throughBands } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { becameBlocked, defendingPlayerFor, isBlockedBy } from './becomingBlocked.ts';
import { blocksOncePerAttacker } from './beliefs/blocking.ts';
import { occurrence } from './occurrence.ts';

type Event<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

/** CR 509.3: everything that a declaration of blockers does at once. */
export function blockersDeclared(state: GameState, event: DoneEvent<'block'>) {
  const blocks = throughBands(state, event.act.declaration.blocks);
  const blockers = [...new Set(blocks.map(({ blocker }) => blocker))];
  const attackers = [...new Set(blocks.map(({ attacker }) => attacker))];
  return [
    ...blocksTriggered(state, blocks, blockers),
    // CR 506.5: it is the only creature that was declared as a blocker.
    ...(blockers.length === 1 ? [occurrence('blocksAlone', blockers[0])] : []),
    ...blockers.map((blocker) =>
      moreBlocked(
        state,
        blocker,
        blocks.filter((block) => block.blocker === blocker).map(({ attacker }) => attacker),
      ),
    ),
    ...blocks.flatMap(({ blocker, attacker }) => [
      blocksCreature(blocker, attacker),
      ...isBlockedBy(state, blocker, attacker),
    ]),
    ...attackers.map((attacker) =>
      moreBlockers(
        state,
        attacker,
        blocks.filter((block) => block.attacker === attacker).map(({ blocker }) => blocker),
      ),
    ),
    ...event.becameBlocked.flatMap((attacker) =>
      becameBlocked(state, attacker, blockersOf(state, attacker)),
    ),
    ...event.becameUnblocked.flatMap((attacker) => isntBlocked(state, attacker)),
  ];
}

/** An effect made a creature on the battlefield block; what becoming blocked triggers has an event of its own. */
export function madeToBlock(state: GameState, event: Event<'madeToBlock'>) {
  const { blocker, attacker, alreadyBlocking } = event;
  const edition = rulesOf(state);
  return [
    // CR 509.3a: only if it was not a blocking creature; 2008-10-01 410.9a: only if declared.
    ...(edition.blocksTrigger === 'alsoByEffect' &&
    (!alreadyBlocking || blocksOncePerAttacker(state))
      ? [occurrence('blocks', blocker)]
      : []),
    // CR 509.3b; 2009-07-11 509.4b: only if declared.
    ...(edition.blocksACreatureTrigger === 'alsoByEffect'
      ? [blocksCreature(blocker, attacker)]
      : []),
    ...isBlockedBy(state, blocker, attacker),
    moreBlocked(state, blocker, [attacker]),
    moreBlockers(state, attacker, [blocker]),
  ];
}

/** CR 509.4: it never blocked, yet the attacker is blocked by a creature (CR 509.3d); the older texts say it is not. */
export function putBlocking(state: GameState, blocker: ObjectId, attacker: ObjectId) {
  const attackers = bandOf(state, attacker);
  const alsoPut = rulesOf(state).becomesBlockedByACreatureTrigger === 'alsoPutBlocking';
  return attackers.flatMap((member) => [
    ...isBlockedBy(state, blocker, member).filter(
      ({ event }) => alsoPut || event === 'becomesBlocked',
    ),
    moreBlockers(state, member, [blocker]),
  ]);
}

/** CR 509.3a: once for each blocker, however many attackers it blocks. */
const blocksTriggered = (
  state: GameState,
  blocks: readonly { readonly blocker: ObjectId }[],
  blockers: readonly ObjectId[],
) =>
  (blocksOncePerAttacker(state) ? blocks.map(({ blocker }) => blocker) : blockers).map((blocker) =>
    occurrence('blocks', blocker),
  );

/** CR 509.3g; the older texts speak only of creatures that were declared as attackers. */
function isntBlocked(state: GameState, attacker: ObjectId) {
  const declared =
    state.combat.kind === 'combat' && state.combat.declaredAttackers.includes(attacker);
  if (!declared && rulesOf(state).unblockedTrigger === 'declaredOnly') return [];
  const player = defendingPlayerFor(state, attacker);
  const target = attackOf(state, attacker)?.target;
  const to = target?.kind === 'player' ? target.player : undefined;
  return [occurrence('attacksUnblocked', attacker, { player, to })];
}

const blocksCreature = (blocker: ObjectId, attacker: ObjectId) =>
  occurrence('blocksCreature', blocker, { others: [attacker], newcomers: [attacker] });

/** CR 509.3e: how many it blocks now, and which of them are new. */
const moreBlocked = (state: GameState, blocker: ObjectId, newcomers: readonly ObjectId[]) =>
  occurrence('blocksAtLeast', blocker, {
    others: blockOf(state, blocker)?.attackers ?? [],
    newcomers,
  });

/** CR 509.3e: by how many it is blocked now, and who of them is new. */
const moreBlockers = (state: GameState, attacker: ObjectId, newcomers: readonly ObjectId[]) =>
  occurrence('becomesBlockedByAtLeast', attacker, {
    others: blockersOf(state, attacker),
    newcomers,
    player: defendingPlayerFor(state, attacker),
  });

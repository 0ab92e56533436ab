import { attacksOf, blocksOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { blockRestrictions } from '../blockRestrictions.ts';

interface BlockPair {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
}

/**
 * The blocks that there are and that could not be declared now: evasion forbids them, or too few creatures are left for a
 * least number of blockers. CR 509.1b asks that only as blockers are declared.
 */
export const forbiddenBlocks = (state: GameState): readonly BlockPair[] =>
  state.players.flatMap(({ id }) => forbiddenTo(state, id));

function forbiddenTo(state: GameState, player: PlayerId): readonly BlockPair[] {
  const own = blocksOf(state).filter(
    ({ blocker }) => permanentOf(state, blocker)?.controller === player,
  );
  const blockers = own.map(({ blocker }) => blocker);
  const attackers = attacksOf(state).map(({ attacker }) => attacker);
  const restrictions = blockRestrictions(state, player, blockers, attackers).map(
    ({ restriction }) => restriction,
  );
  const evaded = ({ blocker, attacker }: BlockPair): boolean =>
    restrictions.some(
      (one) =>
        one.kind === 'pairForbidden' &&
        blockers[one.chooser] === blocker &&
        attackers[one.target] === attacker,
    );
  const pairs = own.flatMap(({ blocker, attackers: blocked }) =>
    blocked.map((attacker) => ({ blocker, attacker })),
  );
  const left = pairs.filter((pair) => !evaded(pair));
  const tooFew = restrictions.flatMap((one): readonly BlockPair[] => {
    if (one.kind !== 'minChoosersOn') return [];
    const on = left.filter(({ attacker }) => attackers[one.target] === attacker);
    return on.length < one.n ? on : [];
  });
  return [...pairs.filter(evaded), ...tooFew];
}

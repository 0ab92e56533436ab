import type { Attack } from './combat.ts';
import { attackOf, attacksOf, blockOf, blocksOf, defendingPlayerOf } from './combatRoles.ts';
import type { FilterValue, FilterWords } from './filterWords.ts';
import type { GameState } from './gameState.ts';
import { permanentOf } from './lookup.ts';
import type { Source } from './source.ts';

/** Words of a filter that look at combat as it stands. */
export const ON_COMBAT = {
  attacking: (what, { view: { state }, permanent: { id }, source }) => {
    const attack = attackOf(state, id);
    return attack !== undefined && IS_ATTACKED[`${what}`](attack.target, source, state);
  },
  // CR 506.5: alone as things stand now, whoever was declared.
  attackingAlone: (_, { view: { state }, permanent: { id } }) =>
    attackOf(state, id) !== undefined && attacksOf(state).length === 1,
  blocking: (what, { view: { state }, permanent: { id }, source }) => {
    const block = blockOf(state, id);
    return block !== undefined && (what === true || block.attackers.includes(source.object));
  },
  blockingAlone: (_, { view: { state }, permanent: { id } }) =>
    blockOf(state, id) !== undefined && blocksOf(state).length === 1,
  // CR 509.1h: before blockers are declared, an attacking creature is neither blocked nor unblocked.
  blocked: (wanted, { view: { state }, permanent: { id } }) =>
    attackOf(state, id)?.status === (wanted ? 'blocked' : 'unblocked'),
  blockedBySource: (_, { view: { state }, permanent: { id }, source: { object } }) =>
    blockOf(state, object)?.attackers.includes(id) === true,
  // CR 506.7
  hadToAttack: (
    _,
    {
      view: {
        state: { combat },
      },
      permanent: { id },
    },
  ) => combat.kind === 'combat' && combat.hadToAttack?.includes(id) === true,
} satisfies Partial<FilterWords>;

/** Whether what is attacked is what the filter speaks of. */
const IS_ATTACKED: {
  readonly [W in `${FilterValue<'attacking'>}`]: (
    target: Attack['target'],
    source: Source,
    state: GameState,
  ) => boolean;
} = {
  true: () => true,
  you: (target, source) => target.kind === 'player' && target.player === source.controller,
  enchantedPlayer: (target, { object }, state) =>
    target.kind === 'player' && target.player === permanentOf(state, object)?.enchants,
  youOrYours: (target, source) =>
    target.kind !== 'nothing' && defendingPlayerOf(target) === source.controller,
};

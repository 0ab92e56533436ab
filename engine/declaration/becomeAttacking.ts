import type { AttackDeclaration, AttackedChoice } from '../log/declaration.ts';
import type { AttackVerdict } from '../log/verdict.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import { type Attack, COMBAT_BEGINS } from '../state/combat.ts';
import type { GameState } from '../state/gameState.ts';
import { targetOfAttack } from '../state/targetOfAttack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** CR 508.1f: which of the attackers become tapped. */
export const tappedToAttack = (
  state: GameState,
  attackers: readonly ObjectId[],
): readonly ObjectId[] => attackers.filter((id) => !hasKeyword(state, id, 'vigilance'));

// CR 508.1f: tapping is no cost; attacking simply taps.
export const tapForAttack = (state: GameState, ids: readonly ObjectId[]): GameState => ({
  ...state,
  battlefield: state.battlefield.map((permanent) =>
    ids.includes(permanent.id) ? { ...permanent, tapped: true } : permanent,
  ),
});

/** CR 508.1k: those still under the active player's control become attacking creatures. */
export function becomeAttacking(
  state: GameState,
  { attacks, bands = [] }: AttackDeclaration,
  verdict: Pick<AttackVerdict, 'requirements'>,
): GameState {
  const combat = state.combat.kind === 'combat' ? state.combat : COMBAT_BEGINS;
  if (combat.kind === 'none') return state;
  const still = attacks.filter(({ attacker }) =>
    state.battlefield.some(
      ({ id, controller }) => id === attacker && controller === state.turn.activePlayer,
    ),
  );
  return {
    ...state,
    combat: {
      ...combat,
      attacks: still.map(
        ({ attacker, target }): Attack => ({
          attacker,
          target: targetOfAttack(state, target),
          status: 'undecided',
        }),
      ),
      // CR 702.22e: a band lasts, whatever becomes of the ability.
      bands: bands
        .map((band) => band.filter((id) => still.some(({ attacker }) => attacker === id)))
        .filter((band) => band.length > 1),
      declaredAttackers: still.map(({ attacker }) => attacker),
      hadToAttack: requiredIn(verdict),
      attackedPlayers: [...new Set(still.flatMap(({ target }) => playerIn(target)))],
      attackHappened: still.length > 0,
    },
  };
}

/** CR 506.7: the creatures that some effect required to attack. */
const requiredIn = ({ requirements }: Pick<AttackVerdict, 'requirements'>): readonly ObjectId[] => [
  ...new Set(requirements.flatMap(({ creature }) => creature ?? [])),
];

const playerIn = (choice: AttackedChoice): readonly PlayerId[] =>
  choice.kind === 'player' ? [choice.player] : [];

import type { Changed } from '../change/changed.ts';
import type { AttackDeclaration, AttackedChoice } from '../log/declaration.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { AttackVerdict } from '../log/verdict.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import { type Attack, COMBAT_BEGINS } from '../state/combat.ts';
import type { GameState } from '../state/gameState.ts';
import { targetOfAttack } from '../state/targetOfAttack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { checkAttackers } from './checkAttackers.ts';
import { totalCost } from './costs.ts';
import { type Due, type Paying, payFor } from './payFor.ts';

/** What came of a try: done, or refused with the state as it was before it. */
export interface Tried {
  readonly kind: 'done' | 'refused';
  readonly changed: Changed;
}

/**
 * The active player declares attackers (CR 508.1). Refused: the declaration is taken back whole, the state is the one
 * given (CR 733.1). `paying`: how what it costs is to be paid.
 */
export function declareAttackers(
  state: GameState,
  declaration: AttackDeclaration,
  paying: Paying = {},
): Tried {
  const player = state.turn.activePlayer;
  const verdict = checkAttackers(state, declaration);
  if (verdict.verdict !== 'legal') return refusal(state, declaration, verdict);
  const attackers = declaration.attacks.map(({ attacker }) => attacker);
  const tapped = attackers.filter((id) => !hasKeyword(state, id, 'vigilance'));
  const total = totalCost(
    state,
    declaration.attacks.map(({ attacker, target }) => ({
      to: 'attack',
      creature: attacker,
      attacked: target,
    })),
  );
  const due: Due = { total, declared: attackers, to: 'attack' };
  const paid = payFor(tapAll(state, tapped), player, due, paying);
  if (!paid.ok) {
    const violations = paid.error;
    return refusal(state, declaration, { ...verdict, verdict: 'illegal', violations });
  }
  const event: GameEvent = {
    kind: 'attackersDeclared',
    player,
    declaration,
    verdict,
    tapped,
    rules: [
      'attackers.declare',
      'attackers.choose',
      'attackers.announceWhatIsAttacked',
      ...(verdict.requirements.length > 0 ? (['attackers.requirements'] as const) : []),
      ...(tapped.length > 0 ? (['attackers.tap'] as const) : []),
      ...(attackers.length > 0 ? (['attackers.becomeAttacking'] as const) : []),
    ],
  };
  return {
    kind: 'done',
    changed: {
      state: attacking(paid.value.state, declaration),
      events: [...paid.value.events, event],
    },
  };
}

function refusal(state: GameState, declaration: AttackDeclaration, verdict: AttackVerdict): Tried {
  const event: GameEvent = {
    kind: 'attackRefused',
    player: state.turn.activePlayer,
    declaration,
    verdict,
    rules: [
      ...new Set([
        ...verdict.violations.flatMap(({ rules }) => rules),
        'illegalAction.rewind',
      ] as const),
    ],
  };
  return { kind: 'refused', changed: { state, events: [event] } };
}

// CR 508.1f: tapping is no cost; attacking simply taps.
const tapAll = (state: GameState, ids: readonly ObjectId[]): GameState => ({
  ...state,
  battlefield: state.battlefield.map((permanent) =>
    ids.includes(permanent.id) ? { ...permanent, tapped: true } : permanent,
  ),
});

// CR 508.1k: those still under the active player's control become attacking creatures.
function attacking(state: GameState, { attacks }: AttackDeclaration): GameState {
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
      declaredAttackers: still.map(({ attacker }) => attacker),
      attackedPlayers: [...new Set(still.flatMap(({ target }) => playerIn(target)))],
      attackHappened: still.length > 0,
    },
  };
}

const playerIn = (choice: AttackedChoice): readonly PlayerId[] =>
  choice.kind === 'player' ? [choice.player] : [];

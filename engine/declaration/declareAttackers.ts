import type { GameChange } from '../change/making/gameChange.ts';
import { eventIn } from '../change/making/withParts.ts';
import type { Ranked } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Act } from '../log/act.ts';
import type { AttackDeclaration } from '../log/declaration.ts';
import type { AttackVerdict } from '../log/verdict.ts';
import { attackable } from '../state/attackable.ts';
import { hasKeyword, theCharacteristics } from '../state/characteristicsOf.ts';
import { chosenByOther } from '../state/chooser.ts';
import { attackOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { rulesOfBand } from './bands.ts';
import { becomeAttacking, tapForAttack, tappedToAttack } from './becomeAttacking.ts';
import { checkAttackers } from './checkAttackers.ts';
import { attackDeeds, totalCost } from './costs.ts';
import { type CostDue, type Paying, payFor } from './payFor.ts';
import { payOptionalCosts } from './payOptionalCosts.ts';
import { refusedDeclaration } from './refusedDeclaration.ts';
import { isNotForced } from './verdict.ts';

/** What came of a try: done, or refused with the state as it was before it. */
export interface ActRuling {
  readonly kind: 'done' | 'refused';
  readonly changed: GameChange;
}

/**
 * The active player declares attackers (CR 508.1). Refused: the declaration is taken back whole, the state is the one
 * given (CR 733.1). `paying`: how what it costs is to be paid.
 */
export function declareAttackers(
  state: GameState,
  declaration: AttackDeclaration,
  paying: Paying = {},
): ActRuling {
  const player = state.turn.activePlayer;
  const { plan } = paying;
  const act: Act<'attack'> = {
    kind: 'attack',
    player,
    declaration,
    ...(plan === undefined ? {} : { payment: plan }),
  };
  const chosen = chosenByOther(state, 'attack', player);
  const verdict = checkAttackers(state, declaration);
  if (verdict.verdict !== 'legal')
    return refusedDeclaration(state, {
      kind: 'attack',
      outcome: 'refused',
      act,
      verdict,
      ...chosen,
    });
  const attackers = declaration.attacks.map(({ attacker }) => attacker);
  const tapped = tappedToAttack(state, attackers);
  const total = totalCost(state, attackDeeds(declaration));
  const due: CostDue = { total, declared: attackers, to: 'attack' };
  // CR 508.1j: all costs in any order, those that were optional first.
  const optional = payOptionalCosts(tapForAttack(state, tapped), declaration);
  const paid = payFor(optional.state, player, due, paying);
  if (!paid.ok) {
    // It is legal once it is paid for, which nobody said how to do.
    const nearest = plan === undefined ? {} : { nearest: declaration };
    const unpaid = { ...verdict, verdict: 'illegal', violations: paid.error, ...nearest } as const;
    return refusedDeclaration(state, {
      kind: 'attack',
      outcome: 'refused',
      act,
      verdict: unpaid,
      ...chosen,
    });
  }
  const body = { kind: 'attack', outcome: 'done', act, verdict, tapped, ...chosen } as const;
  const after = becomeAttacking(paid.value.state, declaration, verdict);
  const isOneGone = attackers.some((id) => attackOf(after, id) === undefined);
  const { decides, applies } = rulesOfAttack(state, declaration, verdict);
  const event = eventIn(state, body, {
    // CR 508.1k: chosen, and gone before anything became an attacking creature.
    decides: isOneGone ? ['attackers.becomeAttacking', ...decides] : decides,
    applies,
  });
  return {
    kind: 'done',
    changed: {
      state: after,
      events: [...optional.events, ...paid.value.events, event],
    },
  };
}

/** What decides is what is peculiar to this attack, and what its creatures were chosen by. */
function rulesOfAttack(
  state: GameState,
  declaration: AttackDeclaration,
  verdict: AttackVerdict,
): Ranked {
  const attackers = declaration.attacks.map(({ attacker }) => attacker);
  return {
    decides: [
      ...bandingRules(state, declaration),
      ...(verdict.requirements.length > 0 ? (['attackers.requirements'] as const) : []),
      ...(isNotForced(verdict) ? (['attackers.costNotForced'] as const) : []),
      ...whomRules(state, declaration),
      ...keywordRules(state, attackers),
      'attackers.choose',
    ],
    applies: [
      'attackers.declare',
      ...(attackable(state).length > 1 ? (['attackers.announceWhatIsAttacked'] as const) : []),
      ...(state.players.length > 2 ? (['multiplayer.chooseWhomEachAttacks'] as const) : []),
      ...(attackers.some((id) => !hasKeyword(state, id, 'vigilance'))
        ? (['attackers.tap'] as const)
        : []),
      ...(attackers.length > 0 ? (['attackers.becomeAttacking'] as const) : []),
      'turnBased.declareAttackers',
    ],
  };
}

const bandingRules = (state: GameState, { bands = [] }: AttackDeclaration): readonly RuleKey[] =>
  bands.length === 0
    ? []
    : [...new Set(bands.flatMap((band) => rulesOfBand(state, band))), 'attackers.announceBands'];

/** CR 702.20b, 702.10b: what they attack without, or despite. */
const keywordRules = (state: GameState, attackers: readonly ObjectId[]): readonly RuleKey[] => [
  ...(attackers.some((id) => hasKeyword(state, id, 'vigilance'))
    ? (['keyword.vigilance'] as const)
    : []),
  ...(attackers.some((id) => permanentOf(state, id)?.sick === true)
    ? (['keyword.haste'] as const)
    : []),
];

/** CR 508.1b: where there is more than one thing to attack, and so it is said which. */
function whomRules(state: GameState, declaration: AttackDeclaration): readonly RuleKey[] {
  const attacked = attackedRules(state, declaration);
  const isToldApart = attacked.length > 0 || state.players.length > 2;
  return isToldApart ? ['attackers.announceWhatIsAttacked', ...attacked] : [];
}

/** CR 306.6, 310.5: what other than a player is attacked. */
const attackedRules = (state: GameState, { attacks }: AttackDeclaration): readonly RuleKey[] => {
  const types = attacks.flatMap(({ target }) =>
    target.kind === 'permanent' ? theCharacteristics(state, target.permanent).types : [],
  );
  return [
    ...(types.includes('planeswalker') ? (['planeswalker.attacked'] as const) : []),
    ...(types.includes('battle') ? (['battle.attacked'] as const) : []),
  ];
};

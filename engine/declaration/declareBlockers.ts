import { eventIn } from '../change/making/withParts.ts';
import type { Ranked } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Act } from '../log/act.ts';
import type { BlockDeclaration } from '../log/declaration.ts';
import type { BlockVerdict } from '../log/verdict.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import { chosenByOther } from '../state/chooser.ts';
import type { Attack } from '../state/combat.ts';
import { bandOf, blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { becomeBlocking } from './becomeBlocking.ts';
import { checkBlockers } from './checkBlockers.ts';
import { blockDeeds, totalCost } from './costs.ts';
import type { ActRuling } from './declareAttackers.ts';
import { blockableAttackers } from './eligibleBlockers.ts';
import { type CostDue, type Paying, payFor } from './payFor.ts';
import { refusedDeclaration } from './refusedDeclaration.ts';
import { isNotForced } from './verdict.ts';

/**
 * A defending player declares blockers (CR 509.1). Refused: the declaration is taken back whole, the state is the one
 * given (CR 733.1). `paying`: how what it costs is to be paid.
 */
export function declareBlockers(
  state: GameState,
  player: PlayerId,
  declaration: BlockDeclaration,
  paying: Paying = {},
): ActRuling {
  const { plan } = paying;
  const act: Act<'block'> = {
    kind: 'block',
    player,
    declaration,
    ...(plan === undefined ? {} : { payment: plan }),
  };
  const chosen = chosenByOther(state, 'block', player);
  const verdict = checkBlockers(state, player, declaration);
  if (verdict.verdict !== 'legal')
    return refusedDeclaration(state, {
      kind: 'block',
      outcome: 'refused',
      act,
      verdict,
      ...chosen,
    });
  const blockers = [...new Set(declaration.blocks.map(({ blocker }) => blocker))];
  const due: CostDue = {
    total: totalCost(state, blockDeeds(declaration)),
    declared: blockers,
    to: 'block',
  };
  const paid = payFor(state, player, due, paying);
  if (!paid.ok) {
    // It is legal once it is paid for, which nobody said how to do.
    const nearest = plan === undefined ? {} : { nearest: declaration };
    const unpaid = { ...verdict, verdict: 'illegal', violations: paid.error, ...nearest } as const;
    return refusedDeclaration(state, {
      kind: 'block',
      outcome: 'refused',
      act,
      verdict: unpaid,
      ...chosen,
    });
  }
  const after = becomeBlocking(paid.value.state, player, declaration);
  const { becameBlocked, becameUnblocked } = statuses(after, player);
  const body = {
    kind: 'block',
    outcome: 'done',
    act,
    verdict,
    becameBlocked,
    becameUnblocked,
    ...chosen,
  } as const;
  const isOneGone = blockers.some((id) => blockOf(after, id) === undefined);
  const { decides, applies } = rulesOfBlock(state, declaration, verdict);
  const event = eventIn(state, body, {
    // CR 509.1g: chosen, and gone before anything became a blocking creature.
    decides: isOneGone ? ['blockers.becomeBlocking', ...decides] : decides,
    applies,
  });
  return { kind: 'done', changed: { state: after, events: [...paid.value.events, event] } };
}

/** What decides is what is peculiar to this block, and what its creatures were chosen by. */
const rulesOfBlock = (
  state: GameState,
  { blocks }: BlockDeclaration,
  verdict: BlockVerdict,
): Ranked => ({
  decides: [
    ...(blocks.some(({ attacker }) => bandOf(state, attacker).length > 1)
      ? (['keyword.bandBlockedTogether'] as const)
      : []),
    ...(verdict.requirements.length > 0 ? (['blockers.requirements'] as const) : []),
    ...(isNotForced(verdict) ? (['blockers.costNotForced'] as const) : []),
    ...(blocks.some((pair) => reaches(state, pair)) ? (['keyword.reach'] as const) : []),
    'blockers.choose',
  ],
  applies: [
    'blockers.declare',
    ...(state.players.length > 2 ? MULTIPLAYER : []),
    ...(blocks.length > 0 ? (['blockers.becomeBlocking'] as const) : []),
    'blockers.becomeBlockedOrUnblocked',
    'turnBased.declareBlockers',
  ],
});

/** CR 702.17b: it blocks what flies, and does not fly itself. */
const reaches = (state: GameState, { attacker, blocker }: BlockDeclaration['blocks'][number]) =>
  hasKeyword(state, attacker, 'flying') &&
  !hasKeyword(state, blocker, 'flying') &&
  hasKeyword(state, blocker, 'reach');

/** CR 802.4, 802.4a: one defending player after another, each against what attacks them or is theirs. */
const MULTIPLAYER = [
  'multiplayer.eachDefenderDeclares',
  'multiplayer.blocksOnlyOwnAttackers',
] as const satisfies readonly RuleKey[];

function statuses(
  state: GameState,
  player: PlayerId,
): { readonly becameBlocked: readonly ObjectId[]; readonly becameUnblocked: readonly ObjectId[] } {
  const attacks = state.combat.kind === 'combat' ? state.combat.attacks : [];
  const own = attacks.filter(({ attacker }) =>
    blockableAttackers(state, player).includes(attacker),
  );
  const withStatus = (status: Attack['status']): readonly ObjectId[] =>
    own.filter((attack) => attack.status === status).map(({ attacker }) => attacker);
  return { becameBlocked: withStatus('blocked'), becameUnblocked: withStatus('unblocked') };
}

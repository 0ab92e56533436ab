import { loseLife } from '../change/life.ts';
import { choiceTaken } from '../change/making/choosing.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { eventIn, withPlayer } from '../change/making/withParts.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { CombatCost } from '../language/cost.ts';
import type { Act, PaymentPlan } from '../log/act.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import { withPool } from '../state/keptMana.ts';
import { writeMana } from '../state/mana.ts';
import { leftAfter } from '../state/manaOrLife.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import { costsIn, deedsOf, NO_COST, type TotalCost, totalCost } from './costs.ts';
import { couldPayOtherwise } from './otherPayment.ts';
import { costNotPaid, type PaymentChoice, payCombatCost } from './payment.ts';

/** How a player means to pay for a declaration. */
export interface Paying {
  /** As the player says it; of the permanents to give, what stands first where too few are named. */
  readonly plan?: PaymentPlan;
  /** CR 508.1i, 509.1e: the mana abilities activated before paying, or why they can't be. */
  readonly makeMana?: (state: GameState) => Result<GameChange, readonly Violation[]>;
  /** Other mana abilities would have done, and the player has not said which. */
  readonly isOpen?: boolean;
}

/** A cost settled before anything is paid, and for which creatures. */
export interface CostDue {
  readonly total: TotalCost;
  readonly declared: readonly ObjectId[];
  readonly to: 'attack' | 'block';
}

/** Makes mana, then pays a total cost whole, or says why it can't be paid (CR 508.1h-j, 509.1d-f). */
export function payFor(
  state: GameState,
  player: PlayerId,
  due: CostDue,
  { plan, makeMana = nothing, isOpen = false }: Paying,
): Result<GameChange, readonly Violation[]> {
  // CR 508.1i, 509.1e: the chance to make mana comes only where something is to be paid.
  if (due.total === NO_COST) return ok(unchanged(state));
  const made = makeMana(state);
  if (!made.ok) return made;
  const chance: readonly RuleKey[] = made.value.events.length > 0 ? [RULES[due.to].makeMana] : [];
  const paid = pay(made.value.state, player, due, { plan, isOpen, rules: chance });
  if (paid === undefined) return err([costNotPaid(due.declared, RULES[due.to].pay)]);
  return ok(andThen(made.value, () => paid));
}

/** What an act would have cost in all, where it is refused because that is not paid. */
export const dueIn = (
  state: GameState,
  act: Act<'attack' | 'block'>,
  { violations }: { readonly violations: readonly Violation[] },
): { readonly due?: readonly CombatCost[] } =>
  violations.some(({ code }) => code === 'costNotPaid')
    ? { due: costsIn(totalCost(state, deedsOf(act))) }
    : {};

const nothing = (state: GameState): Result<GameChange, readonly Violation[]> =>
  ok(unchanged(state));

// CR 508.1h, 509.1d: whatever happens while mana is made, the total stays what it was.
function pay(
  state: GameState,
  player: PlayerId,
  { total, declared, to }: CostDue,
  { plan, isOpen, rules: more }: PayingNow,
): GameChange | undefined {
  const { named = [], life: inLife, spend } = plan ?? {};
  const choice: PaymentChoice = { named, declared, life: inLife, spend };
  const payment = payCombatCost(state, player, total, choice);
  if (payment === undefined) return undefined;
  const { mana, life, sacrificed, tapped } = payment;
  const paid: GameState = {
    ...withPlayer(state, player, (one) =>
      withPool(one, leftAfter(one.mana, mana, spend) ?? one.mana),
    ),
    battlefield: state.battlefield.map((one) =>
      tapped.includes(one.id) ? { ...one, tapped: true } : one,
    ),
  };
  const changed = andThen(payLife(paid, player, life, declared), (so) =>
    forEach(so, sacrificed, (now, id) => moveFromBattlefield(now, id, 'graveyard')),
  );
  const inTaps = tapped.length > 0 ? { tapped } : {};
  const event = eventIn(
    state,
    { kind: 'costPaid', player, mana: writeMana(mana), sacrificed, ...inTaps },
    { decides: [RULES[to].total, RULES[to].pay], applies: more },
  );
  const couldChoose = isOpen || couldPayOtherwise(state, player, total, { choice, payment });
  const asking = { player, asked: 'payment', rules: [RULES[to].pay] } as const;
  const open = choiceTaken(state, asking, couldChoose ? 2 : 1);
  return { state: changed.state, events: [event, ...open, ...changed.events] };
}

/** CR 119.4: it is lost, for what has the cost. */
const payLife = (
  state: GameState,
  player: PlayerId,
  life: number,
  [by]: readonly ObjectId[],
): GameChange =>
  by === undefined ? unchanged(state) : loseLife(state, player, life, by, 'life.pay');

interface PayingNow {
  readonly plan: PaymentPlan | undefined;
  readonly isOpen: boolean;
  readonly rules: readonly RuleKey[];
}

const RULES = {
  attack: {
    total: 'attackers.totalCost',
    makeMana: 'attackers.manaAbilities',
    pay: 'attackers.payCosts',
  },
  block: {
    total: 'blockers.totalCost',
    makeMana: 'blockers.manaAbilities',
    pay: 'blockers.payCosts',
  },
} as const satisfies Record<CostDue['to'], Record<'total' | 'makeMana' | 'pay', RuleKey>>;

import type { CombatCost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import { viewOf } from '../../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';
import { thePlayer } from '../../state/lookup.ts';
import { addMana, type ManaAmount, NO_MANA, payMana, readMana } from '../../state/mana.ts';
import { matches } from '../../state/matches.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Costs, Declared } from './counting.ts';

/** CR 508.1j, 509.1f: whether the player can pay all of it with what is there, by trying every way to. */
export function canPay(
  state: GameState,
  payer: PlayerId,
  charges: readonly Costs[],
  declared: Declared,
): boolean {
  const due = charges.flatMap(({ cost, times, source }) =>
    Array.from({ length: times }, () => ({ cost, source })),
  );
  const payment = { state, payer, declared };
  const nothing: readonly Spent[] = [{ mana: NO_MANA, life: 0, tapped: [], gone: [] }];
  return due
    .reduce(
      (soFar, one) => different(soFar.flatMap((spent) => waysToPay(payment, one, spent))),
      nothing,
    )
    .some((spent) => suffices(payment, spent));
}

interface Payment {
  readonly state: GameState;
  readonly payer: PlayerId;
  readonly declared: Declared;
}

interface Due {
  readonly cost: CombatCost;
  readonly source: ObjectId;
}

/** What has been spent so far. */
interface Spent {
  readonly mana: ManaAmount;
  readonly life: number;
  readonly tapped: readonly ObjectId[];
  readonly gone: readonly ObjectId[];
}

/** In whatever order the same was spent, it is the same. */
const different = (all: readonly Spent[]): readonly Spent[] => [
  ...new Map(
    all.map((one) => [
      JSON.stringify([one.mana, one.life, one.tapped.toSorted(), one.gone.toSorted()]),
      one,
    ]),
  ).values(),
];

function suffices({ state, payer }: Payment, { mana, life }: Spent): boolean {
  const player = thePlayer(state, payer);
  // CR 119.4
  if (life > player.life) return false;
  return player.manaUncounted === true || payMana(player.mana, mana) !== undefined;
}

function waysToPay(payment: Payment, { cost, source }: Due, spent: Spent): readonly Spent[] {
  switch (cost.kind) {
    case 'mana':
      return [{ ...spent, mana: addMana(spent.mana, readMana(cost.mana)) }];
    case 'payLife':
      return [{ ...spent, life: spent.life + cost.n }];
    case 'manaOrLife':
      return [
        { ...spent, mana: addMana(spent.mana, readMana(cost.mana)) },
        { ...spent, life: spent.life + cost.life },
      ];
    case 'sacrifice':
      return choices(fitting(payment, cost.filter, source, spent.gone), cost.n).map((chosen) => ({
        ...spent,
        gone: [...spent.gone, ...chosen],
      }));
    case 'tapCreatures':
      return choices(
        fitting(payment, { ...cost.filter, type: 'creature', tapped: false }, source, [
          ...spent.tapped,
          ...payment.declared.keys(),
        ]),
        cost.n,
      ).map((chosen) => ({ ...spent, tapped: [...spent.tapped, ...chosen] }));
  }
}

/** What the payer has that fits and is not used up. */
const fitting = (
  { state, payer }: Payment,
  filter: Filter,
  source: ObjectId,
  used: readonly ObjectId[],
): readonly ObjectId[] =>
  state.battlefield
    .filter((one: Permanent) => one.controller === payer && !used.includes(one.id))
    .map(({ id }) => id)
    .filter((id) =>
      matches(viewOf(state), filter, id, {
        object: source,
        controller: payer,
      }),
    );

function choices(from: readonly ObjectId[], n: number): readonly (readonly ObjectId[])[] {
  if (n === 0) return [[]];
  const [first, ...rest] = from;
  if (first === undefined) return [];
  return [...choices(rest, n - 1).map((more) => [first, ...more]), ...choices(rest, n)];
}

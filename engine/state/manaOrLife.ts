import type { Player } from './gameState.ts';
import {
  addMana,
  couldLeaveOther,
  type ManaAmount,
  payMana,
  payManaWith,
  readMana,
} from './mana.ts';

/** What is to be paid, some of it in mana or in life (CR 107.4f). */
export interface Due extends ManaAndLife {
  readonly manaOrLife: readonly { readonly mana: string; readonly life: number }[];
}

export interface ManaAndLife {
  readonly mana: ManaAmount;
  readonly life: number;
}

/** How a player has said that they pay. */
export interface SaidPayment {
  /** How much life in all. */
  readonly life?: number | undefined;
  /** The mana that is spent, as a pool. */
  readonly spend?: string | undefined;
}

type Payer = Pick<Player, 'mana' | 'manaUncounted' | 'life'>;

/** All ways, be they payable or not: with as little life as can be first. */
export function waysOfPaying({ mana, life, manaOrLife }: Due): readonly ManaAndLife[] {
  const kinds = [...Map.groupBy(manaOrLife, (one) => `${one.mana} ${one.life}`).values()];
  return waysToPay({ mana, life }, kinds).toSorted((a, b) => a.life - b.life);
}

/** The ways in which a player can pay as they said: with as little life as can be first. */
export const payableWays = (
  payer: Payer,
  due: Due,
  { life, spend }: SaidPayment = {},
): readonly ManaAndLife[] =>
  waysOfPaying(due).filter(
    (way) =>
      (life === undefined || way.life === life) &&
      way.life <= payer.life &&
      leftAfter(payer.mana, way.mana, spend) !== undefined,
  );

/** The pool after paying as was said, or undefined where it can't be. */
export const leftAfter = (pool: string, mana: ManaAmount, spend?: string): string | undefined =>
  spend === undefined ? payMana(pool, mana) : payManaWith(pool, mana, spend);

/** Whether life could be paid instead of mana, or more of it or less. Mana that is not counted would be there. */
export const isLifeOpen = (payer: Payer, due: Due, { life, spend }: SaidPayment): boolean => {
  if (life !== undefined || spend !== undefined || due.manaOrLife.length === 0) return false;
  const ways =
    payer.manaUncounted === true
      ? waysOfPaying(due).filter((way) => way.life <= payer.life)
      : payableWays(payer, due);
  return ways.length > 1;
};

/** CR 118.3a: whether other mana could be spent, so that other mana is left; where mana is not counted, that is nothing. */
export const isManaOpen = (
  payer: Payer,
  ways: readonly ManaAmount[],
  { spend }: SaidPayment,
): boolean =>
  spend === undefined && payer.manaUncounted !== true && couldLeaveOther(payer.mana, ways);

/** How many of each kind are paid in mana, and the rest in life. */
function waysToPay(so: ManaAndLife, kinds: readonly Due['manaOrLife'][]): readonly ManaAndLife[] {
  const [[one, ...others] = [], ...rest] = kinds;
  if (one === undefined) return [so];
  const n = others.length + 1;
  return Array.from({ length: n + 1 }, (_, inLife) => ({
    mana: Array.from({ length: n - inLife }, () => readMana(one.mana)).reduce(addMana, so.mana),
    life: so.life + inLife * one.life,
  })).flatMap((now) => waysToPay(now, rest));
}

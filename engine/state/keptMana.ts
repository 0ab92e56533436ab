import type { KeptMana, Player } from './gameState.ts';

/** What stays in the pool as a step or phase ends, one letter for each. */
export const keptIn = ({ keptMana = [] }: Player): string =>
  keptMana.map(({ mana }) => mana).join('');

/**
 * A player whose pool has less in it now. What a step would take anyway is spent first, and what is kept longest
 * goes last: whoever pays would choose so.
 */
export function withPool({ keptMana, ...player }: Player, mana: string): Player {
  const now = { ...player, mana };
  if (keptMana === undefined) return now;
  const left = [...mana];
  const kept = longestFirst(keptMana)
    .map((one) => ({ ...one, mana: [...one.mana].filter((letter) => take(left, letter)).join('') }))
    .filter((one) => one.mana !== '');
  return kept.length === 0 ? now : { ...now, keptMana: kept };
}

const longestFirst = (kept: readonly KeptMana[]): readonly KeptMana[] =>
  kept.toSorted((one, other) => LASTS[other.until] - LASTS[one.until]);

const LASTS = { endOfCombat: 0, endOfTurn: 1 } as const satisfies Record<KeptMana['until'], number>;

/** Whether there was such a letter, which is gone then. */
function take(letters: string[], letter: string): boolean {
  const at = letters.indexOf(letter);
  if (at >= 0) letters.splice(at, 1);
  return at >= 0;
}

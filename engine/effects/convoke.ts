import type { Characteristics } from '../language/characteristics.ts';
import type { Cost } from '../language/cost.ts';
import { characteristicsOf, theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { type ManaAmount, readMana, writeMana } from '../state/mana.ts';
import { fitsCharacteristics, hasKeywordIn } from '../state/matchesCharacteristics.ts';
import type { Color } from '../vocabulary/characteristics.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/**
 * CR 702.51a-b: what can be left of a spell's total cost once these creatures are tapped, each for one mana of a color of
 * its own or for one generic mana: colored mana first. Nothing where they can't be.
 */
export function waysToConvoke(
  state: GameState,
  player: PlayerId,
  printed: Characteristics,
  costs: readonly Cost[],
  creatures: readonly ObjectId[] = [],
): readonly (readonly Cost[])[] {
  if (creatures.length === 0) return [costs];
  const isDistinct = new Set(creatures).size === creatures.length;
  if (!isDistinct || !hasConvoke(state, player, printed)) return [];
  if (!creatures.every((id) => mayConvoke(state, player, id))) return [];
  const mana = costs.find((cost) => cost.kind === 'mana');
  if (mana === undefined) return [];
  return leftBy(readMana(mana.mana), creatures.map(colorsIn(state))).map((left) =>
    costs.map((cost) => (cost === mana ? { ...mana, mana: writeMana(left) } : cost)),
  );
}

const hasConvoke = (state: GameState, player: PlayerId, printed: Characteristics): boolean =>
  hasKeywordIn(printed, 'convoke') ||
  state.battlefield.some(
    ({ id, controller }) =>
      controller === player &&
      theCharacteristics(state, id).abilities.some(
        (ability) =>
          ability.kind === 'spellKeyword' && fitsCharacteristics(ability.spells, printed),
      ),
  );

/** CR 702.51a: no matter since when it is controlled (CR 302.6 speaks of the tap symbol only). */
const mayConvoke = (state: GameState, player: PlayerId, id: ObjectId): boolean => {
  const permanent = permanentOf(state, id);
  return (
    permanent?.controller === player &&
    !permanent.tapped &&
    characteristicsOf(state, id)?.types.includes('creature') === true
  );
};

const colorsIn =
  (state: GameState) =>
  (id: ObjectId): readonly Color[] =>
    characteristicsOf(state, id)?.colors ?? [];

/** What can be left of the mana once each creature has paid for some of it, each amount once. */
const leftBy = (
  mana: ManaAmount,
  creatures: readonly (readonly Color[])[],
): readonly ManaAmount[] =>
  creatures.reduce<readonly ManaAmount[]>(
    (lefts, colors) => {
      const ways = lefts.flatMap((left) => waysToPay(left, colors));
      return [...new Map(ways.map((way) => [writeMana(way), way])).values()];
    },
    [mana],
  );

const waysToPay = (mana: ManaAmount, colors: readonly Color[]): readonly ManaAmount[] => [
  ...colors
    .map((color) => SYMBOLS[color])
    .filter((symbol) => mana.colored.includes(symbol))
    .map((symbol) => ({ ...mana, colored: mana.colored.replace(symbol, '') })),
  ...mana.hybrid
    .filter((symbol) => colors.some((color) => symbol.includes(SYMBOLS[color])))
    .map((symbol) => ({
      ...mana,
      hybrid: mana.hybrid.toSpliced(mana.hybrid.indexOf(symbol), 1),
    })),
  ...(mana.generic > 0 ? [{ ...mana, generic: mana.generic - 1 }] : []),
];

const SYMBOLS: Readonly<Record<Color, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

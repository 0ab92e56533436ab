import type { Characteristics } from '../language/characteristics.ts';
import type { Cost } from '../language/cost.ts';
import { MEANINGS } from '../language/keywords/index.ts';
import { WAYS_TO_CAST, type WayToCast } from '../language/keywords/lists.ts';
import type { WayToCastKeyword } from '../language/keywords/meaning.ts';
import { characteristicsOf, viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { addMana, type ManaAmount, NO_MANA, readMana, writeMana } from '../state/mana.ts';
import { fitsCharacteristics } from '../state/matchesCharacteristics.ts';
import type { Announcement } from '../state/stack.ts';

/** The ways in which a card may be cast beside the plain one. */
export const waysOf = ({ abilities }: Characteristics): readonly WayToCast[] =>
  WAYS_TO_CAST.filter((way) =>
    abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === way),
  );

/** CR 601.2f: the total cost of casting a card as announced: its mana cost or another, what makes it more, then less. `instead` is another cost than one that is announced. */
export function costsOfCard(
  state: GameState,
  card: Pick<CardInZone, 'id' | 'owner' | 'printed'>,
  { x = 0, ways = [] }: Announcement = {},
  instead?: string,
): readonly Cost[] {
  const written = [
    instead ?? mainCost(card.printed, ways),
    ...ways
      .filter((way) => MEANINGS[way].paid === 'besides')
      .map((way) => costOf(card.printed, way)),
    ...increases(state, card.printed),
  ]
    .map((cost) => cost.replaceAll('{X}', `{${x}}`))
    .join('');
  const phyrexian = [...written.matchAll(/\{([WUBRG])\/P\}/g)].map(([, color = '']) => color);
  const mana = readMana(written.replaceAll(/\{[WUBRG]\/P\}/g, ''));
  return [
    { kind: 'mana', mana: writeMana(reduced(state, card, mana)) },
    // CR 107.4f: one mana of the color or 2 life.
    ...phyrexian.map((color): Cost => ({ kind: 'manaOrLife', mana: `{${color}}`, life: 2 })),
  ];
}

/** CR 118.9: its mana cost, unless it is cast for another instead. */
function mainCost(printed: Characteristics, ways: readonly WayToCast[]): string {
  const instead = ways.find((way) => MEANINGS[way].paid === 'instead');
  if (instead === undefined) return printed.manaCost ?? '';
  const { costs = costOf(printed, instead) }: WayToCastKeyword = MEANINGS[instead];
  return costs;
}

const costOf = ({ abilities }: Characteristics, way: WayToCast): string =>
  abilities
    .map((ability) => (ability.kind === 'keyword' && ability.keyword === way ? ability.cost : ''))
    .join('');

const increases = (state: GameState, printed: Characteristics): readonly string[] =>
  state.battlefield
    .flatMap(({ id }) => characteristicsOf(state, id)?.abilities ?? [])
    .flatMap((ability) =>
      ability.kind === 'spellCost' && fitsCharacteristics(ability.spells, printed)
        ? [ability.more]
        : [],
    );

/** CR 118.7a: a reduction of generic mana takes nothing else away. */
function reduced(
  state: GameState,
  { id, owner, printed }: Pick<CardInZone, 'id' | 'owner' | 'printed'>,
  mana: ManaAmount,
): ManaAmount {
  const less = printed.abilities
    .map((ability) => {
      if (ability.kind !== 'costReduction') return 0;
      if (ability.if && !holds(viewOf(state), ability.if, { object: id, controller: owner }))
        return 0;
      const times = ability.perSpellCast === true ? (state.turn.history?.spellsCast ?? 0) : 1;
      return ability.less * times;
    })
    .reduce((sum, n) => sum + n, 0);
  return addMana(NO_MANA, { ...mana, generic: Math.max(0, mana.generic - less) });
}

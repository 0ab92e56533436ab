import type { Card, CardLookup } from '#engine';
import type { Random } from '../../engine/vocabulary/random.ts';

/** Cards by what they can be on a board. */
export interface Dealt {
  readonly creatures: readonly Card[];
  /** Vehicles, planeswalkers, battles, artifacts, enchantments and lands that stand by themselves. */
  readonly others: readonly Card[];
  /** Auras and Equipment. */
  readonly attached: readonly Card[];
}

export function dealtFrom(cards: CardLookup): Dealt {
  const all = [...cards.values()].filter(({ id }) => !id.endsWith('-back'));
  const isOf = (card: Card, ...words: readonly string[]): boolean => {
    const { types, subtypes } = card.characteristics;
    return words.some((word) => subtypes.includes(word) || types.some((type) => type === word));
  };
  return {
    creatures: all.filter((card) => isOf(card, 'creature')),
    others: all.filter(
      (card) => !isOf(card, 'creature', 'instant', 'sorcery', 'aura', 'equipment', 'battle'),
    ),
    attached: all.filter((card) => isOf(card, 'aura', 'equipment') && !isOf(card, 'creature')),
  };
}

/** A line with cards on either side, as much of each as is read, and what is declared with them. */
export function boardOfCards(random: Random, dealt: Dealt): string {
  const attackers = random.between(1, 4);
  const blockers = random.between(0, 4);
  const sides = [side(random, dealt, 'A', attackers), side(random, dealt, 'N', blockers)];
  const attacks = Array.from({ length: attackers }, (_, nth) => `A${nth + 1}`);
  const declared = random.some(attacks, 0.7);
  const blocks = Array.from({ length: blockers }, (_, nth) => `N${nth + 1}`).filter(
    () => declared.length > 0 && random.chance(0.6),
  );
  return [
    `Ada: ${sides[0]}`,
    `Nil: ${sides[1]}`,
    ...(declared.length === 0 ? [] : [`${declared.join(' ')} -> Nil`]),
    ...blocks.map((blocker) => `${blocker} -| ${random.pick(declared)}`),
  ].join('; ');
}

function side(random: Random, dealt: Dealt, tag: string, creatures: number): string {
  const own = Array.from({ length: creatures }, () => itemOf(random.pick(dealt.creatures)));
  const more = random.chance(0.5) ? [itemOf(random.pick(dealt.others))] : [];
  const on =
    creatures > 0 && random.chance(0.4)
      ? [`${itemOf(random.pick(dealt.attached))}, on ${tag}${random.between(1, creatures)}`]
      : [];
  return [...own, ...more, ...on].join(' + ');
}

const itemOf = ({ id, characteristics }: Card): string =>
  characteristics.unread === undefined ? id : `${id}, as read`;

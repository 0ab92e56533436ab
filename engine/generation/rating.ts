import type { PermanentSetup } from '../scenario/scenario.ts';
import type { BoardQuestion } from './asked.ts';
import { type Sort, sayOf } from './bearing.ts';
import { type Draft, playersOf } from './draft.ts';

/** How hard a board is, each from 1 to 5: how much must be known, and how much kept in mind. */
export interface Rating {
  readonly knowledge: number;
  readonly bookkeeping: number;
}

export function ratingOf(draft: Draft, asked: BoardQuestion): Rating {
  const points = pointsOn(draft);
  const sorts = new Set(points.values());
  // What must be done against what can't be: each is held against the other.
  const isAgainst = sorts.has('asks') && sorts.has('limits');
  const isAimed = 'aim' in asked && asked.aim !== undefined;
  const asks = points.size + Number(isAgainst) + Number(isAimed && points.size > 1);
  return {
    knowledge: Math.min(5, Math.max(1, asks)),
    bookkeeping: 1 + BOUNDS.filter((bound) => waysIn(draft) > bound).length,
  };
}

/** Past each of so many things that could be said, there is more to keep in mind. */
const BOUNDS = [4, 9, 30, 90];

/** What has to be known on the board: of each sort of ability that has a say in what is asked, one. */
function pointsOn(draft: Draft): ReadonlyMap<string, Sort> {
  const { active } = playersOf(draft);
  return new Map(
    draft.setup.permanents.flatMap((one) => {
      const side = one.controller === active ? 'active' : 'other';
      return [
        ...one.characteristics.abilities
          .map(sayOf)
          .filter(({ on }) => on.includes(`${draft.at} ${side}`))
          .map(({ word, sort }) => [word, sort] as const),
        ...statesOf(one, draft.at, side),
      ];
    }),
  );
}

type Side = 'active' | 'other';

const statesOf = (
  one: PermanentSetup,
  at: Draft['at'],
  side: Side,
): readonly (readonly [word: string, sort: Sort])[] => [
  ...(one.sick && at !== 'divide' && (at === 'attack') === (side === 'active') ? [SICK] : []),
  ...(one.damage > 0 ? [DAMAGE] : []),
  ...(one.goadedBy === undefined ? [] : [GOADED]),
  ...(one.characteristics.types.includes('planeswalker') ? [PLANESWALKER] : []),
];

const SICK = ['sick', 'else'] as const;
const DAMAGE = ['damage', 'else'] as const;
const GOADED = ['goaded', 'asks'] as const;
const PLANESWALKER = ['planeswalker', 'else'] as const;

/** About how many things could be said. */
function waysIn({ setup: { permanents }, attacks, blocks, at }: Draft): number {
  const others = permanents.length - attacks.length;
  if (at === 'block') return (attacks.length + 1) ** others;
  if (at === 'attack')
    return (
      2 ** permanents.filter(({ controller }) => controller === permanents[0]?.controller).length
    );
  return blocks.length * 10;
}

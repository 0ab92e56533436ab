import type { PermanentSetup } from '../scenario/scenario.ts';
import type { Asked } from './asked.ts';
import type { Draft } from './draft.ts';

/** How hard a board is, each from 1 to 5: how much must be known, and how much kept in mind. */
export interface Rating {
  readonly knowledge: number;
  readonly bookkeeping: number;
}

export const ratingOf = (draft: Draft, asked: Asked): Rating => ({
  knowledge: Math.min(5, Math.max(1, wordsOn(draft).size + ('aim' in asked ? 1 : 0))),
  bookkeeping: 1 + BOUNDS.filter((bound) => waysIn(draft) > bound).length,
});

/** Past each of so many things that could be said, there is more to keep in mind. */
const BOUNDS = [4, 9, 30, 90];

/** Everything on the board that has a meaning of its own. */
const wordsOn = ({ setup }: Draft): ReadonlySet<string> =>
  new Set(setup.permanents.flatMap(wordsOf));

const wordsOf = ({ characteristics, ...is }: PermanentSetup): readonly string[] => [
  ...characteristics.abilities.map((ability) => {
    switch (ability.kind) {
      case 'keyword':
        return ability.keyword;
      case 'requirement':
        return ability.requirement;
      case 'restriction':
        return ability.restriction;
      default:
        return ability.kind;
    }
  }),
  ...(is.sick ? ['sick'] : []),
  ...(is.damage > 0 ? ['damage'] : []),
  ...(is.goadedBy === undefined ? [] : ['goaded']),
  ...(characteristics.types.includes('planeswalker') ? ['planeswalker'] : []),
];

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

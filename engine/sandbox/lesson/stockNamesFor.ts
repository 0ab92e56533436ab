import { cardsOf } from '../../scenario/scenario.ts';
import { known } from '../../vocabulary/result.ts';
import type { Board } from '../board.ts';

/**
 * A name out of stock for each thing that has none, by its id: what is alike is called alike, with a number behind the
 * second. Of a name that something on the board has already none is called.
 */
export function stockNamesFor(
  { setup: { players, permanents } }: Board,
  stock: readonly string[],
): ReadonlyMap<string, string> {
  const nameless = permanents.filter(({ characteristics: { name } }) => name.kind === 'described');
  const used = [...permanents, ...players.flatMap(cardsOf)].map(({ id }) => id);
  const free = stock.filter((name) => used.every((id) => !id.startsWith(name)));
  const kinds = [...Map.groupBy(nameless, (one) => JSON.stringify(one.characteristics)).values()];
  return new Map(
    kinds.flatMap((alike, at) => {
      const name = known(free[at % free.length], 'stock name');
      // Of more kinds than there are names, some go by one name.
      const before = kinds
        .slice(0, at)
        .reduce(
          (n, some, place) => (place % free.length === at % free.length ? n + some.length : n),
          0,
        );
      return alike.map(({ id }, nth): [string, string] => {
        const number = before + nth + 1;
        return [id, number === 1 ? name : `${name}${number}`];
      });
    }),
  );
}

import type { Card, CardLookup, Issue } from '#engine';
import { idIn, indexFiles, linesIn } from './indexFiles.ts';
import { cachedIndex, issueAt } from './readIndex.ts';

/** Everything that is wrong with the index at `root`, beside the card files, which come first. */
export function indexIssues(root: string, own: CardLookup): readonly Issue[] {
  const { cards, issues } = cachedIndex(root);
  return [...issues, ...sharedNames(root, [...own.values()], cards)];
}

/** By one name only one card can be meant. */
function sharedNames(
  root: string,
  own: readonly Card[],
  indexed: readonly Card[],
): readonly Issue[] {
  const ids = new Set<string>(own.map(({ id }) => id));
  const others = indexed.filter(({ id }) => !ids.has(id));
  const named = [...own, ...others].flatMap((card) =>
    namesOf(card).map((name) => ({ name, card })),
  );
  const shared = [...Map.groupBy(named, ({ name }) => name).values()].flatMap(([first, ...more]) =>
    more.flatMap(({ name, card }) =>
      first === undefined || first.card.id === card.id ? [] : [{ name, card, first: first.card }],
    ),
  );
  if (shared.length === 0) return [];
  const places = new Map(
    indexFiles(root)
      .flatMap(linesIn)
      .map((line) => [idIn(line), line]),
  );
  return shared.flatMap(({ name, card, first }) => {
    const place = places.get(card.id);
    return place === undefined ? [] : [issueAt(place, 'sharedName', name, [first.id])];
  });
}

/** Each once: many are called the same in two languages. */
const namesOf = ({ names, back }: Card): readonly string[] => [
  ...new Set([...Object.values(names), ...Object.values(back?.names ?? {})]),
];

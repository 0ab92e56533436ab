import type { Random } from '../../engine/vocabulary/random.ts';

/** What a file of data has somewhere. */
export type Written = unknown;

const isList = (tree: Written): tree is readonly Written[] => Array.isArray(tree);
const isTable = (tree: Written): tree is Readonly<Record<string, Written>> =>
  typeof tree === 'object' && tree !== null && !isList(tree);

/** Data with one thing elsewhere, twice, gone, or as another file has it: whole as a file, and perhaps of no sense. */
export function spoiledTree(random: Random, tree: Written, other: Written): Written {
  const places = partsOf(tree);
  if (places.length === 0) return tree;
  const at = random.pick(places);
  const given = random.pick([...places, ...partsOf(other)]);
  switch (random.pick(['other', 'other', 'number', 'gone', 'twice', 'word'])) {
    case 'gone':
      return changed(tree, at, () => undefined);
    case 'twice':
      return changed(tree, at, (part) => (isList(part) ? [...part, ...part] : part));
    case 'number':
      return changed(tree, at, (part) =>
        typeof part === 'number' ? random.pick([0, 1, -1, 2, 7, 99, 1e6, 0.5]) : part,
      );
    case 'word':
      return changed(tree, at, (part) => (typeof part === 'string' ? wordIn(random, other) : part));
    default:
      return changed(tree, at, () => given.part);
  }
}

interface Place {
  readonly path: readonly (string | number)[];
  readonly part: Written;
}

function partsOf(tree: Written, path: Place['path'] = []): readonly Place[] {
  const below = isList(tree) ? [...tree.entries()] : isTable(tree) ? Object.entries(tree) : [];
  return below.flatMap(([key, part]) => [
    { path: [...path, key], part },
    ...partsOf(part, [...path, key]),
  ]);
}

function wordIn(random: Random, tree: Written): string {
  const words = partsOf(tree).flatMap(({ part }) => (typeof part === 'string' ? [part] : []));
  return words.length === 0 ? '' : random.pick(words);
}

/** The same with another part at a place; without it where that is nothing. */
function changed(
  tree: Written,
  { path: [key, ...path] }: Place,
  to: (part: Written) => Written,
): Written {
  if (key === undefined) return to(tree);
  if (isList(tree))
    return tree.flatMap((part, at) => {
      const next = at === key ? changed(part, { path, part }, to) : part;
      return next === undefined ? [] : [next];
    });
  if (!isTable(tree)) return tree;
  const part = changed(tree[key], { path, part: undefined }, to);
  const rest = Object.entries(tree).filter(([name]) => name !== key || part !== undefined);
  return Object.fromEntries(rest.map(([name, old]) => [name, name === key ? part : old]));
}

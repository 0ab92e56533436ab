import type { PrintedNames } from '../bulk/readBulk.ts';

/** What cards and faces are called, each with the id of the card that it belongs to. */
export interface NamedCard {
  readonly id: string;
  readonly names: PrintedNames & { readonly en: string };
}

/**
 * Their names but for those in other languages by which another card is called too: by such a name nobody could tell which is
 * meant.
 */
export function uniqueNames(cards: readonly NamedCard[]): ReadonlyMap<NamedCard, PrintedNames> {
  const owners = new Map<string, Set<string>>();
  for (const { id, names } of cards)
    for (const name of Object.values(names)) {
      const key = keyOf(name);
      owners.set(key, (owners.get(key) ?? new Set()).add(id));
    }
  const isOwn = (name: string): boolean => owners.get(keyOf(name))?.size === 1;
  return new Map(
    cards.map((card) => {
      const { it, es } = card.names;
      return [
        card,
        {
          ...(it !== undefined && isOwn(it) ? { it } : {}),
          ...(es !== undefined && isOwn(es) ? { es } : {}),
        },
      ];
    }),
  );
}

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

import { cardsOf } from '../scenario/scenario.ts';
import { unreadOf } from '../state/textLeft.ts';
import type { Board } from './board.ts';
import { tagsOf } from './tags.ts';

/** How much of a board can be ruled on. */
export type Rulable =
  | { readonly kind: 'whole' }
  /** What its acts say stands; from the first section on that is not understood, as it was typed, nothing is known. */
  | { readonly kind: 'acts'; readonly until: string }
  /** Something that lies there, or is said of the board, is not understood: whatever follows could depend on it. */
  | { readonly kind: 'nothing'; readonly tags: readonly string[] };

/**
 * From when on nothing can be ruled. Of a board on which anything is not wholly understood, on the battlefield, in a hand,
 * a graveyard or exile, or in what is said of a player or the edition, nothing is, and not even what may be declared; nor
 * is it of one with a card of whose text not all is read, until a line says that the rest does not matter. `tags` are those of the permanents, none where it is something else. Where a declaration or something done with priority
 * is not understood, all that was done before it stands, and nothing from there on: the board’s `acts` end there.
 */
export function rulable({ setup, unread = [] }: Board): Rulable {
  const { permanents, players } = setup;
  const tags = tagsOf(permanents);
  const unknown = permanents.filter(isUnknown).map(({ id }) => tags.get(id) ?? id);
  const isWhole =
    !players.flatMap(cardsOf).some(isUnknown) && unread.every(({ about }) => about === 'acts');
  if (unknown.length > 0 || !isWhole) return { kind: 'nothing', tags: unknown };
  const [first] = unread;
  return first === undefined ? { kind: 'whole' } : { kind: 'acts', until: first.text };
}

const isUnknown = ({
  characteristics,
}: Board['setup']['permanents'][number] | ReturnType<typeof cardsOf>[number]): boolean =>
  characteristics.name.kind === 'unknown' || unreadOf(characteristics) > 0;

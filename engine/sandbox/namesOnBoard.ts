import { nearestWord } from '../scenario/reading/nearestWord.ts';
import type { CardSetup, PermanentSetup } from '../scenario/scenario.ts';
import { type ObjectId, objectId, type PlayerId } from '../vocabulary/ids.ts';
import type { Usable } from './abilityNumbers.ts';
import { caseFold } from './caseFold.ts';
import { type Note, slipIn } from './parseIssue.ts';
import type { Span } from './span.ts';
import { tagsOf } from './tags.ts';

/** Who and what a line can name on its board. */
export interface NamesOnBoard {
  readonly players: readonly PlayerId[];
  readonly byTag: ReadonlyMap<string, ObjectId>;
  readonly controllers: ReadonlyMap<ObjectId, PlayerId>;
  readonly permanents: readonly NamedPermanent[];
  /** The cards that lie in hands, graveyards and exile. */
  readonly cards: readonly OwnedCard[];
}

type NamedPermanent = Pick<PermanentSetup, 'id' | 'controller' | 'characteristics'>;

export interface OwnedCard extends CardSetup {
  readonly owner: PlayerId;
}

export type OnBoard =
  | { readonly kind: 'permanent'; readonly permanent: ObjectId }
  | { readonly kind: 'player'; readonly player: PlayerId };

export function namesOn(
  players: readonly PlayerId[],
  permanents: readonly NamedPermanent[],
  cards: readonly OwnedCard[] = [],
): NamesOnBoard {
  const tags = tagsOf(permanents);
  return {
    players,
    byTag: new Map(
      permanents.flatMap(({ id }) => [
        [id, id] as const,
        [caseFold(tags.get(id) ?? ''), id] as const,
      ]),
    ),
    controllers: new Map(permanents.map(({ id, controller }) => [id, controller])),
    permanents,
    cards,
  };
}

/** Whoever or whatever is named so: a tag, an id, a player or how their name begins. */
export function onBoard({ text }: Pick<Span, 'text'>, names: NamesOnBoard): OnBoard | undefined {
  const form = caseFold(text);
  const permanent = names.byTag.get(form);
  if (permanent !== undefined) return { kind: 'permanent', permanent };
  if (IS_TOKEN.test(form)) return { kind: 'permanent', permanent: objectId(form) };
  const player = playerNamed(form, names.players);
  return player && { kind: 'player', player };
}

/** What is made later has no place in the line, and is called as the game calls it. */
export const IS_TOKEN = /^token-\d{1,9}$/;

function playerNamed(form: string, players: readonly PlayerId[]): PlayerId | undefined {
  const exact = players.find((player) => caseFold(player) === form);
  const begun = players.filter((player) => form !== '' && caseFold(player).startsWith(form));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}

export function permanentNamed(word: Span, names: NamesOnBoard, note: Note): ObjectId | undefined {
  const found = onBoard(word, names);
  if (found?.kind === 'permanent') return found.permanent;
  noteUnknown(word, names, note, 'unknownTag');
  return undefined;
}

export function playerOn(word: Span, names: NamesOnBoard, note: Note): PlayerId | undefined {
  const found = onBoard(word, names);
  if (found?.kind === 'player') return found.player;
  noteUnknown(word, names, note, 'unknownPlayer');
  return undefined;
}

export function noteUnknown(
  word: Span,
  { players }: NamesOnBoard,
  note: Note,
  kind: 'unknownTag' | 'unknownPlayer',
): void {
  const nearest = kind === 'unknownPlayer' ? nearestWord(word.text, players) : undefined;
  note(slipIn(kind, word, nearest === undefined ? [] : [nearest]));
}

/** What can be used of what has this id: a permanent’s abilities, or those of a card in a hand. */
export function usableIn(
  wanted: ObjectId,
  {
    permanents,
    cards,
  }: Pick<NamesOnBoard, 'permanents'> & { readonly cards: readonly CardSetup[] },
): Usable | undefined {
  const isIt = ({ id }: { readonly id: ObjectId }): boolean => id === wanted;
  const permanent = permanents.find(isIt);
  const found = permanent ?? cards.find(isIt);
  if (found === undefined) return undefined;
  const from = permanent === undefined ? 'hand' : 'battlefield';
  const { name, abilities } = found.characteristics;
  // What is understood of it may be another part when the line is read again: a number goes on meaning the same.
  return { abilities: name.kind === 'unknown' ? [] : abilities, from };
}

import { known } from './result.ts';

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A permanent, a token, a spell or ability on the stack, or a card in a zone that matters. */
export type ObjectId = Branded<'ObjectId'>;
export type PlayerId = Branded<'PlayerId'>;
/** A card file's name in `scenarios/cards/`. */
export type CardId = Branded<'CardId'>;

/** Any text may be an id: whether there is something of that name is asked of a game. */
const branded = <Id extends Branded<string>>(text: string): Id => text as Id;

/** The id of an object, as text has it. Any text is taken; one that names nothing is told of where it is used. */
export const objectId = (text: string): ObjectId => branded(text);

// What no name in a file has in it.
const SEPARATOR = '#';

/** The name that a file gives to an object, which the objects that it becomes share: `bear` of `bear` and of `bear#2`. */
export const givenName = (id: ObjectId): ObjectId =>
  objectId(known(id.split(SEPARATOR)[0], 'given name'));

/** Which of the objects of that name it is, 1 being the first. */
export const incarnationOf = (id: ObjectId): number => Number(id.split(SEPARATOR)[1] ?? 1);

/** The object of that name that comes after this one: `bear#2` after `bear`. */
export const incarnationAfter = (id: ObjectId): ObjectId =>
  objectId(`${givenName(id)}${SEPARATOR}${incarnationOf(id) + 1}`);

export const haveOneName = (one: ObjectId, other: ObjectId): boolean =>
  givenName(one) === givenName(other);

/** The id of a player; as for objects. */
export const playerId = (text: string): PlayerId => branded(text);
export const cardId = (text: string): CardId => branded(text);

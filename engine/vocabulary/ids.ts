declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A permanent, a token, a spell or ability on the stack, or a card in a zone that matters. */
export type ObjectId = Branded<'ObjectId'>;
export type PlayerId = Branded<'PlayerId'>;
/** A card file's name in `scenarios/cards/`. */
export type CardId = Branded<'CardId'>;

export const objectId = (text: string): ObjectId => text as ObjectId;
export const playerId = (text: string): PlayerId => text as PlayerId;
export const cardId = (text: string): CardId => text as CardId;

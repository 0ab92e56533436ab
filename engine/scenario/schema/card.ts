import { z } from 'zod';
import { isoDate, mapping, positive, title, wordOfCard } from '../../language/form.ts';
import { characteristicsShape } from './characteristics.ts';

/** Printed names; a language in which it was never printed is left out. */
const names = mapping({ en: title, it: title.exactOptional(), es: title.exactOptional() });

/** A card file: its printed names and what it is, never its text. */
export const cardForm = mapping({
  names,
  ...characteristicsShape,
  /** The other face of a card that has two. */
  back: mapping({ names, ...characteristicsShape }).exactOptional(),
  checked: isoDate,
}).meta({ id: 'card', title: 'A card of Rule 509' });

/** How many lines of its text its abilities do not say: those that may matter in combat, and those that do not. */
const textLeft = { unread: positive.exactOptional(), elsewhere: positive.exactOptional() };

/** Abilities are read apart, each once: of thirty thousand cards most have those of others. */
const indexedFace = {
  names,
  ...characteristicsShape,
  abilities: z.array(z.unknown()).exactOptional(),
  ...textLeft,
};

/** A line of the index of all cards: what a card is, as far as its text was read. */
export const indexedCardForm = mapping({
  id: wordOfCard,
  ...indexedFace,
  back: mapping(indexedFace).exactOptional(),
});

export type CardNames = z.output<typeof names>;
export type CardForm = z.output<typeof cardForm>;

import type { z } from 'zod';
import { isoDate, mapping, title } from '../../language/form.ts';
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

export type CardNames = z.output<typeof names>;
export type CardForm = z.output<typeof cardForm>;

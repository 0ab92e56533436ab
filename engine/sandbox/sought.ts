import { remembered } from '../vocabulary/remembered.ts';
import { nearestCards } from './cardNames.ts';
import type { Lexicon } from './lexicon.ts';
import { neighbours } from './vocabulary.ts';

/** So many different words of a line are looked for among their neighbours: nobody puts more of them right one by one. */
const MOST_SOUGHT = 100;

type Seeking = (text: string) => readonly string[];

/** What was probably meant, looked for once by whatever is read with the same lexicon, so that it has to be a line’s own. */
export const soughtIn = remembered((lexicon: Lexicon) => ({
  names: once((text) => nearestCards(text, lexicon.cards)),
  card: once((form) => neighbours(form, 'card', lexicon.words)),
  described: once((form) => neighbours(form, 'described', lexicon.words)),
}));

function once(seek: Seeking): Seeking {
  const found = new Map<string, readonly string[]>();
  return (text) => {
    const before = found.get(text);
    if (before !== undefined) return before;
    if (found.size >= MOST_SOUGHT) return [];
    const now = seek(text);
    found.set(text, now);
    return now;
  };
}

/** How Italian words are written: the endings that they take, and how they meet. */

/** The second person of a verb in -a: `attacchi`, `lanci`, `guadagni`. */
export const youDo = (one: string): string =>
  one.replace(/^(.*?)(c|g)?(i)?a$/, (_, stem: string, hard = '', soft = '') =>
    soft === '' && hard !== '' ? `${stem}${hard}hi` : `${stem}${hard}i`,
  );

/** `e`, before another e `ed`. */
export const and = (one: string, other: string): string =>
  `${one} ${/^[eè]/i.test(other) ? 'ed' : 'e'} ${other}`;

/** An infinitive loses its last letter before what hangs on it: `rimuoverla`. */
export const beforePronoun = (infinitive: string): string => infinitive.replace(/e$/, '');

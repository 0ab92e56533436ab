import type { Clause } from '../../abilities/clauses.ts';
import { capital } from '../../grammar.ts';
import { isA } from '../../wording/grammar.ts';
import type { Said } from '../../wording/pattern.ts';
import { isKnown } from '../verbs.ts';

/** Sentences; in one, where the second does something more to the same thing: `STAPpala e rimuovila dal combattimento`. */
export function joined([first, ...more]: readonly Clause[]): string {
  return first === undefined ? '' : followed(first.told().words, more);
}

const followed = (first: string, more: readonly Clause[]): string =>
  more
    .map(({ told }) => told())
    .reduce(
      (all, one) => (isOfSame(one) ? `${all} e ${one.words}` : `${all}. ${capital(one.words)}`),
      first,
    );

/** An order that ends in what it is done to: `rimuovila`. */
const isOfSame = ({ deed }: Said): boolean => deed === 'hung' || deed === 'alone';

/** `puoi pescare una carta`, `puoi far infliggere a questa creatura 3 danni`; as it stands where it is neither. */
export function mayDo([first, ...more]: readonly Clause[]): string {
  if (first === undefined) return '';
  return followed(mayWords(first), more);
}

function mayWords(first: Clause): string {
  const plain = first.told();
  if (isA('may', plain)) return plain.words;
  if (plain.deed !== undefined) return `puoi ${first.told({ mood: 'infinitive' }).words}`;
  return isCausable(plain)
    ? `puoi far ${first.told({ mood: 'caused' }).words}`
    : `se vuoi, ${plain.words}`;
}

/** What it or that creature does: `infligge`, of whom it can be said that they are made to do so. */
const isCausable = ({ verb, actor, lead }: Said): boolean =>
  verb !== undefined &&
  isKnown(verb, 'caused') &&
  (actor === undefined || isA('self', { traits: lead }) || isA('that', { traits: lead }));

/** What may be done besides to the same thing: `e rimuoverla dal combattimento`. */
export function alsoDo([first, ...more]: readonly Clause[]): string | undefined {
  return first !== undefined && isOfSame(first.told())
    ? followed(first.told({ mood: 'infinitive' }).words, more)
    : undefined;
}

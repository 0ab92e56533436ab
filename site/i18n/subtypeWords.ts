import type { Terms } from './messages.ts';
import { nounsIn } from './nouns.ts';

/** Subtypes as a file has them, as cards and tokens do: one of them, several of them; and those that are feminine. */
export function subtypeWordsOf(lines: Readonly<Record<string, string>>): {
  readonly subtypes: Terms['subtypes'];
  readonly feminine: ReadonlySet<string>;
} {
  const nouns = Object.entries(nounsIn(lines));
  return {
    // A subtype may be called as something that every object has: `constructor`.
    subtypes: Object.assign(
      Object.create(null),
      Object.fromEntries(nouns.map(([name, { one, many }]) => [name, [one, many]])),
    ),
    feminine: new Set(nouns.flatMap(([name, { gender }]) => (gender === 'f' ? [name] : []))),
  };
}

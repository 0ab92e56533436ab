import { EDITION_IDS, type EditionId, editionOf } from '../citation/editions.ts';
import { WHAT_IS_SO } from './belief.ts';
import { MISTAKES, type MistakeName } from './index.ts';

/** The last edition in which it was no mistake; nothing where it always was one. */
export function mistakeWasSoUntil(name: MistakeName): EditionId | undefined {
  const { believes, wasSo = believes } = MISTAKES[name];
  return EDITION_IDS.findLast((id) => {
    const so: Readonly<Record<string, unknown>> = { ...WHAT_IS_SO, ...editionOf(id) };
    return Object.entries(wasSo).every(([what, value]) => so[what] === value);
  });
}

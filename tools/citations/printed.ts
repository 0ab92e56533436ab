import { existsSync, readFileSync } from 'node:fs';
import type { EditionId } from '../../engine/citation/editions.ts';
import { OVERLAYS } from '../../engine/citation/overlays.ts';
import { readShortForm } from './printedNumbers.ts';

/** Whether an edition prints a rule of this number, or a section: `509.1c`, `509.1`, `509`. */
export const isPrinted = (edition: EditionId, number: string): boolean =>
  PRINTED.get(edition)?.has(number) === true;

/** Every number that an edition prints, sections among them. */
export const numbersPrinted = (edition: EditionId): readonly string[] => [
  ...(PRINTED.get(edition) ?? []),
];

/** Editions of whose numbers there is no list yet. */
export const unlisted = (): readonly EditionId[] =>
  OVERLAYS.map(({ effective }) => effective).filter((edition) => !existsSync(listOf(edition)));

const listOf = (edition: EditionId): URL => new URL(`./printed/${edition}.txt`, import.meta.url);

const PRINTED = printedByEdition();

/** Without a list of its own, an edition prints what the one before did, and the numbers that its overlay names. */
function printedByEdition(): ReadonlyMap<EditionId, ReadonlySet<string>> {
  let before: ReadonlySet<string> = new Set();
  return new Map(
    OVERLAYS.map(({ effective, added, moved }) => {
      const named: readonly (string | null)[] = Object.values({ ...added, ...moved });
      before = existsSync(listOf(effective))
        ? listed(effective)
        : new Set([...before, ...named.filter((number) => number !== null)]);
      return [effective, before];
    }),
  );
}

function listed(edition: EditionId): ReadonlySet<string> {
  const rules = readShortForm(readFileSync(listOf(edition), 'utf8'));
  const sections = [...rules].map((rule) => rule.replace(/\..*$/, ''));
  return new Set([...rules, ...sections]);
}

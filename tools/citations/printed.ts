import { readFileSync } from 'node:fs';
import { EDITION_IDS, type EditionId } from '../../engine/citation/editions.ts';
import { readShortForm } from './printedNumbers.ts';

/** Whether an edition prints a rule of this number, or a section: `509.1c`, `509.1`, `509`. */
export const isPrinted = (edition: EditionId, number: string): boolean =>
  PRINTED.get(edition)?.has(number) === true;

const PRINTED: ReadonlyMap<EditionId, ReadonlySet<string>> = new Map(
  EDITION_IDS.map((edition) => {
    const file = new URL(`./printed/${edition}.txt`, import.meta.url);
    const rules = readShortForm(readFileSync(file, 'utf8'));
    const sections = [...rules].map((rule) => rule.replace(/\..*$/, ''));
    return [edition, new Set([...rules, ...sections])];
  }),
);

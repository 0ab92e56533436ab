import { EDITION_IDS, type EditionId } from '../../citation/editions.ts';
import { known } from '../../vocabulary/result.ts';
import { MAGIC_2010_CHANGES } from './2009-07-11.ts';
import { GATECRASH_CHANGES } from './2013-02-01.ts';
import { BLOOMBURROW_CHANGES } from './2024-07-30.ts';
import { FOUNDATIONS_CHANGES } from './2024-11-08.ts';
import { CHANGES_OF_2026 } from './2026-09-25.ts';
import type { EditionChange } from './change.ts';

const ALL = [
  ...MAGIC_2010_CHANGES,
  ...GATECRASH_CHANGES,
  ...BLOOMBURROW_CHANGES,
  ...FOUNDATIONS_CHANGES,
  ...CHANGES_OF_2026,
] as const;

export type ChangeName = (typeof ALL)[number]['name'];

/**
 * Every change of behaviour from edition to edition, the oldest first. What shows a change stands in `cases/editions`
 * under its number, or, where no file can say it, beside the tests of the editions.
 */
export const EDITION_CHANGES: readonly (EditionChange & { readonly name: ChangeName })[] = ALL;

/** The last edition before a change. */
export const editionBefore = ({ since }: Pick<EditionChange, 'since'>): EditionId =>
  known(EDITION_IDS[EDITION_IDS.indexOf(since) - 1], 'edition before a change');

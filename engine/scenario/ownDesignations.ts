import { DESIGNATIONS } from '../language/filter.ts';
import { wordsOf } from '../language/table.ts';
import type { OwnDesignation } from './scenario.ts';

// Apart from the shape of scenarios, which browsers load without the forms that files are read with.
export const OWN_DESIGNATIONS: readonly OwnDesignation[] = wordsOf(DESIGNATIONS).filter(
  (word) => word !== 'goaded',
);

import { SHARDS_OF_ALARA } from './editions/2008-10-01.ts';
import { MAGIC_2010 } from './editions/2009-07-11.ts';
import { GATECRASH } from './editions/2013-02-01.ts';
import { BLOOMBURROW } from './editions/2024-07-30.ts';
import { FOUNDATIONS } from './editions/2024-11-08.ts';
import { SEPTEMBER_2026 } from './editions/2026-09-25.ts';

/** The editions that can be shown, oldest first: whatever differs between them is in their files, and nowhere else. */
export const OVERLAYS = [
  SHARDS_OF_ALARA,
  MAGIC_2010,
  GATECRASH,
  BLOOMBURROW,
  FOUNDATIONS,
  SEPTEMBER_2026,
] as const;

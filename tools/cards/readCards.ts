import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '#engine';
import { entryOf } from '../../site/cardText/entryOf.ts';
import { readCardFace } from '../../site/cardText/readFace.ts';
import type { BulkRead } from './bulk/readBulk.ts';
import { namesIn, readBulk } from './bulk/readBulk.ts';
import type { BulkCard } from './bulk/shapes.ts';
import { differenceOf, toldDifference } from './index/difference.ts';
import { INDEX, type IndexEntry, linesById, partsOf } from './index/parts.ts';
import { type FaceRead, type ReadShare, sharesOf, toldShare } from './index/shares.ts';
import { type StoppedAt, stopsOf } from './index/stops.ts';

/** What became of bulk files, for whoever has them read. */
export interface CardsReading {
  readonly difference: string;
  readonly shares: readonly string[];
  /** Where reading stops, the commonest first. */
  readonly stops: readonly string[];
  /** What is left out or could not be read. */
  readonly problems: readonly string[];
}

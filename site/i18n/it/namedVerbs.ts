import type { ObjectId } from '../../engine.ts';
import { isMany } from '../nameInWords.ts';
import type { Naming } from '../naming.ts';
import { manyOf } from './agreement.ts';

/** What they do: `torna` of one, `tornano` of several, and of one whose name is a plural. */
export const verb = (
  ids: readonly ObjectId[],
  n: Naming,
  one: string,
  many = manyOf(one),
): string => (isMany(n.agreement(ids)) ? many : one);

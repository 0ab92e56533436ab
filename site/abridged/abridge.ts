import { applyStringDelta, createStringDelta } from 'fossil-delta';
import { type Abridged, withoutScripts } from './abridged.ts';

/** By what a page is told from one that it is nearly the same as: `whole` and `other` are what stands in their main parts. */
export function abridge(like: string, other: string, whole: string): Abridged {
  const difference = differenceOf(withoutScripts(other), withoutScripts(whole));
  // Where it stands, these would end it or hide its end.
  if (/<\/script|<!--/.test(difference))
    throw new Error(`what differs from ${like} can't stand in a page`);
  return { like, difference };
}

/** It is told by bytes: one that begins within a letter is lost as text, and then the whole is told. */
function differenceOf(other: string, whole: string): string {
  const difference = createStringDelta(other, whole);
  try {
    if (applyStringDelta(other, difference) === whole) return difference;
  } catch {
    // What was lost makes nothing of it.
  }
  return createStringDelta('', whole);
}

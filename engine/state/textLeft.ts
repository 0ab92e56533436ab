// What of a card's text is not read, or left out on purpose.
import type { Characteristics } from '../language/characteristics.ts';

/** As many abilities of its text as are not known, on either face. */
export const unreadOf = ({ unread = 0, back }: Characteristics): number =>
  unread + (back?.unread ?? 0);

/** As many as are left out, on either face. */
export const leftOutOf = ({ leftOut = 0, back }: Characteristics): number =>
  leftOut + (back?.leftOut ?? 0);

/** The same as far as its text is read, by somebody who says that the rest does not matter. */
export function asRead(thing: Characteristics): Characteristics {
  const { unread, back, ...rest } = thing;
  if (unreadOf(thing) === 0) return thing;
  return {
    ...rest,
    ...(back === undefined ? {} : { back: asRead(back) }),
    ...(unread === undefined ? {} : { leftOut: unread }),
  };
}

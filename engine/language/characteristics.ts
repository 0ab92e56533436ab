import type { CardType, Color, ObjectName, Supertype } from '../vocabulary/characteristics.ts';
import type { Ability } from './ability.ts';

/** CR 109.3: what an object is, as printed or as it is now. Power and toughness only for creatures. */
export interface Characteristics {
  readonly name: ObjectName;
  readonly manaCost: string | undefined;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly defense: number | undefined;
  readonly abilities: readonly Ability[];
  /** CR 712.1: what is on the other face of a card that has two. */
  readonly back?: Characteristics;
  /** So many abilities of its text are not known: what could rest on them is not ruled on. */
  readonly unread?: number;
  /** So many of them are left out, since somebody says that they do not matter. */
  readonly leftOut?: number;
}

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

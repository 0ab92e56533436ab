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

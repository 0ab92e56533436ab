import type { Characteristics } from '../language/characteristics.ts';
import type { TriggerCode } from '../language/trigger.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/** One thing in an event that an ability may trigger on (CR 603.2c: an event may hold several). */
export interface Occurrence<C extends TriggerCode = TriggerCode> {
  readonly event: C;
  /** Whose event it is: an object's, or (damage) a player's, or nobody's. */
  readonly subject: ObjectId | undefined;
  readonly subjectPlayer: PlayerId | undefined;
  /** The other objects in it, of which an ability's filter speaks. */
  readonly others: readonly ObjectId[];
  /** Of the others, those that have only now come to it: "by at least two" triggers as the second comes. */
  readonly newcomers: readonly ObjectId[];
  /** Those that it blocked or that blocked it as it left. */
  readonly foes: readonly ObjectId[];
  /** Whom the ability calls "that player" or "defending player". */
  readonly player: PlayerId | undefined;
  /** The player dealt damage, or attacked: not one who controls the permanent that is. */
  readonly to: PlayerId | undefined;
  /** A spell that was cast, which no filter finds among the permanents. */
  readonly spell: Characteristics | undefined;
  readonly amount: number | undefined;
  readonly step: Step | undefined;
  /** Damage to one recipient of several, for abilities that say what is damaged; the rest look at the whole. */
  readonly part: 'whole' | 'oneRecipient';
  /** CR 603.10: `before` where the game looks back to how things were. */
  readonly look: 'before' | 'after';
}

const NOTHING_MORE = {
  subjectPlayer: undefined,
  others: [],
  newcomers: [],
  foes: [],
  player: undefined,
  to: undefined,
  spell: undefined,
  amount: undefined,
  step: undefined,
  part: 'whole',
  look: 'after',
} as const;

/** An occurrence with whatever is said of it beyond its event and whose it is. */
export const occurrence = <C extends TriggerCode>(
  event: C,
  subject: ObjectId | undefined,
  more: Partial<Omit<Occurrence, 'event' | 'subject'>> = {},
): Occurrence<C> => ({ ...NOTHING_MORE, ...more, event, subject });

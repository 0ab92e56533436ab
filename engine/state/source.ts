import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What "you", "other" and "than this" refer to: the object that the ability is on, and its controller. */
export interface Source {
  readonly object: ObjectId;
  readonly controller: PlayerId;
  /** Whom "defending player" means while an attack is only being thought of; otherwise read off the combat. */
  readonly defendingPlayer?: PlayerId;
  /** Whom "that player" means: of the triggering event, or the target or its controller. */
  readonly player?: PlayerId;
  /** What an effect is directed at, or the triggering event about. */
  readonly that?: ObjectId;
}

/** The same where an ability speaks of that object besides. */
export const aboutThat = (source: Source, that: ObjectId | undefined): Source =>
  that === undefined ? source : { ...source, that };

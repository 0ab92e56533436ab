import { type FileForm, type FileMapping, isMapping } from './fileForm.ts';

// What is not known before the whole ability is read stands in what is said under marks, which no card file can have.

/** What a spell or ability targets, where it is spoken of first. */
export const TARGET = '§target';

/** What is said before of something: by a pronoun, or by a noun that points back. */
export const BACK = {
  /** `it`: what was spoken of last; of a trigger, whose event it is. */
  it: '§it',
  /** `that creature`: the other creature of the event, or what was spoken of last. */
  that: '§that',
  /** `them`, `those creatures`. */
  them: '§them',
  /** `that player`. */
  thatPlayer: '§thatPlayer',
  /** `its controller`: who controls what was spoken of last. */
  itsController: '§itsController',
  /** `that much`, `that many`. */
  thatMuch: '§thatMuch',
} as const;

/** What is done and touches nothing of combat; `says` tells what it is about. */
export const ELSEWHERE = '§elsewhere';

/** Under which key an ability tells what it does besides, which combat does not touch. */
export const ASIDE = '§aside';

/** An ability of which nothing is played. */
export const elsewhere = (about: FileForm): FileMapping => ({ effects: [], [ASIDE]: [about] });

export const targeted = (spec: FileForm): FileMapping => ({ [TARGET]: spec });

export const isElsewhere = (said: FileForm): boolean =>
  isMapping(said) && Object.hasOwn(said, ELSEWHERE);

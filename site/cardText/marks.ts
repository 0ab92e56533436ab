import { type FileForm, type FileMapping, isList, isMapping, listOf } from './fileForm.ts';

// What is not known before the whole ability is read stands in what is said under marks, which no card file can have.

/** What a spell or ability targets, where it is spoken of first. */
export const TARGET = '§target';

/** What is said before of something: by a pronoun, or by a noun that points back. */
export const BACK = {
  /** `it`: what was spoken of last; of a trigger, whose event it is. */
  it: '§it',
  /** `that creature`: the other creature of the event, or what was spoken of last. */
  that: '§that',
  /** `that token`. */
  thatToken: '§thatToken',
  /** `them`, `those creatures`. */
  them: '§them',
  /** `that player`. */
  thatPlayer: '§thatPlayer',
  /** `its controller`: who controls what was spoken of last. */
  itsController: '§itsController',
  /** `that much`, `that many`. */
  thatMuch: '§thatMuch',
} as const;

/** By what something is done that only the source of the ability can do. */
export const BY_SOURCE = '§bySource';

/** What is done and touches nothing of combat; what stands under it tells what it is about. */
export const ELSEWHERE = '§elsewhere';

/** Of what is elsewhere: it is said of what was done just before, which has to be elsewhere too. */
export const AFTER_ELSEWHERE = '§afterElsewhere';

/** Under which key an ability tells what it does besides, which combat does not touch. */
export const ASIDE = '§aside';

/** An ability of which nothing is played. */
export const elsewhere = (about: FileForm): FileMapping => ({ [ASIDE]: listOf(about) });

/** What a spell or ability does: its effects, or the modes among which is chosen. */
export const DOES = '§does';
export const MODES = '§modes';

/** When a spell may be cast, and that it costs something that can't be said. */
export const TIMING = '§timing';
export const UNSAID_COST = '§unsaidCost';

/** So much less as is counted: of what is announced for X nothing can say it. */
export const MINUS_X = '§minusX';

export const targeted = (spec: FileForm): FileMapping => ({ [TARGET]: spec });

export const isElsewhere = (said: FileForm): boolean =>
  isMapping(said) && Object.hasOwn(said, ELSEWHERE);

export const isUnsaidCost = (said: FileForm): boolean =>
  isMapping(said) && Object.hasOwn(said, UNSAID_COST);

/** Whether a mark is left in it, so that something of it is not known. */
export function hasMark(said: FileForm): boolean {
  if (typeof said === 'string') return said.startsWith('§');
  if (isList(said)) return said.some(hasMark);
  return isMapping(said) && Object.entries(said).some((entry) => entry.some(hasMark));
}

/** Whether the number announced for X is asked for in it. */
export function asksForX(said: FileForm): boolean {
  if (isList(said)) return said.some(asksForX);
  return isMapping(said) ? Object.values(said).some(asksForX) : said === 'x';
}

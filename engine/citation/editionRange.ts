import { EDITION_IDS, type EditionId, isEditionId } from './editions.ts';

/**
 * Editions by their bounds, both inclusive; without any, all of them. So an edition that comes later is in or out
 * although nobody had heard of it when this was written.
 */
export interface EditionRange {
  readonly since?: EditionId;
  readonly until?: EditionId;
  readonly except?: readonly EditionId[];
}

/** The editions within a range, newest first. */
export const editionsWithin = (range: EditionRange): readonly EditionId[] =>
  EDITION_IDS.toReversed().filter((edition) => isWithin(range, edition));

/** Ids are ISO dates, and sort as their dates do. */
export const isWithin = (
  { since, until, except = [] }: EditionRange,
  edition: EditionId,
): boolean =>
  (since === undefined || since <= edition) &&
  (until === undefined || edition <= until) &&
  !except.includes(edition);

/**
 * A range in words: `since 2013-02-01`, `until 2009-07-11`, `since 2009-07-11 until 2024-07-30`, or a date alone, for
 * that edition only. Undefined where it is none.
 */
export function parseEditionRange(text: string): EditionRange | undefined {
  if (isEditionId(text)) return { since: text, until: text };
  const { since, until } = IN_WORDS.exec(text)?.groups ?? {};
  if (since === undefined && until === undefined) return undefined;
  if (!isBound(since) || !isBound(until)) return undefined;
  return { ...(since && { since }), ...(until && { until }) };
}

const IN_WORDS = /^(?:since (?<since>\S+))?(?:(?:^| )until (?<until>\S+))?$/;

const isBound = (text: string | undefined): text is EditionId | undefined =>
  text === undefined || isEditionId(text);

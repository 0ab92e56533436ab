import { z } from 'zod';
import {
  EDITION_IDS,
  type EditionId,
  type EditionRange,
  isWithin,
  parseEditionRange,
} from '#engine';

/** Texts by the editions that they are for, as in `since 2013-02-01`. */
export type ByEdition = Readonly<Record<string, string>>;

/** The text for an edition, if it has one. */
export const textFor = (texts: ByEdition, edition: EditionId): string | undefined =>
  texts[keysFor(texts, edition)[0] ?? ''];

/** One text for all editions, or texts by edition. */
export type Saying = string | ByEdition;

export const saidIn = (saying: Saying | undefined, edition: EditionId): string | undefined =>
  saying === undefined || typeof saying === 'string' ? saying : textFor(saying, edition);

/** Those of these editions in which something is said. */
export const editionsFor = (saying: Saying, editions: readonly EditionId[]): readonly EditionId[] =>
  editions.filter((edition) => saidIn(saying, edition) !== undefined);

/** The keys within which none of these editions is. */
export const keysOutside = (
  texts: ByEdition,
  editions: readonly EditionId[],
): readonly string[] => {
  const used = editions.flatMap((edition) => keysFor(texts, edition));
  return Object.keys(texts).filter((key) => !used.includes(key));
};

/** The form of such texts: each key is a range, and no edition has two texts. */
export const byEdition = (text: z.ZodType<string>) => textsByEdition(text).default({});

/** The form of what is said alike in all editions, or otherwise in some. */
export const saying = (text: z.ZodType<string>) =>
  z.custom<Saying>().superRefine((value, { addIssue }) => {
    const form = typeof value === 'string' ? text : textsByEdition(text);
    for (const { message } of form.safeParse(value).error?.issues ?? [])
      addIssue({ code: 'custom', message });
  });

const textsByEdition = (text: z.ZodType<string>) =>
  z.record(z.string(), text).superRefine((texts, { addIssue }) => {
    for (const message of rangeProblems(texts)) addIssue({ code: 'custom', message });
  });

/** What names editions in prose. */
export const RANGES =
  '“since DATE”, “until DATE”, “since DATE until DATE” or the date of one edition';

function rangeProblems(texts: ByEdition): readonly string[] {
  const wrong = Object.keys(texts).filter((key) => parseEditionRange(key) === undefined);
  if (wrong.length > 0) return wrong.map((key) => `“${key}” names no editions; expected ${RANGES}`);
  return EDITION_IDS.flatMap((edition) => {
    const keys = keysFor(texts, edition);
    return keys.length > 1
      ? [`${edition} is within ${keys.join(' and ')}; expected one of them`]
      : [];
  });
}

const keysFor = (texts: ByEdition, edition: EditionId): readonly string[] =>
  Object.keys(texts).filter((key) => {
    const range: EditionRange | undefined = parseEditionRange(key);
    return range !== undefined && isWithin(range, edition);
  });

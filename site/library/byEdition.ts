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

/** The form of such texts: each key is a range, and no edition has two texts. */
export const byEdition = (text: z.ZodType<string>) =>
  z
    .record(z.string(), text)
    .superRefine((texts, { addIssue }) => {
      for (const message of rangeProblems(texts)) addIssue({ code: 'custom', message });
    })
    .default({});

const RANGES = '“since DATE”, “until DATE”, “since DATE until DATE” or the date of one edition';

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

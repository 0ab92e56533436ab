import { z } from 'zod';
import { byEdition, saying } from './byEdition.ts';

const words = (most: number) =>
  z.string().refine((text) => text.trim().split(/\s+/).length <= most, {
    message: `at most ${most} words`,
  });

/** What stands above the text of a scenario's prose, in each language. */
export const proseForm = z.strictObject({
  title: words(9),
  /** For lists and search engines. */
  summary: words(32),
  /** The ruling. */
  verdict: words(12),
  why: words(60),
  /** The ruling where an edition rules otherwise, by editions, as in `until 2008-10-01`. */
  verdicts: byEdition(words(12)),
  whys: byEdition(words(60)),
  /** Names for creatures that have no card, by their id. */
  names: z.record(z.string(), z.string()).default({}),
  /** What each branch asks, by its name in the script. */
  branches: z.record(z.string(), z.string()).default({}),
  /** What is different in an edition, in a sentence. */
  editionNotes: byEdition(z.string()),
  /** What is asked, by the question's id; a declaration or a ruling may do without words of its own. */
  questions: z.record(z.string(), saying(words(45))).default({}),
  /** Why the answer is what it is, by the question's id; by editions where that differs. */
  reasons: z.record(z.string(), saying(words(60))).default({}),
});

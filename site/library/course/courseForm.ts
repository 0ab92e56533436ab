import { z } from 'zod';
import {
  EVERY_KEYWORD,
  MISTAKE_NAMES,
  mapping,
  oneOf,
  RULE_KEYS,
  ruleKey,
  TOPICS,
  title,
  wordOf,
} from '#engine';

/** So much is to be known of an idea, and so many boards are asked. */
const LINES = 5;
const BOARDS = 5;

/** A line is read at once. */
const LONGEST_LINE = 30;
const LONGEST_TITLE = 9;

const words = (most: number) =>
  title.refine((text) => text.trim().split(/\s+/).length <= most, {
    message: `at most ${most} words`,
  });

const idea = mapping({
  rules: z.array(ruleKey(RULE_KEYS)).default([]),
  mistakes: z.array(wordOf(MISTAKE_NAMES)).default([]),
  keywords: z.array(wordOf(EVERY_KEYWORD.map(({ keyword }) => keyword))).default([]),
  topics: z.array(wordOf(TOPICS)).default([]),
});

const board = oneOf([
  ['word', title],
  [{ heads: ['alike'] }, mapping({ alike: title })],
]);

const last = oneOf([
  [{ heads: ['aim'] }, mapping({ aim: title })],
  [{ heads: ['among'] }, mapping({ among: z.array(title).min(1) })],
]);

const stop = mapping({
  id: title,
  track: z.union([z.literal(1), z.literal(2)]),
  after: z.array(title),
  idea,
  rules: z.array(ruleKey(['none', ...RULE_KEYS])).length(LINES),
  worked: title,
  boards: z.array(board).length(BOARDS),
  last,
});

/** The file of the course: its stops in the order in which they are taught. */
export const courseForm = z.array(stop).min(1);

/** The file of its words in a language, by stop. */
export const stopWordsForm = z.record(
  title,
  mapping({ title: words(LONGEST_TITLE), know: z.array(words(LONGEST_LINE)).length(LINES) }),
);

export type StopForm = z.output<typeof stop>;

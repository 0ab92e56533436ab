import { partsOf, type RuleNumber } from '../engine.ts';
import type { Terms } from '../i18n/messages.ts';
import { stepsIn } from './stepChapters.ts';

/** What the chapters of the index are about. */
export type ChapterGroup = 'combat' | 'turn' | 'keywords' | 'others';

/** The rules by chapter as the index shows them: combat first, then the rest of the turn, keywords, and all others. */
export const chaptersOf = (
  numbers: readonly RuleNumber[],
): ReadonlyMap<number, readonly RuleNumber[]> =>
  new Map(
    [...Map.groupBy(numbers, (number) => partsOf(number).section)].toSorted(
      ([a], [b]) => farFromCombat(a) - farFromCombat(b) || a - b,
    ),
  );

// Chapters of today: 506 to 511 are the combat phase, 500 to 514 the turn.
export function groupOf(chapter: number): ChapterGroup {
  if (chapter >= 506 && chapter <= 511) return 'combat';
  if (chapter >= 500 && chapter <= 514) return 'turn';
  return chapter === 701 || chapter === 702 ? 'keywords' : 'others';
}

// Chapters of today that open a phase.
const OPENING: { readonly [chapter: number]: keyof Terms['phases'] } = {
  501: 'beginning',
  506: 'combat',
  512: 'ending',
};

/** Where the chapters of a group stand, in English: those of combat and the turn on one page. */
export const CHAPTER_PAGES: { readonly [G in ChapterGroup]: string } = {
  combat: '/rules/',
  turn: '/rules/',
  keywords: '/rules/keywords/',
  others: '/rules/others/',
};

/** Where a chapter stands, in English. */
export const chapterPage = (chapter: number): string =>
  `${CHAPTER_PAGES[groupOf(chapter)]}#${chapter}`;

/** What a chapter is about. One on several stops of the turn goes by what they share. */
export function chapterName(chapter: number, terms: Terms): string | undefined {
  const phase = OPENING[chapter];
  if (phase !== undefined) return terms.phases[phase];
  const step = stepsIn(`${chapter}`).at(-1);
  if (step === undefined) return terms.chapters[chapter];
  return step === 'postcombatMain' ? terms.phases.postcombatMain : terms.steps[step];
}

const farFromCombat = (chapter: number): number =>
  ({ combat: 0, turn: 1, keywords: 2, others: 3 })[groupOf(chapter)];

// The changes of the rules between editions, as their page tells them.
import {
  type ChangeName,
  EDITION_CHANGES,
  EDITION_IDS,
  type EditionChange,
  type EditionId,
  editionBefore,
  kebab,
} from '../engine.ts';
import { date } from '../i18n/grammar.ts';
import type { Messages } from '../i18n/messages.ts';
import { allExercises, allScenarios } from '../library/collections.ts';
import { type BoardChanged, boardsChanged } from './boardsChanged.ts';
import { citedRules } from './citedRules.ts';
import { anchorOf, type RuleRef, refsOf } from './rules.ts';
import { type RulesChanged, rulesChanged } from './rulesChanged.ts';

/** The address of the page in English. */
export const CHANGES_PAGE = '/editions/changes/';

export type RuleChange = (typeof EDITION_CHANGES)[number];

/** Where a change stands on its page. */
export const anchorOfChange = (name: ChangeName): string => kebab(name);

/** The changes that came with an edition, the newest first. */
interface ChangesOfEdition {
  readonly edition: EditionId;
  readonly changes: readonly RuleChange[];
}

/** All changes by their edition, the newest first; in it, what came at a day that is not known stands last. */
export const changesByEdition: readonly ChangesOfEdition[] = EDITION_IDS.toReversed().flatMap(
  (edition) => {
    const changes = EDITION_CHANGES.filter(({ since }) => since === edition).toSorted(
      (a, b) => (b.found ?? '').localeCompare(a.found ?? '') || a.change - b.change,
    );
    return changes.length === 0 ? [] : [{ edition, changes }];
  },
);

/** All that is another thing in an edition than in the one before it: boards, and rules that are cited. */
export interface EditionDifference {
  readonly boards: readonly BoardChanged[];
  readonly rules: RulesChanged;
}

/** What an edition changed; undefined for the oldest, before which there is none. */
export async function differenceOf(edition: EditionId): Promise<EditionDifference | undefined> {
  const before = EDITION_IDS[EDITION_IDS.indexOf(edition) - 1];
  if (before === undefined) return undefined;
  const all = [...(await allScenarios()), ...(await allExercises())];
  return {
    boards: boardsChanged(all, before, edition),
    rules: rulesChanged(before, edition, process.cwd()),
  };
}

/** The same in figures, in a sentence or two. */
export function differenceInWords({ boards, rules }: EditionDifference, m: Messages): string {
  const words = m.chrome.pages.changes;
  const { moved, gone, reworded } = rules;
  return [
    words.figures(boards.length, moved.length, gone.length),
    ...(reworded === undefined ? [] : [words.reworded(reworded.length)]),
  ].join(' ');
}

/** From when on it is so, as far as the texts tell. */
export function foundInWords(change: EditionChange, { language, chrome }: Messages): string {
  const words = chrome.pages.changes;
  return change.found === undefined
    ? words.between(date(language, editionBefore(change)), date(language, change.since))
    : words.found(date(language, change.found));
}

/** A rule by its number, with a page where something is told of it. */
export type NumberedRule = Pick<RuleRef, 'number'> & Partial<RuleRef>;

/** The rules on both sides of a change, each as numbered there. */
export async function rulesAround(
  change: EditionChange,
): Promise<{ readonly before: readonly NumberedRule[]; readonly after: readonly NumberedRule[] }> {
  const { numbers, gone } = await citedRules();
  const pages = new Set([
    ...numbers.map((number) => `/rules/${number}/`),
    ...gone.map((key) => `/rules/gone/#${anchorOf(key)}`),
  ]);
  const told = (all: readonly RuleRef[]): readonly NumberedRule[] =>
    all.map(({ number, page }) => (pages.has(page) ? { number, page } : { number }));
  return {
    before: told(refsOf(change.before, editionBefore(change))),
    after: told(refsOf(change.after, change.since)),
  };
}

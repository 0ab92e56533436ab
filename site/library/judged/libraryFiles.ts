import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardLookup } from '#engine';
import { withIndexed } from '../cardIndex/withIndexed.ts';
import { exerciseFilesAt, scenarioFilesAt, slugOf } from '../files.ts';
import { missingTranslations, type ProseWanted, sharedSlugs } from '../scenarios.ts';
import { wordIssue } from '../wordIssue.ts';
import { cachedCards } from './cachedCards.ts';
import { judgeDigest, keyMaker } from './digest.ts';
import type { Genre } from './facts.ts';
import { isJudged } from './judgement.ts';
import { cacheFolder, dropOld } from './judgementCache.ts';

/** A scenario file, and the folder in which what comes of it is kept. */
export interface ToJudge {
  readonly genre: Genre;
  readonly file: string;
  readonly slug: string;
  readonly key: string;
  readonly folder: string;
  readonly text: string;
}

/** The scenario files of a project, before any of them is judged. */
export interface LibraryFiles {
  readonly cards: CardLookup;
  readonly all: readonly ToJudge[];
  /** Those of which nothing is kept, or something broken. */
  readonly missing: readonly ToJudge[];
  /** What is wrong beside the scenarios themselves, in words. */
  readonly problems: readonly string[];
}

/**
 * Looks through the library of the project at `root`: what there is, and what of it has to be judged. `judge` names the
 * code that judges.
 */
export function libraryFiles(
  root: string,
  prose: ProseWanted,
  judge: string = judgeDigest(),
): LibraryFiles {
  const { cards: own, issues } = cachedCards(root, judge);
  const files = scenarioFilesAt(root, 'scenarios') ?? [];
  const exercises = exerciseFilesAt(root);
  const texts = new Map(
    [...files, ...exercises].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const cards = withIndexed(own, [...texts.values()], root);
  const keyOf = keyMaker(judge, cards);
  const toJudge = (genre: Genre, file: string): ToJudge => {
    const text = texts.get(file) ?? '';
    const [slug, key] = [slugOf(file), keyOf(file, text)];
    return { genre, file, slug, key, folder: cacheFolder(root, slug, key), text };
  };
  const all = [
    ...files.map((file) => toJudge('scenario', file)),
    ...exercises.map((file) => toJudge('exercise', file)),
  ];
  return {
    cards,
    all,
    missing: all.filter(({ folder }) => !isJudged(folder)),
    problems: [
      ...issues,
      ...sharedSlugs(root, [...files, ...exercises]),
      ...(prose === 'required' ? files.flatMap((file) => missingTranslations(root, file)) : []),
    ].map(wordIssue),
  };
}

/** Forgets what is kept of scenarios as they were before. */
export const dropOldJudgements = (root: string, { all }: LibraryFiles): void =>
  dropOld(root, new Map(all.map(({ slug, key }) => [slug, key])));

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, type Issue, ok, type Result } from '#engine';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import type { StopWords, TaughtCourse } from './course.ts';
import type { CourseShelf } from './courseProblems.ts';
import { readStops, readStopWords } from './readCourse.ts';

const FOLDER = 'scenarios/course';

/** The course of the project at `root`, held against its library, or everything that is wrong in its files. */
export function loadCourse(
  root: string,
  shelf: CourseShelf,
): Result<TaughtCourse, readonly Issue[]> {
  const file = `${FOLDER}/stops.yaml`;
  const stops = readStops(textOf(root, file), file, shelf);
  if (!stops.ok) return stops;
  const ids = stops.value.map(({ id }) => id);
  const read = LANGUAGES.map((language) => {
    const path = `${FOLDER}/${language}.yaml`;
    return [language, readStopWords(textOf(root, path), path, ids)] as const;
  });
  const issues = read.flatMap(([, words]) => (words.ok ? [] : words.error));
  if (issues.length > 0) return err(issues);
  const words = Object.fromEntries(
    read.map(([language, one]) => [language, one.ok ? one.value : NO_WORDS]),
  ) as Record<Language, ReadonlyMap<string, StopWords>>;
  return ok({ stops: stops.value, words });
}

const NO_WORDS: ReadonlyMap<string, StopWords> = new Map();

const textOf = (root: string, file: string): string => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '[]';
};

import { join } from 'node:path';
import type { AnsweredQuestion, EditionId, MisreadQuestion, TakenChoice } from '#engine';
import { courseIn, type ScenarioFacts } from './facts.ts';
import { isCached, readCached } from './judgementCache.ts';
import type { Playing, ScenarioWithNames } from './playing.ts';

/** The files of a judgement, in its folder. */
export const FACTS = 'facts.json';
export const SCENARIO = 'scenario.json';
export const MISREADINGS = 'misreadings.json';
export const OTHERWISE = 'otherwise.json';
export const TAKEN = 'taken.json';
export const COURSE = (at: number): string => `course-${at}.json`;

/** A playing as it is kept: the scenario stands beside it, once. */
export type PlayingAlone = Omit<Playing, keyof ScenarioWithNames>;

/** What is told, without the edition: the same text wherever the same happens. */
export const forAnyEdition = (told: PlayingAlone): string =>
  JSON.stringify(told).replaceAll(inEdition(told.edition), ANY_EDITION);

const inEdition = (edition: EditionId): string => `"edition":${JSON.stringify(edition)}`;
const ANY_EDITION = '"edition":""';

/** What is known of a scenario that was judged; undefined where it has to be judged again. */
export function keptFacts(folder: string): ScenarioFacts | undefined {
  const text = readCached(join(folder, FACTS));
  return text === undefined ? undefined : JSON.parse(text);
}

/** Whether everything that belongs to a judgement is there, as it was written. */
export function isJudged(folder: string): boolean {
  const facts = keptFacts(folder);
  if (facts === undefined) return false;
  const files = [
    SCENARIO,
    MISREADINGS,
    OTHERWISE,
    TAKEN,
    ...facts.courses.map((_, at) => COURSE(at)),
  ];
  return files.every((name) => isCached(join(folder, name)));
}

/** What mistakes answer, in the edition in which a scenario opens; undefined where it has to be judged again. */
export function keptMisreadings(folder: string): readonly MisreadQuestion[] | undefined {
  const text = readCached(join(folder, MISREADINGS));
  return text === undefined ? undefined : JSON.parse(text);
}

/** What other editions answer otherwise than that in which it opens; undefined where it has to be judged again. */
export function keptOtherwise(folder: string): readonly AnsweredQuestion[] | undefined {
  const text = readCached(join(folder, OTHERWISE));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The choices that its scripts leave open, edition by edition; undefined where it has to be judged again. */
export function keptTaken(folder: string): readonly (readonly TakenChoice[])[] | undefined {
  const text = readCached(join(folder, TAKEN));
  return text === undefined ? undefined : JSON.parse(text);
}

/** How a scenario went in an edition that it is shown in; undefined where it has to be judged again. */
export function keptPlaying(
  folder: string,
  facts: ScenarioFacts,
  edition: EditionId,
): Playing | undefined {
  const course = courseIn(facts, edition);
  if (course === undefined) throw new Error(`${facts.slug} is not played in ${edition}`);
  const scenario = readCached(join(folder, SCENARIO));
  const told = readCached(join(folder, COURSE(facts.courses.indexOf(course))));
  if (scenario === undefined || told === undefined) return undefined;
  const withNames: ScenarioWithNames = JSON.parse(scenario);
  const playing: PlayingAlone = JSON.parse(told.replaceAll(ANY_EDITION, inEdition(edition)));
  return { ...withNames, ...playing };
}

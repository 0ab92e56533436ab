import { type EditionId, NEWEST_EDITION, type Topic } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { allExercises, playingState } from '../library/collections.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { cachedPages } from './cachedPages.ts';
import { exerciseName, type NameApart, namesApart } from './exerciseName.ts';
import { nextExercises } from './nextExercise.ts';
import { inEachLanguage } from './paths.ts';

/** An exercise with its place among those of its topic, and with what tells its name from all others. */
export interface Exercise {
  readonly facts: ScenarioFacts;
  readonly topic: Topic;
  readonly apart: NameApart;
  /** Where it goes on. */
  readonly next: ScenarioFacts;
}

/** The address of an exercise in English. */
export const exercisePage = ({ slug }: Pick<ScenarioFacts, 'slug'>): string =>
  `/exercises/${slug}/`;

/** One page of an exercise: by the rules that it is asked in today, or by those of a date. */
export interface ExercisePageProps {
  readonly exercise: Exercise;
  readonly edition: EditionId;
  readonly language: Language;
  /** Its address in English: with the edition's date, or without. */
  readonly page: string;
}

/** What decides an exercise's addresses. */
type ExerciseEditions = Pick<ScenarioFacts, 'slug' | 'editions'>;

/** From these rules on exercises have pages of dates; before, no link to one named its rules. */
const FIRST_FIXED: EditionId = '2026-09-25';

/**
 * The page on which an exercise stays with an edition when others come. One whose rules end before there were such pages
 * has none of its own: no others will reach it.
 */
export const fixedExercisePage = (facts: ExerciseEditions, edition: EditionId): string =>
  edition < FIRST_FIXED ? exercisePage(facts) : `${exercisePage(facts)}${edition}/`;

/** The edition that an exercise is asked in. */
export const editionOf = ({ editions: [first = NEWEST_EDITION] }: ExerciseEditions) => first;

/** Every exercise, topic by topic. */
export const exercises = onceInBuild(async (): Promise<readonly Exercise[]> => {
  const known = await allExercises();
  const apart = new Map(namesApart(known).map((one, at) => [known[at]?.slug, one]));
  const next = nextExercises(known);
  const byTopic = Map.groupBy(known, topicOf);
  return [...byTopic].flatMap(([topic, all]) =>
    all.map((facts) => ({
      facts,
      topic,
      apart: apart.get(facts.slug) ?? { length: 'whole' },
      next: next.get(facts) ?? facts,
    })),
  );
});

/** What an exercise is called in a language. */
export const titleOfExercise = ({ facts, apart }: Exercise, m: Messages): string =>
  exerciseName(facts, apart, m);

function topicOf({ slug, topics: [topic] }: ScenarioFacts): Topic {
  if (topic === undefined) throw new Error(`${slug} is about nothing`);
  return topic;
}

/** One page without a date, and one for each edition that it may have been shared by. */
export function pagesOfExercise<E extends { readonly facts: ExerciseEditions }>(exercise: E) {
  const { facts } = exercise;
  const { slug } = facts;
  const pageOf = (edition: EditionId, page: string, param: EditionId | undefined) =>
    inEachLanguage({ slug }, () => ({ exercise, edition, page })).map(({ params, props }) => ({
      params: { ...params, edition: param },
      props,
    }));
  return [
    ...pageOf(editionOf(facts), exercisePage(facts), undefined),
    ...facts.editions
      .filter((edition) => edition >= FIRST_FIXED)
      .flatMap((edition) => pageOf(edition, fixedExercisePage(facts, edition), edition)),
  ];
}

/** What is made of exercises has to be made again wherever one is played otherwise, or stands in another place. */
export const exercisePages = async () =>
  cachedPages((await exercises()).flatMap(pagesOfExercise), async ({ props: { exercise } }) => [
    await playingState(exercise.facts.slug),
    exercise.next.slug,
    JSON.stringify(exercise.apart),
  ]);

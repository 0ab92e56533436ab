import { NEWEST_EDITION, type Topic } from '../engine.ts';
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

/** The edition that an exercise is asked in. */
export const editionOf = ({ editions: [first = NEWEST_EDITION] }: ScenarioFacts) => first;

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

/** What is made of exercises has to be made again wherever one is played otherwise, or stands in another place. */
export const exercisePages = async () =>
  cachedPages(
    (await exercises()).flatMap((exercise) =>
      inEachLanguage({ slug: exercise.facts.slug }, () => ({ exercise })),
    ),
    async ({ props: { exercise } }) => [
      await playingState(exercise.facts.slug),
      exercise.next.slug,
      JSON.stringify(exercise.apart),
    ],
  );

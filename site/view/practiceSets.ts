import { kebab, NEWEST_EDITION, TOPICS, type Topic } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { allScenarios, proseOf, proseState } from '../library/shelf.ts';
import { scenarioPage } from './editionPages.ts';
import { type Exercise, exercisePage, exercises } from './exercisePages.ts';
import { keptPages } from './keptPages.ts';
import { inEachLanguage } from './paths.ts';

/** A question in a set: whose it is, and where it stands. */
export type SetItem = {
  /** The address of its page in English. */
  readonly page: string;
  readonly question: string;
  readonly knowledge: number;
} & (
  | { readonly kind: 'scenario'; readonly scenario: ScenarioFacts }
  | { readonly kind: 'exercise'; readonly exercise: Exercise }
);

/** All that is asked about a topic, the easier first. */
export interface PracticeSet {
  readonly topic: Topic;
  readonly items: readonly SetItem[];
}

/** The address of a set in English. */
export const setPage = (topic: Topic): string => `/practice/${kebab(topic)}/`;

export const practiceSets = onceInBuild(async (): Promise<readonly PracticeSet[]> => {
  const items = [
    ...(await exercises()).flatMap(itemsOfExercise),
    ...(await allScenarios()).flatMap(itemsOfScenario),
  ];
  return TOPICS.flatMap((topic) => {
    const about = items.filter((item) => factsOf(item).topics.includes(topic));
    return about.length === 0
      ? []
      : [{ topic, items: about.toSorted((a, b) => a.knowledge - b.knowledge) }];
  });
});

const factsOf = (item: SetItem): ScenarioFacts =>
  item.kind === 'exercise' ? item.exercise.facts : item.scenario;

const itemsOfExercise = (exercise: Exercise): readonly SetItem[] =>
  exercise.facts.questions.map(({ id: question }) => ({
    kind: 'exercise',
    exercise,
    question,
    page: exercisePage(exercise.facts),
    knowledge: exercise.facts.knowledge,
  }));

function itemsOfScenario(scenario: ScenarioFacts): readonly SetItem[] {
  const [opening = NEWEST_EDITION] = scenario.editions;
  return scenario.questions
    .filter(({ editions }) => editions.includes(opening))
    .map(({ id: question }) => ({
      kind: 'scenario',
      scenario,
      question,
      page: scenarioPage(scenario, opening),
      knowledge: scenario.knowledge,
    }));
}

/** What an item is called in a list. */
export async function titleOfItem(item: SetItem, m: Messages): Promise<string> {
  if (item.kind === 'scenario') return (await proseOf(item.scenario.slug, m.language)).data.title;
  const { topic, number } = item.exercise;
  return m.chrome.practice.exercise(m.terms.topics[topic], number);
}

/** The pages of the sets; each is made again where a title or an address in it can differ. */
export const setPages = async () =>
  keptPages(
    (await practiceSets()).flatMap((set) =>
      inEachLanguage({ topic: kebab(set.topic) }, () => ({ set })),
    ),
    ({ props: { set, language } }) => stateOfSet(set, language),
  );

const stateOfSet = (set: PracticeSet, language: Language): Promise<readonly string[]> =>
  Promise.all(
    set.items.map(async (item) =>
      [
        item.page,
        item.question,
        item.knowledge,
        item.kind === 'exercise'
          ? item.exercise.number
          : await proseState(item.scenario.slug, language),
      ].join(' '),
    ),
  );

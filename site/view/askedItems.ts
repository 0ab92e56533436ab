import { NEWEST_EDITION } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { allScenarios, proseOf, proseState } from '../library/collections.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { scenarioPage } from './editionPages.ts';
import { type Exercise, exercisePage, exercises, titleOfExercise } from './exercisePages.ts';
import { secondsFor } from './expectedTime.ts';

/** A question: whose it is, and where it stands. */
export type AskedItem = {
  /** The address of its page in English. */
  readonly page: string;
  readonly question: string;
  readonly facts: ScenarioFacts;
} & ({ readonly kind: 'scenario' } | { readonly kind: 'exercise'; readonly exercise: Exercise });

/** All that is asked anywhere: by the exercises, then by the scenarios. */
export const askedItems = onceInBuild(
  async (): Promise<readonly AskedItem[]> => [
    ...(await exercises()).flatMap(itemsOfExercise),
    ...(await allScenarios()).flatMap(itemsOfScenario),
  ],
);

const itemsOfExercise = (exercise: Exercise): readonly AskedItem[] =>
  exercise.facts.questions.map(({ id: question }) => ({
    kind: 'exercise',
    exercise,
    facts: exercise.facts,
    question,
    page: exercisePage(exercise.facts),
  }));

function itemsOfScenario(facts: ScenarioFacts): readonly AskedItem[] {
  const [opening = NEWEST_EDITION] = facts.editions;
  return facts.questions
    .filter(({ editions }) => editions.includes(opening))
    .map(({ id: question }) => ({
      kind: 'scenario',
      facts,
      question,
      page: scenarioPage(facts, opening),
    }));
}

/** What an item is called in a list. */
export async function titleOfItem(item: AskedItem, m: Messages): Promise<string> {
  if (item.kind === 'scenario') return (await proseOf(item.facts.slug, m.language)).data.title;
  return titleOfExercise(item.exercise, m);
}

/** Where it is asked, in English. */
export const placeOfItem = ({ page, question }: AskedItem): string => `${page}#q-${question}`;

/** Another list wherever a list of these items in a language can differ though no code did. */
export const statesOfItems = (
  items: readonly AskedItem[],
  language: Language,
): Promise<readonly string[]> =>
  Promise.all(
    items.map(async (item) =>
      [
        placeOfItem(item),
        item.facts.knowledge,
        secondsFor(item, 'new'),
        item.kind === 'exercise'
          ? JSON.stringify([item.exercise.apart, item.facts.asked])
          : await proseState(item.facts.slug, language),
      ].join(' '),
    ),
  );

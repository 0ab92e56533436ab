import { kebab, NEWEST_EDITION } from '../engine.ts';
import type { Messages } from '../i18n/messages.ts';
import { playingOf, proseOf } from '../library/collections.ts';
import { filterEntry } from '../library/filterIndex.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { linesOf } from '../library/judged/playing.ts';
import { exerciseGroups } from '../questions/asking/exerciseGroups.ts';
import { questionGroups } from '../questions/asking/questionGroups.ts';
import { scenarioPage } from '../view/editionPages.ts';
import type { Telling } from '../view/entries.ts';
import { type Exercise, editionOf, exercisePage, titleOfExercise } from '../view/exercisePages.ts';
import { levelOf } from '../view/level.ts';
import { tellingOf } from '../view/naming.ts';
import { stockNamesIn } from '../view/stockNames.ts';
import { boardOf } from './boardOf.ts';
import type { Item, Scenarios } from './forms.ts';
import { questionsOf } from './questionsOf.ts';

/** In a language, with what makes a link of a page's address in English. */
export interface ApiLanguage {
  readonly m: Messages;
  readonly link: (page: string) => string;
}

type ScenarioItem = Scenarios['scenarios'][number];

/** A scenario as programs read it, in the edition that it opens with. */
export async function scenarioItem(
  facts: ScenarioFacts,
  { m, link }: ApiLanguage,
): Promise<ScenarioItem> {
  const { slug, editions } = facts;
  const [edition = NEWEST_EDITION] = editions;
  const { data } = await proseOf(slug, m.language);
  const playing = await playingOf(slug, edition);
  const { main, questions } = playing;
  const tellingIn = (name: string): Telling => {
    const line = linesOf(playing).find(({ branch }) => branch === name) ?? main;
    return tellingOf(playing, line, m, data.names);
  };
  const page = link(scenarioPage(facts, edition));
  const [first] = main.frames;
  if (first === undefined) throw new Error(`${slug}: nothing happens`);
  const groups = questionGroups(questions, data, slug, tellingIn);
  return {
    ...commonOf(facts),
    link: page,
    title: data.title,
    summary: data.summary,
    verdict: data.verdict,
    board: boardOf(first.board, tellingIn('main')),
    questions: [...questionsOf(groups, playing, page, tellingIn)],
  };
}

/** An exercise as programs read it. */
export async function exerciseItem(exercise: Exercise, { m, link }: ApiLanguage): Promise<Item> {
  const { facts } = exercise;
  const playing = await playingOf(facts.slug, editionOf(facts));
  const telling = tellingOf(playing, playing.main, m, stockNamesIn(playing.scenario, m));
  const page = link(exercisePage(facts));
  const groups = exerciseGroups(playing, facts.slug, telling);
  return {
    ...commonOf(facts),
    link: page,
    title: titleOfExercise(exercise, m),
    questions: [...questionsOf(groups, playing, page, () => telling)],
  };
}

type Common = Omit<Item, 'link' | 'title' | 'questions'>;

const commonOf = (facts: ScenarioFacts): Common => ({
  id: facts.slug,
  topics: facts.topics.map(kebab),
  level: levelOf(facts),
  edition: editionOf(facts),
  editions: [...facts.editions],
  keywords: facts.keywords.map(kebab),
  rules: [...filterEntry(facts).rules],
});

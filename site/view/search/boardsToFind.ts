// Boards: scenarios, exercises and the sets of them.
import type { RuleKey } from '../../engine.ts';
import type { Messages } from '../../i18n/messages.ts';
import { allScenarios, playingOf, proseOf, proseParts } from '../../library/collections.ts';
import { courseIn, type ScenarioFacts } from '../../library/judged/facts.ts';
import { onceInBuild } from '../../library/onceInBuild.ts';
import type { ProsePart } from '../../library/prose/proseParts.ts';
import { scenarioPage } from '../editionPages.ts';
import {
  type Exercise,
  editionOf,
  exercisePage,
  exercises,
  titleOfExercise,
} from '../exercisePages.ts';
import { figuresOf, practiceSets, setPage, titleOfSet } from '../practiceSets.ts';
import { saidOf } from './namedPages.ts';
import type { PageToFind } from './pageToFind.ts';

/** A board with what else leads to it: the cards on it, and the rules by which it is ruled on. */
export interface BoardToFind {
  readonly page: string;
  readonly facts: ScenarioFacts;
  /** Printed names of its cards, by language, by their ids. */
  readonly cards: CardNames;
  readonly decides: readonly RuleKey[];
  readonly cites: readonly RuleKey[];
}

type CardNames = NonNullable<ScenarioFacts['asked']>['cardNames'];

/** All boards that have a page, scenarios first; the same in every language. */
export const boardsToFind = onceInBuild(async (): Promise<readonly BoardToFind[]> => {
  const scenarios = await Promise.all((await allScenarios()).map(scenarioBoard));
  return [...scenarios, ...(await exercises()).map(exerciseBoard)];
});

async function scenarioBoard(facts: ScenarioFacts): Promise<BoardToFind> {
  const edition = editionOf(facts);
  const frames = (courseIn(facts, edition)?.lines ?? []).flatMap((line) => line.frames);
  const { cardNames } = await playingOf(facts.slug, edition);
  return {
    page: scenarioPage(facts, edition),
    facts,
    cards: cardNames,
    decides: frames.flatMap(({ decides }) => decides),
    cites: frames.flatMap(({ rules }) => rules),
  };
}

function exerciseBoard({ facts }: Exercise): BoardToFind {
  return {
    page: exercisePage(facts),
    facts,
    cards: facts.asked?.cardNames ?? {},
    decides: facts.questions.flatMap(({ turnsOn }) => turnsOn),
    cites: courseIn(facts, editionOf(facts))?.rulesInAnswers ?? [],
  };
}

export async function scenariosToFind(m: Messages): Promise<readonly PageToFind[]> {
  return Promise.all(
    (await boardsToFind())
      .filter(({ facts }) => facts.genre === 'scenario')
      .map(async ({ page, facts, cards }) => {
        const prose = await proseOf(facts.slug, m.language);
        const { title, summary, verdict, why } = prose.data;
        const body = proseParts(prose, facts).map(textOf);
        return {
          kind: 'scenario',
          page,
          name: title,
          line: summary,
          also: '',
          text: [verdict, why, ...body, namesIn(cards, m), aboutOf(facts, m)].join(' '),
        };
      }),
  );
}

/** Without its tags, and without what is computed. */
function textOf(part: ProsePart): string {
  switch (part.kind) {
    case 'html':
      return part.html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&#?\w+;/g, ' ');
    case 'Term':
      return part.words;
    case 'In':
    case 'EditionNote':
      return part.parts.map(textOf).join(' ');
    case 'Rule':
    case 'BoardAt':
      return '';
    default:
      return part satisfies never;
  }
}

export async function exercisesToFind(m: Messages): Promise<readonly PageToFind[]> {
  const boards = new Map((await boardsToFind()).map((one) => [one.page, one]));
  return (await exercises()).map((exercise) => {
    const page = exercisePage(exercise.facts);
    const { cards = {}, decides = [] } = boards.get(page) ?? {};
    return {
      kind: 'exercise',
      page,
      name: titleOfExercise(exercise, m),
      line: m.terms.topics[exercise.topic],
      also: '',
      text: [namesIn(cards, m), aboutOf(exercise.facts, m), saidOf(decides, m)].join(' '),
    };
  });
}

const aboutOf = ({ topics, keywords }: ScenarioFacts, { terms }: Messages): string =>
  [
    ...topics.map((topic) => terms.topics[topic]),
    ...keywords.map((one) => terms.keywords[one]),
  ].join(' ');

/** In the language and in English. */
const namesIn = (cards: CardNames, { language }: Messages): string =>
  Object.values(cards)
    .flatMap((names) => [...new Set([names[language] ?? names.en, names.en])])
    .join(' ');

export const setsToFind = async (m: Messages): Promise<readonly PageToFind[]> =>
  (await practiceSets()).map((set) => {
    const { count, hard, time } = figuresOf(set, m);
    return {
      kind: 'set',
      page: setPage(set.aim),
      name: titleOfSet(set.aim, m),
      line: [m.chrome.practice.count(count), hard, time].join(' · '),
      also: '',
      text: '',
    };
  });

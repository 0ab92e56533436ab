import { AIMS } from '#engine/boards';
import type { Language } from '../../i18n/languages.ts';
import { allExercises, allScenarios } from '../../library/collections.ts';
import { questionOf } from '../../library/course/boardName.ts';
import type { BoardName, Stop, StopWords } from '../../library/course/course.ts';
import { loadCourse } from '../../library/course/loadCourse.ts';
import type { ScenarioFacts } from '../../library/judged/facts.ts';
import { onceInBuild } from '../../library/onceInBuild.ts';
import { wordIssue } from '../../library/wordIssue.ts';
import { type AskedItem, askedItems, placeOfItem } from '../askedItems.ts';
import { expectedMinutes } from '../expectedTime.ts';

/** A stop with all that its page shows. */
export interface CourseStop {
  readonly stop: Stop;
  /** Its place in the course, counted from 1. */
  readonly number: number;
  readonly worked: ScenarioFacts;
  /** What is asked, in its order. */
  readonly boards: readonly AskedItem[];
  /** The last boards among which one is chosen; none where it is made. */
  readonly among: readonly AskedItem[];
  readonly words: { readonly [L in Language]: StopWords };
  /** How long it takes, in minutes. */
  readonly minutes: number;
}

/** So many minutes for its lines and for the board that is shown. */
const TO_READ = 3;

/** The whole course; what is wrong with it stops the build. */
export const courseStops = onceInBuild(async (): Promise<readonly CourseStop[]> => {
  const all = [...(await allScenarios()), ...(await allExercises())];
  const facts = new Map(all.map((one) => [one.slug, one]));
  const course = loadCourse(process.cwd(), { facts, aims: AIMS });
  if (!course.ok) throw new Error(course.error.map(wordIssue).join('\n'));
  const { stops, words } = course.value;
  const items = new Map((await askedItems()).map((item) => [nameOfItem(item), item]));
  const itemOf = (name: BoardName): AskedItem => {
    const own = facts.get(name.slug);
    return items.get(`${name.slug}#${own && questionOf(name, own)?.id}`) ?? unasked(name);
  };
  return stops.map((stop, at): CourseStop => {
    const boards = stop.boards.map(itemOf);
    return {
      stop,
      number: at + 1,
      worked: facts.get(stop.worked) ?? unasked({ slug: stop.worked, question: undefined }),
      boards,
      among: stop.last.kind === 'among' ? stop.last.boards.map(itemOf) : [],
      words: {
        en: words.en.get(stop.id) ?? unasked({ slug: stop.id, question: undefined }),
        it: words.it.get(stop.id) ?? unasked({ slug: stop.id, question: undefined }),
        es: words.es.get(stop.id) ?? unasked({ slug: stop.id, question: undefined }),
      },
      minutes: TO_READ + expectedMinutes(boards),
    };
  });
});

const nameOfItem = ({ facts: { slug }, question }: AskedItem): string => `${slug}#${question}`;

/** What it is held against has it. */
function unasked({ slug, question }: BoardName): never {
  throw new Error(`scenarios/course: ${slug} asks no ${question ?? 'question'} as it opens`);
}

/** How much must be known for most of what a stop asks, 1 to 5. */
export function levelOfStop({ boards }: Pick<CourseStop, 'boards'>): number {
  const levels = boards.map(({ facts }) => facts.knowledge).toSorted((a, b) => a - b);
  return levels[Math.floor(levels.length / 2)] ?? 1;
}

/** Another list wherever a stop's page can differ though no code did. */
export const stateOfStop = ({ stop, words, boards, among, number }: CourseStop): string =>
  JSON.stringify([
    stop,
    words,
    number,
    [...boards, ...among].map((item) => [placeOfItem(item), item.facts.fingerprint]),
  ]);

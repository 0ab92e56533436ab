import type { Problem } from '#engine';
import { kebab } from '#engine';
import { type Aim, THEMES } from '#engine/boards';
import { courseIn, type ScenarioFacts } from '../judged/facts.ts';
import { boardNameIn, questionOf } from './boardName.ts';
import type { StopForm } from './courseForm.ts';

/** What a course is held against: all that is asked, by its slug, and what boards can be made for. */
export interface CourseShelf {
  readonly facts: ReadonlyMap<string, ScenarioFacts>;
  readonly aims: ReadonlyMap<string, Aim>;
}

/** So often one question may be asked in the course. */
const MOST_STOPS = 2;
/** So many boards of a stop may only look like the others; one at least does. */
const MOST_ALIKE = 2;

/** What is wrong with a course whose form is right. */
export function courseProblems(form: readonly StopForm[], shelf: CourseShelf): readonly Problem[] {
  const ids = form.map(({ id }) => id);
  const repeated = new Set<string>();
  const used = new Map<string, number>();
  for (const stop of form)
    for (const name of new Set(namesOf(stop))) used.set(name, (used.get(name) ?? 0) + 1);
  for (const [name, times] of used) if (times > MOST_STOPS) repeated.add(name);
  return form.flatMap((stop, at) => [
    ...(ids.indexOf(stop.id) < at
      ? [problem([at, 'id'], 'duplicateId', stop.id, ['idOfItsOwn'])]
      : []),
    // What is taken for granted was taught before, so that nothing rests on itself.
    ...stop.after.flatMap((id, nth) =>
      ids.slice(0, at).includes(id)
        ? []
        : [problem([at, 'after', nth], 'unknownId', id, ids.slice(0, at))],
    ),
    ...workedProblems(stop, at, shelf),
    ...boardsProblems(stop, at, shelf, repeated),
    ...lastProblems(stop, at, shelf, form),
  ]);
}

type BoardForm = StopForm['boards'][number];

const textOf = (board: BoardForm): string => (typeof board === 'string' ? board : board.alike);

const namesOf = ({ boards, last }: StopForm): readonly string[] => [
  ...boards.map(textOf),
  ...('among' in last ? last.among : []),
];

function workedProblems(
  { worked }: StopForm,
  at: number,
  { facts }: CourseShelf,
): readonly Problem[] {
  return facts.has(worked) ? [] : [problem([at, 'worked'], 'unknownId', worked, [...facts.keys()])];
}

function boardsProblems(
  stop: StopForm,
  at: number,
  shelf: CourseShelf,
  repeated: ReadonlySet<string>,
): readonly Problem[] {
  const alike = stop.boards.filter((board) => typeof board !== 'string').length;
  const count =
    alike >= 1 && alike <= MOST_ALIKE
      ? []
      : [problem([at, 'boards'], 'outOfRange', `${alike} of them alike`, [`1 to ${MOST_ALIKE}`])];
  const each = stop.boards.flatMap((board, nth) => {
    const path = [at, 'boards', nth];
    const text = textOf(board);
    const role = typeof board === 'string' ? 'decided' : 'alike';
    return [
      ...boardProblems(text, path, stop, shelf, role),
      ...(repeated.has(text)
        ? [problem(path, 'outOfRange', text, [`a board that at most ${MOST_STOPS} stops ask`])]
        : []),
    ];
  });
  return [...count, ...each];
}

function boardProblems(
  text: string,
  path: Problem['path'],
  { idea }: StopForm,
  { facts }: CourseShelf,
  role: 'decided' | 'alike',
): readonly Problem[] {
  const name = boardNameIn(text);
  const own = facts.get(name.slug);
  const question = own && questionOf(name, own)?.id;
  if (own === undefined || question === undefined)
    return [problem(path, 'unknownId', text, [...facts.keys()])];
  const isDecided = decides(idea, own, question);
  if (role === 'decided')
    return isDecided ? [] : [problem(path, 'outOfRange', text, ['a board that the idea decides'])];
  if (isDecided)
    return [problem(path, 'outOfRange', text, ['a board that the idea does not decide'])];
  return liesOn(idea, own)
    ? []
    : [problem(path, 'outOfRange', text, ['a board on which the idea lies'])];
}

/** Whether the answer rests on a rule of the idea, or is another by one of its mistakes. */
function decides(idea: StopForm['idea'], facts: ScenarioFacts, question: string): boolean {
  const [edition] = facts.editions;
  const rules = edition === undefined ? [] : (courseIn(facts, edition)?.rulesInAnswers ?? []);
  const misread = facts.misread.find((one) => one.question === question)?.mistakes ?? [];
  return (
    idea.rules.some((rule) => rules.includes(rule)) ||
    idea.mistakes.some((mistake) => misread.includes(mistake))
  );
}

/** Whether one would think of the idea: its keyword is there, or it is of its topic. */
const liesOn = ({ keywords, topics }: StopForm['idea'], facts: ScenarioFacts): boolean =>
  keywords.some((keyword) => facts.keywords.includes(keyword)) ||
  topics.some((topic) => facts.topics.includes(topic));

function lastProblems(
  stop: StopForm,
  at: number,
  shelf: CourseShelf,
  form: readonly StopForm[],
): readonly Problem[] {
  const { last } = stop;
  if ('among' in last)
    return last.among.flatMap((text, nth) => {
      const path = [at, 'last', 'among', nth];
      const isAsked = stop.boards.some((board) => textOf(board) === text);
      return [
        ...boardProblems(text, path, stop, shelf, 'decided'),
        ...(isAsked
          ? [problem(path, 'outOfRange', text, ['a board that the stop has not asked before'])]
          : []),
      ];
    });
  const path = [at, 'last', 'aim'];
  const aim = shelf.aims.get(last.aim);
  if (aim === undefined) return [problem(path, 'unknownId', last.aim, [...shelf.aims.keys()])];
  // By it an answer tells whose last board it was.
  const isShared = form.slice(0, at).some((one) => 'aim' in one.last && one.last.aim === last.aim);
  if (isShared) return [problem(path, 'duplicateId', last.aim, ['idOfItsOwn'])];
  return isOf(stop.idea, aim)
    ? []
    : [problem(path, 'outOfRange', last.aim, [`something of the idea of ${kebab(stop.id)}`])];
}

function isOf(idea: StopForm['idea'], aim: Aim): boolean {
  switch (aim.kind) {
    case 'mistake':
      return idea.mistakes.includes(aim.mistake);
    case 'keyword':
      return idea.keywords.includes(aim.keyword);
    case 'rule':
      return idea.rules.includes(aim.rule);
    case 'topic':
      return idea.topics.includes(aim.topic);
    case 'theme':
      return idea.topics.includes(THEMES[aim.theme]);
  }
}

const problem = (
  path: Problem['path'],
  code: Problem['code'],
  found: string,
  expected: readonly string[],
): Problem => ({ path, at: 'value', code, found, expected });

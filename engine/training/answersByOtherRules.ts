import { EDITION_IDS, type EditionId } from '../citation/editions.ts';
import { heldAgainstFile, playScripts, type ScriptPlayed } from '../scenario/play.ts';
import type { Question } from '../scenario/question.ts';
import type { ScriptEntry } from '../scenario/scenario.ts';
import { type ScriptToPlay, scriptsOf } from '../scenario/scriptToPlay.ts';
import { ACTS } from '../turn/acts.ts';
import type { PlayedQuestion } from './answeredQuestion.ts';
import { answersTo } from './ask.ts';
import type { JudgedInEdition } from './judgeScenario.ts';
import { lineAsAsked, type Position } from './position.ts';
import { type Ask, type KindName, QUESTION_KINDS } from './questionKinds.ts';
import type { Scenario } from './scenario.ts';
import { statedAnswer } from './statedAnswer.ts';

/** What a scenario asks by the rules of one of its editions, as it was judged. */
type AskedIn = Pick<JudgedInEdition, 'edition' | 'questions'>;

/**
 * Those questions of a scenario that are answered otherwise by the rules of other editions than by those in which it
 * opens, with these answers; `judged`: what it asks in its editions. An edition that its file does not name is told of
 * only where the very same is asked there: of the same board, with nothing left to choose on the way, before the
 * question or after it. Of a game that somebody still has to decide, nothing is told.
 */
export function answersByOtherRules(
  scenario: Scenario,
  judged: readonly AskedIn[],
): readonly PlayedQuestion[] {
  const [opening] = scenario.editions;
  const asked = judged.find(({ edition }) => edition === opening)?.questions ?? [];
  return EDITION_IDS.filter((edition) => edition !== opening).flatMap((edition) => {
    const known = judged.find((one) => one.edition === edition)?.questions;
    return (known ?? answersIn(scenario, edition, asked)).filter((there) =>
      asked.some((here) => isTheSame(here, there) && answerText(here) !== answerText(there)),
    );
  });
}

/** What is answered otherwise by the rules of an edition that its file does not name. */
function answersIn(
  scenario: Scenario,
  edition: EditionId,
  asked: readonly PlayedQuestion[],
): readonly PlayedQuestion[] {
  const there = asThoughShownIn(scenario, edition);
  const scripts = playScripts(there, edition);
  const isOpen = there.choicesTaken === undefined && scripts.some(({ taken }) => taken.length > 0);
  if (isOpen || !heldAgainstFile(scripts).holds) return [];
  // What decides an answer takes far longer to find than the answer, and most are the same.
  if (there.questions.every((one) => isAnsweredAlike(one, { there, edition, scripts, asked })))
    return [];
  return answersTo(there, edition, scripts)
    .flatMap(({ answered }) => (answered.ok ? [answered.value.question] : []))
    .filter(
      (one) =>
        asked.some((here) => isTheSame(here, one) && boardText(here) === boardText(one)) &&
        !there.script.slice(one.played).some(isDecidedFreely),
    );
}

interface AskedThere {
  readonly there: Scenario;
  readonly edition: EditionId;
  readonly scripts: readonly ScriptPlayed[];
  readonly asked: readonly PlayedQuestion[];
}

function isAnsweredAlike(question: Question<Ask>, { there, edition, scripts, asked }: AskedThere) {
  const script = scriptsOf(there).find(({ branch }) => branch === question.branch);
  const whole = scripts.find(({ replay }) => replay.branch === question.branch);
  const here = asked.find((one) => one.question.id === question.id);
  if (script === undefined || whole === undefined || here === undefined) return true;
  return plainAnswer(question.ask.kind, question, script, whole, edition) === answerText(here);
}

/** The answer as a file may state it; nothing where it can't be asked. */
function plainAnswer<K extends KindName>(
  name: K,
  question: Question<Ask<K>>,
  script: ScriptToPlay,
  { line: end, replay }: ScriptPlayed,
  edition: EditionId,
): string | undefined {
  const kind = QUESTION_KINDS[name];
  const { line } = lineAsAsked(kind, question, script, edition);
  const position: Position = { line, end, from: line.moments.length, frames: replay.frames };
  const answer = kind.answer(question.ask, position);
  return answer && kind.text(answer);
}

/** The scenario as though its file named the edition wherever it names the one in which it opens; no branches. */
function asThoughShownIn(scenario: Scenario, edition: EditionId): Scenario {
  const [opening] = scenario.editions;
  const shown = <T extends { readonly editions: readonly EditionId[] }>(all: readonly T[]) =>
    all.map((one) =>
      opening !== undefined && one.editions.includes(opening)
        ? { ...one, editions: [edition] }
        : one,
    );
  return {
    ...scenario,
    editions: [...scenario.editions, edition],
    script: shown(scenario.script),
    questions: shown(scenario.questions.filter(({ branch }) => branch === 'main')),
    outcome: [],
    branches: [],
  };
}

const isTheSame = (here: PlayedQuestion, there: PlayedQuestion): boolean =>
  here.question.id === there.question.id && here.question.branch === there.question.branch;

const answerText = ({ question, answer }: PlayedQuestion): string =>
  statedAnswer(question.ask, answer);

const boardText = ({ board }: PlayedQuestion): string => JSON.stringify(board);

/** What somebody does with priority, and might as well not do: by other rules it would come at another time. */
const isDecidedFreely = (entry: ScriptEntry): boolean =>
  entry.kind === 'act' && ACTS[entry.act.kind].at === 'priority' && entry.act.kind !== 'pass';

import type { EditionId } from '../citation/editions.ts';
import type { Stuck } from '../scenario/advance.ts';
import { playScript, type ScriptPlayed } from '../scenario/play.ts';
import type { Question } from '../scenario/question.ts';
import type { ScenarioAsking } from '../scenario/scenario.ts';
import { scriptsOf } from '../scenario/scriptToPlay.ts';
import { once } from '../vocabulary/remembered.ts';
import { known, type Result } from '../vocabulary/result.ts';
import { type Answered, askedBy, type QuestionAsked } from './askedBy.ts';
import { isMisread, mistakesAwake } from './misreadings.ts';
import { type Ask, type KindName, QUESTION_KINDS } from './questionKinds.ts';

/** The questions of an edition in their order, each with what came of it; `already`: scripts that were played in it. */
export function answersTo(
  scenario: ScenarioAsking<Ask>,
  edition: EditionId,
  already: readonly ScriptPlayed[] = [],
): readonly {
  readonly question: Question<Ask>;
  readonly answered: Result<Answered, Stuck | undefined>;
}[] {
  const scripts = scriptsOf(scenario);
  const played = new Map(
    scripts.map((script) => {
      const found = already.find(({ replay }) => replay.branch === script.branch);
      return [script.branch, once(() => found ?? playScript(script, { edition }))] as const;
    }),
  );
  return scenario.questions
    .filter(({ editions }) => editions.includes(edition))
    .map((question) => {
      const script = known(
        scripts.find(({ branch }) => branch === question.branch),
        `branch ${question.branch}`,
      );
      const whole = known(played.get(question.branch), 'replay')();
      const awake = isMisread(scenario.editions, edition) ? mistakesAwake(script, edition) : [];
      const asking = { question, script, whole, edition, awake };
      return { question, answered: askOne(question.ask.kind, asking) };
    });
}

/** One question, of the kind with this name. */
const askOne = <K extends KindName>(
  name: K,
  asking: QuestionAsked<Ask<K>>,
): Result<Answered, Stuck | undefined> => askedBy(QUESTION_KINDS[name], asking);

import type { EditionId } from '../../engine.ts';
import type { Language } from '../../i18n/languages.ts';
import { otherwiseOf } from '../../library/collections.ts';
import type { ScenarioFacts } from '../../library/judged/facts.ts';
import type { AnswerView, QuestionView } from './questionGroups.ts';
import { toldScenario } from './toldScenario.ts';

/** A question of a scenario to which the rules of other editions answer otherwise. */
interface AnsweredOtherwise {
  readonly text: string;
  /** What these answer, the oldest first; editions that answer alike stand together. */
  readonly answers: readonly {
    readonly editions: readonly EditionId[];
    readonly answer: AnswerView;
  }[];
}

/** Of what is asked in an edition of a scenario, what the rules of its other editions answer otherwise. */
export async function answeredOtherwise(
  asked: readonly QuestionView[],
  scenario: ScenarioFacts,
  edition: EditionId,
  language: Language,
): Promise<readonly AnsweredOtherwise[]> {
  const differing = new Set((await otherwiseOf(scenario.slug)).map(({ question }) => question.id));
  const turning = asked.filter(({ id }) => differing.has(id));
  if (turning.length === 0) return [];
  const everywhere = (await askedInAll(scenario, language)).filter(
    (one) => one.edition !== edition,
  );
  return turning.flatMap((one) => {
    const others = everywhere.flatMap(({ edition: other, questions }) =>
      questions
        .filter(({ id, branch }) => id === one.id && branch === one.branch)
        .map(({ answer }) => ({ edition: other, answer })),
    );
    const otherwise = others.filter(({ answer }) => answer.text !== one.answer.text);
    const alike = [...Map.groupBy(otherwise, ({ answer }) => answer.text).values()];
    const answers = alike.flatMap((together) =>
      together.slice(0, 1).map(({ answer }) => ({
        editions: together.map((it) => it.edition),
        answer,
      })),
    );
    return answers.length === 0 ? [] : [{ text: one.text, answers }];
  });
}

interface AskedIn {
  readonly edition: EditionId;
  readonly questions: readonly QuestionView[];
}

/** What a scenario asks in each of its editions, the oldest first. */
function askedInAll(scenario: ScenarioFacts, language: Language): Promise<readonly AskedIn[]> {
  const name = `${scenario.slug} ${language}`;
  if (last?.name !== name) {
    const told = scenario.editions.toSorted().map(async (edition) => {
      const { groups } = await toldScenario({ scenario, edition, language });
      return { edition, questions: groups.flatMap(({ questions }) => questions) };
    });
    last = { name, asked: Promise.all(told) };
  }
  return last.asked;
}

/** The pages of a scenario in a language are made one after the other. */
let last: { readonly name: string; readonly asked: Promise<readonly AskedIn[]> } | undefined;

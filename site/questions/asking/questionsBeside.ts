import type { AnsweredQuestion, EditionId } from '../../engine.ts';
import { messagesIn } from '../../i18n/index.ts';
import { ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { misreadingsOf, playingOf } from '../../library/collections.ts';
import type { ScenarioFacts } from '../../library/judged/facts.ts';
import { isMarkedByEngine } from '../../library/judged/marked.ts';
import { linesOf, type Playing } from '../../library/judged/playing.ts';
import { tellingOf } from '../../view/naming.ts';
import type { QuestionsBeside } from '../script/questionsAt.ts';
import type { QuestionPlace } from './answerKind.ts';
import { mistakenIn } from './mistaken.ts';
import { isMisread } from './questionsPage.ts';

/** What a browser is given for the questions of a scenario in an edition, beside their page. */
export async function questionsBeside(
  scenario: ScenarioFacts,
  edition: EditionId,
): Promise<QuestionsBeside> {
  const { slug } = scenario;
  const playing = await playingOf(slug, edition);
  const misread = isMisread(scenario, edition) ? await misreadingsOf(slug) : [];
  return Object.fromEntries(
    playing.questions.map((one) => {
      const { id, branch } = one.question;
      const found = misread.find((each) => each.question === id && each.branch === branch);
      const mistaken = mistakenIn(found?.misreadings ?? [], placeOf(one, playing, slug));
      return [
        id,
        {
          ...(isMarkedByEngine(one) && { state: one.state }),
          ...(mistaken.length > 0 && { mistaken }),
        },
      ];
    }),
  );
}

/** Nothing of it is read: what is marked with has no words. */
const placeOf = (question: AnsweredQuestion, playing: Playing, slug: string): QuestionPlace => ({
  question,
  slug,
  telling: tellingOf(
    playing,
    linesOf(playing).find(({ branch }) => branch === question.question.branch) ?? playing.main,
    messagesIn(ROOT_LANGUAGE),
    {},
  ),
});

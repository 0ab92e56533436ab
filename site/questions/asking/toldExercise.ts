import { NEWEST_EDITION } from '../../engine.ts';
import { messagesIn } from '../../i18n/index.ts';
import { playingOf } from '../../library/collections.ts';
import { linesOf } from '../../library/judged/playing.ts';
import { type Entry, entriesOf } from '../../view/entries.ts';
import { type ExercisePageProps, titleOfExercise } from '../../view/exercisePages.ts';
import { tellingOf } from '../../view/naming.ts';
import { ownBoards } from '../../view/ownBoards.ts';
import { stockNamesIn } from '../../view/stockNames.ts';
import { exerciseGroups } from './exerciseGroups.ts';

export type ToldExercise = Awaited<ReturnType<typeof toldExercise>>;

/** What an exercise’s pages tell of it: how it went, in what words, what is asked, and whose mana is not counted. */
export async function toldExercise({
  exercise,
  edition,
  language,
}: Pick<ExercisePageProps, 'exercise' | 'edition' | 'language'>) {
  const { slug } = exercise.facts;
  const m = messagesIn(language);
  const playing = await playingOf(slug, edition);
  const { main } = playing;
  const telling = tellingOf(playing, main, m, stockNamesIn(playing.scenario, m));
  const askedBy =
    edition === NEWEST_EDITION ? '' : m.chrome.pages.changes.asked(m.terms.editions[edition].name);
  const own = await ownBoards(playing, main);
  const paying = linesOf(playing).flatMap(({ uncountedMana }) => uncountedMana);
  let entries: readonly Entry[] | undefined;
  return {
    m,
    title: titleOfExercise(exercise, m),
    playing,
    telling,
    entries: (): readonly Entry[] => {
      entries ??= entriesOf(main, telling);
      return entries;
    },
    groups: exerciseGroups(playing, slug, telling).map((group) => ({
      ...group,
      // Said with the question, so that it is read wherever that is asked.
      questions: group.questions.map((one) => ({
        ...one,
        before: `${askedBy} ${one.before ?? ''}`.trim(),
      })),
    })),
    own,
    /** As it stands when it is asked. */
    ownAsked: own[playing.questions[0]?.framesBefore ?? 0],
    paying: [...new Set(paying)].toSorted(),
  };
}

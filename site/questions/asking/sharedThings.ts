// What links to pages show before they are followed: of a board its first question, and never what answers it.
import type { MistakeName, RuleNumber } from '../../engine.ts';
import { capital } from '../../i18n/grammar.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { playingOf } from '../../library/collections.ts';
import type { ScenarioFacts } from '../../library/judged/facts.ts';
import type { Playing } from '../../library/judged/playing.ts';
import type { SharedThing } from '../../picture/sharePicture.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { type Exercise, editionOf } from '../../view/exercisePages.ts';
import { telltales } from '../../view/mistakes.ts';
import { tellingOf } from '../../view/naming.ts';
import { pictured } from '../../view/pictured.ts';
import { rulePage, ruleSources, saysOf } from '../../view/rulePage.ts';
import { stockNamesIn } from '../../view/stockNames.ts';
import { askedAs } from './askedItem.ts';
import { exerciseGroups } from './exerciseGroups.ts';
import type { QuestionGroup } from './questionGroups.ts';
import { toldScenario } from './toldScenario.ts';

export async function sharedExercise({ facts }: Exercise, m: Messages): Promise<SharedThing> {
  const playing = await playingOf(facts.slug, editionOf(facts));
  return exerciseAsShared(playing, facts.slug, m);
}

/** An exercise as it went. */
export const exerciseAsShared = (playing: Playing, slug: string, m: Messages): SharedThing => ({
  ...headed('exercise', m),
  headline: '',
  ...askedFirst(groupsOf(playing, slug, m), m),
});

const groupsOf = (playing: Playing, slug: string, m: Messages): readonly QuestionGroup[] =>
  exerciseGroups(
    playing,
    slug,
    tellingOf(playing, playing.main, m, stockNamesIn(playing.scenario, m)),
  );

/** Without a question, a scenario shows the board with which it begins. */
export async function sharedScenario(
  scenario: ScenarioFacts,
  language: Language,
): Promise<SharedThing> {
  const edition = editionOf(scenario);
  const { m, prose, groups, playing, telling } = await toldScenario({
    scenario,
    edition,
    language,
  });
  const [begins] = playing.main.frames;
  return {
    ...headed('scenario', m),
    headline: prose.data.title,
    board: begins && pictured(begins.board, { ...telling, abilitiesOf: abilityLinesIn(m) }),
    ...askedFirst(groups, m),
  };
}

/** What is believed, and a board on which it shows, with what is asked there. */
export async function sharedMistake(mistake: MistakeName, m: Messages): Promise<SharedThing> {
  const of = {
    ...headed('mistake', m),
    headline: m.chrome.mistakes.stated(m.mistakes[mistake].title),
  };
  const exercise = await exerciseOfMistake(mistake);
  if (exercise === undefined) return of;
  const { board, headline } = await sharedExercise(exercise, m);
  return { ...of, before: headline, board };
}

/** Of the exercises on which a mistake shows, the first of those with the least on the board. */
export async function exerciseOfMistake(mistake: MistakeName): Promise<Exercise | undefined> {
  const shown = (await telltales()).get(mistake) ?? [];
  const [least] = shown
    .flatMap((item) => (item.kind === 'exercise' ? [item.exercise] : []))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return least;
}

const sizeOf = ({ facts: { asked } }: Exercise): number => asked?.permanents.length ?? 0;

/** What it says, and of the boards that it decides the one that shows it best. */
export async function sharedRule(number: RuleNumber, m: Messages): Promise<SharedThing> {
  const { keys, boards } = rulePage(number, await ruleSources());
  const [best] = boards;
  return {
    ...headed('rule', m),
    headline: m.chrome.pages.rules.rule(number),
    before: saysOf(keys, m).join(' '),
    board: best && boardIn((await askedAs(best, m)).group, m),
  };
}

/** What is shown of any page that has no picture of its own. */
export const sharedSite = (m: Messages): SharedThing => ({
  site: m.chrome.site.name,
  kind: '',
  headline: m.chrome.pages.home.headline,
  before: m.chrome.pages.home.lead,
});

const headed = (kind: keyof Messages['chrome']['sharing']['kinds'], m: Messages) => ({
  site: m.chrome.site.name,
  kind: m.chrome.sharing.kinds[kind],
});

function askedFirst(
  [group]: readonly QuestionGroup[],
  m: Messages,
): Pick<SharedThing, 'headline' | 'before' | 'board'> | undefined {
  const question = group?.questions[0];
  if (group === undefined || question === undefined) return undefined;
  return {
    headline: capital(question.text),
    before: question.before || undefined,
    board: boardIn(group, m),
  };
}

const boardIn = ({ board, naming }: QuestionGroup, m: Messages) =>
  pictured(board, { m, n: naming, abilitiesOf: abilityLinesIn(m) });

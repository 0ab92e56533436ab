import type { Replay } from '../../engine.ts';
import { messagesIn } from '../../i18n/index.ts';
import { addressIn } from '../../i18n/languages.ts';
import { playingOf, proseOf } from '../../library/collections.ts';
import { linesOf } from '../../library/judged/playing.ts';
import { otherwisePage } from '../../view/editionPages.ts';
import { type Entry, entriesOf, type Telling } from '../../view/entries.ts';
import { tellingOf } from '../../view/naming.ts';
import type { ScenarioPageProps } from '../../view/scenarioPages.ts';
import { questionGroups } from './questionGroups.ts';

/** What a scenario’s pages tell of it: how it went, in what words, what is asked, and whose mana is not counted. */
export async function toldScenario({
  scenario: { slug, editions },
  edition,
  language,
}: Pick<ScenarioPageProps, 'scenario' | 'edition' | 'language'>) {
  const m = messagesIn(language);
  const prose = await proseOf(slug, language);
  const { data } = prose;
  const playing = await playingOf(slug, edition);
  const otherwise = addressIn(language, otherwisePage({ slug, editions }, edition));
  const tellingIn = (replay: Replay): Telling =>
    tellingOf(playing, replay, m, data.names, (branch) => (branch === 'main' ? '' : otherwise));
  const tellingOfBranch = (name: string): Telling =>
    tellingIn(linesOf(playing).find(({ branch }) => branch === name) ?? playing.main);
  const paying = linesOf(playing).flatMap(({ uncountedMana }) => uncountedMana);
  const telling = tellingIn(playing.main);
  let entries: readonly Entry[] | undefined;
  return {
    m,
    prose,
    playing,
    telling,
    /** Those of the main line: they are drawn, told in words, or stand on another page that is at hand. */
    entries: (): readonly Entry[] => {
      entries ??= entriesOf(playing.main, telling);
      return entries;
    },
    groups: questionGroups(playing.questions, data, slug, tellingOfBranch),
    otherwise,
    paying: [...new Set(paying)].toSorted(),
  };
}

/** What is shared with the play itself stands on the scenario's page, above the one with the branches. */
const MAIN = '../';

/** What the page on which a scenario goes otherwise tells of it, and where the play itself is. */
export async function toldBranches({
  scenario: { slug },
  edition,
  language,
}: Pick<ScenarioPageProps, 'scenario' | 'edition' | 'language'>) {
  const m = messagesIn(language);
  const prose = await proseOf(slug, language);
  const playing = await playingOf(slug, edition);
  const tellingIn = (replay: Replay): Telling =>
    tellingOf(playing, replay, m, prose.data.names, (branch) => (branch === 'main' ? MAIN : ''));
  return { prose, playing, tellingIn, onMain: MAIN };
}

export type ToldScenario = Awaited<ReturnType<typeof toldScenario>>;

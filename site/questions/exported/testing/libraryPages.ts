// Every board of the library as its page asks it, for laws about what leaves the site.
import { readdirSync, readFileSync } from 'node:fs';
import type { EditionId } from '../../../engine.ts';
import { date } from '../../../i18n/grammar.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { ScenarioFacts } from '../../../library/judged/facts.ts';
import type { JudgedLibrary } from '../../../library/judged/judgedLibrary.ts';
import { linesOf, type Playing } from '../../../library/judged/playing.ts';
import { readProseFile } from '../../../library/proseFile.ts';
import { proseForm } from '../../../library/proseForm.ts';
import { html } from '../../../markup/html.ts';
import { abilityLinesIn } from '../../../view/abilityLines.ts';
import type { Telling } from '../../../view/entries.ts';
import { editionOf } from '../../../view/exercisePages.ts';
import { tellingOf } from '../../../view/naming.ts';
import { stockNamesIn } from '../../../view/stockNames.ts';
import { exerciseGroups } from '../../asking/exerciseGroups.ts';
import { type QuestionGroup, questionGroups } from '../../asking/questionGroups.ts';
import { questionsHtml } from '../../asking/questions.ts';
import type { QuestionsBeside } from '../../script/questionsAt.ts';

/** A page of the library. */
export interface LibraryPage {
  readonly slug: string;
  readonly title: string;
  readonly edition: EditionId;
  readonly groups: readonly QuestionGroup[];
  /** Each way that the game is told goes by its name. */
  readonly titleOf: (branch: string) => string | undefined;
  readonly paying: string | undefined;
  readonly playing: Playing;
  readonly markup: string;
}

/** All boards in the words of a language. */
export const libraryPages = (library: JudgedLibrary, m: Messages): readonly LibraryPage[] =>
  [library.exercises, library.scenarios].flat().map((facts) => {
    const page = pageOf(facts, library, m);
    return { ...page, markup: markupOf(page, m) };
  });

function pageOf(
  facts: ScenarioFacts,
  library: JudgedLibrary,
  m: Messages,
): Omit<LibraryPage, 'markup'> {
  const { slug, genre } = facts;
  const edition = editionOf(facts);
  const playing = library.playing(facts, edition);
  const mana = [...new Set(linesOf(playing).flatMap(({ uncountedMana }) => uncountedMana))];
  const known = { slug, edition, playing };
  if (genre === 'exercise') {
    const telling = tellingOf(playing, playing.main, m, stockNamesIn(playing.scenario, m));
    return {
      ...known,
      title: slug,
      groups: exerciseGroups(playing, slug, telling),
      titleOf: () => undefined,
      paying: payingWords(mana, telling, m),
    };
  }
  const front = proseOf(slug, m.language);
  const tellingIn = (branch: string): Telling => {
    const line = linesOf(playing).find((one) => one.branch === branch) ?? playing.main;
    return tellingOf(playing, line, m, front.names);
  };
  return {
    ...known,
    title: front.title,
    groups: questionGroups(playing.questions, front, slug, tellingIn),
    titleOf: (branch) => (branch === 'main' ? undefined : front.branches[branch]),
    paying: payingWords(mana, tellingIn('main'), m),
  };
}

const payingWords = (
  mana: readonly string[],
  { n }: Telling,
  { chrome }: Messages,
): string | undefined =>
  mana.length === 0
    ? undefined
    : `${chrome.scenario.uncountedMana(n.list(mana.toSorted()), mana.length)}`;

function markupOf(
  { title, edition, groups, titleOf, paying, playing }: Omit<LibraryPage, 'markup'>,
  m: Messages,
): string {
  const step = playing.questions[0]?.state.turn.step;
  const page = html`<html><body><main id="main">
    <h1>${title}</h1>
    <nav class="strip"><p class="here">${step && m.terms.steps[step]}</p></nav>
    <div class="asking">
      ${questionsHtml(
        { groups, titleOf, print: '', games: undefined },
        { m, abilitiesOf: abilityLinesIn(m) },
      )}
      <p class="cap own-board"><a href="/sandbox/#b1">${m.chrome.sandbox.change}</a></p>
      ${paying && html`<p class="cap">${paying}</p>`}
    </div>
    <p data-holds="${edition}">${m.chrome.site.holds(date(m.language, edition))}</p>
  </main></body></html>`;
  return `${page}`;
}

/** The games that are ruled on for a board, as they stand beside its page. */
export const gamesBeside = ({ playing }: LibraryPage): QuestionsBeside =>
  Object.fromEntries(playing.questions.map(({ question, state }) => [question.id, { state }]));

/** What prose says of a scenario's questions. */
function proseOf(slug: string, language: string) {
  files ??= readdirSync('scenarios', { recursive: true, encoding: 'utf8' });
  const found = files.find((path) => path.endsWith(`/${slug}/${language}.mdx`));
  return proseForm.parse(readProseFile(readFileSync(`scenarios/${found}`, 'utf8')).front);
}

let files: readonly string[] | undefined;

import { readdirSync, readFileSync } from 'node:fs';
import { type EditionId, NEWEST_EDITION, type Replay } from '../../../site/engine.ts';
import { messagesIn } from '../../../site/i18n/index.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import type { ScenarioFacts } from '../../../site/library/judged/facts.ts';
import { judgedLibrary } from '../../../site/library/judged/judgedLibrary.ts';
import { linesOf, type Playing } from '../../../site/library/judged/playing.ts';
import { readProseFile } from '../../../site/library/proseFile.ts';
import type { Telling } from '../../../site/view/entries.ts';
import { tellingOf } from '../../../site/view/naming.ts';
import { stockNamesIn } from '../../../site/view/stockNames.ts';

/** The scenarios of the pages that are tested. */
export const library = judgedLibrary(process.cwd(), 'ignored');

/** A scenario's main line as its file plays, and the words in which the site tells it. */
export interface ToldReplay {
  readonly replay: Replay;
  readonly telling: Telling;
}

export function toldIn(
  slug: string,
  language: Language,
  edition: EditionId = NEWEST_EDITION,
): ToldReplay {
  const { playing, tellingIn } = toldLines(slug, language, edition);
  return { replay: playing.main, telling: tellingIn(playing.main.branch) };
}

/** A scenario as its file plays, and the words in which the site tells each of its lines. */
export function toldLines(
  slug: string,
  language: Language,
  edition: EditionId = NEWEST_EDITION,
): { readonly playing: Playing; readonly tellingIn: (branch: string) => Telling } {
  const facts = factsOf(slug);
  const playing = library.playing(facts, edition);
  const names =
    facts.genre === 'exercise'
      ? stockNamesIn(playing.scenario, messagesIn(language))
      : namesIn(slug, language);
  const lines = linesOf(playing);
  const tellingIn = (name: string): Telling => {
    const line = lines.find(({ branch }) => branch === name) ?? playing.main;
    return tellingOf(playing, line, messagesIn(language), names);
  };
  return { playing, tellingIn };
}

/** A scenario or an exercise. */
export function factsOf(slug: string): ScenarioFacts {
  const { scenarios, exercises } = library;
  const found = [...scenarios, ...exercises].find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`nothing is played in ${slug}`);
  return found;
}

function namesIn(slug: string, language: Language): Readonly<Record<string, string>> {
  const { front } = readProseFile(readFileSync(proseFile(slug, language), 'utf8'));
  return (front as { readonly names?: Readonly<Record<string, string>> }).names ?? {};
}

/** Where a scenario's prose in a language is. */
export function proseFile(slug: string, language: Language): string {
  proseFiles ??= readdirSync('scenarios', { recursive: true, encoding: 'utf8' });
  const found = proseFiles.find((path) => path.endsWith(`/${slug}/${language}.mdx`));
  if (found === undefined) throw new Error(`${slug} has no prose in ${language}`);
  return `scenarios/${found}`;
}

let proseFiles: readonly string[] | undefined;

import { readdirSync, readFileSync } from 'node:fs';
import { tellingOf } from '../../../site/data/naming.ts';
import { played } from '../../../site/data/scenarios.ts';
import { type EditionId, NEWEST_EDITION, type Replay } from '../../../site/engine.ts';
import { messagesIn } from '../../../site/i18n/index.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { readProseFile } from '../../../site/library/proseFile.ts';
import type { Telling } from '../../../site/view/entries.ts';

/** A scenario's main line as its file plays, and the words in which the site tells it. */
export interface Told {
  readonly replay: Replay;
  readonly telling: Telling;
}

export function toldIn(
  slug: string,
  language: Language,
  edition: EditionId = NEWEST_EDITION,
): Told {
  const one = played.find(({ scenario }) => scenario.slug === slug);
  const replay = one?.editions.get(edition)?.[0];
  if (one === undefined || replay === undefined) throw new Error(`nothing is played in ${slug}`);
  const { front } = readProseFile(readFileSync(proseFile(slug, language), 'utf8'));
  const { names = {} } = front as { readonly names?: Readonly<Record<string, string>> };
  return { replay, telling: tellingOf(one, replay, messagesIn(language), names) };
}

/** Where a scenario's prose in a language is. */
export function proseFile(slug: string, language: Language): string {
  const all = readdirSync('scenarios', { recursive: true, encoding: 'utf8' });
  const found = all.find((path) => path.endsWith(`/${slug}/${language}.mdx`));
  if (found === undefined) throw new Error(`${slug} has no prose in ${language}`);
  return `scenarios/${found}`;
}

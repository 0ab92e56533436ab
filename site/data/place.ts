import type { AstroGlobal } from 'astro';
import { type EditionId, isEditionId, NEWEST_EDITION, type Replay } from '../engine.ts';
import { messagesIn } from '../i18n/index.ts';
import { languageOf } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Telling } from '../view/entries.ts';
import { tellingOf } from './naming.ts';
import { proseOf } from './prose.ts';
import { type Played, played } from './scenarios.ts';

/** The scenario, edition and language of the page that a component of the prose stands on. */
export interface Place {
  readonly one: Played;
  readonly main: Replay;
  readonly branches: readonly Replay[];
  readonly m: Messages;
  readonly edition: EditionId;
  readonly telling: (replay: Replay) => Telling;
}

export async function placeOf({ params }: Pick<AstroGlobal, 'params'>): Promise<Place> {
  const language = languageOf(params.lang);
  const one = played.find(({ scenario }) => scenario.slug === params.slug);
  if (one === undefined) throw new Error(`no scenario is called ${params.slug}`);
  const edition = editionFrom(one, params.edition);
  const { data } = await proseOf(one.scenario.slug, language);
  const m = messagesIn(language);
  const [main, ...branches] = one.editions.get(edition) ?? [];
  if (main === undefined) throw new Error(`${one.scenario.slug} is not played in ${edition}`);
  const telling = (replay: Replay): Telling => tellingOf(one, replay, m, data.names);
  return { one, main, branches, m, edition, telling };
}

function editionFrom({ scenario }: Played, param: string | undefined): EditionId {
  if (param !== undefined && isEditionId(param)) return param;
  return scenario.editions[0] ?? NEWEST_EDITION;
}

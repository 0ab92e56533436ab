import type { AstroGlobal } from 'astro';
import {
  type EditionId,
  isEditionId,
  isWithin,
  NEWEST_EDITION,
  type Replay,
} from '../../engine.ts';
import { messagesIn } from '../../i18n/index.ts';
import { languageOf } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { playingOf, proseOf, scenarioCalled } from '../../library/collections.ts';
import type { Playing } from '../../library/judged/playing.ts';
import type { ProsePart } from '../../library/prose/proseParts.ts';
import type { Telling } from '../../view/entries.ts';
import { tellingOf } from '../../view/naming.ts';

/** The scenario, edition and language of the page that a component of the prose stands on. */
export interface ProsePlace {
  readonly slug: string;
  readonly playing: Playing;
  readonly m: Messages;
  readonly edition: EditionId;
  readonly telling: (replay: Replay) => Telling;
}

export async function placeOf({ params }: Pick<AstroGlobal, 'params'>): Promise<ProsePlace> {
  const { slug = '', lang } = params;
  const language = languageOf(lang);
  const { editions } = await scenarioCalled(slug);
  const edition = editionFrom(params.edition) ?? editions[0] ?? NEWEST_EDITION;
  const playing = await playingOf(slug, edition);
  const { data } = await proseOf(slug, language);
  const m = messagesIn(language);
  const telling = (replay: Replay): Telling => tellingOf(playing, replay, m, data.names);
  return { slug, playing, m, edition, telling };
}

const editionFrom = (param: string | undefined): EditionId | undefined =>
  param !== undefined && isEditionId(param) ? param : undefined;

/** Prose that is said in some editions only, in its place where that is one of them. */
export const partsIn = (
  parts: readonly ProsePart[],
  edition: EditionId,
): readonly Exclude<ProsePart, { readonly kind: 'In' }>[] =>
  parts.flatMap((part) => {
    if (part.kind !== 'In') return [part];
    return isWithin(part.editions, edition) ? partsIn(part.parts, edition) : [];
  });

import type { Language } from '../../i18n/languages.ts';
import { CardParts } from './cardParts.ts';
import type { Desk } from './desk.ts';
import { EMPTY } from './draft.ts';
import type { SandboxView } from './protocol.ts';
import { shown } from './shown.ts';
import { wordsFrom } from './wordsFrom.ts';
import { wordsIn } from './wordsIn.ts';

/** The board that somebody begins with, as the engine will say it: a page has it before there is an engine. */
export async function emptyBoard(language: Language): Promise<SandboxView> {
  const words = await wordsIn(language);
  const desk: Desk = {
    here: { ...words, cardNames: {} },
    lexicon: { cards: new Map(), unplayed: [], words: wordsFrom(words) },
    parts: new CardParts('', []),
    settled: new Set(),
    isPartial: false,
  };
  return shown(EMPTY.line, EMPTY.look, desk);
}

// What the page on which sets are made knows of a question beyond the catalogue: how it is answered, how long that takes,
// and by which words it is found.
import { cardId } from '../engine.ts';
import type { SetKind } from '../i18n/makeWords.ts';
import type { Messages } from '../i18n/messages.ts';
import { playingOf } from '../library/collections.ts';
import type { AskKind } from '../library/judged/facts.ts';
import { type AskedItem, askedItems, placeOfItem } from './askedItems.ts';
import { editionOf } from './exercisePages.ts';
import { secondsFor } from './expectedTime.ts';
import { printedName } from './naming.ts';

/** How it is answered, in how many seconds, and the cards and keywords by whose names it is found. */
export type MakeDetail = readonly [kind: SetKind, seconds: number, words: string];

/** By where the questions are asked, as the catalogue has it. */
export type MakeDetails = Readonly<Record<string, MakeDetail>>;

export async function makeDetails(m: Messages): Promise<MakeDetails> {
  const items = await askedItems();
  return Object.fromEntries(
    await Promise.all(
      items.map(async (item) => [placeOfItem(item), await detailOf(item, m)] as const),
    ),
  );
}

async function detailOf(item: AskedItem, m: Messages): Promise<MakeDetail> {
  const { facts, question } = item;
  const asked = facts.questions.find(({ id }) => id === question);
  const keywords = facts.keywords.map((keyword) => m.terms.keywords[keyword]);
  const words = new Set([...(await cardsOn(item, m)), ...keywords]);
  return [KINDS[asked?.ask ?? 'number'], secondsFor(item, 'new'), [...words].join(', ')];
}

const KINDS: { readonly [K in AskKind]: SetKind } = {
  holds: 'truth',
  legality: 'truth',
  number: 'number',
  pickPlayers: 'pick',
  pickCreatures: 'pick',
  pickTriggering: 'pick',
  pickSteps: 'pick',
  pickActs: 'pick',
  when: 'pick',
  declare: 'declare',
  divide: 'divide',
  order: 'order',
};

/** Under the name of the language, and under the English one. */
async function cardsOn({ facts }: AskedItem, { language }: Messages): Promise<readonly string[]> {
  const { cardNames } = facts.asked ?? (await playingOf(facts.slug, editionOf(facts)));
  return Object.entries(cardNames).flatMap(([card, names]) =>
    [language, 'en' as const].map((each) => printedName(cardId(card), names, each)),
  );
}

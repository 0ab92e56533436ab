import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Card, type CardLookup, type Issue, readCard } from '#engine';

/** The cards that could be read, by their ids, and everything that is wrong with the others. */
export interface CardsRead {
  readonly cards: CardLookup;
  readonly issues: readonly Issue[];
}

export const CARDS = 'scenarios/cards';
/** Beside the cards stands a list of those that can't be said yet. */
const CARD_FILE = /^[a-z0-9-]+\.yaml$/;

/** The card files of the project at `root`, sorted, each with its text. */
export function cardFiles(
  root: string,
): readonly { readonly file: string; readonly text: string }[] {
  const names = existsSync(join(root, CARDS)) ? readdirSync(join(root, CARDS)).toSorted() : [];
  return names
    .filter((name) => CARD_FILE.test(name))
    .map((name) => `${CARDS}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Reads the cards of the project at `root`. */
export function loadCards(root: string): CardsRead {
  const read = cardFiles(root).map(({ file, text }) => readCard(text, file));
  const cards = read.flatMap((result) => (result.ok ? [result.value] : []));
  return {
    cards: new Map<string, Card>(cards.flatMap(facesOf).map((card) => [card.id, card])),
    issues: read.flatMap((result) => (result.ok ? [] : result.error)),
  };
}

/** A card, and its other face under a name of its own. */
const facesOf = (card: Card): readonly Card[] =>
  card.back === undefined ? [card] : [card, { ...card.back, checked: card.checked }];

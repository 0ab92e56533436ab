// What the engine beside one's own board has at hand: words, the cards that have a file, and those that were asked for.
import type { Card } from '#engine';
import { type Lexicon, linkIn, namesSought } from '#engine/sandbox';
import { CardParts } from './cardParts.ts';
import type { KnownCards, WorkerRequest } from './protocol.ts';
import type { Here } from './viewModel.ts';
import { wordsFrom } from './wordsFrom.ts';
import { wordsIn } from './wordsIn.ts';

export interface Desk {
  readonly here: Here;
  readonly lexicon: Lexicon;
  readonly parts: CardParts;
  /** Texts whose cards are all there. */
  readonly settled: Set<string>;
  /** Some of the cards that the last text may name did not come. */
  readonly isPartial: boolean;
}

export async function deskFor({
  language,
  cards: address,
}: Extract<WorkerRequest, { readonly kind: 'begin' }>): Promise<Desk> {
  const [words, response] = await Promise.all([
    wordsIn(language),
    fetch(address, { signal: AbortSignal.timeout(60_000) }),
  ]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const read = await response.json();
  // A browser may have kept the list as it was before it told of cards that are not played.
  const known: KnownCards = Array.isArray(read) ? { cards: read, unplayed: [] } : read;
  return {
    here: { ...words, cardNames: namesIn(known.cards) },
    lexicon: {
      cards: new Map(known.cards.map((card) => [card.id, card])),
      unplayed: known.unplayed,
      words: wordsFrom(words),
    },
    parts: new CardParts(address, known.words ?? []),
    settled: new Set(),
    isPartial: false,
  };
}

const namesIn = (cards: readonly Card[]): Here['cardNames'] =>
  Object.fromEntries(
    cards.flatMap(({ back, ...front }) =>
      [front, ...(back === undefined ? [] : [back])].map(({ id, names }) => [id, names]),
    ),
  );

/** So many texts are remembered. */
const MOST_SETTLED = 100;

/** The desk with the cards that these texts may name, as far as they come. */
export async function withCardsOf(texts: readonly string[], desk: Desk): Promise<Desk> {
  const { lexicon, parts, settled } = desk;
  const open = texts.filter((text) => !settled.has(text));
  const sought = [...new Set(open.flatMap((text) => namesSought(lineOf(text), lexicon)))];
  const { cards, isWhole } = await parts.named(sought);
  if (isWhole) for (const text of open) settle(text, settled);
  const more = cards.filter(({ id }) => !lexicon.cards.has(id));
  if (more.length === 0)
    return desk.isPartial === isWhole ? { ...desk, isPartial: !isWhole } : desk;
  return {
    ...desk,
    isPartial: !isWhole,
    here: { ...desk.here, cardNames: { ...desk.here.cardNames, ...namesIn(more) } },
    // Another lookup, since what was worked out for one is remembered with it.
    lexicon: {
      ...lexicon,
      cards: new Map([...lexicon.cards, ...more.map((card) => [card.id, card] as const)]),
    },
  };
}

function settle(text: string, settled: Set<string>): void {
  if (settled.size >= MOST_SETTLED) settled.clear();
  settled.add(text);
}

/** A line, or a link that holds one, wherever in a text it stands. */
function lineOf(text: string): string {
  const linked = linkIn(text);
  return linked === undefined ? text : linked.ok ? linked.value : '';
}

import { isAboutCards } from '../aboutCards.ts';
import type { FileMapping } from '../fileForm.ts';
import type { WordKind, WordsTaken } from '../grammar/grammar.ts';
import { AFTER_ELSEWHERE, ELSEWHERE } from '../marks.ts';
import { tokensOf } from '../tokens.ts';
import { touchesCombat } from '../touchesCombat.ts';

/** With what sentences begin that are about cards and mana, and about what each is. */
const BEGINNINGS = begun({
  library: `search your library; searches their library; search their library; search target player's library; search target opponent's library;
    search that player's library; look at the top; look at that many cards; looks at the top; reveal the top; reveals the top; reveal cards from the top; reveals cards from the top;
    exile the top; exiles the top; exile cards from the top; exile that many cards from the top; shuffle your library; shuffles their library; shuffle your graveyard into your library; scry; surveil; put the top`,
  hand: `reveals their hand; reveal your hand; look at target player's hand; look at target opponent's hand; look at an opponent's hand; reveal a card from your hand;
    put a land card from your hand; put a creature card from your hand; put a permanent card from your hand; put a card from your hand; put an artifact card from your hand;
    put up to one land card from your hand; reveals a card at random; shuffle your hand; shuffles their hand; discard your hand; discards their hand; put a; put two; put an;
    exile a card from your hand; reveal any number of; reveal a; put any number of land cards; exile a creature card from your hand`,
  graveyard: `return target; return up to; return a; return an; return all; return another target; return each; return two target; return x target; return ~ from your graveyard; exile target; exile up to; exile all graveyards; exile all cards from; exile a card from; exile a creature card from;
    exile another target; put target; put up to; shuffle target card; shuffle up to; exile each; exile any number of target; exiles a card from their graveyard; exiles their graveyard; exile your graveyard; put ~ from your graveyard; exile ~ from your graveyard; shuffle any number of target cards`,
  casting: `cast a; cast up to one; cast any number of; play an additional land; play lands; play cards from; play an additional; play up to; play any number of; cast spells; cast creature spells; cast an`,
});

/** The same where they speak of what was done before. */
const GOING_ON = begun({
  cards: `put it; put that card; put those cards; put the rest; put them; put one of them; put two of them; put one of those; put two of those; put three of them; puts the rest; puts it; puts that card; put all; put up to one of them; put the other; put the exiled; put the revealed; put any number of; put a card; put each; put one; put that many; puts those cards;
    reveal it; reveal that card; reveal those cards; reveal them; reveal a; reveal an; reveal up to; shuffle; that player shuffles; each player shuffles; its controller shuffles; shuffles; that player puts; if you search; if it's a; if it's an; if that card; if the card; if a card; if you don't; if you put; if you reveal; if you can't; otherwise; if it isn't; if it is a; if an instant; if a land card; if a creature card; if it has; if it's not;
    until end of turn , until end of turn , until your next turn , until the end of your next turn; for as long as; cast it; cast that card; cast the copy; cast that; cast the; cast one of; play it; play that; play those; play them; play that card; its owner may; that player may play; exile one; exile it face down; exile one of; each player who; you choose; choose a card; choose one of; return that card; return those cards; return the rest; return it to your hand; return the exiled; return them to your hand; its owner; each of; they may; each player may; you don't lose this mana; spend this mana; spend only; if that spell would be put; if a spell cast this way; if that card would be put; if you cast; those cards; that card; exile that; exile the rest; exile that card; exile them; exile it; exile all; discards that card; then shuffle`,
});

type Beginnings = readonly (readonly [about: string, words: readonly string[]])[];

function begun(said: Readonly<Record<string, string>>): Beginnings {
  return Object.entries(said).flatMap(([about, phrases]) =>
    phrases.split(';').map((phrase) => [about, tokensOf(phrase)] as const),
  );
}

const begunWith = (
  beginnings: Beginnings,
  tokens: readonly string[],
  at: number,
): Beginnings[number] | undefined =>
  beginnings
    .filter(([, words]) => words.every((word, index) => tokens[at + index] === word))
    .toSorted(([, a], [, b]) => b.length - a.length)[0];

const ENDS: ReadonlySet<string | undefined> = new Set([undefined, '.', '"', '•']);
const JOINTS: ReadonlySet<string | undefined> = new Set([',', 'and']);

/** To the end of the sentence, or as far as it is about cards: to where the next clause begins that is not. */
function endOfCards(tokens: readonly string[], from: number): number | undefined {
  let end = from;
  while (!ENDS.has(tokens[end]) && isAboutCards(tokens, end)) end += 1;
  if (ENDS.has(tokens[end])) return end;
  while (end > from && !JOINTS.has(tokens[end])) end -= 1;
  if (!JOINTS.has(tokens[end])) return undefined;
  return JOINTS.has(tokens[end - 1]) ? end - 1 : end;
}

/** Of what it must speak, where the words it begins with could be about permanents too. */
const NEEDED: Readonly<Record<string, readonly RegExp[]>> = {
  graveyard: [/^(?:cards?|~)$|^graveyards$/, /^graveyards?$/],
  hand: [/^(?:cards?|hands?)$/],
};

/** What comes onto the battlefield of which all is known is told by itself. */
const REANIMATION =
  /^(?:return|put) (?:up to one )?target .*card from .*graveyard (?:to the battlefield|onto the battlefield under your control)$/;

/** A sentence, or what stands before the next clause, that is about cards. */
function readCards(
  beginnings: Beginnings,
  more: FileMapping,
  unless?: WordKind['read'],
): WordKind['read'] {
  return (tokens, at) => {
    if (unless?.(tokens, at).length) return [];
    const [about, words] = begunWith(beginnings, tokens, at) ?? [];
    if (about === undefined || words === undefined) return [];
    const end = endOfCards(tokens, at + words.length);
    if (end === undefined) return [];
    const said = tokens.slice(at, end);
    if (REANIMATION.test(said.join(' '))) return [];
    const isOfCards = (NEEDED[about] ?? []).every((needed) =>
      said.some((word) => needed.test(word)),
    );
    return isOfCards ? [{ n: end - at, means: { [ELSEWHERE]: 'cards', ...more } }] : [];
  };
}

/** Words of a cost, an event or a condition that say nothing of combat: each way to end them. */
function readHarmless(tokens: readonly string[], at: number): readonly WordsTaken[] {
  const taken: WordsTaken[] = [];
  for (let end = at + 1; end <= tokens.length && end < at + 30; end += 1) {
    if (ENDS.has(tokens[end - 1]) || touchesCombat(tokens.slice(at, end))) break;
    taken.push({ n: end - at, means: { [ELSEWHERE]: 'no word of combat' } });
  }
  return taken;
}

const run = (
  kind: string,
  pattern: RegExp,
  means: (symbols: string) => WordsTaken['means'],
): WordKind => ({
  kind,
  read: (tokens, at) => {
    let end = at;
    while (pattern.test(tokens[end] ?? '')) end += 1;
    return end === at
      ? []
      : [{ n: end - at, means: means(tokens.slice(at, end).join('').toUpperCase()) }];
  },
});

const readBegun = readCards(BEGINNINGS, {});

/** What single words and whole sentences say that combat does not touch. */
export const ELSEWHERE_WORD_KINDS: readonly WordKind[] = [
  { kind: 'of-cards', read: readBegun },
  { kind: 'of-cards-going-on', read: readCards(GOING_ON, { [AFTER_ELSEWHERE]: true }, readBegun) },
  { kind: 'nothing-of-combat', read: readHarmless, takesAny: true },
  run('energy', /^\{e\}$/, (symbols) => symbols.length / 3),
  run('mana-made', /^\{[wubrgc]\}$/, (symbols) => symbols.replaceAll(/[{}]/g, '')),
  run('any-mana', /^\{[^tqe}]+\}$/, () => true),
  {
    kind: 'counter-word',
    read: (tokens, at) => (/^\p{L}+$/u.test(tokens[at] ?? '') ? [{ n: 1, means: true }] : []),
  },
];

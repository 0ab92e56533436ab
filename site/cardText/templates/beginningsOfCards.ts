import { tokensOf } from '../tokens.ts';

/** With what words sentences begin, each with what it is about. */
export type Beginnings = readonly (readonly [about: string, words: readonly string[]])[];

/** With what sentences begin that are about cards: those about hands and graveyards have to name them too. */
export const BEGINNINGS: Beginnings = begun({
  library: `
    search your library; searches their library; search their library; search target player's library;
    search target opponent's library; search that player's library; look at the top; look at that many cards;
    looks at the top; reveal the top; reveals the top; reveal cards from the top; reveals cards from the top;
    exile the top; exiles the top; exile cards from the top; exile that many cards from the top;
    shuffle your library; shuffles their library; shuffle your graveyard into your library; scry; surveil; put the top`,
  hand: `
    reveals their hand; reveal your hand; look at target player's hand; look at target opponent's hand;
    look at an opponent's hand; reveal a card from your hand; put a; put an; put two; put up to one land card from your hand;
    put any number of land cards; reveals a card at random; shuffle your hand; shuffles their hand; discard your hand;
    discards their hand; exile a card from your hand; exile a creature card from your hand; reveal any number of; reveal a`,
  graveyard: `
    return target; return up to; return a; return an; return all; return another target; return each;
    return two target; return x target; return ~ from your graveyard; exile target; exile up to; exile all graveyards;
    exile all cards from; exile a card from; exile a creature card from; exile another target; put target; put up to;
    shuffle target card; shuffle up to; exile each; exile any number of target; exiles a card from their graveyard;
    exiles their graveyard; exile your graveyard; put ~ from your graveyard; exile ~ from your graveyard;
    shuffle any number of target cards`,
  casting: `
    cast a; cast an; cast up to one; cast any number of; cast spells; cast creature spells; play an additional land;
    play lands; play cards from; play an additional; play up to; play any number of`,
});

/** The same where they speak of what was done before. */
export const GOING_ON: Beginnings = begun({
  cards: `
    put it; put that card; put those cards; put the rest; put them; put one; put two of them; put two of those;
    put three of them; puts the rest; puts it; puts that card; puts those cards; put all; put up to one of them;
    put the other; put the exiled; put the revealed; put any number of; put a card; put each; put that many;
    reveal it; reveal that card; reveal those cards; reveal them; reveal a; reveal an; reveal up to;
    shuffle; shuffles; then shuffle; that player shuffles; each player shuffles; its controller shuffles; that player puts;
    cast it; cast that; cast the; cast one of; play it; play that; play those; play them; that player may play;
    exile one; exile it; exile that; exile the rest; exile them; exile all; discards that card;
    return that card; return those cards; return the rest; return it to your hand; return them to your hand;
    return the exiled; you choose; choose a card; choose one of; spend this mana; spend only; you don't lose this mana;
    those cards; that card`,
  whole: `
    if you search; if it's a; if it's an; if it isn't; if it is a; if it has; if it's not; if that card; if the card;
    if a card; if you don't; if you put; if you reveal; if you can't; if you cast; if an instant; if a land card;
    if a creature card; if that spell would be put; if a spell cast this way; if that card would be put; otherwise;
    until end of turn , you may play; until end of turn , you may cast; until your next turn , you may;
    until the end of your next turn; until end of turn , you don't lose this mana; for as long as; its owner may;
    each player who; each of; they may put; they may search; they may cast; they may play; each player may put`,
});

function begun(said: Readonly<Record<string, string>>): Beginnings {
  return Object.entries(said).flatMap(([about, phrases]) =>
    phrases.split(';').map((phrase) => [about, tokensOf(phrase)] as const),
  );
}

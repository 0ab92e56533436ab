import { CARD_TYPES, COLORS, KEYWORDS, kebab, SUBTYPES, SUPERTYPES } from '../engine.ts';
import { numberSaid, singularOf } from './templates/wordKinds.ts';

// Words about libraries, hands, graveyards, mana and casting, with those that stand between them; no permanent is said by any.
const WORDS: ReadonlySet<string> = new Set(
  `a an the that those these this it its it's them they their his her he she you your one of other others another any all each every
  rest card cards library libraries hand hands graveyard graveyards top bottom order random at in on into onto to from for with without
  and or then if and/or but who may can not don't doesn't do did does instead otherwise until you've put puts shuffle shuffles shuffled reveal reveals
  revealed search searches searched look looks drawn exiled discarded milled name named chosen same different mana value values equal less more greater fewer
  cost costs cast casts casting play plays played played paying pay pays spell spells free faced down up face owner owner's owners' player player's players opponent's way
  total number x many much among between remaining tapped battlefield under turn end next during
  as long while remains there is are was were have has had been single split even odd only type types color colors combination
  first second third time times piles pile separate choose choice at random spend step steps phases lose add additional amount
  permanent's half rounded plus after before anywhere zone zones opening begin beginning upkeep
  would so both either cards' scry surveil opponents opponent which back without rather than copies command commander commander's
  until where was`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const SIGNS: ReadonlySet<string> = new Set([',', "'", 's', ';', ':', '—']);

const OF_CARDS: ReadonlySet<string> = new Set([
  ...CARD_TYPES,
  ...SUPERTYPES,
  ...COLORS,
  ...[
    'permanent',
    'historic',
    'multicolored',
    'monocolored',
    'colorless',
    'noncreature',
    'nonland',
  ],
  ...['nonartifact', 'nonbasic', 'nonlegendary', 'non-aura', 'creature-type', 'outlaw', 'vehicle'],
]);

const isSubtype = (word: string): boolean =>
  SUBTYPES.has(word) || SUBTYPES.has(singularOf(word)) || word.startsWith('non-');

const CARD = /^(?:card|cards|spell|spells)$/;
const BETWEEN: ReadonlySet<string> = new Set(['or', 'and', 'and/or', ',', 'a', 'an']);

/** Whether the word there tells of what sort a card or spell is: a permanent is not a card here. */
export function describesCard(tokens: readonly string[], at: number): boolean {
  for (let next = at; next < tokens.length && next < at + 12; next += 1) {
    const word = tokens[next] ?? '';
    if (CARD.test(word)) return next > at;
    const isPart = OF_CARDS.has(word) || isSubtype(word) || (next > at && BETWEEN.has(word));
    if (!isPart) return false;
  }
  return false;
}

const KEYWORD_WORDS = new Set(KEYWORDS.flatMap((keyword) => kebab(keyword).split('-')));

/** Whether it is a quality that stands behind `card with`. */
export function isQualityOfCard(tokens: readonly string[], at: number): boolean {
  const word = tokens[at] ?? '';
  if (!['power', 'toughness'].includes(word) && !KEYWORD_WORDS.has(word)) return false;
  const with_ = tokens.slice(Math.max(0, at - 3), at).lastIndexOf('with');
  const from = Math.max(0, at - 3) + with_;
  return with_ >= 0 && CARD.test(tokens[from - 1] ?? '');
}

/** CR 305.1: lands that are played are cards yet. */
const BEFORE_LANDS: ReadonlySet<string> = new Set(['play', 'plays', 'additional']);

/** Whether the word there speaks of cards, spells and mana, and of no permanent. */
export function isAboutCards(tokens: readonly string[], at: number): boolean {
  const word = tokens[at] ?? '';
  if (WORDS.has(word) || SIGNS.has(word)) return true;
  if (word.startsWith('{') || numberSaid(word) !== undefined) return true;
  if (BEFORE_LANDS.has(tokens[at - 1] ?? '') && /^lands?$/.test(word)) return true;
  if (word === '~') return tokens[at - 1] === 'named';
  return describesCard(tokens, at) || isQualityOfCard(tokens, at);
}

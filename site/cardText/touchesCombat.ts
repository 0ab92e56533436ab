import { KEYWORDS, kebab } from '../engine.ts';
import { describesCard, isQualityOfCard } from './aboutCards.ts';

const wordsIn = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '');

const WORDS: ReadonlySet<string> = new Set(
  wordsIn(`
    creature creatures permanent permanents token tokens vehicle vehicles planeswalker planeswalkers battle
    power toughness damage combat life counter counters fight fights
    destroy destroyed exile sacrifice sacrifices regenerate regenerated dies die return returns returned
    tap taps tapped untap untaps untapped control controls battlefield phase phases turn extra skip skips
    ability abilities color colors type types monarch goad goaded transform copy
    attach attached equipped enchanted equip`),
);

/** Words of keywords that the engine has none of, and that do something to permanents, bring them, or change a spell. */
const OTHER_KEYWORDS: ReadonlySet<string> = new Set(
  wordsIn(`
    ward devoid persist undying modular evolve exploit bloodthirst riot unleash echo vanishing bestow mutate daybound
    nightbound megamorph disguise reconfigure unearth encore embalm eternalize graft sunburst devour fabricate afterlife
    amplify backup offspring squad warp blitz impending station outlast scavenge reinforce extort champion tribute umbra
    totem level mirrodin weapon job ravenous prototype escape compleated haunt absorb poisoned poison spectacle disturb
    increment living sneak airbend earthbend firebending transfigure soulshift fortify
    overload entwine escalate awaken cleave storm replicate conspire casualty gift spree tiered demonstrate splice
    amass adapt manifest cloak incubate explore explores connive connives bolster support populate proliferate monstrosity
    detain tempts initiative endure`),
);

const KEYWORD_WORDS: readonly (readonly string[])[] = KEYWORDS.map((keyword) =>
  kebab(keyword).split('-'),
);

const BEGINNINGS = ['attack', 'block', 'unblock', 'prevent', 'becom', 'chang'];

/** Whether something of it could matter in combat: more lines are said to than do. */
export const touchesCombat = (tokens: readonly string[]): boolean =>
  tokens.some((_, at) => isOfCombat(tokens, at));

const isOfCombat = (tokens: readonly string[], at: number): boolean =>
  saysOfCombat(tokens, at) && !saysOfCards(tokens, at) && !isOnlyWhen(tokens, at);

function saysOfCombat(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? '';
  return (
    WORDS.has(token) ||
    OTHER_KEYWORDS.has(token) ||
    BEGINNINGS.some((beginning) => token.startsWith(beginning)) ||
    // CR 702.14: landwalk of any land. CR 115.7: new targets.
    /.walk$/.test(token) ||
    (token === 'new' && tokens[at + 1] === 'targets') ||
    (token === 'cost' && tokens[at + 2] === 'more') ||
    (token === 'would' && tokens.includes('graveyard')) ||
    /^[+-]?[\dx*]+\/[+-]?[\dx*]+$/.test(token) ||
    KEYWORD_WORDS.some((words) => words.every((word, index) => tokens[at + index] === word))
  );
}

const saysOfCards = (tokens: readonly string[], at: number): boolean =>
  describesCard(tokens, at) || isQualityOfCard(tokens, at) || isReturnOfCards(tokens, at);

/** What is returned from a graveyard is a card. */
const isReturnOfCards = (tokens: readonly string[], at: number): boolean =>
  /^return(?:ed|s)?$/.test(tokens[at] ?? '') &&
  tokens.slice(at, at + 14).some((word) => /^(?:cards?|graveyards?)$/.test(word));

const OF_A_TURN: ReadonlySet<string> = new Set(wordsIn("this each your of player's opponent's"));

const TAKING: ReadonlySet<string> = new Set(wordsIn('skip skips extra additional beginning'));

/** `This turn`, `until end of turn`: when something is done, whatever that is; turns that are taken or skipped are not. */
const isOnlyWhen = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'turn' &&
  OF_A_TURN.has(tokens[at - 1] ?? '') &&
  !tokens.some((word) => TAKING.has(word));

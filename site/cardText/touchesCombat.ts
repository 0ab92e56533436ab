import { KEYWORDS, kebab } from '../engine.ts';

const WORDS: ReadonlySet<string> = new Set([
  ...['creature', 'creatures', 'permanent', 'permanents', 'token', 'tokens', 'vehicle', 'vehicles'],
  ...['power', 'toughness', 'damage', 'combat', 'life', 'counter', 'counters', 'fight', 'fights'],
  ...[
    'destroy',
    'destroyed',
    'exile',
    'sacrifice',
    'sacrifices',
    'regenerate',
    'regenerated',
    'dies',
    'die',
  ],
  ...[
    'tap',
    'taps',
    'tapped',
    'untap',
    'untaps',
    'untapped',
    'control',
    'controls',
    'battlefield',
    'phase',
    'phases',
  ],
  ...[
    'turn',
    'ability',
    'abilities',
    'color',
    'colors',
    'type',
    'types',
    'monarch',
    'goad',
    'goaded',
    'transform',
  ],
  ...[
    'attach',
    'attached',
    'equipped',
    'enchanted',
    'equip',
    'copy',
    'planeswalker',
    'planeswalkers',
    'battle',
  ],
]);

/** Words of keywords that the engine has none of, and that do something to permanents or bring them. */
const OTHER_KEYWORDS: ReadonlySet<string> = new Set([
  ...[
    'ward',
    'devoid',
    'persist',
    'undying',
    'modular',
    'evolve',
    'exploit',
    'bloodthirst',
    'riot',
  ],
  ...['unleash', 'echo', 'vanishing', 'bestow', 'mutate', 'daybound', 'nightbound', 'megamorph'],
  ...['disguise', 'reconfigure', 'unearth', 'encore', 'embalm', 'eternalize', 'graft', 'sunburst'],
  ...[
    'devour',
    'fabricate',
    'afterlife',
    'amplify',
    'backup',
    'offspring',
    'squad',
    'warp',
    'blitz',
  ],
  ...['impending', 'station', 'outlast', 'scavenge', 'reinforce', 'extort', 'champion', 'tribute'],
  ...['umbra', 'totem', 'level', 'mirrodin', 'weapon', 'job', 'ravenous', 'prototype', 'escape'],
  ...['compleated', 'haunt', 'absorb', 'poisoned', 'poison', 'spectacle', 'disturb', 'increment'],
]);

const KEYWORD_WORDS: readonly (readonly string[])[] = KEYWORDS.map((keyword) =>
  kebab(keyword).split('-'),
);

const BEGINNINGS = ['attack', 'block', 'unblock', 'prevent', 'becom'];

/** Whether something of it could matter in combat: more lines are said to than do. */
export const touchesCombat = (tokens: readonly string[]): boolean =>
  tokens.some(
    (token, at) =>
      WORDS.has(token) ||
      OTHER_KEYWORDS.has(token) ||
      BEGINNINGS.some((beginning) => token.startsWith(beginning)) ||
      /^[+-]?[\dx*]+\/[+-]?[\dx*]+$/.test(token) ||
      KEYWORD_WORDS.some((words) => words.every((word, index) => tokens[at + index] === word)),
  );

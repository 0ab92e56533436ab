import { KEYWORDS, kebab } from '../engine.ts';
import { ownNames, type PrintedFace } from './card.ts';
import { SELF } from './tokens.ts';

/** CR 207.2c: words before an ability that have no meaning of their own. */
const ABILITY_WORDS: ReadonlySet<string> = new Set(
  `adamant, addendum, alliance, battalion, bloodrush, celebration, channel, chroma, cohort, constellation, converge, corrupted, council's dilemma, coven,
  delirium, descend 4, descend 8, disappear, domain, eerie, eminence, enrage, fateful hour, fathomless descent, ferocious, flurry,
  formidable, grandeur, hellbent, heroic, imprint, infusion, inspired, join forces, kinship, landfall, lieutenant, magecraft, metalcraft,
  morbid, opus, pack tactics, paradox, parley, radiance, raid, rally, renew, repartee, revolt, secret council, spell mastery, strive,
  survival, sweep, tempting offer, threshold, undergrowth, valiant, vivid, void, will of the council`
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/g, ' ')),
);

/**
 * The lines of a card's text as the templates speak of them: without what is only explained (CR 207.2a) and without
 * ability words, with `~` for the card itself; what is chosen from a list stands in one line with it.
 */
export function linesOf(face: PrintedFace): readonly string[] {
  const names = ownNames(face).map(
    (name) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`,
        isKind(name) ? 'giu' : 'gu',
      ),
  );
  return joined(face.text.split(/\r?\n/))
    .map((line) => withoutReminder(line))
    .map((line) => ofItself(line, names))
    .map(withoutAbilityWord)
    .map((line) => withBothSizes(line, face))
    .filter((line) => line !== '');
}

/** CR 604.3: where only one of its sizes is defined by an ability, the other is as printed. */
function withBothSizes(line: string, { power = '', toughness = '' }: PrintedFace): string {
  const [defines, size] = /^~'s (power|toughness) is equal to [^.]*(?=\.$)/.exec(line) ?? [];
  if (defines === undefined) return line;
  const other = size === 'power' ? toughness : power;
  if (!/^\d+$/.test(other)) return line;
  return `${defines} and its ${size === 'power' ? 'toughness' : 'power'} is ${other}.`;
}

/**
 * With `~` for the card. CR 201.5: what is given to another object speaks of that object as `this creature`, and by name
 * of the card that gives it.
 */
function ofItself(line: string, names: readonly RegExp[]): string {
  const named = (part: string): string =>
    names.reduce((so, name) => so.replaceAll(name, SELF), part);
  let before = '';
  return line
    .split(/(["“”])/)
    .map((part, at) => {
      const isGiven = at % 4 === 2;
      const isToItself = /(^|[,.] )~ (has|gains|gets \S+ and (has|gains))[^,.]*$/i.test(before);
      const said = isGiven && !isToItself ? part.replaceAll(THIS_OBJECT, SELF) : named(part);
      if (at % 2 === 0) before = said;
      return said;
    })
    .join('');
}

const THIS_OBJECT =
  /\bthis (creature|permanent|token|land|artifact|enchantment|vehicle|planeswalker)\b/gi;

const isKind = (name: string): boolean => name.startsWith('this ');

const withoutReminder = (line: string): string => line.replaceAll(/\s*\([^()]*\)/g, '').trim();

function withoutAbilityWord(line: string): string {
  const [all, word = ''] = /^([^.:{}"—]{2,40}?) (?:— ?|--? )(?=["A-Z{~+])/.exec(line) ?? [];
  if (all === undefined) return line;
  const isWord = ABILITY_WORDS.has(word.toLowerCase().replaceAll('’', "'"));
  return isWord || isFlavorWord(word) ? line.slice(all.length) : line;
}

/** CR 207.2d: a name that is given to an ability, and means nothing; what stands so before a dash and does is left. */
const isFlavorWord = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && !MEANT_BEFORE_DASH.test(word);

const MEANT_BEFORE_DASH = new RegExp(
  `^(${[
    ...['[ivx]+(, [ivx]+)*', 'when', 'whenever', 'choose', 'an opponent', 'each', 'if', 'at'],
    ...['max speed', 'boast', 'exhaust', 'power-up', 'forecast', 'solved', 'to solve', 'station'],
    ...['companion', 'visit', 'prize', 'will of the', 'left half', 'right half', 'unlock'],
    ...['creature', 'artifact', 'enchantment', 'land', 'legendary', 'instant', 'sorcery', 'split'],
    ...[
      'gift',
      'level',
      'ward',
      'kicker',
      'multikicker',
      'buyback',
      'entwine',
      'escalate',
      'tiered',
    ],
    ...['overload', 'casualty', 'bargain', 'spree', 'cycling', 'prototype', 'mutate', 'bestow'],
    ...KEYWORDS.map((keyword) => kebab(keyword).replaceAll('-', ' ')),
    ...[
      'morph',
      'megamorph',
      'disguise',
      'echo',
      'escape',
      'flashback',
      'unearth',
      'encore',
      'warp',
    ],
    ...[
      'splice',
      'emerge',
      'evoke',
      'specialize',
      'craft',
      'ninjutsu',
      'recover',
      'offspring',
      'squad',
    ],
    ...['reinforce', 'suspend', 'mayhem', 'sneak', 'harmonize', 'freerunning', 'impending', 'plot'],
    ...[
      'blitz',
      'dash',
      'spectacle',
      'prowl',
      'surge',
      'awaken',
      'embalm',
      'eternalize',
      'outlast',
    ],
    ...[
      'level up',
      'transfigure',
      'transmute',
      'scavenge',
      'foretell',
      'disturb',
      'cleave',
      'channel',
    ],
  ].join('|')})\\b`,
  'iu',
);

/** Each mode in the line of what it is chosen for. */
function joined(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (/^\s*[•*]/.test(line) && before !== undefined) {
      whole.pop();
      whole.push(`${before} ${line.trim()}`);
    } else whole.push(line);
  }
  return whole;
}

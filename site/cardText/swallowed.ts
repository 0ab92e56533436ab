import { CARD_TYPES, COLORS, KEYWORDS, kebab, SUBTYPES, SUPERTYPES } from '../engine.ts';
import { type FileForm, isList, isMapping } from './fileForm.ts';
import { SHOWN } from './shown.ts';
import { numberSaid, singularOf } from './templates/wordKinds.ts';
import { tokensOf } from './tokens.ts';

/**
 * A word of the line that does not show in what was read of it, or nothing where all do. It knows no template: it looks
 * for what numbers, colors, types and words like "other" or "unless" must have left in the data.
 */
export function swallowedBy(
  line: string,
  abilities: readonly FileForm[],
  aside: readonly FileForm[],
): string | undefined {
  const played = withoutGiven(line.replaceAll(/[“”]/g, '"').replaceAll('’', "'"));
  const said = aside.length === 0 ? played : withoutAsides(played);
  const tokens = tokensOf(said);
  const data = { text: JSON.stringify(abilities), numbers: numbersIn(abilities) };
  const text = ` ${tokens.join(' ')} `;
  const rule = SHOWN.find(([says, shows]) => says.test(text) && !shows.test(data.text));
  if (rule !== undefined) return rule[0].exec(text)?.[0].trim();
  if (targetsSaid(text) > targetsIn(abilities)) return 'target';
  return tokens.find((_, at) => isSwallowed(tokens, at, data)) ?? keywordSwallowed(text, data.text);
}

/** What combat does not touch is not in the data: the sentences and clauses that speak of it. */
const withoutAsides = (line: string): string =>
  line
    .split(/(?<=[.•—])\s/)
    .filter((sentence, at) => at === 0 || !(ALL_DEPENDS.test(sentence) && OF_CARDS.test(sentence)))
    .flatMap((sentence) => sentence.split(/, then |, and | and |, /))
    .filter((part) => !OF_CARDS.test(part.replaceAll(DRAWING, '')))
    .join('. ');

/** What is drawn, discarded and milled is in the data. */
const DRAWING = /\b(?:draws?|discards?|mills?) (?:an? |\w+ )cards?\b/gi;

const ALL_DEPENDS =
  /^(?:then )?(?:if|you may|when you do|at the beginning of|until|otherwise|return|return all|target|its controller|for) ?\b/i;

const OF_CARDS =
  /\b(?:cards?|library|libraries|hands?|graveyards?|mana|scry|surveil|treasure|food|clue|blood|map|investigate|gold|powerstone|junk|energy|experience|play|cast|shuffles?|reveals?|it's|day|night|dungeon|learn|rest|otherwise|add|onto the battlefield)\b|\{E\}/i;

/** Abilities that are given and are elsewhere are not in the data either, nor what stays as it is. */
const withoutGiven = (line: string): string =>
  line
    .replaceAll(/"[^"]*"/g, (given) => (GIVEN_ELSEWHERE.test(given) ? '' : given))
    .replaceAll(/(?:[.,"] )(?:it|they)'(?:s|re) still (?:a land|lands)/gi, '');

const GIVEN_ELSEWHERE =
  /\b(?:library|mana|scry|surveil|treasure|food|clue|blood|investigate|dungeon|graveyard|mills?)\b/i;

interface Data {
  readonly text: string;
  readonly numbers: ReadonlySet<number>;
}

function isSwallowed(tokens: readonly string[], at: number, data: Data): boolean {
  const token = tokens[at] ?? '';
  const number = numberSaid(token);
  if (number !== undefined && number > 1)
    return !numbersMeant(tokens, at, number).some((one) => data.numbers.has(one));
  if (token.startsWith('{')) return !showsSymbol(token.toUpperCase(), data.text);
  const size = /^[+-]?(\d+)\/[+-]?(\d+)$/.exec(token);
  if (size !== null)
    return size.slice(1).some((part) => Number(part) > 1 && !data.numbers.has(Number(part)));
  return !showsWord(token.replace(/^non-?/, ''), data.text);
}

/** `Less than seven` is six or less. */
const numbersMeant = (tokens: readonly string[], at: number, number: number): readonly number[] =>
  tokens[at - 1] === 'than' ? [number, number - 1, number + 1] : [number];

function showsSymbol(symbol: string, text: string): boolean {
  const inside = symbol.slice(1, -1);
  if (symbol === '{T}') return text.includes('"tap-self"');
  if (symbol === '{Q}' || text.includes(symbol)) return true;
  if (symbol === '{X}' && text.includes('"times"')) return true;
  if (text.includes(`"costs-less":${inside}`)) return true;
  return new RegExp(`"[WUBRGC]*${inside}[WUBRGC]*"`).test(text);
}

const TELLING: ReadonlySet<string> = new Set<string>([
  ...COLORS,
  ...SUPERTYPES,
  ...CARD_TYPES.filter((type) => type !== 'creature'),
]);

/** Words that are subtypes and something else too. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  'case',
  'class',
  'mine',
  'role',
  'power',
  'will',
]);

/** Whether a color, supertype, type or subtype stands in the data. */
function showsWord(token: string, text: string): boolean {
  const word = TELLING.has(token) || SUBTYPES.has(token) ? token : singularOf(token);
  const isTold = TELLING.has(word) || (SUBTYPES.has(word) && !OTHER_WORDS.has(word));
  if (!isTold || text.includes(`"${word}"`)) return true;
  return (OTHERWISE_SHOWN[word] ?? /^$/).test(text);
}

/** What says the same without the word. */
const OTHERWISE_SHOWN: Readonly<Record<string, RegExp>> = {
  planeswalker: /yours|playerOrPlaneswalker|planeswalker|attached/,
  battle: /yours|battle-cry/,
  artifact: /attached/,
  land: /attached|landwalk|basic-land-types/,
  basic: /basic-land-types/,
  enchantment: /attached/,
  aura: /enchanted|attach/,
  equipment: /equipped|attach/,
};

const KEYWORD_WORDS = KEYWORDS.map((keyword) => kebab(keyword));

function keywordSwallowed(text: string, data: string): string | undefined {
  return KEYWORD_WORDS.find(
    (keyword) =>
      text.includes(` ${keyword.replaceAll('-', ' ')} `) &&
      !data.includes(`"${keyword}"`) &&
      !(SPELLED_OUT[keyword] ?? /^$/).test(data),
  );
}

/** Keywords that are read as what they stand for, and words that are more than keywords. */
const SPELLED_OUT: Readonly<Record<string, RegExp>> = {
  equip: /attach/,
  crew: /tap-power/,
  phasing: /phase/,
  shadow: /shadow/,
  fear: /fear/,
  landwalk: /landwalk/,
  defender: /despite-defender/,
  trample: /trample/,
};

const targetsSaid = (text: string): number =>
  [
    ...text.matchAll(
      /(?<!\b(?:the|this|those|that|be|a|becomes the|new)) (?:any other |any )?target(?= )/g,
    ),
  ].length;

/** So many are named in all lists of targets, and by all that enchants. */
function targetsIn(said: FileForm): number {
  if (isList(said)) return said.reduce((sum: number, one) => sum + targetsIn(one), 0);
  if (!isMapping(said)) return 0;
  return Object.entries(said).reduce((sum, [key, value]) => {
    const own = key === 'targets' && isList(value) ? value.length : 0;
    return sum + own + targetsIn(value);
  }, 0);
}

/** All numbers, in what is written with them too. */
function numbersIn(said: FileForm): ReadonlySet<number> {
  return new Set([...JSON.stringify(said).matchAll(/\d+/g)].map(([digits]) => Number(digits)));
}

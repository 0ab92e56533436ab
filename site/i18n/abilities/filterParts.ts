import type { Filter } from '../../engine.ts';
import { capital } from '../grammar.ts';
import type { GrammaticalNumber, Trait } from '../wording/grammar.ts';
import { type Slots, sentenceNames, textOf, type Wording } from '../wording/pattern.ts';
import { say, sayKnown } from '../wording/say.ts';
import {
  type Base,
  baseOf,
  type FilterLanguage,
  type Noun,
  nounIn,
  type Place,
  type Setting,
} from './filterLanguage.ts';
import { attackerOf, nor, slotsOf } from './filterSlots.ts';

/** One thing that is said, under the name of its line. */
export interface FilterPart {
  readonly name: string;
  readonly words: string;
  readonly traits?: readonly Trait[];
}

/** A noun phrase in its parts: `altra` `creatura` `attaccante` `con volare`, `che controlli`. */
export interface Parts {
  readonly noun: Noun;
  /** That noun goes without saying. */
  readonly isPlain: boolean;
  /** What is said of them is all that they did. */
  readonly deed?: string | undefined;
  readonly slots: Slots;
  readonly at: { readonly [P in Place]: readonly FilterPart[] };
}

/** What is asked of a filter: of how many, and what they are where it names no kind. */
export interface PhraseContext {
  readonly number: GrammaticalNumber;
  readonly base: Base;
  /** In front, given in the masculine: `secondo`. */
  readonly ordinal?: string | undefined;
  /** Behind the adjectives: `bersaglio`. */
  readonly mark?: string | undefined;
  readonly setting?: Setting | undefined;
}

/** What they are none of; a `state` needs no noun of its own, as `attacking` does. */
export interface Denied {
  readonly kinds: readonly string[];
  readonly are: 'kinds' | 'state' | 'states';
}

/** What a filter without alternatives says, each part at its place. */
export function partsOf(
  filter: Filter,
  asked: PhraseContext,
  denied: Denied,
  l: FilterLanguage,
): Parts {
  const noun = nounOf(filter, asked.base, l);
  const given = slotsOf(filter, noun, asked, l);
  const names = namesOf(filter, given);
  const not = saidOf(l.words.not, names, given, l).map(({ words }) => words);
  const { are, kinds } = denied;
  const none = nor('nor', [...not, ...kinds], { are }, l);
  const [deed] = saidOf(l.words.deed, names, given, l);
  const slots = { ...given, none, are, deed: deed?.words };
  const all = none === '' ? names : [...names, 'none'];
  const ordinal = asked.ordinal && l.grammar.agree(asked.ordinal, { ...noun, ...asked });
  return {
    noun,
    isPlain: !namesKind(filter) && baseOf(filter, asked.base) === asked.base,
    deed: isDeed(filter) ? deed?.words : undefined,
    slots,
    at: {
      before: [...own(ordinal), ...saidOf(l.words.before, all, slots, l)],
      noun: own(noun[asked.number]),
      adjective: saidOf(l.words.adjective, all, slots, l),
      mark: own(asked.mark),
      after: saidOf(l.words.after, all, slots, l),
      which: saidOf(l.words.which, all, slots, l),
    },
  };
}

const namesKind = ({ type, subtype, token, other }: Filter): boolean =>
  type !== undefined || subtype !== undefined || Boolean(token) || Boolean(other);

/** Nothing but a creature that did so. */
const isDeed = ({ type, ...rest }: Filter): boolean =>
  Object.keys(rest).length === 1 && (type === undefined || type === 'creature');

const own = (words: string | undefined): readonly FilterPart[] =>
  words === undefined ? [] : [{ name: 'own', words }];

/** The lines of what a filter says: `tapped`, `notTapped`, `attacking.you`. */
const namesOf = (filter: Filter, slots: Slots): readonly string[] => [
  ...Object.entries(filter).map(([field, value]) => {
    if (value === false) return `not${capital(field)}`;
    return typeof value === 'string' && slots[field] === undefined ? `${field}.${value}` : field;
  }),
  ...['having', 'lacking'].filter((name) => slots[name] !== ''),
  ...(isColored(filter) ? ['colored'] : []),
];

/** All but the colorless. */
export const isColored = ({ noneOf: [one, ...more] = [] }: Filter): boolean =>
  one?.colorless === true && Object.keys(one).length === 1 && more.length === 0;

const saidOf = (
  lines: Wording | undefined,
  names: readonly string[],
  slots: Slots,
  l: FilterLanguage,
): readonly FilterPart[] =>
  sentenceNames(lines ?? {})
    .filter((name) => names.includes(name))
    .map((name) => ({ name, ...sayKnown(lines ?? {}, name, slots, l.grammar) }))
    .filter(({ words }) => words !== '');

/** The noun of what a filter speaks of, which a token or a spell has before its kind in some languages. */
function nounOf(filter: Filter, base: Base, l: FilterLanguage): Noun {
  const kind = kindOf(filter, l);
  const plain = kind ?? baseNoun(filter, baseOf(filter, base), l);
  const { token } = l.words.noun;
  if (filter.token && token !== undefined)
    return kind === undefined && base === 'permanent'
      ? nounIn(textOf(token))
      : apposed(textOf(token), plain, l);
  return (base === 'spell' || base === 'card') && kind !== undefined
    ? apposed(textOf(l.words.noun[base]), kind, l)
    : plain;
}

function kindOf({ subtype, ...filter }: Filter, l: FilterLanguage): Noun | undefined {
  if (subtype !== undefined) return l.subtype(subtype);
  return filter.type && lineNoun(filter.type, filter, l);
}

const baseNoun = (filter: Filter, base: Base, l: FilterLanguage): Noun =>
  base === 'self'
    ? { ...lineNoun('permanent', filter, l), gender: 'host' }
    : lineNoun(base, filter, l);

const lineNoun = (name: string, filter: Filter, l: FilterLanguage): Noun =>
  nounIn(say(l.words.noun, name, { attacker: attackerOf(filter) }, l.grammar));

// What is apposed keeps its singular: `le pedine creatura`, `le magie artefatto`.
function apposed(line: string, kind: Noun, l: FilterLanguage): Noun {
  const head = nounIn(line);
  if (head.one === '') return kind;
  return {
    ...head,
    one: l.apposed(head.one, kind.one),
    many: l.apposed(head.many, kind.one),
  };
}

import type { Filter } from '../../../engine.ts';
import { at, partsOf } from '../../abilities/filterWords.ts';
import { HOST } from '../../abilities/host.ts';
import { list, listOr } from '../../grammar.ts';
import {
  type Agreement,
  agree,
  definite,
  type GrammaticalNumber,
  indefinite,
  type Noun,
  type Phrase,
  verb,
} from '../agreement.ts';
import { type Base, baseNouns, typeNouns } from './filterNouns.ts';
import { FILTERS, type FilterPart } from './filters.ts';

/** Which objects, without an article: `altre creature artefatto con volare che controlli`. */
export const filterWords = (
  filter: Filter,
  number: GrammaticalNumber,
  base: Base = 'creature',
): string =>
  listOr(
    'it',
    phrasesOf(filter, number, base).map(({ words }) => words),
  );

/** One of them: `una creatura attaccante`, `un altro Goblin`. */
export const aFilter = (filter: Filter, base: Base = 'creature'): string =>
  listOr('it', phrasesOf(filter, 'one', base).map(indefinite));

/** What is chosen as a target, without articles: `creatura attaccante bersaglio con volare`. */
export const targetPhrases = (
  filter: Filter,
  number: GrammaticalNumber,
  base: Base,
  ordinal?: string,
): readonly Phrase[] => phrasesOf(filter, number, base, { ordinal, isTarget: true });

/** All of them: `le creature nere`, `gli artefatti e le creature`. */
export const theFilter = (filter: Filter, base: Base = 'creature'): string =>
  list('it', phrasesOf(filter, 'many', base).map(definite));

/** The gender that stands for all of them. */
export const agreementOf = (
  filter: Filter,
  number: GrammaticalNumber,
  base: Base = 'creature',
): Phrase => ({
  words: '',
  number,
  gender: phrasesOf(filter, number, base).every(({ gender }) => gender === 'f') ? 'f' : 'm',
});

interface Chosen {
  readonly ordinal?: string | undefined;
  readonly isTarget?: true;
}

function phrasesOf(
  filter: Filter,
  number: GrammaticalNumber,
  base: Base,
  chosen: Chosen = {},
): readonly Phrase[] {
  const { isSpell, ...card } = filter;
  if (isSpell) return phrasesOf(card, number, 'spell', chosen);
  const read = partsOf(FILTERS, filter);
  const [name] = at(read, 'names');
  if (name !== undefined) return [{ ...NAMED[name], number: 'one', isFixed: true }];
  const { anyOf = [], ...rest } = filter;
  const common = phraseParts(read, number, base);
  if (anyOf.length === 0) return [joined(common, chosen)];
  const named = anyOf.some(({ isSource, isThat }) => isSource || isThat);
  const options = anyOf.map((one) =>
    phraseParts(partsOf(FILTERS, { ...kindOf(rest), ...one }), number, baseOf(read, base)),
  );
  const shared = named ? undefined : sharing(common, options);
  return shared === undefined
    ? anyOf.flatMap((one) => phrasesOf({ ...rest, ...one }, number, base, chosen))
    : [joined(shared, chosen)];
}

/** Alternatives that differ in one part only share the others: `creature verdi o bianche`. */
function sharing(common: Parts, options: readonly Parts[]): Parts | undefined {
  const [first = common] = options;
  const parts = { ...common, noun: first.noun, gender: first.gender };
  if (alike(options, 'noun') && alike(options, 'after') && allHave(options, 'adjectives'))
    return { ...parts, adjectives: [...common.adjectives, either(options, 'adjectives')] };
  if (alike(options, 'noun') && alike(options, 'adjectives') && allHave(options, 'after'))
    return { ...parts, after: [either(options, 'after'), ...common.after] };
  return undefined;
}

/** What gives the noun, which every alternative needs so that its adjectives agree. */
const kindOf = ({ type, subtype }: Filter): Filter => ({
  ...(type === undefined ? {} : { type }),
  ...(subtype === undefined ? {} : { subtype }),
});

const NAMED: {
  readonly [N in NonNullable<FilterPart['names']>]: Pick<Phrase, 'words' | 'gender'>;
} = {
  source: { words: HOST, gender: 'host' },
  that: { words: 'un’altra creatura bersaglio', gender: 'f' },
};

/** A phrase in its parts: `altra` `creatura` `attaccante` `con volare che controlli`. */
interface Parts extends Agreement {
  readonly before: readonly string[];
  readonly noun: string;
  readonly adjectives: readonly string[];
  readonly after: readonly string[];
}

function phraseParts(read: readonly FilterPart[], number: GrammaticalNumber, base: Base): Parts {
  const noun = nounOf(read, base);
  const as: Agreement = { gender: noun.gender, number };
  return {
    ...as,
    before: at(read, 'before').map((form) => form(as)),
    noun: noun[number],
    adjectives: adjectives(read, as),
    after: complements(read, as, whatIs(read, base)),
  };
}

// A noun in apposition keeps its singular: `le pedine creatura`, `le magie artefatto`.
function nounOf(read: readonly FilterPart[], base: Base): Noun {
  const [said] = at(read, 'noun').slice(-1);
  const plain = said ?? baseNouns[baseOf(read, base)];
  if (read.some(({ isToken }) => isToken))
    return { one: `pedina ${plain.one}`, many: `pedine ${plain.one}`, gender: 'f' };
  return base === 'spell' && plain !== baseNouns.spell
    ? { one: `magia ${plain.one}`, many: `magie ${plain.one}`, gender: 'f' }
    : plain;
}

const baseOf = (read: readonly FilterPart[], base: Base): Base =>
  base !== 'self' && read.some(({ isOfCreatures }) => isOfCreatures) ? 'creature' : base;

const adjectives = (read: readonly FilterPart[], as: Agreement): readonly string[] =>
  at(read, 'adjective').map((form) => form(as));

const complements = (read: readonly FilterPart[], as: Agreement, base: Base): readonly string[] => [
  ...at(read, 'after').map((form) => form(as)),
  ...at(read, 'noneOf').map((filters) => noneOfWords(filters, as, base)),
];

/** What it is said of them that they are none of: of an artifact not that it is no such creature. */
function whatIs(read: readonly FilterPart[], base: Base): Base {
  const [noun] = at(read, 'noun').slice(-1);
  if (noun === typeNouns.creature) return 'creature';
  const isOfOtherType = noun !== undefined && Object.values(typeNouns).includes(noun);
  return isOfOtherType && base === 'creature' ? 'permanent' : baseOf(read, base);
}

const joined = (parts: Parts, { ordinal, isTarget }: Chosen): Phrase => ({
  gender: parts.gender,
  number: parts.number,
  words: [
    ...(ordinal === undefined ? [] : [agree(ordinal, parts)]),
    ...parts.before,
    parts.noun,
    ...parts.adjectives,
    ...(isTarget ? ['bersaglio'] : []),
    ...parts.after,
  ].join(' '),
});

type Part = 'noun' | 'adjectives' | 'after';

const partWords = (parts: Parts, part: Part): string => [parts[part]].flat().join(' ');

const alike = (options: readonly Parts[], part: Part): boolean =>
  new Set(options.map((one) => partWords(one, part))).size === 1;

const allHave = (options: readonly Parts[], part: Part): boolean =>
  options.every((one) => partWords(one, part) !== '');

const either = (options: readonly Parts[], part: Part): string =>
  listOr(
    'it',
    options.map((one) => partWords(one, part)),
  );

/** What they are none of: `senza volare o passa-Isole`, `che non sono attaccanti o bloccanti`. */
function noneOfWords(filters: readonly Filter[], as: Agreement, base: Base): string {
  const had = filters.map((one) => hadWords(partsOf(FILTERS, one), as, base));
  if (had.every((one) => one !== undefined)) return `senza ${listOr('it', had)}`;
  const kinds = filters.map((one) => {
    const read = partsOf(FILTERS, one);
    if (isAdjective(read, as)) return adjectives(read, as).join(' ');
    return as.number === 'one' ? aFilter(one, base) : filterWords(one, 'many', base);
  });
  return `che non ${verb(as.number, 'è', 'sono')} ${listOr('it', kinds)}`;
}

/** What they have, where the filter says nothing else: `volare`. */
function hadWords(read: readonly FilterPart[], as: Agreement, base: Base): string | undefined {
  const [only = '', ...more] = [...adjectives(read, as), ...complements(read, as, base)];
  const isAlone = more.length === 0 && at(read, 'noun').length === 0;
  return isAlone && only.startsWith('con ') ? only.slice('con '.length) : undefined;
}

/** What needs no noun of its own: `incolori`, `attaccante`. */
const isAdjective = (read: readonly FilterPart[], as: Agreement): boolean =>
  adjectives(read, as).length > 0 &&
  complements(read, as, 'permanent').length === 0 &&
  at(read, 'noun').length === 0 &&
  at(read, 'before').length === 0;

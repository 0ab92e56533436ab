import type { Filter } from '../../engine.ts';
import { list, listOr } from '../grammar.ts';
import { type Base, baseOf, nounOf, subtypeWord } from './filterNouns.ts';
import { adjectives, controlled, deeds, qualities } from './filterQualities.ts';
import { agree, definite, type GrammaticalNumber, indefinite, type Phrase, verb } from './nouns.ts';

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

/** `passa-Foreste`, `passa-terre non base` */
export const landwalkWords = (lands: Filter): string =>
  lands.subtype === undefined
    ? `passa-${filterWords({ type: 'land', ...lands }, 'many')}`
    : `passa-${subtypeWord(lands.subtype, 'many')}`;

function phrasesOf(
  filter: Filter,
  number: GrammaticalNumber,
  base: Base,
  chosen: Chosen = {},
): readonly Phrase[] {
  const { isSpell, ...card } = filter;
  if (isSpell) return phrasesOf(card, number, 'spell', chosen);
  if (filter.isSource) return [{ ...SOURCE[base], number: 'one', isFixed: true }];
  if (filter.isThat) return [{ ...THAT[base], number: 'one', isFixed: true }];
  const { anyOf = [], ...rest } = filter;
  if (anyOf.length === 0) return [joined(partsOf(filter, number, base), chosen)];
  const common = partsOf(rest, number, base);
  const named = anyOf.some(({ isSource, isThat }) => isSource || isThat);
  if (named) return anyOf.flatMap((one) => phrasesOf({ ...rest, ...one }, number, base, chosen));
  const options = anyOf.map((one) =>
    partsOf({ ...kindOf(rest), ...one }, number, baseOf(rest, base)),
  );
  const [first = common] = options;
  const shared = { ...common, noun: first.noun, gender: first.gender };
  if (alike(options, 'noun') && alike(options, 'after') && allHave(options, 'with'))
    return [joined({ ...shared, with: [...common.with, either(options, 'with')] }, chosen)];
  if (alike(options, 'noun') && alike(options, 'with') && allHave(options, 'after'))
    return [joined({ ...shared, after: [either(options, 'after'), ...common.after] }, chosen)];
  return anyOf.flatMap((one) => phrasesOf({ ...rest, ...one }, number, base, chosen));
}

/** What gives the noun, which every alternative needs so that its adjectives agree. */
const kindOf = ({ type, subtype }: Filter): Filter => ({
  ...(type === undefined ? {} : { type }),
  ...(subtype === undefined ? {} : { subtype }),
});

const SOURCE = {
  creature: { words: 'questa creatura', gender: 'f' },
  permanent: { words: 'questo permanente', gender: 'm' },
  spell: { words: 'questa magia', gender: 'f' },
} as const;

const THAT = {
  creature: { words: 'l’altra creatura', gender: 'f' },
  permanent: { words: 'l’altro permanente', gender: 'm' },
  spell: { words: 'l’altra magia', gender: 'f' },
} as const;

/** A phrase in its parts: `altra` `creatura` `attaccante` `con volare che controlli`. */
interface Parts extends Phrase {
  readonly before: readonly string[];
  readonly noun: string;
  readonly with: readonly string[];
  readonly after: readonly string[];
}

function partsOf(filter: Filter, number: GrammaticalNumber, base: Base): Parts {
  const noun = nounOf(filter, base);
  const as: Phrase = { words: '', gender: noun.gender, number };
  return {
    ...as,
    before: filter.other ? [agree('altro', as)] : [],
    noun: noun[number],
    with: adjectives(filter, as),
    after: complements(filter, as),
  };
}

const joined = (parts: Parts, { ordinal, isTarget }: Chosen): Phrase => ({
  gender: parts.gender,
  number: parts.number,
  words: [
    ...(ordinal === undefined ? [] : [agree(ordinal, parts)]),
    ...parts.before,
    parts.noun,
    ...parts.with,
    ...(isTarget ? ['bersaglio'] : []),
    ...parts.after,
  ].join(' '),
});

// Alternatives that differ in one part only share the others: `creature verdi o bianche`.
type Part = 'noun' | 'with' | 'after';

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

function complements(filter: Filter, as: Phrase): readonly string[] {
  const of = (one: string, many: string): string => verb(as.number, one, many);
  return [
    ...qualities(filter),
    ...(filter.controller === undefined ? [] : [controlled(filter.controller, as)]),
    ...deeds(filter, as),
    ...(filter.attacking === 'you' ? [of('che ti attacca', 'che ti attaccano')] : []),
    ...(filter.attacking === 'youOrYours'
      ? [of('che attacca te o i tuoi planeswalker', 'che attaccano te o i tuoi planeswalker')]
      : []),
    ...(filter.attackingAlone
      ? [
          of(
            `che sta attaccando da ${agree('solo', as)}`,
            `che stanno attaccando da ${agree('solo', as)}`,
          ),
        ]
      : []),
    ...(filter.blocking === 'source' ? [of('che la blocca', 'che la bloccano')] : []),
    ...(filter.blockingAlone
      ? [
          of(
            `che sta bloccando da ${agree('solo', as)}`,
            `che stanno bloccando da ${agree('solo', as)}`,
          ),
        ]
      : []),
    ...(filter.blockedBySource ? ['che questa creatura blocca'] : []),
    ...(filter.wasBlockedBySource ? ['che questa creatura ha bloccato'] : []),
    ...(filter.hadToAttack ? [of('che doveva attaccare', 'che dovevano attaccare')] : []),
    ...(filter.noneOf === undefined ? [] : [noneOfWords(filter.noneOf, as)]),
  ];
}

const noneOfWords = (filters: readonly Filter[], as: Phrase): string => {
  const had = filters.map((one) => hadWords(one, as));
  if (had.every((one) => one !== undefined)) return `senza ${listOr('it', had)}`;
  const kinds = filters.map((one) => {
    if (isAdjective(one, as)) return adjectives(one, as).join(' ');
    return as.number === 'one' ? aFilter(one) : filterWords(one, 'many');
  });
  return `che non ${verb(as.number, 'è', 'sono')} ${listOr('it', kinds)}`;
};

/** What they have, where the filter says nothing else: `volare`. */
function hadWords(filter: Filter, as: Phrase): string | undefined {
  const [only = '', ...more] = [...adjectives(filter, as), ...complements(filter, as)];
  const isAlone = more.length === 0 && filter.type === undefined && filter.subtype === undefined;
  return isAlone && only.startsWith('con ') ? only.slice('con '.length) : undefined;
}

/** What needs no noun of its own: `incolori`, `attaccante`. */
const isAdjective = (filter: Filter, as: Phrase): boolean =>
  adjectives(filter, as).length > 0 &&
  complements(filter, as).length === 0 &&
  filter.type === undefined &&
  filter.subtype === undefined &&
  !filter.other;

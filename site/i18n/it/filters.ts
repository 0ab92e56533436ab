import type { CardType, Comparison, Filter } from '../../engine.ts';
import { list, listOr } from '../grammar.ts';
import { colors, keywords, supertypes, types } from './keywords.ts';
import {
  agree,
  definite,
  type GrammaticalNumber,
  indefinite,
  type Noun,
  type Phrase,
  verb,
} from './nouns.ts';
import { FEMININE, subtypes } from './subtypes.ts';

export type Base = 'creature' | 'permanent' | 'spell';

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

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string => {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return number === 'one' ? one : many;
};

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

const baseOf = (filter: Filter, base: Base): Base => (isOfCombat(filter) ? 'creature' : base);

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

const NOUNS: { readonly [T in CardType]: Noun } = {
  artifact: { one: types.artifact, many: 'artefatti', gender: 'm' },
  battle: { one: types.battle, many: 'battaglie', gender: 'f' },
  creature: { one: types.creature, many: 'creature', gender: 'f' },
  enchantment: { one: types.enchantment, many: 'incantesimi', gender: 'm' },
  instant: { one: types.instant, many: 'istantanei', gender: 'm' },
  kindred: { one: `carta ${types.kindred}`, many: 'carte affini', gender: 'f' },
  land: { one: types.land, many: 'terre', gender: 'f' },
  planeswalker: { one: types.planeswalker, many: 'planeswalker', gender: 'm' },
  sorcery: { one: types.sorcery, many: 'stregonerie', gender: 'f' },
};

/** A type as a noun: `un artefatto`, `artefatti`. */
export const typeNoun = (type: CardType, number: GrammaticalNumber): string =>
  number === 'one'
    ? indefinite({ ...NOUNS[type], words: NOUNS[type].one, number })
    : NOUNS[type].many;

const BASES: { readonly [B in Base]: Noun } = {
  creature: NOUNS.creature,
  permanent: { one: 'permanente', many: 'permanenti', gender: 'm' },
  spell: { one: 'magia', many: 'magie', gender: 'f' },
};

// A noun in apposition keeps its singular: `le pedine creatura`, `le magie artefatto`.
function nounOf(filter: Filter, base: Base): Noun {
  const plain = plainNoun(filter, base);
  if (filter.token) return { one: `pedina ${plain.one}`, many: `pedine ${plain.one}`, gender: 'f' };
  return base === 'spell' && plain !== BASES.spell
    ? { one: `magia ${plain.one}`, many: `magie ${plain.one}`, gender: 'f' }
    : plain;
}

/** Before what is said of it: `creatura`, `Goblin`, `artefatto`. */
export function plainNoun(filter: Filter, base: Base): Noun {
  const { type, subtype } = filter;
  if (subtype !== undefined)
    return {
      one: subtypeWord(subtype, 'one'),
      many: subtypeWord(subtype, 'many'),
      gender: FEMININE.has(subtype) ? 'f' : 'm',
    };
  if (type !== undefined) return NOUNS[type];
  return BASES[baseOf(filter, base)];
}

/** Only creatures attack, block and are blocked. */
const isOfCombat = ({
  attacking,
  attackingAlone,
  blocking,
  blockingAlone,
  blocked,
  hadToAttack,
}: Filter): boolean =>
  [attacking, attackingAlone, blocking, blockingAlone, blocked, hadToAttack].some(
    (one) => one !== undefined,
  );

const flag = (value: boolean | undefined, yes: string, no: string): readonly string[] => {
  if (value === undefined) return [];
  return [value ? yes : no];
};

function adjectives(filter: Filter, as: Phrase): readonly string[] {
  const agreeing = [
    ...(filter.attacking === true ? ['attaccante'] : []),
    ...(filter.blocking === true ? ['bloccante'] : []),
    ...flag(filter.blocked, 'bloccato', 'non bloccato'),
    ...flag(filter.tapped, 'TAPpato', 'STAPpato'),
    ...flag(filter.enchanted, 'incantato', 'non incantato'),
    ...(filter.designation === undefined ? [] : [DESIGNATED[filter.designation]]),
    ...(filter.supertype === undefined ? [] : [supertypes[filter.supertype]]),
    ...(filter.notSupertype === undefined ? [] : [`non ${supertypes[filter.notSupertype]}`]),
    ...(filter.color === undefined ? [] : [colors[filter.color]]),
    ...(filter.colorless ? ['incolore'] : []),
    ...(filter.notColor === undefined ? [] : [`non ${colors[filter.notColor]}`]),
  ];
  return [
    ...agreeing.map((one) => agree(one, as)),
    ...(filter.notType === undefined ? [] : [`non ${types[filter.notType]}`]),
    ...(filter.notSubtype === undefined ? [] : [`non ${subtypeWord(filter.notSubtype, 'one')}`]),
    ...(filter.token === false ? ['non pedina'] : []),
  ];
}

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

/** What it has. */
function qualities(filter: Filter): readonly string[] {
  return [
    ...(filter.keyword === undefined ? [] : [`con ${keywords[filter.keyword]}`]),
    ...(filter.landwalk === undefined
      ? []
      : [`con ${landwalkWords({ subtype: filter.landwalk })}`]),
    ...(filter.notKeyword === undefined ? [] : [`senza ${keywords[filter.notKeyword]}`]),
    ...(filter.power === undefined ? [] : [`con forza ${sizeWords(filter.power)}`]),
    ...(filter.toughness === undefined ? [] : [`con costituzione ${sizeWords(filter.toughness)}`]),
    ...(filter.powerGreaterThanSource ? ['con forza superiore'] : []),
    ...(filter.powerLessThanSource ? ['con forza inferiore'] : []),
    ...(filter.powerGreaterThanYourHand
      ? ['con forza superiore al numero di carte che hai in mano']
      : []),
    ...flag(filter.hasCounters, 'con segnalini', 'senza segnalini'),
  ];
}

/** What it did, or what happened to it. */
function deeds(filter: Filter, as: Phrase): readonly string[] {
  const of = (one: string, many: string): string => verb(as.number, one, many);
  const attacked = of('ha attaccato in questo turno', 'hanno attaccato in questo turno');
  return [
    ...(filter.sharesColorWithSource
      ? [of('che condivide un colore con essa', 'che condividono un colore con essa')]
      : []),
    ...flag(
      filter.newThisTurn,
      `${agree('arrivato', as)} in questo turno`,
      `${agree('presente', as)} dall’inizio del turno`,
    ),
    ...flag(
      filter.exertedThisTurn,
      `${agree('stremato', as)} in questo turno`,
      `non ${agree('stremato', as)} in questo turno`,
    ),
    ...flag(filter.attackedThisTurn, `che ${attacked}`, `che non ${attacked}`),
    ...(filter.foughtThisCombat
      ? [of('che ha attaccato o bloccato', 'che hanno attaccato o bloccato')]
      : []),
    ...(filter.damagedBySource
      ? ['a cui questo permanente ha inflitto danno in questo turno']
      : []),
  ];
}

const noneOfWords = (filters: readonly Filter[], as: Phrase): string => {
  const kinds = filters.map((one) => {
    if (isOnlyColorless(one)) return agree('incolore', as);
    return as.number === 'one' ? aFilter(one) : filterWords(one, 'many');
  });
  return `che non ${verb(as.number, 'è', 'sono')} ${listOr('it', kinds)}`;
};

const isOnlyColorless = (filter: Filter): boolean =>
  filter.colorless === true && Object.keys(filter).length === 1;

const DESIGNATED = { monstrous: 'mostruoso', suspected: 'sospettato' } as const;

const controlled = (by: NonNullable<Filter['controller']>, as: Phrase): string =>
  by === 'you' ? 'che controlli' : `${agree('controllato', as)} ${CONTROLLED[by]}`;

const CONTROLLED = {
  opponent: 'da un avversario',
  defendingPlayer: 'dal giocatore in difesa',
  activePlayer: 'dal giocatore attivo',
  thatPlayer: 'da quel giocatore',
  enchantedPlayer: 'dal giocatore incantato',
} as const;

/** Of power and toughness: `pari o superiore a 3`. */
export function sizeWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `pari a ${atLeast}` : `da ${atLeast} a ${atMost}`;
  return atMost === undefined
    ? `pari o superiore a ${atLeast ?? 0}`
    : `pari o inferiore a ${atMost}`;
}

/** Of a number of things: `7 o più`. */
export function comparisonWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast}` : `da ${atLeast} a ${atMost}`;
  return atMost === undefined ? `${atLeast ?? 0} o più` : `${atMost} o meno`;
}

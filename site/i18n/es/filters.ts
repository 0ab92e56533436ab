import type { Comparison, Filter } from '../../engine.ts';
import { list, listOr } from '../grammar.ts';
import {
  type Agreement,
  agree,
  type Determiner,
  determiner,
  type Gender,
  type GrammaticalNumber,
  plural,
  verbOf,
} from './agreement.ts';
import { colors, keywords, types } from './keywords.ts';
import { FEMININE, subtypes } from './subtypes.ts';

export type Base = 'creature' | 'permanent' | 'spell';
type CardType = NonNullable<Filter['type']>;

/** The noun phrase for a filter, with its article or without; `mark` follows the adjectives: `objetivo`. */
interface Phrasing {
  readonly number: GrammaticalNumber;
  readonly base: Base;
  readonly article?: Determiner | undefined;
  readonly mark?: string;
}

/** Which objects, without article: `criaturas artefacto con fuerza de 2 o menos que controlas`. */
export const filterWords = (
  filter: Filter,
  number: GrammaticalNumber,
  base: Base = 'creature',
): string => phraseOf(filter, { number, base });

/** One of them: `una criatura atacante`, `otro Trasgo`. */
export const aFilter = (filter: Filter, base: Base = 'creature'): string =>
  phraseOf(filter, { number: 'one', base, article: 'a' });

/** None of them: `ningún permanente rojo`. */
export const noFilter = (filter: Filter, base: Base = 'creature'): string =>
  phraseOf(filter, { number: 'one', base, article: 'no' });

/** All of them: `las criaturas que controlas`; of what is alone, the one: `la criatura que está atacando sola`. */
export const theFilter = (filter: Filter, base: Base = 'creature'): string =>
  phraseOf(filter, { number: numberOfAll(filter), base, article: 'the' });

export const numberOfAll = ({
  attackingAlone,
  blockingAlone,
  isSource,
  isThat,
}: Filter): GrammaticalNumber =>
  attackingAlone || blockingAlone || isSource || isThat ? 'one' : 'many';

/** The noun phrase for a filter; alternatives that differ in one part share the others. */
export function phraseOf(filter: Filter, phrasing: Phrasing): string {
  const { isSpell, ...card } = filter;
  if (isSpell) return phraseOf(card, { ...phrasing, base: 'spell' });
  const { anyOf, ...rest } = filter;
  const options = (anyOf ?? [{}]).map((one) => partsOf({ ...rest, ...one }, phrasing));
  const differing = PARTS.filter((part) => new Set(options.map((one) => one[part])).size > 1);
  // `criatura atacante o bloqueadora`; `el artefacto, criatura o tierra objetivo`, under one article
  const shared = differing.length < 2 || differing.join(' ') === 'leading noun';
  return shared
    ? joined(PARTS.map((part) => either(options, part)))
    : listOr(
        'es',
        options.map((one) => joined(PARTS.map((part) => one[part]))),
      );
}

const PARTS = ['leading', 'noun', 'adjectives', 'mark', 'having', 'which'] as const;
type Parts = { readonly [P in (typeof PARTS)[number]]: string };

const joined = (words: readonly string[]): string => words.filter((one) => one !== '').join(' ');

function either(options: readonly Parts[], part: keyof Parts): string {
  const said = [...new Set(options.map((one) => one[part]))];
  if (part === 'leading') return said[0] ?? '';
  const rest = said.map((one, index) => (index === 0 ? one : one.replace(HAVING, '')));
  return listOr('es', said.every((one) => one.startsWith(HAVING)) ? rest : said);
}

const HAVING = 'con la habilidad de ';

function partsOf(filter: Filter, { article, number, base, mark = '' }: Phrasing): Parts {
  const agreement = { gender: genderOf(filter, base), number };
  if (filter.isSource) return { ...NO_PARTS, noun: 'esta criatura' };
  if (filter.isThat) return { ...NO_PARTS, noun: 'esa criatura' };
  return {
    leading: leading(filter, article, agreement).join(' '),
    noun: noun(filter, number, base),
    adjectives: adjectives(filter, agreement).join(' '),
    mark,
    having: having(filter).join(' '),
    which: list('es', which(filter, agreement, base)),
  };
}

const NO_PARTS: Parts = {
  leading: '',
  noun: '',
  adjectives: '',
  mark: '',
  having: '',
  which: '',
};

// `otra criatura`, but `las otras criaturas`
const leading = (
  filter: Filter,
  article: Determiner | undefined,
  agreement: Agreement,
): readonly string[] => {
  const other = filter.other ? [agree('otro', agreement)] : [];
  return article === undefined || (filter.other && article === 'a')
    ? other
    : [determiner(article, agreement), ...other];
};

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string => {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return number === 'one' ? one : many;
};

/** The gender of the noun that a filter speaks with. */
export function genderOf(filter: Filter, base: Base = 'creature'): Gender {
  const { subtype, type } = filter;
  if (subtype !== undefined) return FEMININE.has(subtype) ? 'f' : 'm';
  if (base === 'spell') return 'm';
  if (type !== undefined) return FEMININE_TYPES.has(type) ? 'f' : 'm';
  return isOfCombat(filter) || base === 'creature' ? 'f' : 'm';
}

const FEMININE_TYPES: ReadonlySet<CardType> = new Set(['battle', 'creature', 'kindred', 'land']);

function noun(filter: Filter, number: GrammaticalNumber, base: Base): string {
  const { type, subtype } = filter;
  if (subtype !== undefined) return subtypeWord(subtype, number);
  if (base === 'spell') {
    const spell = number === 'one' ? 'hechizo' : 'hechizos';
    return type === undefined ? spell : `${spell} de ${types[type]}`;
  }
  if (type !== undefined) return typeWord(type, number);
  if (isOfCombat(filter) || base === 'creature') return number === 'one' ? 'criatura' : 'criaturas';
  return number === 'one' ? 'permanente' : 'permanentes';
}

const typeWord = (type: CardType, number: GrammaticalNumber): string => {
  if (number === 'one') return types[type];
  return type === 'planeswalker' ? 'planeswalkers' : plural(types[type]);
};

/** `criatura artefacto`, `criaturas artefacto`: the noun that the others follow comes first. */
export function typeLine(all: readonly CardType[], number: GrammaticalNumber = 'one'): string {
  const [first, ...others] = [
    ...all.filter((one) => one === 'creature'),
    ...all.filter((one) => one !== 'creature'),
  ];
  const named = others.map((one) => types[one]);
  return (first === undefined ? named : [typeWord(first, number), ...named]).join(' ');
}

/** Only creatures attack, block and are blocked. */
const isOfCombat = (filter: Filter): boolean => COMBAT.some((field) => filter[field] !== undefined);

const COMBAT = [
  'attacking',
  'attackingAlone',
  'blocking',
  'blockingAlone',
  'blocked',
  'blockedBySource',
  'wasBlockedBySource',
  'hadToAttack',
  'attackedThisTurn',
  'exertedThisTurn',
  'foughtThisCombat',
] as const satisfies readonly (keyof Filter)[];

const SUPERTYPES: { readonly [S in NonNullable<Filter['supertype']>]: string } = {
  basic: 'básico',
  legendary: 'legendario',
  snow: 'nevado',
  world: 'mundial',
};

const DESIGNATIONS: { readonly [D in NonNullable<Filter['designation']>]: string } = {
  monstrous: 'monstruoso',
  suspected: 'sospechoso',
};

function adjectives(filter: Filter, agreement: Agreement): readonly string[] {
  const as = (word: string): string => agree(word, agreement);
  return [
    ...(filter.attacking === true ? [as('atacante')] : []),
    ...(filter.blocking === true ? [as('bloqueador')] : []),
    ...flag(filter.blocked, as('bloqueado'), `no ${as('bloqueado')}`),
    ...(filter.supertype === undefined ? [] : [as(SUPERTYPES[filter.supertype])]),
    ...(filter.notSupertype === undefined ? [] : [`no ${as(SUPERTYPES[filter.notSupertype])}`]),
    ...(filter.color === undefined ? [] : [as(colors[filter.color])]),
    ...(filter.colorless ? [as('incoloro')] : []),
    ...flag(filter.enchanted, as('encantado'), `no ${as('encantado')}`),
    ...(filter.designation === undefined ? [] : [as(DESIGNATIONS[filter.designation])]),
    ...flag(filter.tapped, as('girado'), as('enderezado')),
  ];
}

const having = (filter: Filter): readonly string[] => [
  ...(filter.keyword === undefined ? [] : [`${HAVING}${keywords[filter.keyword]}`]),
  ...(filter.notKeyword === undefined
    ? []
    : [`sin la habilidad de ${keywords[filter.notKeyword]}`]),
  ...(filter.power === undefined ? [] : [`con fuerza de ${comparisonWords(filter.power)}`]),
  ...(filter.toughness === undefined
    ? []
    : [`con resistencia de ${comparisonWords(filter.toughness)}`]),
  ...(filter.powerGreaterThanSource ? ['con mayor fuerza'] : []),
  ...(filter.powerLessThanSource ? ['con menor fuerza'] : []),
  ...(filter.powerGreaterThanYourHand
    ? ['con fuerza mayor que el número de cartas en tu mano']
    : []),
  ...(filter.landwalk === undefined
    ? []
    : [`${HAVING}cruzar ${subtypeWord(filter.landwalk, 'many')}`]),
  ...flag(filter.hasCounters, 'con contadores', 'sin contadores'),
  ...(filter.sharesColorWithSource ? ['con algún color en común'] : []),
  ...lacking(filter.noneOf ?? []),
];

/** The relative clauses: `que controlas`, `que no sea ficha`. */
function which(filter: Filter, agreement: Agreement, base: Base): readonly string[] {
  const verb = (one: string): string => verbOf(one, agreement.number);
  const alone = agree('solo', agreement);
  return [
    ...(filter.controller === undefined ? [] : [CONTROLLED[filter.controller]]),
    ...(filter.attacking === 'you' ? [`que te ${verb('ataca')}`] : []),
    ...(filter.attacking === 'youOrYours'
      ? [`que te ${verb('ataca')} a ti o a tus planeswalkers`]
      : []),
    ...(filter.blockedBySource ? ['que esta criatura bloquea'] : []),
    ...(filter.wasBlockedBySource ? ['que esta criatura bloqueó este combate'] : []),
    ...before(filter, agreement.number),
    ...(filter.attackingAlone ? [`que ${verb('está')} atacando ${alone}`] : []),
    ...(filter.blocking === 'source' ? [`que ${verb('bloquea')} a esta criatura`] : []),
    ...(filter.blockingAlone ? [`que ${verb('está')} bloqueando ${alone}`] : []),
    ...(filter.hadToAttack ? [`que ${verb('tenía')} que atacar`] : []),
    ...(filter.token ? [`que ${agreement.number === 'one' ? 'sea ficha' : 'sean fichas'}`] : []),
    ...isNot(filter, agreement, base),
  ];
}

/** What it did before. */
function before(filter: Filter, number: GrammaticalNumber): readonly string[] {
  const did = (one: string, many: string): string => (number === 'one' ? one : many);
  return [
    ...flag(
      filter.newThisTurn,
      `que ${did('llegó', 'llegaron')} este turno`,
      `que ya ${did('estaba', 'estaban')} al empezar el turno`,
    ),
    ...flag(
      filter.attackedThisTurn,
      `que ${did('atacó', 'atacaron')} este turno`,
      `que no ${did('atacó', 'atacaron')} este turno`,
    ),
    ...flag(
      filter.exertedThisTurn,
      `que se ${did('extenuó', 'extenuaron')} este turno`,
      `que no se ${did('extenuó', 'extenuaron')} este turno`,
    ),
    ...(filter.foughtThisCombat
      ? [`que ${did('atacó o bloqueó', 'atacaron o bloquearon')} este combate`]
      : []),
    ...(filter.damagedBySource
      ? [`que ${did('recibió', 'recibieron')} daño de este permanente este turno`]
      : []),
  ];
}

/** `que no sea negra ni artefacto` */
function isNot(filter: Filter, agreement: Agreement, base: Base): readonly string[] {
  const { number } = agreement;
  const one = base === 'spell' ? 'de ' : '';
  const not = [
    ...(filter.notColor === undefined ? [] : [agree(colors[filter.notColor], agreement)]),
    ...(filter.notType === undefined
      ? []
      : [`${one}${typeWord(filter.notType, base === 'spell' ? 'one' : number)}`]),
    ...(filter.notSubtype === undefined
      ? []
      : [`${one}${subtypeWord(filter.notSubtype, base === 'spell' ? 'one' : number)}`]),
    ...(filter.token === false ? [number === 'one' ? 'ficha' : 'fichas'] : []),
    ...(filter.noneOf ?? [])
      .filter((one) => !isAbility(one))
      .map((one) => unnamed(one, agreement, base)),
  ];
  return not.length === 0 ? [] : [`que no ${verbOf('sea', number)} ${not.join(' ni ')}`];
}

/** `atacante` rather than `criatura atacante`, where the noun was said before. */
function unnamed(one: Filter, agreement: Agreement, base: Base): string {
  const said = phraseOf(one, { number: agreement.number, base });
  const own = adjectives(one, agreement).join(' ');
  return said.endsWith(` ${own}`) ? own : said;
}

/** Nothing but an ability is asked: `con la habilidad de volar`. */
const isAbility = (filter: Filter): boolean =>
  Object.keys(filter).every((field) => field === 'keyword' || field === 'landwalk');

/** `sin la habilidad de volar ni la de cruzar islas` */
function lacking(noneOf: readonly Filter[]): readonly string[] {
  const names = noneOf
    .filter(isAbility)
    .flatMap((one) => having(one))
    .map((one) => one.slice(HAVING.length));
  return names.length === 0 ? [] : [`sin la habilidad de ${names.join(' ni la de ')}`];
}

const CONTROLLED = {
  you: 'que controlas',
  opponent: 'que controla un oponente',
  defendingPlayer: 'que controla el jugador defensor',
  thatPlayer: 'que controla ese jugador',
  enchantedPlayer: 'que controla el jugador encantado',
  activePlayer: 'que controla el jugador activo',
} as const;

const flag = (value: boolean | undefined, yes: string, no: string): readonly string[] => {
  if (value === undefined) return [];
  return [value ? yes : no];
};

export function comparisonWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast}` : `${atLeast} a ${atMost}`;
  return atMost === undefined ? `${atLeast ?? 0} o más` : `${atMost} o menos`;
}

import type { Comparison, Filter } from '../../engine.ts';
import { type Agreement, agree, type GrammaticalNumber, verbOf } from './agreement.ts';
import { type Base, subtypeWord, typeWord } from './filterNouns.ts';
import { colors, keywords } from './keywords.ts';

/** The whole phrase for a filter within a filter. */
type Say = (filter: Filter) => string;

export const HAVING = 'con la habilidad de ';

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

/** `atacante`, `no bloqueada`, `roja` */
export function adjectives(filter: Filter, agreement: Agreement): readonly string[] {
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

/** `con la habilidad de volar`, `sin contadores` */
export const having = (filter: Filter): readonly string[] => [
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
export function which(
  filter: Filter,
  agreement: Agreement,
  base: Base,
  say: Say,
): readonly string[] {
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
    ...isNot(filter, agreement, base, say),
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
function isNot(filter: Filter, agreement: Agreement, base: Base, say: Say): readonly string[] {
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
      .map((one) => unnamed(one, agreement, say)),
  ];
  return not.length === 0 ? [] : [`que no ${verbOf('sea', number)} ${not.join(' ni ')}`];
}

/** `atacante` rather than `criatura atacante`, where the noun was said before. */
function unnamed(one: Filter, agreement: Agreement, say: Say): string {
  const said = say(one);
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

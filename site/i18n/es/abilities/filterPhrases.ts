import type { Filter } from '../../../engine.ts';
import { at, partsOf } from '../../abilities/filterWords.ts';
import { HOST } from '../../abilities/host.ts';
import { list, listOr } from '../../grammar.ts';
import {
  type Determiner,
  determiner,
  type Gender,
  type GrammaticalNumber,
  verbOf,
} from '../agreement.ts';
import { type Base, baseNouns, type Noun } from './filterNouns.ts';
import { type Around, FILTERS, type FilterPart, HAVING } from './filters.ts';

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

/** The gender of the noun that a filter speaks with. */
export const genderOf = (filter: Filter, base: Base = 'creature'): Gender =>
  nounOf(partsOf(FILTERS, filter), base).gender;

/** The noun phrase for a filter; alternatives that differ in one part share the others. */
export function phraseOf(filter: Filter, phrasing: Phrasing): string {
  const { isSpell, ...card } = filter;
  if (isSpell) return phraseOf(card, { ...phrasing, base: 'spell' });
  const { anyOf, ...rest } = filter;
  const options = (anyOf ?? [{}]).map((one) => phraseParts({ ...rest, ...one }, phrasing));
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

const PARTS = ['leading', 'noun', 'adjectives', 'mark', 'whose', 'having', 'which'] as const;
type Parts = { readonly [P in (typeof PARTS)[number]]: string };

const joined = (words: readonly string[]): string => words.filter((one) => one !== '').join(' ');

function either(options: readonly Parts[], part: keyof Parts): string {
  const said = [...new Set(options.map((one) => one[part]))];
  if (part === 'leading') return said[0] ?? '';
  const rest = said.map((one, index) => (index === 0 ? one : one.replace(HAVING, '')));
  return listOr('es', said.every((one) => one.startsWith(HAVING)) ? rest : said);
}

function phraseParts(filter: Filter, { article, number, base, mark = '' }: Phrasing): Parts {
  const read = partsOf(FILTERS, filter);
  const [name] = at(read, 'names');
  if (name !== undefined) return { ...NO_PARTS, noun: NAMED[name] };
  const noun = nounOf(read, base);
  const around: Around = { gender: noun.gender, number, base };
  const noneOf = at(read, 'noneOf').flat();
  return {
    leading: leading(read, article, around).join(' '),
    noun: noun[number],
    adjectives: adjectives(read, around),
    mark,
    whose: joined(at(read, 'whose').map((form) => form(around))),
    having: joined([...at(read, 'having'), lacking(noneOf)]),
    which: joined([
      ...isNot(read, noneOf, around),
      list(
        'es',
        at(read, 'which').map((form) => form(around)),
      ),
    ]),
  };
}

const NAMED: { readonly [N in NonNullable<FilterPart['names']>]: string } = {
  source: HOST,
  that: 'esa criatura',
};

const NO_PARTS: Parts = {
  leading: '',
  noun: '',
  adjectives: '',
  mark: '',
  whose: '',
  having: '',
  which: '',
};

function nounOf(read: readonly FilterPart[], base: Base): Noun {
  const [said] = at(read, 'noun').slice(-1);
  if (said !== undefined) return said(base);
  const isOfCreatures = base !== 'spell' && read.some((one) => one.isOfCreatures);
  return baseNouns[isOfCreatures ? 'creature' : base];
}

const adjectives = (read: readonly FilterPart[], around: Around): string =>
  at(read, 'adjective')
    .map((form) => form(around))
    .join(' ');

// `otra criatura`, but `las otras criaturas`
const leading = (
  read: readonly FilterPart[],
  article: Determiner | undefined,
  around: Around,
): readonly string[] => {
  const other = at(read, 'leading').map((form) => form(around));
  return article === undefined || (other.length > 0 && article === 'a')
    ? other
    : [determiner(article, around), ...other];
};

/** `que no sea negra ni artefacto` */
function isNot(
  read: readonly FilterPart[],
  noneOf: readonly Filter[],
  around: Around,
): readonly string[] {
  const not = [
    ...at(read, 'isNot').map((form) => form(around)),
    ...noneOf.filter((one) => !isAbility(one)).map((one) => unnamed(one, around)),
  ];
  return not.length === 0 ? [] : [`que no ${verbOf('sea', around.number)} ${not.join(' ni ')}`];
}

/** `atacante` rather than `criatura atacante`, where the noun was said before. */
function unnamed(one: Filter, around: Around): string {
  const said = phraseOf(one, { number: around.number, base: around.base });
  const own = adjectives(partsOf(FILTERS, one), around);
  return said.endsWith(` ${own}`) ? own : said;
}

/** Nothing but an ability is asked: `con la habilidad de volar`. */
const isAbility = (filter: Filter): boolean =>
  Object.keys(filter).every((field) => field === 'keyword' || field === 'landwalk');

/** `sin la habilidad de volar ni la de cruzar islas` */
function lacking(noneOf: readonly Filter[]): string {
  const names = noneOf
    .filter(isAbility)
    .flatMap((one) => at(partsOf(FILTERS, one), 'having'))
    .map((one) => one.slice(HAVING.length));
  return names.length === 0 ? '' : `sin la habilidad de ${names.join(' ni la de ')}`;
}

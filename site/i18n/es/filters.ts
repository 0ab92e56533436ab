import type { Filter } from '../../engine.ts';
import { list, listOr } from '../grammar.ts';
import {
  type Agreement,
  agree,
  type Determiner,
  determiner,
  type GrammaticalNumber,
} from './agreement.ts';
import { type Base, genderOf, nounOf } from './filterNouns.ts';
import { adjectives, HAVING, having, which } from './filterParts.ts';

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

function partsOf(filter: Filter, { article, number, base, mark = '' }: Phrasing): Parts {
  const agreement = { gender: genderOf(filter, base), number };
  if (filter.isSource) return { ...NO_PARTS, noun: 'esta criatura' };
  if (filter.isThat) return { ...NO_PARTS, noun: 'esa criatura' };
  return {
    leading: leading(filter, article, agreement).join(' '),
    noun: nounOf(filter, number, base),
    adjectives: adjectives(filter, agreement).join(' '),
    mark,
    having: having(filter).join(' '),
    which: list(
      'es',
      which(filter, agreement, base, (one) => phraseOf(one, { number, base })),
    ),
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

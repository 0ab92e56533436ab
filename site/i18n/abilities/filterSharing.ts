import { listOr } from '../grammar.ts';
import { say } from '../wording/say.ts';
import { type FilterLanguage, PLACES, type Place } from './filterLanguage.ts';
import type { FilterPart, Parts } from './filterParts.ts';

type Row = readonly FilterPart[];

/** Alternatives that differ at one place only share the rest: `creature verdi o bianche`. */
export function sharing(options: readonly Parts[], l: FilterLanguage): Parts | undefined {
  const [first] = options;
  const [place, ...more] = PLACES.filter((one) => differs(options, one));
  if (first === undefined || place === undefined) return first;
  if (more.length > 0 || !l.shares.includes(place)) return undefined;
  const rows = options.map(({ at }) => at[place]);
  const before = startOf(rows);
  const behind = startOf(rows.map((row) => row.slice(before).toReversed()));
  const own = rows.map((row) => row.slice(before, row.length - behind));
  if (own.some((row) => row.length === 0)) return undefined;
  const words = own.every(isHaving) ? having(options, l) : listOr(l.language, own.map(wordsOf));
  const [row = []] = rows;
  const shared = [
    ...row.slice(0, before),
    { name: 'either', words },
    ...row.slice(row.length - behind),
  ];
  return { ...first, at: { ...first.at, [place]: shared } };
}

const wordsOf = (row: Row): string => row.map(({ words }) => words).join(' ');

const differs = (options: readonly Parts[], place: Place): boolean =>
  new Set(options.map(({ at }) => wordsOf(at[place]))).size > 1;

/** How many parts all rows begin with alike. */
function startOf([first = [], ...others]: readonly Row[]): number {
  const end = first.findIndex(({ words }, at) => others.some((row) => row[at]?.words !== words));
  return end === -1 ? first.length : end;
}

const isHaving = ([one, ...more]: Row): boolean => one?.name === 'having' && more.length === 0;

/** `con la habilidad de volar o alcance` */
function having(options: readonly Parts[], l: FilterLanguage): string {
  const [{ slots } = { slots: {} }] = options;
  const abilities = listOr(
    l.language,
    options.map((one) => String(one.slots.having)),
  );
  return say(l.words.after, 'having', { ...slots, having: abilities }, l.grammar);
}

import { type FileForm, type FileMapping, isList } from './fileForm.ts';

/** A filter that fits what fits both, written in as few words as it takes. */
export function both(one: FileMapping, other: FileMapping): FileMapping {
  const shared = Object.keys(other).filter((key) => Object.hasOwn(one, key));
  if (shared.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key])))
    return { ...one, ...other };
  if (shared.length === 1 && shared[0] === 'none-of')
    return { ...one, ...other, 'none-of': [...some(one['none-of']), ...some(other['none-of'])] };
  if (!Object.hasOwn(one, 'any-of')) return { ...one, 'any-of': [other] };
  if (!Object.hasOwn(other, 'any-of')) return { ...other, 'any-of': [one] };
  const { 'any-of': ways, ...rest } = one;
  return {
    ...rest,
    'any-of': some(ways).map((way) => both(way, other)),
  };
}

/** A filter that fits whatever fits one of them. */
export function either(...some: readonly FileMapping[]): FileMapping {
  return { 'any-of': some };
}

const some = (said: FileForm | undefined): readonly FileMapping[] =>
  isList(said) ? said.flatMap((one) => (typeof one === 'object' && !isList(one) ? [one] : [])) : [];

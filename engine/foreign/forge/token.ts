import { COLORS } from '../../vocabulary/characteristics.ts';

interface TokenSaid {
  /** In the words of a line. */
  readonly called: string;
  /** What of it is not said so. */
  readonly unread: readonly string[];
}

/**
 * `Plant,P:0,T:1,Cost:no cost,Color:G,Types:Creature-Plant,Keywords:,Image:…` as `0/1 green creature plant`; nothing where
 * it is of another form.
 */
export function tokenSaid(text: string): TokenSaid | undefined {
  const [name = '', ...parts] = text.split(',').map((part) => part.trim());
  const fields = parts.map((part) => {
    const [, key = '', value = ''] = /^(\w+):(.*)$/s.exec(part) ?? [];
    return { key: key.toLowerCase(), value: value.trim(), part };
  });
  const fieldOf = (key: string): string => fields.find((one) => one.key === key)?.value ?? '';
  const types = fieldOf('types')
    .split('-')
    .filter((one) => one !== '');
  if (types.length === 0) return undefined;
  const colors = colorsIn(fieldOf('color'));
  const keywords = fieldOf('keywords')
    .split('-')
    .filter((one) => one !== '');
  const size = [fieldOf('p'), fieldOf('t')];
  const isSized = size.every((one) => /^-?\d{1,9}$/.test(one));
  const words = [...(isSized ? [size.join('/')] : []), ...colors, ...types];
  return {
    called: [words.join(' '), ...keywords].join(', ').toLowerCase(),
    unread: [
      ...fields.filter(({ key }) => !KNOWN.has(key)).map(({ part }) => part),
      // A token with a name of its own is not called by its subtypes.
      ...(isCalledByTypes(name, types) ? [] : [name]),
    ],
  };
}

const KNOWN = new Set(['p', 't', 'cost', 'color', 'types', 'keywords', 'image']);

const isCalledByTypes = (name: string, types: readonly string[]): boolean =>
  name
    .replace(/\s+token$/i, '')
    .split(/\s+/)
    .every((word) => types.some((type) => type.toLowerCase() === word.toLowerCase()));

/** A sign for each color, in their order. */
const SIGNS = 'wubrg';

/** `G`, `W U`, `green`. */
const colorsIn = (value: string): readonly string[] => {
  const words = value.toLowerCase().split(/[\s/-]+/);
  const named = COLORS.filter((color) => words.includes(color));
  return named.length > 0
    ? named
    : [...words.join('')].flatMap((sign) => COLORS[SIGNS.indexOf(sign)] ?? []);
};

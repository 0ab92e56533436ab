import { z } from 'zod';
import { known } from '../vocabulary/result.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { hint, type Takes } from './hint.ts';

/** A mapping with these keys and no others. */
export const mapping = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? hint({ keys: Object.keys(shape) }) : undefined,
  });

/** Refuses all keys but these of a mapping that has been read, at its place under what is being read. */
export function onlyKeys(
  said: Readonly<Record<string, unknown>>,
  known: readonly string[],
  context: z.RefinementCtx,
  path: readonly PropertyKey[] = [],
): void {
  const unread = Object.keys(said).filter((key) => !known.includes(key));
  if (unread.length > 0)
    context.addIssue({
      code: 'unrecognized_keys',
      keys: unread.map(kebab),
      path: [...path],
      message: hint({ keys: known.map(kebab) }),
      input: said,
    });
}

/** Refuses a mapping that says nothing: one of these keys has to be there. */
export function someKey(
  said: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  context: z.RefinementCtx,
): void {
  if (!keys.some((key) => Object.hasOwn(said, key)))
    context.addIssue({ code: 'custom', message: hint({ needs: keys.map(kebab) }), input: said });
}

/** A mapping of names of the file's own, one of which at least is there. */
export const someNamed = <K extends z.core.$ZodRecordKey, V extends z.ZodType>(name: K, value: V) =>
  z
    .record(name, value)
    .refine((said) => Object.keys(said).length > 0, { error: hint({ needs: ['something'] }) });

/** One of the engine's words, written in kebab-case. */
export const wordOf = <const W extends string>(words: readonly W[]) => {
  const byForm = new Map<string, W>(words.map((word) => [kebab(word), word]));
  return z.enum([...byForm.keys()]).transform((form): W => known(byForm.get(form), form));
};

/** A rule's key as it stands, not its number. */
export const ruleKey = <const K extends string>(keys: readonly K[]) =>
  z.enum(keys, { error: hint({ code: 'unknownRule' }) }).meta({ id: 'rule-key' });

/** One of several forms; each says what it takes, so that a mistake is blamed on the form that was meant. */
export const oneOf = <const B extends readonly (readonly [Takes, z.ZodType])[]>(branches: B) =>
  z.union(
    branches.map(([, schema]) => schema),
    { error: hint({ branches: branches.map(([takes]) => takes) }) },
  ) as z.ZodType<z.output<B[number][1]>, z.input<B[number][1]>>;

export const heads = (...keys: readonly string[]): Takes => ({ heads: keys });

const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, { error: hint({ expected }) });

/** An id of a permanent, a card or a branch. */
export const idWord = matching(/^[a-z][a-z0-9-]{0,59}$/, 'idWord');
/** The id of a card, which may begin with a number as its name does. */
export const wordOfCard = matching(/^[a-z0-9][a-z0-9-]{0,149}$/, 'idWord');
/** The name of a player or the id of an object, as scripts use them. */
export const nameOnBoard = matching(/^\p{L}[\p{L}\p{N}-]{0,59}$/u, 'nameOnBoard');
/** A subtype: a lower case word such as `wall`. */
export const subtype = matching(/^[a-z][a-z'-]{0,59}$/, 'subtypeWord');
export const playerName = matching(/^\p{Lu}\p{L}{0,59}$/u, 'playerName');
/** A mana cost such as `{2}{R}`, hybrid `{R/W}` and Phyrexian `{W/P}` symbols among it. */
export const manaCost = matching(
  /^(\{(\d{1,6}|[WUBRGCX]|[WUBRG]\/[WUBRGP]|2\/[WUBRG])\})+$/,
  'manaCost',
);
/** Mana in a pool, one letter for each. */
export const manaPool = matching(/^[WUBRGC]*$/, 'manaPool');
/** A printed name. */
export const title = matching(/\S/, 'title');
/** The id of a statement in the ledger of the documents: `S2-E18`. */
export const ledgerId = matching(/^S\d+-[A-Z]\d+$/, 'ledgerId');
export const isoDate = z.iso.date({ error: hint({ expected: 'isoDate' }) });
/** No number of the game is larger, so that none is ever too large to be added to another. */
const LARGEST = 999_999_999;
export const whole = z.int().min(-LARGEST).max(LARGEST);
export const count = z.int().min(0).max(LARGEST);
export const positive = z.int().min(1).max(LARGEST);

const POWER_TOUGHNESS = /^(-?\d{1,9})\/(-?\d{1,9})$/;

/** Power and toughness as printed: `2/2`. */
export const powerToughness = matching(POWER_TOUGHNESS, 'powerToughness').transform((form) => {
  const [, power, toughness] = POWER_TOUGHNESS.exec(form) ?? [];
  return { power: Number(power), toughness: Number(toughness) };
});

const OBEYS = /^(\d{1,9}) of (\d{1,9})$/;

/** Requirements obeyed, of the most that could be: `1 of 2`. */
export const obeys = matching(OBEYS, 'obeys').transform((form) => {
  const [, obeyed, maximum] = OBEYS.exec(form) ?? [];
  return { obeyed: Number(obeyed), maximum: Number(maximum) };
});

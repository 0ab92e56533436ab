import { safeParse, type z } from 'zod';
import { kebab } from '../vocabulary/spelling.ts';
import { WAYS_TO_CAST } from './keywords/lists.ts';
import { formsUnder, isMapping, plainForms } from './loosely.ts';

type Written = Readonly<Record<string, unknown>>;
type PlainForm = ReturnType<typeof plainForms>[number];

/** One key that a word takes, with readings of the word that differ in nothing but what stands under it. */
export interface VariedKey<T> {
  readonly key: string;
  readonly readings: readonly (readonly T[])[];
}

/**
 * For each key that the form takes beside an example: what is read with it left out and with this and that under it, once
 * beside everything else that the example says and once beside as little as may be. What can't be read is left out, so
 * whatever the form newly takes is among them.
 */
export function variedKeys<T>(form: z.ZodType<T>, example: unknown): readonly VariedKey<T>[] {
  if (!isMapping(example)) return [];
  const shapes = plainForms(form).filter(
    ({ _zod: { def } }) =>
      def.type === 'object' && Object.keys(example).every((key) => Object.hasOwn(def.shape, key)),
  );
  const keys = new Set(
    shapes.flatMap(({ _zod: { def } }) => (def.type === 'object' ? Object.keys(def.shape) : [])),
  );
  const bare = asLittleAs(form, example);
  return [...keys].flatMap((key) => {
    // What can't stand there is not tried with all the rest.
    const values = [
      example[key],
      ...valuesFor(formsUnder(shapes, key)).filter((value) => mayStand(shapes, key, value)),
    ];
    const readings = [example, bare]
      .map((beside) => readWith(form, beside, key, values))
      .filter((all) => all.length > 0);
    return readings.length === 0 ? [] : [{ key, readings }];
  });
}

const mayStand = (shapes: readonly PlainForm[], key: string, value: unknown): boolean =>
  shapes.some(({ _zod: { def } }) => {
    const under = def.type === 'object' ? def.shape[key] : undefined;
    return under !== undefined && safeParse(under, value).success;
  });

const without = (said: Written, key: string): Written =>
  Object.fromEntries(Object.entries(said).filter(([name]) => name !== key));

/** The example without whatever may be left out. */
export const asLittleAs = (form: z.ZodType, example: Written): Written =>
  Object.keys(example).reduce((left, key) => {
    const less = without(left, key);
    return form.safeParse(less).success ? less : left;
  }, example);

function readWith<T>(
  form: z.ZodType<T>,
  beside: Written,
  key: string,
  values: readonly unknown[],
): readonly T[] {
  const left = without(beside, key);
  const all = [
    left,
    ...values.flatMap((value) => (value === undefined ? [] : [{ ...left, [key]: value }])),
  ];
  const read = all.flatMap((one) => {
    const { success, data } = form.safeParse(one);
    return success ? [[JSON.stringify(data), data] as const] : [];
  });
  return [...new Map(read).values()];
}

/** Of words these many, so that a long list of them is not all tried. */
const WORDS_TRIED = 6;

/** Something of each sort that stands anywhere in abilities. */
const SOME: readonly unknown[] = [
  ...[{}, { type: 'creature' }, { type: 'artifact' }, { power: { 'at-least': 3 } }],
  ...[{ controller: 'you' }, { controller: 'opponent' }, { 'at-least': 2 }, { 'at-most': 2 }],
  ...[
    '{1}',
    '{3}{R}',
    '1/1',
    '4/4',
    'island',
    'elf',
    'RR',
    'GG',
    'self',
    'target',
    'you',
    'each-opponent',
  ],
  ...['convoke', ...WAYS_TO_CAST.map(kebab)],
  ...['source-tapped', 'source-untapped', 'flying', { mana: '{3}' }, { 'pay-life': 3 }],
  ...[{ count: { type: 'creature' } }, [{ draw: 2 }], [{ 'gain-life': 5 }], ['creature']],
  ...[[[{ draw: 2 }], [{ 'gain-life': 5 }]], ['flying'], { landwalk: { subtype: 'island' } }],
];

const valuesFor = (forms: readonly PlainForm[]): readonly unknown[] => [
  ...forms.flatMap(({ _zod: { def } }): readonly unknown[] => {
    switch (def.type) {
      case 'literal':
        return def.values;
      case 'enum':
        return Object.values(def.entries).slice(0, WORDS_TRIED);
      case 'boolean':
        return [true, false];
      case 'number':
        return [1, 2, 3, 5];
      default:
        return [];
    }
  }),
  ...SOME,
];

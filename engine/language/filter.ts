import { z } from 'zod';
import { CARD_TYPES, COLORS, SUPERTYPES } from '../vocabulary/characteristics.ts';
import { comparison } from './comparison.ts';
import { counterKind } from './counter.ts';
import { FILTER_ENTRIES, type FilterWord } from './entries/filter.ts';
import type { FilterTakes } from './entries/filterEntry.ts';
import { oneOf, onlyKeys, subtype, wordOf } from './form.ts';
import { KEYWORDS } from './keywords/lists.ts';
import { type Key, keysForm, type ValueOf, type Words, wordForm, wordsOf } from './table.ts';

/** Whose something is. "You" is the controller of the object that the ability is on. */
export const CONTROLLERS = {
  you: 'you control it',
  opponent: 'an opponent of yours controls it',
  defendingPlayer: 'the defending player controls it',
  activePlayer: 'the player whose turn it is controls it',
  thatPlayer: 'the player whom the triggering event or the target is about controls it',
  enchantedPlayer: 'the player whom the source enchants controls it',
} as const satisfies Words;

export type Controller = keyof typeof CONTROLLERS;

/** What an effect makes a permanent be called, and no more (CR 702.112b, 702.171b). */
export const MARKS = {
  renowned: 'it has become renowned',
  saddled: 'it has become saddled this turn',
} as const satisfies Words;

export type Mark = keyof typeof MARKS;

/** What a permanent is called once something has happened to it (CR 701.15b, 701.37b, 701.60b). */
export const DESIGNATIONS = {
  ...MARKS,
  monstrous: 'it has become monstrous',
  suspected: 'it is suspected',
  goaded: 'it is goaded by somebody',
} as const satisfies Words;

export type Designation = keyof typeof DESIGNATIONS;

// Filters hold filters.
type SomeFilters = z.ZodType<readonly Filter[]>;
const someFilters: SomeFilters = z.lazy(() => z.array(filter).min(1));

/** What may stand under a word of a filter. */
const FORMS = {
  cardType: wordOf(CARD_TYPES),
  subtype,
  supertype: wordOf(SUPERTYPES),
  color: wordOf(COLORS),
  keyword: wordOf(KEYWORDS),
  comparison,
  controller: wordForm(CONTROLLERS),
  counter: counterKind,
  designation: wordForm(DESIGNATIONS),
  yes: z.literal(true),
  yesOrNo: z.boolean(),
  attacked: oneOf([
    ['word', wordOf(['you', 'youOrYours', 'enchantedPlayer'])],
    ['word', z.literal(true)],
  ]),
  blocked: z.literal([true, 'source']),
  filters: someFilters,
} as const satisfies { readonly [T in FilterTakes]: z.ZodType };

type Forms = typeof FORMS;
type FilterTable = {
  readonly [W in FilterWord]: Omit<Key, 'form'> & {
    readonly form: Forms[(typeof FILTER_ENTRIES)[W]['takes']];
  };
};

/** Which objects an ability speaks of. */
export const FILTER: FilterTable = tableOf(FILTER_ENTRIES);

function tableOf(entries: typeof FILTER_ENTRIES): FilterTable {
  const table = Object.entries(entries).map(([word, { takes, example, means }]) => [
    word,
    { form: FORMS[takes], example, means },
  ]);
  return Object.fromEntries(table);
}

/** Which objects an ability speaks of: every key that is given must hold. */
export type Filter = { readonly [W in FilterWord]?: ValueOf<FilterTable[W]> };

export const filter: z.ZodType<Filter> = keysForm(FILTER)
  .superRefine(fitsSomething)
  .meta({ id: 'filter' });

const OPPOSITES = [
  ['type', 'notType'],
  ['subtype', 'notSubtype'],
  ['supertype', 'notSupertype'],
  ['color', 'notColor'],
  ['keyword', 'notKeyword'],
] as const satisfies readonly (readonly [keyof Filter, keyof Filter])[];

/** Refuses what nothing fits: the opposite of what is asked. */
export function fitsSomething(said: Filter, context: z.RefinementCtx): void {
  const against: readonly (keyof Filter | false)[] = [
    ...OPPOSITES.map(([is, isNot]) => said[is] !== undefined && said[is] === said[isNot] && isNot),
    said.color !== undefined && 'colorless',
    said.other !== undefined && 'isSource',
  ];
  onlyKeys(
    said,
    wordsOf(FILTER).filter((key) => !against.includes(key)),
    context,
  );
}

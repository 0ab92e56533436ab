import { z } from 'zod';
import { CARD_TYPES, COLORS, SUPERTYPES } from '../../vocabulary/characteristics.ts';
import {
  type Amount,
  CONTROLLERS,
  type Condition,
  DESIGNATIONS,
  type Filter,
  REFERENCES,
  type Subject,
} from '../../vocabulary/filters.ts';
import { KEYWORDS, WAYS_TO_CAST } from '../../vocabulary/keywords.ts';
import { STEPS } from '../../vocabulary/turnStructure.ts';
import { heads, mapping, oneOf, subtype, wordOf } from './form.ts';
import { camelKeys } from './words.ts';

const comparison = mapping({
  'at-least': z.int().exactOptional(),
  'at-most': z.int().exactOptional(),
}).transform(camelKeys);

const attacking = oneOf([
  ['word', wordOf(['you', 'youOrYours'])],
  ['word', z.literal(true)],
]);

/** Which objects: every key that is given must hold. */
export const filter: z.ZodType<Filter> = z
  .lazy(() =>
    mapping({
      type: wordOf(CARD_TYPES).exactOptional(),
      'not-type': wordOf(CARD_TYPES).exactOptional(),
      subtype: subtype.exactOptional(),
      'not-subtype': subtype.exactOptional(),
      supertype: wordOf(SUPERTYPES).exactOptional(),
      'not-supertype': wordOf(SUPERTYPES).exactOptional(),
      color: wordOf(COLORS).exactOptional(),
      'not-color': wordOf(COLORS).exactOptional(),
      'shares-color-with-source': z.literal(true).exactOptional(),
      keyword: wordOf(KEYWORDS).exactOptional(),
      'not-keyword': wordOf(KEYWORDS).exactOptional(),
      colorless: z.literal(true).exactOptional(),
      landwalk: subtype.exactOptional(),
      power: comparison.exactOptional(),
      toughness: comparison.exactOptional(),
      'power-greater-than-source': z.literal(true).exactOptional(),
      'power-less-than-source': z.literal(true).exactOptional(),
      'power-greater-than-your-hand': z.literal(true).exactOptional(),
      controller: wordOf(CONTROLLERS).exactOptional(),
      other: z.literal(true).exactOptional(),
      'is-source': z.literal(true).exactOptional(),
      'is-that': z.literal(true).exactOptional(),
      token: z.boolean().exactOptional(),
      'is-spell': z.literal(true).exactOptional(),
      tapped: z.boolean().exactOptional(),
      'has-counters': z.boolean().exactOptional(),
      enchanted: z.boolean().exactOptional(),
      'new-this-turn': z.boolean().exactOptional(),
      'attacked-this-turn': z.boolean().exactOptional(),
      'exerted-this-turn': z.boolean().exactOptional(),
      'fought-this-combat': z.literal(true).exactOptional(),
      'damaged-by-source': z.literal(true).exactOptional(),
      designation: z.enum(DESIGNATIONS).exactOptional(),
      attacking: attacking.exactOptional(),
      'attacking-alone': z.literal(true).exactOptional(),
      blocking: z.literal([true, 'source']).exactOptional(),
      'blocking-alone': z.literal(true).exactOptional(),
      blocked: z.boolean().exactOptional(),
      'blocked-by-source': z.literal(true).exactOptional(),
      'was-blocked-by-source': z.literal(true).exactOptional(),
      'had-to-attack': z.literal(true).exactOptional(),
      'any-of': z.array(filter).exactOptional(),
      'none-of': z.array(filter).exactOptional(),
    }).transform(camelKeys),
  )
  .meta({ id: 'filter' });

export const reference = wordOf(REFERENCES);

/** One object in hand by name, or everything that fits a filter. */
export const subject: z.ZodType<Subject> = oneOf([
  ['word', reference.transform((word): Subject => ({ kind: 'reference', reference: word }))],
  [
    heads('that'),
    mapping({ that: reference, which: filter }).transform(
      (form): Subject => ({ kind: 'reference', reference: form.that, which: form.which }),
    ),
  ],
  ['mapping', filter.transform((all): Subject => ({ kind: 'all', filter: all }))],
]).meta({ id: 'subject' });

/** What an ability or effect is about where it names nothing: its source. */
export const SELF: Subject = { kind: 'reference', reference: 'self' };

const numberOf = <
  K extends 'powerOf' | 'toughnessOf' | 'cardsInGraveyardOf' | 'lifeOf' | 'blockersOf',
>(
  head: string,
  kind: K,
) =>
  mapping({ [head]: reference }).transform((form): Amount => ({ kind, of: form[head] ?? 'self' }));

export const amount: z.ZodType<Amount> = oneOf([
  ['number', z.int()],
  [
    'word',
    wordOf(['eventAmount', 'opponentsAttacked', 'x']).transform((kind): Amount => ({ kind })),
  ],
  [
    heads('count'),
    mapping({
      count: filter,
      times: z.int().exactOptional(),
      beyond: z.int().exactOptional(),
    }).transform(({ count, ...how }): Amount => ({ kind: 'count', filter: count, ...how })),
  ],
  [heads('power-of'), numberOf('power-of', 'powerOf')],
  [heads('toughness-of'), numberOf('toughness-of', 'toughnessOf')],
  [heads('cards-in-graveyard-of'), numberOf('cards-in-graveyard-of', 'cardsInGraveyardOf')],
  [heads('life-of'), numberOf('life-of', 'lifeOf')],
  [heads('blockers-of'), numberOf('blockers-of', 'blockersOf')],
]).meta({ id: 'amount' });

const about = <K extends 'youControl' | 'youControlNo' | 'defendingPlayerControls'>(
  head: string,
  kind: K,
) =>
  mapping({ [head]: filter }).transform((form): Condition => ({ kind, filter: form[head] ?? {} }));

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    oneOf([
      [
        'word',
        wordOf(['sourceTapped', 'sourceUntapped', 'anOpponentIsMonarch']).transform(
          (kind): Condition => ({ kind }),
        ),
      ],
      [
        heads('your-life'),
        mapping({ 'your-life': comparison }).transform(
          (form): Condition => ({ kind: 'yourLife', count: form['your-life'] }),
        ),
      ],
      [
        heads('devotion'),
        mapping({ devotion: z.array(wordOf(COLORS)).min(1), count: comparison }).transform(
          ({ devotion: colors, count }): Condition => ({ kind: 'devotion', colors, count }),
        ),
      ],
      [
        heads('during'),
        mapping({ during: wordOf(['combat', ...STEPS]) }).transform(
          (form): Condition => ({ kind: 'during', when: form.during }),
        ),
      ],
      [
        heads('cast-with'),
        mapping({ 'cast-with': wordOf(WAYS_TO_CAST) }).transform(
          (form): Condition => ({ kind: 'castWith', keyword: form['cast-with'] }),
        ),
      ],
      [
        heads('source'),
        mapping({ source: filter }).transform(
          (form): Condition => ({ kind: 'source', filter: form.source }),
        ),
      ],
      [heads('you-control'), about('you-control', 'youControl')],
      [heads('you-control-no'), about('you-control-no', 'youControlNo')],
      [
        heads('defending-player-controls'),
        about('defending-player-controls', 'defendingPlayerControls'),
      ],
      [
        heads('cards-in-your-graveyard'),
        mapping({ 'cards-in-your-graveyard': comparison }).transform(
          (form): Condition => ({
            kind: 'cardsInYourGraveyard',
            count: form['cards-in-your-graveyard'],
          }),
        ),
      ],
      [
        heads('not'),
        mapping({ not: condition }).transform(
          (form): Condition => ({ kind: 'not', condition: form.not }),
        ),
      ],
    ]),
  )
  .meta({ id: 'condition' });

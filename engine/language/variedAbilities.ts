import { z } from 'zod';
import { type Ability, ability, abilityHeaded, staticTable } from './ability.ts';
import { AMOUNT, type Amount } from './amount.ts';
import { staticChangeForm } from './change.ts';
import { COMBAT_COST } from './combatCost.ts';
import { CONDITION, type Condition } from './condition.ts';
import { COST, type Cost } from './cost.ts';
import { type Effect, effectForm, effectTable } from './effect.ts';
import { ENTERING, type Entering, entering } from './entering.ts';
import { type Filter, filter } from './filter.ts';
import { heldAs } from './held.ts';
import { mappingOf } from './loosely.ts';
import { PERMISSION } from './permission.ts';
import { SELF } from './reference.ts';
import { REQUIREMENT } from './requirement.ts';
import { RESTRICTION } from './restriction.ts';
import { type Kinds, kindForms } from './table.ts';
import { type TargetSpec, target } from './target.ts';
import { TIMING, type Timing, timing } from './timing.ts';
import { describedToken, type TokenSpec } from './token.ts';
import { TRIGGER } from './trigger.ts';
import { variedKeys } from './variants.ts';

/** One key of a word, and abilities in which nothing differs but what stands under it. */
export interface VariedAbility {
  readonly concept: string;
  readonly word: string;
  readonly key: string;
  readonly readings: readonly (readonly Ability[])[];
}

/** Whatever a file may say of abilities, key by key, so that what is made of them can be held against it. */
export const variedAbilities = (): readonly VariedAbility[] => [
  ...Object.entries({
    RESTRICTION,
    REQUIREMENT,
    PERMISSION,
    COMBAT_COST,
    TRIGGERS,
    STATIC,
    USES,
  }).flatMap(([concept, table]: readonly [string, Examples]) =>
    varied(concept, table, formHeaded, (one) => one),
  ),
  ...varied('filter', FILTERS, () => filter, filtering),
  ...varied('condition', CONDITION, formOf<Condition>, conditional),
  ...varied('amount', AMOUNT, formOf<Amount>, gaining),
  ...varied('cost', COST, formOf<Cost>, costing),
  ...varied('effect', EFFECT, formOf<Effect>, doing),
  ...varied('target', TARGETED, () => target, targeting),
  ...varied('timing', TIMING, () => timing, timed),
  ...varied('entering', ENTERING, () => entering, enteringAs),
  ...varied('token', TOKEN, () => token, creating),
];

/** Of one word alone, which is read sooner than any. */
function formOf<T>(word: string, entry: Examples[string]): z.ZodType<T> {
  const form: z.ZodType = z.union(
    kindForms({ [word]: entry as Kinds[string] }).map(([, one]) => one),
  );
  return form as z.ZodType<T>;
}

const formHeaded = (_: string, entry: Examples[string]): z.ZodType<Ability> => {
  const keys = 'example' in entry ? Object.keys(mappingOf(entry.example)) : [];
  return keys.map(abilityHeaded).find((form) => form !== undefined) ?? ability;
};

const HELD = heldAs('ability', ability);
const STATIC = staticTable(staticChangeForm(HELD));
const effect = effectForm(HELD);
const EFFECT = effectTable(
  heldAs('effects', effect.array().min(1)),
  heldAs('abilities', ability.array()),
);
const described: z.ZodType = describedToken(heldAs('abilities', ability.array()));
const token = described as z.ZodType<TokenSpec>;

const TOKEN = {
  described: {
    example: {
      creature: '2/3',
      colors: ['white'],
      subtypes: ['soldier'],
      types: ['artifact', 'creature'],
      abilities: ['flying'],
    },
  },
};
/** With a target, of which what they do speaks. */
const TRIGGERS = Object.fromEntries(
  Object.entries(TRIGGER).map(([word, { example }]) => [
    word,
    { example: { ...example, effects: [{ untap: 'target' }], targets: ['creature'] } },
  ]),
);
const FILTERS = { fitting: { example: { type: 'creature' } } };
const USES = {
  spell: { example: { spell: [{ untap: 'target' }], timing: 'sorcery', targets: ['creature'] } },
  activated: {
    example: {
      activated: [{ untap: 'target' }],
      costs: [{ 'pay-life': 1 }],
      from: 'hand',
      by: 'any-player',
      timing: 'sorcery',
      'once-each-turn': true,
      targets: ['creature'],
    },
  },
  enchant: { example: { enchant: 'creature' } },
};
const TARGETED = {
  creature: { example: { creature: { tapped: true }, n: 2, 'up-to': true } },
  permanent: { example: { permanent: { type: 'land' }, n: 2, 'up-to': true } },
  permanentOrPlayer: {
    example: { 'permanent-or-player': {}, players: 'opponent', n: 2, 'up-to': true },
  },
  spell: { example: { spell: { type: 'instant', controller: 'you' } } },
  graveyardCard: {
    example: { 'graveyard-card': { controller: 'that-player' }, n: 2, 'up-to': true },
  },
};

type Examples = Readonly<Record<string, Kinds[string] | { readonly example: unknown }>>;

const varied = <T>(
  concept: string,
  table: Examples,
  formFor: (word: string, entry: Examples[string]) => z.ZodType<T>,
  inAbility: (one: T) => Ability,
): readonly VariedAbility[] =>
  Object.entries(table).flatMap(([word, entry]) =>
    'example' in entry
      ? variedKeys(formFor(word, entry), entry.example).map(({ key, readings }) => ({
          concept,
          word,
          key,
          readings: readings.map((all) => all.map((one) => inAbility(one))),
        }))
      : [],
  );

const TARGET = { kind: 'reference', reference: 'target' } as const;
const DRAW: Effect = { kind: 'draw', n: 1 };
const CREATURES: readonly TargetSpec[] = [
  { kind: 'permanent', filter: { type: 'creature' } },
  { kind: 'permanent', filter: { type: 'creature' } },
];

const doing = (...effects: readonly Effect[]): Ability => ({
  kind: 'spell',
  targets: CREATURES,
  effects,
});
const filtering = (one: Filter): Ability =>
  doing({ kind: 'untap', subject: { kind: 'all', filter: one } });
const conditional = (one: Condition): Ability => ({
  kind: 'restriction',
  restriction: 'cannotAttack',
  subject: SELF,
  if: one,
});
const gaining = (n: Amount): Ability =>
  doing({ kind: 'gainLife', n, subject: { kind: 'reference', reference: 'you' } });
const costing = (one: Cost): Ability => ({
  kind: 'activated',
  costs: [one],
  targets: [],
  effects: [DRAW],
});
const targeting = (one: TargetSpec): Ability => ({
  kind: 'spell',
  targets: [one],
  effects: [{ kind: 'untap', subject: TARGET }],
});
const timed = (one: Timing): Ability => ({
  kind: 'spell',
  timing: one,
  targets: [],
  effects: [DRAW],
});
const creating = (of: TokenSpec, as?: Entering): Ability =>
  doing({ kind: 'createToken', token: of, ...(as === undefined ? {} : { entering: as }) });
const SOLDIER: TokenSpec = {
  power: 1,
  toughness: 1,
  colors: [],
  subtypes: ['soldier'],
  abilities: [],
};
const enteringAs = (one: Entering): Ability => creating(SOLDIER, one);

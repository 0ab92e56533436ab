import { z } from 'zod';
import { enteringAmount } from './amount.ts';
import { cardFilter } from './cardFilter.ts';
import { type Change, namesNothing, staticChangeForm } from './change.ts';
import { codedForm } from './coded.ts';
import { type CombatCostAbility, combatCostForms } from './combatCost.ts';
import { condition } from './condition.ts';
import { counterKind } from './counter.ts';
import { effectForm } from './effect.ts';
import { heads, manaCost, mapping, oneOf, onlyKeys, positive, someKey, wordOf } from './form.ts';
import { heldAs } from './held.ts';
import type { Takes } from './hint.ts';
import { type KeywordAbility, keywordForms } from './keyword.ts';
import { PERMISSION, PERMISSION_FIELDS, type PermissionAbility } from './permission.ts';
import { SELF, standing } from './reference.ts';
import { REQUIREMENT, REQUIREMENT_FIELDS, type RequirementAbility } from './requirement.ts';
import { RESTRICTION, RESTRICTION_FIELDS, type RestrictionAbility } from './restriction.ts';
import {
  type ActivatedAbility,
  activatedForm,
  enchantForm,
  type SpellAbility,
  spellForm,
} from './spellAbility.ts';
import { kindForms, type OneKindOf } from './table.ts';
import { type TriggeredAbility, triggeredForm } from './triggeredAbility.ts';

const when = condition.exactOptional();
const about = standing.prefault('self');

/** A change of the game, or of nothing but its source, is not said of others; nor is it of whose damage all is prevented. */
const isOfNothing = (change: Change): boolean =>
  namesNothing(change) || (change.kind === 'preventDamage' && change.which === 'everything');

const changingForm = (change: z.ZodType) =>
  mapping({ static: change, on: standing.exactOptional(), if: when })
    .superRefine((said, context) => {
      if (isOfNothing(said.static as StaticAbility['change']))
        onlyKeys(said, ['static', 'if'], context);
    })
    .transform(({ static: made, on = SELF, ...form }) => ({
      kind: 'static' as const,
      subject: on,
      change: made,
      ...form,
    }));

/** How many counters it enters with is said of counters. */
function saysSomething(said: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const known = ['tapped', 'chosen-player', 'counters'];
  if (!('counters' in said)) onlyKeys(said, known, context);
  someKey(said, known, context);
}

/** CR 113.3d: static abilities, but for what they restrict, require, permit or make cost something in combat. */
export const staticTable = (change: z.ZodType) =>
  ({
    // CR 604, 611.3, 613
    static: {
      takes: heads('static'),
      form: changingForm(change),
      example: { static: { pump: [1, 1] }, on: { type: 'creature' }, if: 'source-untapped' },
      means: 'changes these for as long as its source is there',
    },
    // CR 601.2f
    spellCost: {
      head: 'spellsCostMore',
      beside: 'more',
      fields: { spells: cardFilter.prefault({}), more: manaCost },
      written: { spells: 'filter' },
      example: { 'spells-cost-more': '{1}', filter: { type: 'creature' } },
      means: 'spells that fit, whoever casts them, cost so much more',
    },
    // CR 113.10
    spellKeyword: {
      head: 'spellsHave',
      beside: 'keyword',
      fields: { spells: cardFilter.prefault({}), keyword: wordOf(['convoke']) },
      written: { spells: 'filter' },
      example: { 'spells-have': 'convoke', filter: { type: 'creature' } },
      means: 'spells that fit, cast by its controller, have this keyword',
    },
    // CR 602.2b
    abilityCost: {
      head: 'abilitiesCostMore',
      beside: 'more',
      fields: { subject: about, more: manaCost },
      example: { 'abilities-cost-more': '{1}', on: { type: 'creature' } },
      means: 'activated abilities of these cost so much more',
    },
    // CR 601.2f
    costReduction: {
      head: 'costsLess',
      beside: 'less',
      fields: { less: positive, if: when, perSpellCast: z.literal(true).exactOptional() },
      example: {
        'costs-less': 2,
        if: { 'your-life': { 'at-most': 25 } },
        'per-spell-cast': true,
      },
      means: 'it costs so much less to cast, once for each other spell cast this turn',
    },
    // CR 614.1c
    entersWith: {
      takes: heads('enters-with'),
      form: mapping({
        'enters-with': mapping({
          tapped: z.literal(true).exactOptional(),
          'chosen-player': z.literal(true).exactOptional(),
          counters: counterKind.exactOptional(),
          n: enteringAmount.exactOptional(),
        }).superRefine(saysSomething),
      }).transform(
        ({
          'enters-with': { tapped, counters: counter, n = 1, 'chosen-player': choosePlayer },
        }) => ({
          kind: 'entersWith' as const,
          ...(tapped === undefined ? {} : { tapped }),
          ...(choosePlayer === undefined ? {} : { choosePlayer }),
          ...(counter === undefined ? {} : { counters: { counter, n } }),
        }),
      ),
      example: { 'enters-with': { tapped: true, counters: '+1/+1', n: 2, 'chosen-player': true } },
      means: 'it enters tapped, with counters, or as a player is chosen',
    },
  }) as const;

type Static = OneKindOf<ReturnType<typeof staticTable>>;

/** A static ability that changes something for as long as its source is there. */
export interface StaticAbility extends Extract<Static, { readonly kind: 'static' }> {
  readonly change: Change;
}

/** Abilities are data: the engine plays them, the site words them, and neither can differ from the other. */
export type Ability =
  | KeywordAbility
  | RestrictionAbility
  | RequirementAbility
  | CombatCostAbility
  | PermissionAbility
  | StaticAbility
  | Exclude<Static, { readonly kind: 'static' }>
  | TriggeredAbility
  | ActivatedAbility
  | SpellAbility;

/** An ability as data: a keyword as a plain word, anything else a mapping told by its first key. */
export const ability = z.lazy(() => anyAbility).meta({ id: 'ability' }) as z.ZodType<Ability>;

const on = standing.exactOptional();

const restrictionForm = codedForm(RESTRICTION, {
  head: 'restriction',
  about: 'on',
  before: { on },
  fields: RESTRICTION_FIELDS,
  after: { if: when, unless: when },
}).transform(({ on: of, ...form }) => ({ kind: 'restriction', subject: of, ...form }));

const requirementForm = codedForm(REQUIREMENT, {
  head: 'requirement',
  about: 'on',
  before: { on },
  fields: REQUIREMENT_FIELDS,
  after: { if: when },
}).transform(({ on: of, ...form }) => ({ kind: 'requirement', subject: of, ...form }));

const permissionForm = codedForm(PERMISSION, {
  head: 'permission',
  about: 'on',
  before: { on },
  fields: PERMISSION_FIELDS,
}).transform(({ on: of, ...form }) => ({ kind: 'permission', subject: of, ...form }));

const held = heldAs('ability', ability);
const effect = effectForm(held);
const branches: readonly (readonly [Takes, z.ZodType])[] = [
  ...keywordForms,
  [heads('enchant'), enchantForm],
  [heads('restriction'), restrictionForm],
  [heads('requirement'), requirementForm],
  [heads('permission'), permissionForm],
  ...combatCostForms,
  ...kindForms(staticTable(staticChangeForm(held))),
  [heads('trigger'), triggeredForm(effect)],
  [heads('activated'), activatedForm(effect)],
  [heads('spell'), spellForm(effect)],
];
const anyAbility: z.ZodType = oneOf(branches);

/** The form of what has such a key, of those that an ability may have. */
export const abilityHeaded = (key: string): z.ZodType<Ability> | undefined =>
  branches.find(([takes]) => typeof takes !== 'string' && takes.heads.includes(key))?.[1] as
    | z.ZodType<Ability>
    | undefined;

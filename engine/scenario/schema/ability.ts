import { z } from 'zod';
import { amount } from '../../language/amount.ts';
import { condition } from '../../language/condition.ts';
import { filter } from '../../language/filter.ts';
import { heads, manaCost, mapping, oneOf, positive, wordOf } from '../../language/form.ts';
import { SELF, subject } from '../../language/reference.ts';
import type { Ability, Mode } from '../../vocabulary/abilities.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import {
  ATTACKED,
  PERMISSIONS,
  REQUIREMENTS,
  RESTRICTIONS,
} from '../../vocabulary/declarationAbilities.ts';
import { EVENT_PLAYERS, TRIGGERS } from '../../vocabulary/triggeredAbilities.ts';
import { STEPS } from '../../vocabulary/turnStructure.ts';
import { changeForm } from './change.ts';
import { cost } from './cost.ts';
import { effectForm } from './effect.ts';
import { keywordForms } from './keyword.ts';
import { target, timing } from './target.ts';

/** An ability as data: a keyword as a plain word, anything else a mapping told by its first key. */
export const ability: z.ZodType<Ability> = z.lazy(() => anyAbility).meta({ id: 'ability' });

const change = changeForm(ability);
const effects = z.array(effectForm(ability));

const on = subject.exactOptional();
const attacked = wordOf(ATTACKED).exactOptional();

const restriction = mapping({
  restriction: wordOf(RESTRICTIONS),
  on,
  filter: filter.exactOptional(),
  n: positive.exactOptional(),
  attacked,
  if: condition.exactOptional(),
  unless: condition.exactOptional(),
}).transform(
  ({ on: of = SELF, ...form }): Ability => ({ kind: 'restriction', subject: of, ...form }),
);

const requirement = mapping({
  requirement: wordOf(REQUIREMENTS),
  on,
  filter: filter.exactOptional(),
  n: positive.exactOptional(),
  attacked,
  if: condition.exactOptional(),
}).transform(
  ({ on: of = SELF, ...form }): Ability => ({ kind: 'requirement', subject: of, ...form }),
);

const permission = mapping({
  permission: wordOf(PERMISSIONS),
  on,
  n: positive.exactOptional(),
  filter: filter.exactOptional(),
  if: condition.exactOptional(),
}).transform(
  ({ on: of = SELF, ...form }): Ability => ({ kind: 'permission', subject: of, ...form }),
);

const targets = z.array(target).exactOptional();

const trigger = mapping({
  trigger: wordOf(TRIGGERS),
  of: subject.exactOptional(),
  filter: filter.exactOptional(),
  n: positive.exactOptional(),
  step: wordOf(STEPS).exactOptional(),
  whose: z.enum(['you', 'each']).exactOptional(),
  to: wordOf(EVENT_PLAYERS).exactOptional(),
  if: condition.exactOptional(),
  optional: z.literal(true).exactOptional(),
  'first-each-turn': z.literal(true).exactOptional(),
  targets,
  effects,
}).transform(
  ({
    trigger: event,
    of = SELF,
    targets: specs = [],
    'first-each-turn': firstEachTurn,
    ...form
  }): Ability => ({
    kind: 'triggered',
    event,
    of,
    targets: specs,
    ...(firstEachTurn === undefined ? {} : { firstEachTurn }),
    ...form,
  }),
);

/** CR 700.2: what it does, or the modes of which so many are chosen. */
const modes = mapping({
  choose: positive,
  of: z
    .array(
      mapping({ effects, targets }).transform(
        ({ targets: specs = [], ...form }): Mode => ({ ...form, targets: specs }),
      ),
    )
    .min(2),
});
const does = oneOf([
  ['list', effects.transform((list) => ({ effects: list }))],
  [heads('choose'), modes.transform((of) => ({ effects: [], modes: of }))],
]);

const activated = mapping({
  activated: does,
  costs: z.array(cost).min(1),
  from: z.literal('hand').exactOptional(),
  by: wordOf(['anyPlayer']).exactOptional(),
  timing: timing.exactOptional(),
  targets,
}).transform(
  ({ activated: what, targets: specs = [], ...form }): Ability => ({
    kind: 'activated',
    ...what,
    targets: specs,
    ...form,
  }),
);

const spell = mapping({ spell: does, timing: timing.exactOptional(), targets }).transform(
  ({ spell: what, targets: specs = [], ...form }): Ability => ({
    kind: 'spell',
    ...what,
    targets: specs,
    ...form,
  }),
);

/** CR 303.4: what an Aura says it enchants is what it targets as a spell. */
const enchant = mapping({ enchant: target }).transform(
  (form): Ability => ({ kind: 'spell', effects: [], targets: [form.enchant] }),
);

const staticForm = mapping({ static: change, on, if: condition.exactOptional() }).transform(
  ({ static: does, on: of = SELF, ...form }): Ability => ({
    kind: 'static',
    subject: of,
    change: does,
    ...form,
  }),
);

/** CR 614.1c: tapped, with counters, or both. */
const entersWith = mapping({
  'enters-with': mapping({
    tapped: z.literal(true).exactOptional(),
    'chosen-player': z.literal(true).exactOptional(),
    counters: z.enum(COUNTERS).exactOptional(),
    n: amount.exactOptional(),
  }),
}).transform(
  ({
    'enters-with': { tapped, counters: counter, n = 1, 'chosen-player': choosePlayer },
  }): Ability => ({
    kind: 'entersWith',
    ...(tapped === undefined ? {} : { tapped }),
    ...(choosePlayer === undefined ? {} : { choosePlayer }),
    ...(counter === undefined ? {} : { counters: { counter, n } }),
  }),
);

const spellCost = mapping({
  'spells-cost-more': manaCost,
  filter: filter.exactOptional(),
}).transform(
  (form): Ability => ({
    kind: 'spellCost',
    spells: form.filter ?? {},
    more: form['spells-cost-more'],
  }),
);

const spellKeyword = mapping({
  'spells-have': wordOf(['convoke']),
  filter: filter.exactOptional(),
}).transform(
  (form): Ability => ({
    kind: 'spellKeyword',
    spells: form.filter ?? {},
    keyword: form['spells-have'],
  }),
);

const abilityCost = mapping({ 'abilities-cost-more': manaCost, on }).transform(
  ({ 'abilities-cost-more': more, on: of = SELF }): Ability => ({
    kind: 'abilityCost',
    subject: of,
    more,
  }),
);

const costReduction = mapping({
  'costs-less': positive,
  if: condition.exactOptional(),
  'per-spell-cast': z.literal(true).exactOptional(),
}).transform(
  ({ 'costs-less': less, 'per-spell-cast': perSpellCast, ...form }): Ability => ({
    kind: 'costReduction',
    less,
    ...form,
    ...(perSpellCast === undefined ? {} : { perSpellCast }),
  }),
);

const combatCost = {
  on,
  attacked,
  filter: filter.exactOptional(),
  'per-counter': z.enum(COUNTERS).exactOptional(),
  if: condition.exactOptional(),
};

const attackCost = mapping({ 'attack-cost': cost, ...combatCost }).transform(
  ({ 'attack-cost': pay, 'per-counter': perCounter, on: of = SELF, ...form }): Ability => ({
    kind: 'combatCost',
    to: 'attack',
    subject: of,
    pay,
    ...(perCounter === undefined ? {} : { perCounter }),
    ...form,
  }),
);

const blockCost = mapping({ 'block-cost': cost, ...combatCost }).transform(
  ({ 'block-cost': pay, 'per-counter': perCounter, on: of = SELF, ...form }): Ability => ({
    kind: 'combatCost',
    to: 'block',
    subject: of,
    pay,
    ...(perCounter === undefined ? {} : { perCounter }),
    ...form,
  }),
);

const anyAbility = oneOf([
  ...keywordForms,
  [heads('enchant'), enchant],
  [heads('restriction'), restriction],
  [heads('requirement'), requirement],
  [heads('permission'), permission],
  [heads('attack-cost'), attackCost],
  [heads('block-cost'), blockCost],
  [heads('spells-cost-more'), spellCost],
  [heads('spells-have'), spellKeyword],
  [heads('abilities-cost-more'), abilityCost],
  [heads('costs-less'), costReduction],
  [heads('enters-with'), entersWith],
  [heads('static'), staticForm],
  [heads('trigger'), trigger],
  [heads('activated'), activated],
  [heads('spell'), spell],
]);

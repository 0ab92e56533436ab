import { z } from 'zod';
import { KEYWORDS } from '../../keywords/lists.ts';
import { amount } from '../../language/amount.ts';
import { filter } from '../../language/filter.ts';
import { heads, mapping, oneOf, powerToughness, subtype, wordOf } from '../../language/form.ts';
import { hint } from '../../language/hint.ts';
import type { Reference, Subject } from '../../language/reference.ts';
import { reference, SELF, subject } from '../../language/reference.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import {
  type Change,
  DURATIONS,
  type Duration,
  type ImposedAbility,
} from '../../vocabulary/changes.ts';
import { CARD_TYPES, COLORS } from '../../vocabulary/characteristics.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { kebab } from '../../vocabulary/spelling.ts';

const isImposable = (ability: Ability): ability is ImposedAbility =>
  ability.kind === 'restriction' ||
  ability.kind === 'requirement' ||
  ability.kind === 'permission' ||
  ability.kind === 'combatCost';

const amounts = z.tuple([amount, amount]);

/** What can be written of a change, by the key that tells it. */
const shapes = (ability: z.ZodType<Ability>) => ({
  pump: { pump: amounts },
  defineSize: { 'define-size': amounts },
  setSize: { 'set-size': powerToughness },
  addTypes: {
    'add-types': z.array(wordOf(CARD_TYPES)),
    subtypes: z.array(subtype).exactOptional(),
  },
  setColors: { 'set-colors': z.array(wordOf(COLORS)) },
  grant: { grant: ability },
  lose: { lose: wordOf(KEYWORDS) },
  setCreatureTypes: { 'set-creature-types': z.array(subtype).min(1) },
  preventDamage: {
    'prevent-damage': z.enum(['combat', 'any']),
    which: wordOf(['dealtTo', 'dealtBy', 'everything']),
    removing: z.enum(COUNTERS).exactOptional(),
  },
  takesDamageFor: {
    'takes-damage-for': wordOf(['you', 'youAndYours']),
    damage: z.enum(['combat', 'any']).exactOptional(),
    from: filter.exactOptional(),
  },
  damageUnpreventable: {
    'damage-unpreventable': oneOf([
      ['word', z.literal('combat')],
      ['word', z.literal(true)],
    ]),
  },
  removeTypes: { 'remove-types': z.array(wordOf(CARD_TYPES)) },
  impose: {
    impose: ability.refine(isImposable, { error: hint({ expected: 'restrictionOrRequirement' }) }),
  },
});

const applied = {
  on: subject.exactOptional(),
  until: wordOf(DURATIONS),
  towards: reference.exactOptional(),
};

/** Changes of which there is no more to say than that they are made. */
const FLAGS = [
  'addEveryCreatureType',
  'loseAllAbilities',
  'doesNotUntap',
  'assignsByToughness',
  'assignsNoCombatDamage',
  'assignsAsThoughUnblocked',
  'doublesDamage',
  'shuffledInsteadOfGraveyard',
  'cannotCast',
  'forbidsNamesExiled',
  'cannotBeCountered',
  'exilesWhatYouCounter',
  'damageLeavesOneLife',
] as const satisfies readonly Change['kind'][];
const WITH_EFFECTS_OF_THEIR_OWN = [
  'gainControl',
  'regenerationShield',
] as const satisfies readonly Change['kind'][];
type Flag = (typeof FLAGS | typeof WITH_EFFECTS_OF_THEIR_OWN)[number];

const flagForm = (kind: Flag) =>
  [
    heads(kebab(kind)),
    mapping({ [kebab(kind)]: z.literal(true) }).transform((): Change => ({ kind })),
  ] as const;

const appliedFlagForm = (kind: Flag) =>
  [
    heads(kebab(kind)),
    mapping({ ...applied, [kebab(kind)]: z.literal(true) }).transform(
      ({ on, until }): Effect => ({ kind: 'apply', subject: on ?? SELF, change: { kind }, until }),
    ),
  ] as const;

type Shapes = ReturnType<typeof shapes>;
type FormOf<K extends keyof Shapes> = { [P in K]: z.output<z.ZodObject<Shapes[P]>> }[K];
type ChangeForm = FormOf<keyof Shapes>;

/** What continuous static abilities do. */
export function changeForm(ability: z.ZodType<Ability>): z.ZodType<Change> {
  const of = shapes(ability);
  return oneOf([
    [heads('pump'), mapping(of.pump).transform(readChange)],
    [heads('define-size'), mapping(of.defineSize).transform(readChange)],
    [heads('set-size'), mapping(of.setSize).transform(readChange)],
    [heads('add-types'), mapping(of.addTypes).transform(readChange)],
    [heads('set-colors'), mapping(of.setColors).transform(readChange)],
    [heads('grant'), mapping(of.grant).transform(readChange)],
    [heads('lose'), mapping(of.lose).transform(readChange)],
    [heads('prevent-damage'), mapping(of.preventDamage).transform(readChange)],
    [heads('remove-types'), mapping(of.removeTypes).transform(readChange)],
    [heads('set-creature-types'), mapping(of.setCreatureTypes).transform(readChange)],
    [heads('takes-damage-for'), mapping(of.takesDamageFor).transform(readChange)],
    [heads('damage-unpreventable'), mapping(of.damageUnpreventable).transform(readChange)],
    ...[...FLAGS, ...WITH_EFFECTS_OF_THEIR_OWN].map(flagForm),
    [heads('impose'), mapping(of.impose).transform(readChange)],
  ]);
}

/** The same changes as effects: made to something, for a time. What has an effect of its own is left out. */
export function applyForms(ability: z.ZodType<Ability>) {
  const of = shapes(ability);
  return [
    [heads('pump'), mapping({ ...of.pump, ...applied }).transform(readApply)],
    [heads('define-size'), mapping({ ...of.defineSize, ...applied }).transform(readApply)],
    [heads('set-size'), mapping({ ...of.setSize, ...applied }).transform(readApply)],
    [heads('add-types'), mapping({ ...of.addTypes, ...applied }).transform(readApply)],
    [heads('set-colors'), mapping({ ...of.setColors, ...applied }).transform(readApply)],
    [heads('grant'), mapping({ ...of.grant, ...applied }).transform(readApply)],
    [heads('lose'), mapping({ ...of.lose, ...applied }).transform(readApply)],
    [heads('remove-types'), mapping({ ...of.removeTypes, ...applied }).transform(readApply)],
    [
      heads('set-creature-types'),
      mapping({ ...of.setCreatureTypes, ...applied }).transform(readApply),
    ],
    [heads('takes-damage-for'), mapping({ ...of.takesDamageFor, ...applied }).transform(readApply)],
    [
      heads('damage-unpreventable'),
      mapping({ ...of.damageUnpreventable, ...applied }).transform(readApply),
    ],
    ...FLAGS.map(appliedFlagForm),
    [heads('impose'), mapping({ ...of.impose, ...applied }).transform(readApply)],
  ] as const;
}

const readApply = (
  form: ChangeForm & {
    readonly on?: Subject;
    readonly until: Duration;
    readonly towards?: Reference;
  },
): Effect => ({
  kind: 'apply',
  subject: form.on ?? SELF,
  change: readChange(form),
  until: form.until,
  ...(form.towards === undefined ? {} : { towards: form.towards }),
});

function readChange(form: ChangeForm): Change {
  if ('grant' in form) return { kind: 'grant', ability: form.grant };
  if ('lose' in form) return { kind: 'loseKeyword', keyword: form.lose };
  if ('set-colors' in form) return { kind: 'setColors', colors: form['set-colors'] };
  if ('add-types' in form) {
    const { 'add-types': types, subtypes } = form;
    return { kind: 'addTypes', types, ...(subtypes === undefined ? {} : { subtypes }) };
  }
  if ('prevent-damage' in form)
    return {
      kind: 'preventDamage',
      damage: form['prevent-damage'],
      which: form.which,
      ...(form.removing === undefined ? {} : { removing: form.removing }),
    };
  if ('set-creature-types' in form)
    return { kind: 'setCreatureTypes', subtypes: form['set-creature-types'] };
  if ('takes-damage-for' in form || 'damage-unpreventable' in form) return readDamage(form);
  if ('impose' in form) return { kind: 'impose', ability: form.impose };
  if ('remove-types' in form) return { kind: 'removeTypes', types: form['remove-types'] };
  return readSize(form);
}

function readDamage(form: FormOf<'takesDamageFor' | 'damageUnpreventable'>): Change {
  if ('damage-unpreventable' in form) {
    const { 'damage-unpreventable': which } = form;
    return { kind: 'damageUnpreventable', ...(which === true ? {} : { damage: which }) };
  }
  const { 'takes-damage-for': whom, damage = 'any', from } = form;
  return { kind: 'takesDamageFor', whom, damage, ...(from === undefined ? {} : { from }) };
}

function readSize(form: FormOf<'pump' | 'defineSize' | 'setSize'>): Change {
  if ('set-size' in form) return { kind: 'setPowerToughness', ...form['set-size'] };
  if ('pump' in form) {
    const [power, toughness] = form.pump;
    return { kind: 'modifyPowerToughness', power, toughness };
  }
  const [power, toughness] = form['define-size'];
  return { kind: 'definePowerToughness', power, toughness };
}

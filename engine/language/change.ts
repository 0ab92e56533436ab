import type { z } from 'zod';
import type { Ability } from './ability.ts';
import {
  CHANGES_IN_PARTS,
  type ChangeInParts,
  changesOfCharacteristics,
} from './changesOfCharacteristics.ts';
import { CHANGES_BY_EFFECTS, CHANGES_OF_RULES, imposing } from './changesOfRules.ts';
import type { CombatCostAbility } from './combatCost.ts';
import { type Duration, duration } from './duration.ts';
import { oneOf } from './form.ts';
import { type HeldForm, type Holding, heldAs } from './held.ts';
import { hint, type Takes } from './hint.ts';
import type { PermissionAbility } from './permission.ts';
import { type Reference, reference, type Subject, subject } from './reference.ts';
import type { RequirementAbility } from './requirement.ts';
import type { RestrictionAbility } from './restriction.ts';
import { kindForms, type OneKindOf } from './table.ts';

/** What an effect can restrict, require, permit or make cost something for a while. */
export type ImposedAbility =
  | RestrictionAbility
  | RequirementAbility
  | PermissionAbility
  | CombatCostAbility;

const IMPOSABLE: readonly string[] = [
  'restriction',
  'requirement',
  'permission',
  'combatCost',
] satisfies readonly ImposedAbility['kind'][];

const otherChanges = (ability: HeldForm<'ability'>) =>
  ({
    ...changesOfCharacteristics(ability),
    ...CHANGES_OF_RULES,
    ...imposing(imposed(ability)),
    ...CHANGES_BY_EFFECTS,
  }) as const;

const imposed = (ability: HeldForm<'ability'>) =>
  heldAs(
    'imposed',
    (ability as z.ZodType as z.ZodType<Pick<Ability, 'kind'>>).refine(
      ({ kind }) => IMPOSABLE.includes(kind),
      { error: hint({ expected: 'restrictionOrRequirement' }) },
    ),
  );

/** Every kind of change; `ability` is the form of what they may grant. */
export const changeTable = (ability: HeldForm<'ability'>) =>
  ({ ...CHANGES_IN_PARTS, ...otherChanges(ability) }) as const;

/** What some effect changes, for as long as it lasts. */
export type Change = ChangeInParts | Holding<OneKindOf<ReturnType<typeof otherChanges>>>;

export type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;

type Branches = readonly (readonly [Takes, z.ZodType])[];

/** Any change. */
export const changeForm = (ability: HeldForm<'ability'>): z.ZodType =>
  formOf(kindForms(changeTable(ability)));

/**
 * What a static ability can change. The others are made by effects only: of them a rule asks what lasts, never what
 * permanents say, and what an ability would impose is an ability itself.
 */
export function staticChangeForm(ability: HeldForm<'ability'>): z.ZodType {
  const { impose, cannotCast, gainControl, regenerationShield, ...table } = changeTable(ability);
  return formOf(kindForms(table));
}

const formOf = (branches: Branches): z.ZodType =>
  oneOf(branches.map(([takes, form]) => [takes, form.transform(inParts)] as const));

/** The parts of what is written in one stand in a change each by itself. */
function inParts(said: unknown): object {
  const { parts, ...change } = said as { readonly parts?: object };
  return { ...change, ...parts };
}

/** A change made to something, for a time, by a spell or ability as it resolves. */
export interface AppliedChange {
  readonly kind: 'apply';
  readonly subject: Subject;
  readonly change: Change;
  readonly until: Duration;
  /** What a filter in it means by `isThat`. */
  readonly towards?: Reference;
}

/** The same changes as effects. What has an effect of its own is left out. */
export function appliedForms(ability: HeldForm<'ability'>): Branches {
  const { preventDamage, gainControl, regenerationShield, ...table } = changeTable(ability);
  const applied = Object.entries(table).map(
    ([kind, entry]) => [kind, { ...entry, fields: { ...entry.fields, ...APPLIED } }] as const,
  );
  const branches: Branches = kindForms(Object.fromEntries(applied));
  return branches.map(([takes, form]) => [takes, form.transform(readApplied)] as const);
}

const APPLIED = {
  subject: subject.prefault('self'),
  until: duration,
  towards: reference.exactOptional(),
} as const;

function readApplied(said: unknown): object {
  const { subject: of, until, towards, ...change } = said as Readonly<Record<string, unknown>>;
  return {
    kind: 'apply',
    subject: of,
    change: inParts(change),
    until,
    ...(towards === undefined ? {} : { towards }),
  };
}

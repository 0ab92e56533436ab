import type { z } from 'zod';
import {
  CHANGES_IN_PARTS,
  type ChangeInParts,
  changesOfCharacteristics,
  STANDING_CHANGES,
} from './changesOfCharacteristics.ts';
import { CHANGES_BY_EFFECTS, CHANGES_OF_RULES, imposing } from './changesOfRules.ts';
import type { CombatCostAbility } from './combatCost.ts';
import { type Duration, duration } from './duration.ts';
import { oneOf } from './form.ts';
import { type HeldForm, type Holding, heldAs } from './held.ts';
import { hint, type Takes } from './hint.ts';
import { mappingOf } from './loosely.ts';
import type { PermissionAbility } from './permission.ts';
import {
  EVERYTHING,
  objectReference,
  objects,
  players,
  type Reference,
  type Subject,
} from './reference.ts';
import type { RequirementAbility } from './requirement.ts';
import type { RestrictionAbility } from './restriction.ts';
import {
  type Fields,
  type KindWithFields,
  kindForms,
  type OneKindOf,
  type SubjectScope,
} from './table.ts';

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

function imposed(ability: HeldForm<'ability'>) {
  const any: z.ZodType = ability;
  return heldAs(
    'imposed',
    (any as z.ZodType<Imposable>)
      .refine(({ kind }) => IMPOSABLE.includes(kind), {
        error: hint({ expected: 'restrictionOrRequirement' }),
      })
      // Those on which it is imposed stand with the effect.
      .refine(({ subject }) => subject === undefined || !isOfAttached(subject), {
        path: ['on'],
        error: hint({ expected: 'selfOrFilter' }),
      }),
  );
}

interface Imposable {
  readonly kind: string;
  readonly subject?: Subject;
}

const isOfAttached = (of: Subject): boolean =>
  of.kind === 'reference' && of.reference === 'attached';

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
  return formOf(kindForms({ ...table, ...STANDING_CHANGES }));
}

/** Whether a change is of the game, or of nothing but its source: then no ability says of what. */
export const namesNothing = ({ kind }: { readonly kind: string }): boolean =>
  Object.entries(CHANGES_OF_RULES).some(
    ([word, entry]) =>
      word === kind && 'said' in entry && (entry.said === 'ofItself' || entry.said === 'ofTheGame'),
  );

type KindSaid<S> = {
  [K in keyof typeof CHANGES_OF_RULES]: (typeof CHANGES_OF_RULES)[K] extends { readonly said: S }
    ? K
    : never;
}[keyof typeof CHANGES_OF_RULES];

/** The changes of the game, whatever there is on the battlefield. */
export type ChangeOfGame = KindSaid<'ofTheGame'>;

const formOf = (branches: Branches): z.ZodType =>
  oneOf(branches.map(([takes, form]) => [takes, form.transform(inParts)] as const));

/** The parts of what is written in one stand in a change each by itself. */
function inParts(said: unknown): object {
  const { parts, ...change } = mappingOf(said);
  return { ...change, ...mappingOf(parts) };
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
  const { preventDamage, gainControl, regenerationShield, cannotBeCountered, ...table } =
    changeTable(ability);
  const applied = Object.entries(table).map(([kind, entry]) => {
    const { said, fields }: KindWithFields = entry;
    const towards = kind === 'impose' ? TOWARDS : {};
    const more = {
      ...fields,
      ...(said === undefined ? OF_OBJECTS : SUBJECTS[said]),
      ...UNTIL,
      ...towards,
    };
    return [kind, { ...entry, fields: more }] as const;
  });
  const branches: Branches = kindForms(Object.fromEntries(applied));
  return branches.map(([takes, form]) => [takes, form.transform(readApplied)] as const);
}

const OF_OBJECTS = { subject: objects.prefault('self') };
const SUBJECTS: { readonly [S in SubjectScope]: Fields } = {
  ofItself: {},
  ofTheGame: {},
  ofPlayers: { subject: players },
};
const UNTIL = { until: duration };
/** CR 611.2c: only what is imposed on others can be about something else besides. */
const TOWARDS = { towards: objectReference.exactOptional() };

function readApplied(said: unknown): object {
  const { subject: of = EVERYTHING, until, towards, ...change } = mappingOf(said);
  return {
    kind: 'apply',
    subject: of,
    change: inParts(change),
    until,
    ...(towards === undefined ? {} : { towards }),
  };
}

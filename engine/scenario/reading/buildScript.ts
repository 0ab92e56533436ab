import type { EditionId } from '../../citation/editions.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { Place } from '../place.ts';
import type {
  Obeys,
  OutcomeExpectation,
  RefusedTry,
  ScriptEntry,
  ScriptStep,
  Setup,
} from '../scenario.ts';
import type {
  OutcomeForm,
  RefusedTryForm,
  ScriptEntryForm,
  TryableForm,
} from '../schema/script.ts';
import { actOf } from './buildAct.ts';
import { choiceOf } from './buildChoice.ts';
import { expectationOf } from './buildExpectation.ts';

/** What the names in a script mean, and where its parts stand. */
export interface ScriptContext {
  readonly setup: Setup;
  readonly editions: readonly EditionId[];
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/** Entries in order; one that orders several creatures' damage becomes several. */
export const buildScript = (
  forms: readonly ScriptEntryForm[],
  context: ScriptContext,
): readonly (readonly ScriptEntry[])[] =>
  forms.map((form, index) => {
    const common = {
      editions: among(context.editions, 'editions' in form ? form.editions : undefined),
      at: context.placeOf([index]),
    };
    return stepsOf(form, within(context, [index])).map(
      (step, at): ScriptEntry => ({ ...step, ...common, ...(at === 0 ? tokenNamesIn(form) : {}) }),
    );
  });

const tokenNamesIn = (form: ScriptEntryForm): Pick<ScriptEntry, 'as'> =>
  'as' in form && form.as !== undefined ? { as: form.as.map(objectId) } : {};

export const buildOutcome = (
  forms: readonly OutcomeForm[] | undefined,
  context: ScriptContext,
): readonly OutcomeExpectation[] =>
  (forms ?? []).map(({ editions, ...form }, index) => ({
    ...expectationOf(form, context.setup),
    editions: among(context.editions, editions),
    at: context.placeOf([index]),
  }));

/** Of the editions that a line is shown in, those that a part of it is for; left out, all. */
export const among = (
  shown: readonly EditionId[],
  named: readonly EditionId[] | undefined,
): readonly EditionId[] =>
  named === undefined ? shown : shown.filter((edition) => named.includes(edition));

const within = (context: ScriptContext, path: readonly PropertyKey[]): ScriptContext => ({
  ...context,
  placeOf: (below) => context.placeOf([...path, ...below]),
});

function stepsOf(form: ScriptEntryForm, context: ScriptContext): readonly ScriptStep[] {
  if ('pass' in form) return [passOf(form.pass)];
  if ('refused' in form)
    return [
      {
        kind: 'refused',
        tries: form.refused.flatMap((one, index) =>
          triesOf(one, within(context, ['refused', index])),
        ),
      },
    ];
  if ('expect' in form)
    return [{ kind: 'expect', expectation: expectationOf(form.expect, context.setup) }];
  if ('passes' in form)
    return [{ kind: 'act', act: { kind: 'pass', player: playerId(form.passes), aloud: true } }];
  if ('choose' in form) return [{ kind: 'act', act: choiceOf(form, context.setup) }];
  const obeys = obeysIn(form);
  return actOf(form, context.setup).map((act) => ({ kind: 'act', act, ...obeys }));
}

function passOf(pass: PassForm['pass']): ScriptStep {
  switch (pass) {
    case 'once':
      return { kind: 'allPass' };
    case 'resolved':
    case 'beforeDamage':
    case 'over':
      return { kind: 'passUntilDone', done: pass };
    default:
      return { kind: 'passUntil', step: pass };
  }
}

type PassForm = Extract<ScriptEntryForm, { readonly pass: unknown }>;

const obeysIn = (form: TryableForm): { readonly obeys?: Obeys } =>
  'obeys' in form && form.obeys !== undefined ? { obeys: form.obeys } : {};

const triesOf = (form: RefusedTryForm, context: ScriptContext): readonly RefusedTry[] =>
  actOf(form, context.setup).map((act) => ({
    act,
    breaks: form.breaks ?? [],
    ...obeysIn(form),
    at: context.placeOf([]),
  }));

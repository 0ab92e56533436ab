import { objectId, playerId } from '../../vocabulary/ids.ts';
import { assertNever, known } from '../../vocabulary/result.ts';
import type { Ask, Measure, Question } from '../question.ts';
import type { Branch, Setup } from '../scenario.ts';
import type { MeasureForm, QuestionForm } from '../schema/question.ts';
import { actOf } from './buildAct.ts';
import { expectationOf } from './buildExpectation.ts';
import type { ScriptContext } from './buildScript.ts';

/** The questions of a file; `context` is that of the main line. */
export const buildQuestions = (
  forms: readonly QuestionForm[] | undefined,
  context: ScriptContext,
  branches: readonly Branch[],
  /** How many of the played entries the first `n` of the file's are, in a line. */
  entriesIn: (branch: string | undefined, n: number) => number,
): readonly Question[] =>
  (forms ?? []).map((form, index) => {
    const branch = branches.find(({ name }) => name === form.branch);
    return {
      id: form.id,
      branch: form.branch ?? 'main',
      after: form.after === undefined ? undefined : entriesIn(form.branch, form.after),
      editions: form.editions ?? branch?.editions ?? context.editions,
      ask: askOf(form, branch?.setup ?? context.setup),
      stated: statedIn(form),
      rules: form.rules ?? [],
      at: context.placeOf([index]),
    };
  });

/** What is put in order keeps its order; picks have none. */
function statedIn(form: QuestionForm): string | undefined {
  if ('order' in form || form.answer === undefined) return form.answer;
  return form.answer.split(', ').toSorted().join(', ');
}

function askOf(form: QuestionForm, setup: Setup): Ask {
  if ('declare' in form)
    return { kind: form.declare === 'attackers' ? 'declareAttackers' : 'declareBlockers' };
  if ('divide' in form) return { kind: 'divide', source: objectId(form.divide) };
  if ('legal' in form) return { kind: 'legality', act: known(actOf(form.legal, setup)[0], 'act') };
  if ('number' in form) return { kind: 'number', of: measureOf(form.number) };
  if ('holds' in form) return { kind: 'holds', expectation: expectationOf(form.holds, setup) };
  if ('pick' in form)
    return { kind: 'pickCreatures', which: form.pick, among: form.among?.map(objectId) };
  if ('pick-acts' in form)
    return { kind: 'pickActs', acts: form['pick-acts'].flatMap((act) => actOf(act, setup)) };
  if ('pick-steps' in form) return { kind: 'pickSteps', which: form['pick-steps'] };
  if ('when' in form) return { kind: 'when', act: known(actOf(form.when, setup)[0], 'act') };
  if ('order' in form) return { kind: 'order', of: form.order };
  return assertNever(form);
}

function measureOf(form: MeasureForm): Measure {
  switch (form.kind) {
    case 'legalAttacks':
    case 'legalBlocks':
    case 'mostAttackRequirements':
    case 'mostBlockRequirements':
    case 'attackers':
    case 'blockers':
    case 'times':
      return form;
    case 'dealtTo':
      return { kind: 'dealtTo', to: objectId(form.name) };
    case 'counters':
      return { kind: 'counters', object: objectId(form.name), counter: form.counter };
    case 'damage':
    case 'power':
    case 'toughness':
    case 'triggered':
    case 'dealtBy':
      return { kind: form.kind, object: objectId(form.name) };
    default:
      return { kind: form.kind, player: playerId(form.name) };
  }
}

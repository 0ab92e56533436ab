import { wordOf } from '../../language/form.ts';
import { questionKind } from '../questionKind.ts';
import { answeringSteps, type PickStepsAsk, STEP_PICKS } from './answeringSteps.ts';

export const pickSteps = questionKind({
  head: 'pick-steps',
  fields: { 'pick-steps': wordOf(STEP_PICKS) },
  ask: (form): PickStepsAsk => ({ kind: 'pickSteps', which: form['pick-steps'] }),
  ...answeringSteps,
});

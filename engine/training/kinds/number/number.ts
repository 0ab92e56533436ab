import { questionKind } from '../../questionKind.ts';
import { answeringNumber, type NumberAsk } from './answeringNumber.ts';
import { measureForm } from './measureForm.ts';

export const number = questionKind({
  head: 'number',
  fields: { number: measureForm },
  ask: (form): NumberAsk => ({ kind: 'number', of: form.number }),
  ...answeringNumber,
});

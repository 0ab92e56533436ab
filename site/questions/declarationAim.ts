import type { Telling } from '../view/entries.ts';
import type { AimMarking } from './aims.ts';
import type { AnswerOf } from './answerKind.ts';

/** What a browser tells of a legal declaration with more or fewer creatures than are asked for. */
export const declarationAim = (
  { aim, creatures }: NonNullable<AnswerOf<'attack' | 'block'>['aimed']>,
  { m }: Telling,
): AimMarking => ({
  kind: 'creatures',
  n: creatures,
  missed: {
    holds: false,
    title: m.aims.missed,
    text: m.aims[aim](creatures),
    rules: [],
    notes: [],
  },
});

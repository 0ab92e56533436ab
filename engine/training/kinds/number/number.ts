import type { RuleKey } from '../../../citation/ruleIndex.ts';
import type { Tryable } from '../../../scenario/scenario.ts';
import type { NumberAnswer } from '../../answers.ts';
import { OF_MEASURE } from '../../mayDecide.ts';
import { questionKind } from '../../questionKind.ts';
import { lastChange } from './lastChange.ts';
import type { Measure } from './measure.ts';
import { measured } from './measured.ts';
import { measureForm } from './measureForm.ts';

/** A number, as it stands when the line has been played to its end. */
export interface NumberAsk {
  readonly kind: 'number';
  readonly of: Measure;
}

export const number = questionKind({
  head: 'number',
  fields: { number: measureForm },
  ask: (form): NumberAsk => ({ kind: 'number', of: form.number }),
  askedBefore: ({ of }) => DECLARED[of.kind],
  answer: ({ of }, position): NumberAnswer | undefined => {
    const value = measured(of, position);
    return value === undefined
      ? undefined
      : { kind: 'number', value, evidence: lastChange(of, position) };
  },
  answerLiesIn: ({ of }) => (DECLARED[of.kind] === undefined ? 'playingOn' : 'whatIsThere'),
  mayDecide: ({ of }) => OF_MEASURE[of.kind],
  rules: ({ evidence }): readonly RuleKey[] => evidence.rules,
  text: ({ value }) => `${value}`,
});

const DECLARED: { readonly [M in Measure['kind']]?: Tryable['kind'] } = {
  legalAttacks: 'attack',
  mostAttackRequirements: 'attack',
  legalBlocks: 'block',
  mostBlockRequirements: 'block',
};

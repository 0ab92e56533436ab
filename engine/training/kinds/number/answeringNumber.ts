import type { RuleKey } from '../../../citation/ruleIndex.ts';
import type { Tryable } from '../../../scenario/scenario.ts';
import type { NumberAnswer } from '../../answers.ts';
import { OF_MEASURE } from '../../mayDecide.ts';
import type { Answering } from '../../questionKind.ts';
import { lastChange } from './lastChange.ts';
import type { Measure } from './measure.ts';
import { measured } from './measured.ts';

/** A number, as it stands when the line has been played to its end. */
export interface NumberAsk {
  readonly kind: 'number';
  readonly of: Measure;
}

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringNumber: Answering<NumberAsk, NumberAnswer> = {
  askedBefore: ({ of }) => DECLARED[of.kind],
  answer: ({ of }, position) => {
    const value = measured(of, position);
    return value === undefined
      ? undefined
      : { kind: 'number', value, evidence: lastChange(of, position) };
  },
  answerLiesIn: ({ of }) => (DECLARED[of.kind] === undefined ? 'playingOn' : 'whatIsThere'),
  mayDecide: ({ of }) => OF_MEASURE[of.kind],
  rules: ({ evidence }): readonly RuleKey[] => evidence.rules,
  text: ({ value }) => `${value}`,
};

const DECLARED: { readonly [M in Measure['kind']]?: Tryable['kind'] } = {
  legalAttacks: 'attack',
  mostAttackRequirements: 'attack',
  legalBlocks: 'block',
  mostBlockRequirements: 'block',
};

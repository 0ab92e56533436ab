import {
  type BehaviourName,
  otherBehaviours,
  RULES_OF_BEHAVIOUR,
} from '../../citation/otherBehaviours.ts';
import { numberOf } from '../../citation/ruleIndex.ts';
import { otherwiseOf } from './otherwise.ts';
import type { Reason } from './reason.ts';
import type { Reasoned } from './reasonsOf.ts';

/** What would be answered if one thing were as an older or a newer printing has it: for whoever learned those rules. */
export function inOtherPrintings({ game, answer, answerIn }: Reasoned): readonly Reason[] {
  const now = answerIn(game);
  if (now === undefined) return [];
  return otherBehaviours(game.edition)
    .filter(({ name }) => name !== HAS_NEW_TYPES)
    .flatMap(({ behaviour, ...printing }): readonly Reason[] => {
      const rule = RULES_OF_BEHAVIOUR[printing.name].find(
        (one) => numberOf(game.edition, one) !== undefined,
      );
      const then = answerIn({ ...game, believed: { ...game.believed, ...behaviour } });
      if (rule === undefined || then?.answer === undefined || then.text === now.text) return [];
      const otherwise = otherwiseOf(answer, then.answer);
      return otherwise === undefined
        ? []
        : [{ altered: { kind: 'printing', ...printing }, rule, otherwise }];
    });
}

/** Before something of a new type could be attacked, there was none: the question could not have been asked. */
const HAS_NEW_TYPES: BehaviourName = 'attackable';

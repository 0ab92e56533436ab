import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import type { GameState } from '../../state/gameState.ts';
import type { PickOption } from '../answers.ts';
import type { Answer } from '../questionKinds.ts';
import { type PickedOne, pickedOf } from './otherwise.ts';
import type { Reason } from './reason.ts';

/** Of what is refused for one thing alone, the rule that refuses it: without it this would be right. */
export function refusalsIn({ edition }: GameState, answer: Answer): readonly Reason[] {
  const isPrinted = (rule: RuleKey): boolean => numberOf(edition, rule) !== undefined;
  if (answer.kind === 'legality') {
    const rule = answer.violations.length === 1 ? answer.rules.find(isPrinted) : undefined;
    return rule === undefined
      ? []
      : [{ altered: { kind: 'rule' }, rule, otherwise: { kind: 'legality', legal: true } }];
  }
  if (answer.kind !== 'pick') return [];
  const refused = answer.options.flatMap((option, place): readonly Refused[] => {
    const rule = option.rules.find(isPrinted);
    return option.right || rule === undefined || !isForOneThing(option)
      ? []
      : [{ rule, picked: pickedOf(option, place) }];
  });
  return [...Map.groupBy(refused, ({ rule }) => rule)].map(([rule, together]) => ({
    altered: { kind: 'rule' },
    rule,
    otherwise: { kind: 'pick', gains: together.map(({ picked }) => picked), loses: [] },
  }));
}

const isForOneThing = (option: PickOption): boolean =>
  option.kind === 'act' ? option.violations.length === 1 : option.rules.length === 1;

interface Refused {
  readonly rule: RuleKey;
  readonly picked: PickedOne;
}

import type { RuleKey } from '../citation/ruleIndex.ts';
import { RECIPIENT_RULE } from '../damage/assignsNone.ts';
import type { Ordered, Question } from '../scenario/question.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { Answer } from './asked.ts';
import { NAMED } from './shown.ts';

/** The rules that an answer rests on: those that the file names, or else those by which the engine came to it. */
export function rulesBehind({ ask, rules }: Question, answer: Answer): readonly RuleKey[] {
  if (rules.length > 0) return rules;
  switch (answer.kind) {
    case 'attack':
    case 'block':
      return DECLARING[answer.kind];
    case 'division':
      return ['damage.equalToPower', RECIPIENT_RULE[answer.choice.role]];
    case 'legality':
      return answer.legal ? rulesOfLegal(answer) : [];
    case 'order':
      return ask.kind === 'order' ? IN_ORDER[ask.of] : [];
    case 'number':
    case 'yesNo':
    case 'pick':
      return answer.shown.rules;
    default:
      return assertNever(answer);
  }
}

/** CR 500.1, 405.5, 500.7: what puts these in order. */
const IN_ORDER: { readonly [O in Ordered]: readonly RuleKey[] } = {
  steps: ['turn.phases'],
  resolutions: ['stack.topResolves'],
  turns: ['turn.extraTurns'],
};

/** CR 508.1c-d, 509.1b-c: what a declaration is judged by. */
const DECLARING: { readonly [K in 'attack' | 'block']: readonly RuleKey[] } = {
  attack: ['attackers.restrictions', 'attackers.requirements'],
  block: ['blockers.restrictions', 'blockers.requirements'],
};

/** CR 508.1h-j, 509.1d-f: what it may cost comes after that. */
const PAYING: { readonly [K in 'attack' | 'block']: RuleKey } = {
  attack: 'attackers.payCosts',
  block: 'blockers.payCosts',
};

function rulesOfLegal({
  act,
  told,
}: Extract<Answer, { readonly kind: 'legality' }>): readonly RuleKey[] {
  if (act.kind !== 'attack' && act.kind !== 'block') return told?.rules.slice(0, NAMED) ?? [];
  return act.payment === undefined
    ? DECLARING[act.kind]
    : [...DECLARING[act.kind], PAYING[act.kind]];
}

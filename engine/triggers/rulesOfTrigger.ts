import type { RuleKey } from '../citation/ruleIndex.ts';
import { meaningOf } from '../keywords/lists.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { wordsOf } from '../state/filterWords.ts';
import { isCharacteristicWord } from '../state/matchesCharacteristics.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import { TRIGGER_KINDS, type TriggerKind } from './triggerKinds.ts';

/** `oneOfSeveral`: the same keyword of the same source triggered on the same event more than once. */
export type TriggerSort = 'ability' | 'oneOfSeveral' | 'delayed';

/** The rules by which an ability triggered, the most telling first. */
export function rulesOfTrigger(
  { ability }: WaitingTrigger,
  sort: TriggerSort,
  events: readonly GameEvent[],
): readonly RuleKey[] {
  const step: readonly RuleKey[] = [
    ...(ability.step === 'endOfCombat' ? (['endOfCombat.triggers'] as const) : []),
    ...(ability.step === 'endStep' ? (['endStep.triggers'] as const) : []),
  ];
  if (sort === 'delayed') return [...step, 'triggers.delayedOnce'];
  const kind = TRIGGER_KINDS[ability.event];
  const meaning = ability.keyword && meaningOf(ability.keyword);
  const multiple = sort === 'oneOfSeveral' ? meaning?.multiple : undefined;
  return [
    ...step,
    ...(meaning?.rules ?? []),
    ...(multiple === undefined ? [] : [multiple]),
    ...kind.rules,
    ...(ability.filter === undefined || kind.comparing === undefined ? [] : [kind.comparing]),
    ...(looksAtAttackers(ability) ? (['triggers.attackersCharacteristics'] as const) : []),
    ...declarationRules(kind, events),
    ...(ability.if === undefined ? [] : (['triggers.interveningIf'] as const)),
    // CR 502.4: nobody gets priority in the untap step, so that it is held.
    ...(events.some(({ kind }) => kind === 'permanentsUntapped')
      ? (['untap.noPriority'] as const)
      : []),
    'triggers.event',
  ];
}

/** CR 508.1m, 509.1i: what triggers on a declaration, and not on what an effect makes of it. */
function declarationRules({ on }: TriggerKind, events: readonly GameEvent[]): readonly RuleKey[] {
  const declared = (kind: 'attack' | 'block'): boolean =>
    events.some((event) => event.kind === kind && event.outcome === 'done');
  if (on === 'attackers' && declared('attack')) return ['attackers.triggersTrigger'];
  return on === 'blockers' && declared('block') ? ['blockers.triggersTrigger'] : [];
}

/** CR 508.2a: whether it is about attackers of some color, type or size. */
const looksAtAttackers = ({ event, of }: WaitingTrigger['ability']): boolean =>
  event === 'attacks' &&
  of.kind === 'all' &&
  wordsOf(of.filter).some((word) => word !== 'type' && isCharacteristicWord(word));

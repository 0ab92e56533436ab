import type { Ranked } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { wordsOf } from '../state/filterWords.ts';
import { isCharacteristicWord } from '../state/matchesCharacteristics.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import { TRIGGER_KINDS, type TriggerKind } from './triggerKinds.ts';

/** `oneOfSeveral`: the same keyword of the same source triggered on the same event more than once. */
export type TriggerSort = 'ability' | 'oneOfSeveral' | 'delayed';

/** The rules by which an ability triggered: those of its keyword, of its kind of event, and of what it asks besides. */
export function rulesOfTrigger(
  { ability }: WaitingTrigger,
  sort: TriggerSort,
  events: readonly GameEvent[],
): Ranked {
  if (sort === 'delayed')
    return { decides: [...stepRules(ability.step), 'triggers.delayedOnce'], applies: [] };
  const kind = TRIGGER_KINDS[ability.event];
  const meaning = ability.keyword && meaningOf(ability.keyword);
  const [keyword, ...ofKeyword] = meaning?.rules ?? [];
  const [first, ...ofKind] = kind.rules;
  const multiple = sort === 'oneOfSeveral' ? meaning?.multiple : undefined;
  const named: readonly (RuleKey | undefined)[] = [keyword, multiple, first];
  return {
    decides: [...named.filter((rule) => rule !== undefined), ...askedBy(ability, kind), ...ofKind],
    applies: [
      ...ofKeyword,
      ...declarationRules(kind, events),
      // CR 502.4: nobody gets priority in the untap step, so that it is held.
      ...(events.some(({ kind }) => kind === 'permanentsUntapped')
        ? (['untap.noPriority'] as const)
        : []),
      'triggers.event',
    ],
  };
}

const stepRules = (step: WaitingTrigger['ability']['step']): readonly RuleKey[] => [
  ...(step === 'endOfCombat' ? (['endOfCombat.triggers'] as const) : []),
  ...(step === 'endStep' ? (['endStep.triggers'] as const) : []),
];

/** CR 603.4, 509.3f, 508.2a: what it asks besides its event. */
const askedBy = (ability: WaitingTrigger['ability'], kind: TriggerKind): readonly RuleKey[] => [
  ...(ability.if === undefined ? [] : (['triggers.interveningIf'] as const)),
  ...(ability.filter === undefined || kind.comparing === undefined ? [] : [kind.comparing]),
  ...(looksAtAttackers(ability) ? (['triggers.attackersCharacteristics'] as const) : []),
  ...(asksWhoHadTo(ability) ? (['combat.hadToAttack'] as const) : []),
];

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

/** CR 506.7: whether it is about attackers that had to attack. */
const asksWhoHadTo = ({ of }: WaitingTrigger['ability']): boolean =>
  of.kind === 'all' && wordsOf(of.filter).includes('hadToAttack');

import type { Grammar } from '../wording/grammar.ts';
import type { SentencesOf, Slots } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { ConditionWording } from './conditions.ts';
import { anyOf, type NounPhrases } from './nounPhrases.ts';
import { isSelf } from './references.ts';
import type { TriggeredAbility } from './words.ts';

/** What a language has for when an ability triggers: a sentence for each event. */
export interface TriggerLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly triggers: SentencesOf<TriggeredAbility['event'] | 'step'>;
  readonly conditions: Pick<ConditionWording, 'conditionWords'>;
}

/** When an ability triggers: `whenever a creature attacks you`. */
export const whenWordsIn =
  (l: TriggerLanguage) =>
  (ability: TriggeredAbility): string =>
    say(l.triggers, ability.event, slotsOf(ability, l), l.grammar);

function slotsOf(ability: TriggeredAbility, l: TriggerLanguage): Slots {
  const { of, to, n, step, whose } = ability;
  const several = l.nouns.several(ability.filter ?? {});
  return {
    of: anyOf(of, l.nouns),
    single: isSingle(ability) ? 'yes' : undefined,
    to: to === undefined ? undefined : l.nouns.player(to),
    n,
    count: l.nouns.numeral(n ?? 1, several),
    several,
    named: ability.filter === undefined && n === undefined ? undefined : 'yes',
    ...filtered(ability, l.nouns),
    condition:
      ability.if === undefined ? undefined : l.conditions.conditionWords(ability.if, 'subjunctive'),
    step,
    whose,
    name: say(l.triggers, 'step', { step }, l.grammar),
  };
}

/** What the filter is said of, in the forms that sentences may need; absent where there is none. */
function filtered({ filter, of }: TriggeredAbility, nouns: NounPhrases): Slots {
  const { other: _, ...rest } = filter ?? {};
  return {
    one: nouns.one(filter ?? {}),
    filter: filter === undefined ? undefined : nouns.one(filter),
    permanent: filter === undefined ? undefined : nouns.one(filter, 'permanent'),
    source: filter === undefined ? undefined : nouns.one(filter, 'source'),
    spell: nouns.one(filter ?? {}, 'spell'),
    kind: filter === undefined ? undefined : nouns.several(filter),
    cardKind: filter === undefined ? undefined : nouns.bare(filter, 'permanent'),
    another: nouns.one({ ...rest, other: true }),
    others: nouns.several(rest),
    beside:
      filter === undefined
        ? undefined
        : nouns.one(isSelf(of) ? { ...filter, other: true } : filter),
  };
}

/** What can only be once to what there is only one of: dying, or entering. */
const isSingle = ({ of }: TriggeredAbility): boolean =>
  of.kind === 'reference' && (of.reference === 'self' || of.reference === 'attached');

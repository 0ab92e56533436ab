import { NEWEST_EDITION, type RuleKey } from '../engine.ts';
import type { AskedItem } from './askedItems.ts';

/** How near a rule is to the answer to a question. */
type Nearness = 'turnsOnItFirst' | 'turnsOnIt' | 'restsOnIt' | 'none';

const NEAREST: readonly Nearness[] = ['turnsOnItFirst', 'turnsOnIt', 'restsOnIt'];

/** Questions by how a rule bears on their answers, each list the best first. */
interface BoardsOfRule {
  /** The answer turns on the rule. */
  readonly decided: readonly AskedItem[];
  /** The rule is among those behind the answer. */
  readonly resting: readonly AskedItem[];
}

/**
 * Questions of today's rules whose answers have to do with one of these: what turns on it first, then the easier, then
 * boards with less on them. Of a scenario that asks several, the best.
 */
export function boardsOfRule(keys: readonly RuleKey[], items: readonly AskedItem[]): BoardsOfRule {
  const near = items
    .filter(({ facts }) => facts.editions[0] === NEWEST_EDITION)
    .map((item) => ({ item, nearness: nearnessOf(item, keys) }))
    .filter(({ nearness }) => nearness !== 'none')
    .toSorted(
      (a, b) =>
        NEAREST.indexOf(a.nearness) - NEAREST.indexOf(b.nearness) ||
        a.item.facts.knowledge - b.item.facts.knowledge ||
        sizeOf(a.item) - sizeOf(b.item),
    )
    .filter(({ item }, at, all) => all.findIndex((one) => one.item.facts === item.facts) === at);
  return {
    decided: near.flatMap(({ item, nearness }) => (nearness === 'restsOnIt' ? [] : [item])),
    resting: near.flatMap(({ item, nearness }) => (nearness === 'restsOnIt' ? [item] : [])),
  };
}

function nearnessOf({ facts, question }: AskedItem, keys: readonly RuleKey[]): Nearness {
  const turnsOn = facts.questions.find(({ id }) => id === question)?.turnsOn ?? [];
  const place = turnsOn.findIndex((key) => keys.includes(key));
  if (place >= 0) return place === 0 ? 'turnsOnItFirst' : 'turnsOnIt';
  // Which of its questions a scenario's other rules are behind is not kept.
  const rests =
    facts.genre === 'exercise' &&
    facts.courses.some(({ rulesInAnswers }) => rulesInAnswers.some((key) => keys.includes(key)));
  return rests ? 'restsOnIt' : 'none';
}

/** How much lies on a board; a scenario has more to read. */
const sizeOf = ({ facts: { asked } }: AskedItem): number => asked?.permanents.length ?? 10;

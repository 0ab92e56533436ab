import type { RuleKey } from '../../citation/ruleIndex.ts';
import { EVERY_KEYWORD } from '../../language/keywords/lists.ts';
import type { Topic } from '../../scenario/scenario.ts';
import { assertNever } from '../../vocabulary/result.ts';
import type { AskOfLesson } from './askOf.ts';
import type { Lesson } from './lesson.ts';

/** What a question is about, where a library sorts it in first; then what is done in it. */
export function topicsOf({ question: { answer, rules, reasons }, ask, standing }: Lesson) {
  const refused = answer.kind === 'legality' ? answer.rules : [];
  const deciding = [...reasons.map(({ rule }) => rule), ...refused, ...rules];
  const [about] = deciding.flatMap((rule) => topicOf(rule) ?? []);
  const also: readonly Topic[] = standing.players.length > 2 ? ['multiplayer'] : [];
  return [...new Set([...(about === undefined ? [] : [about]), doneIn(ask), ...also])];
}

/** So many rules meet, which decide it: past the first, each makes it harder. */
export function levelOf({ question: { reasons } }: Lesson): number {
  const meeting = new Set(
    reasons.filter(({ altered }) => altered.kind !== 'rule').map(({ rule }) => rule),
  );
  return LEVELS[Math.max(0, meeting.size - 1)] ?? 5;
}

/** One rule, two that meet, three. */
const LEVELS = [1, 3, 4];

function doneIn(ask: AskOfLesson): Topic {
  switch (ask.kind) {
    case 'declare':
      return ask.which === 'attackers' ? 'declareAttackers' : 'declareBlockers';
    case 'legality':
      if (ask.act.kind === 'attack') return 'declareAttackers';
      return ask.act.kind === 'block' ? 'declareBlockers' : 'combatDamage';
    case 'pickCreatures':
      if (ask.which === 'mayAttack') return 'declareAttackers';
      return ask.which === 'mayBlock' ? 'declareBlockers' : 'combatDamage';
    case 'number':
      if (ask.of.kind === 'legalAttacks') return 'declareAttackers';
      return ask.of.kind === 'legalBlocks' ? 'declareBlockers' : 'combatDamage';
    case 'divide':
      return 'combatDamage';
    default:
      return assertNever(ask);
  }
}

/** What a rule is about that a library has a shelf for. */
function topicOf(rule: RuleKey): Topic | undefined {
  if (rule.startsWith('keyword.')) return topicOfKeyword(rule.slice('keyword.'.length));
  return TOPICS_OF.find(([beginning]) => beginning.test(rule))?.[1];
}

const TOPICS_OF: readonly (readonly [rules: RegExp, topic: Topic])[] = [
  [/^(?:attackers|blockers)\.(?:cost|pay)|^cost\./, 'costs'],
  [/^(?:attackers|blockers)\.requirement|^action\.goaded/, 'requirements'],
  [/^(?:attackers|blockers)\.restriction/, 'restrictions'],
  [/^triggers\./, 'triggers'],
  [/^planeswalker\./, 'planeswalkers'],
];

function topicOfKeyword(name: string): Topic | undefined {
  if (/^trample/.test(name)) return 'trample';
  if (name === 'firstStrike' || name === 'doubleStrike') return 'firstStrike';
  const meaning = EVERY_KEYWORD.find(({ keyword }) => keyword === name);
  return meaning?.forbids === undefined ? undefined : 'evasion';
}

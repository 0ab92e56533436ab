import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { everyAttack, everyBlock } from '../../../declaration/decisionTable.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { LISTABLE } from './listable.ts';

/**
 * What decides which declarations are legal at the decision that a line has come to: the rules that any conceivable one
 * breaks, both where they are too many to look through, and where none breaks either, whose creatures may be chosen.
 */
export function rulesDeciding(line: Line): readonly RuleKey[] {
  const game = gameOf(line);
  const decision = decisionOf(line);
  if (decision.kind === 'declareAttackers') return among('attack', everyAttack(game, LISTABLE));
  return decision.kind === 'declareBlockers'
    ? among('block', everyBlock(game, decision.player, LISTABLE))
    : [];
}

function among(side: 'attack' | 'block', rows: Rows | undefined): readonly RuleKey[] {
  const { judging, choose } = RULES[side];
  if (rows === undefined) return judging;
  const broken = new Set(
    rows.flatMap(({ verdict }) => verdict.violations.flatMap(({ rules }) => rules)),
  );
  const found = judging.filter((rule) => broken.has(rule));
  return found.length > 0 ? found : [choose];
}

type Rows = NonNullable<ReturnType<typeof everyAttack> | ReturnType<typeof everyBlock>>;

/** CR 508.1a-d, 509.1a-c */
const RULES = {
  attack: {
    judging: ['attackers.restrictions', 'attackers.requirements'],
    choose: 'attackers.choose',
  },
  block: {
    judging: ['blockers.restrictions', 'blockers.requirements'],
    choose: 'blockers.choose',
  },
} as const satisfies Record<string, { judging: readonly RuleKey[]; choose: RuleKey }>;

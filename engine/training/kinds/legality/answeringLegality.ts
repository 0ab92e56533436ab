import { numberOf, type RuleKey } from '../../../citation/ruleIndex.ts';
import type { GameEvent } from '../../../log/gameEvent.ts';
import type { Violation } from '../../../log/verdict.ts';
import { advanceToPriority } from '../../../scenario/advance.ts';
import { gameOf, type Line } from '../../../scenario/line.ts';
import type { Tryable } from '../../../scenario/scenario.ts';
import { ACTS } from '../../../turn/acts.ts';
import { OF_ACT } from '../../mayDecide.ts';
import { goToDecisionOn } from '../../position.ts';
import type { Answering } from '../../questionKind.ts';
import { rulesDeciding } from '../declare/decidingOn.ts';
import { rulingOn } from './ruling.ts';

/** Legal or not, and by which rule. */
export interface LegalityAsk {
  readonly kind: 'legality';
  readonly act: Tryable;
}

export interface LegalityAnswer {
  readonly kind: 'legality';
  readonly act: Tryable;
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  /** That of what is legal. */
  readonly event: GameEvent | undefined;
  /** What makes it so; what refuses it is in `rules`. */
  readonly decidedBy: readonly RuleKey[];
  /** Any of these is the right reason. */
  readonly rules: readonly RuleKey[];
  /** These among others of their kind, in the order of numbers. */
  readonly offered: readonly RuleKey[];
}

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringLegality: Answering<LegalityAsk, LegalityAnswer> = {
  askedBefore: ({ act }) => act.kind,
  goTo: ({ act }, line) =>
    'player' in act ? advanceToPriority(line, act.player) : goToDecisionOn(act.kind, line),
  answer: ({ act }, { line }) => judged(line, act),
  answerLiesIn: () => 'whatIsThere',
  mayDecide: ({ act }) => OF_ACT[act.kind],
  rules: ({ decidedBy }) => decidedBy,
  text: ({ legal }) => (legal ? 'true' : 'false'),
};

/** Whether this may be done now, and by which rules not; nothing where the game never comes to it. */
function judged(line: Line, act: Tryable): LegalityAnswer | undefined {
  const ruling = rulingOn(line, act);
  if (ruling === undefined) return undefined;
  const rules = [...new Set(ruling.violations.flatMap((violation) => violation.rules))];
  // Rules that such an act is refused by, so that the right one does not stand alone.
  const offered = oneOfEachNumber(line, [...rules, ...ACTS[act.kind].refusedBy]);
  const decidedBy = ruling.legal ? rulesOfLegal(line, act, ruling.event) : [];
  return { kind: 'legality', act, ...ruling, decidedBy, rules, offered };
}

function oneOfEachNumber(line: Line, keys: readonly RuleKey[]): readonly RuleKey[] {
  const { edition } = gameOf(line);
  const byNumber = new Map<string, RuleKey>();
  for (const key of keys) {
    const number = numberOf(edition, key);
    if (number !== undefined && !byNumber.has(number)) byNumber.set(number, key);
  }
  return [...byNumber]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, key]) => key);
}

function rulesOfLegal(line: Line, act: Tryable, event: GameEvent | undefined): readonly RuleKey[] {
  if (act.kind !== 'attack' && act.kind !== 'block') return event?.decides ?? [];
  const told = event?.decides ?? [];
  // What nobody could break still counts as obeyed.
  const judging = rulesDeciding(line).filter((rule) => !told.includes(rule));
  return [...(act.payment === undefined ? [] : [PAYING[act.kind]]), ...judging, ...told];
}

/** CR 508.1h-j, 509.1d-f: what a declaration may cost comes after it is judged. */
const PAYING: { readonly [K in 'attack' | 'block']: RuleKey } = {
  attack: 'attackers.payCosts',
  block: 'blockers.payCosts',
};

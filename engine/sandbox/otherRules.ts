import { EDITION_IDS, type EditionId } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Replay } from '../explanation/frame.ts';
import type { Board } from './board.ts';
import { tableOf } from './tableOf.ts';

/** What the rules of some editions say of a board otherwise than those that it goes by. */
export interface OtherRules {
  /** From the oldest. */
  readonly editions: readonly EditionId[];
  readonly says: SaidByRules;
}

export type SaidByRules =
  /** Something that is done or tried is refused, by these rules of theirs. */
  | { readonly kind: 'refused'; readonly rules: readonly RuleKey[] }
  /** All of it is legal, and how combat ends where what is open is done as the engine suggests. */
  | { readonly kind: 'over'; readonly outcome: Replay['outcome'] };

/**
 * What is done and tried on a board as all other rules rule on it: only what they say otherwise, those that agree together.
 */
export function otherRules(board: Board): readonly OtherRules[] {
  const own = comparable(saidBy(board));
  const others = EDITION_IDS.filter((edition) => edition !== board.edition).map((edition) => ({
    edition,
    says: saidBy({ ...board, edition }),
  }));
  return [...Map.groupBy(others, ({ says }) => comparable(says))].flatMap(([text, alike]) => {
    const [first] = alike;
    return text === own || first === undefined
      ? []
      : [{ editions: alike.map(({ edition }) => edition), says: first.says }];
  });
}

/** That it is refused is the same by whatever number. */
const comparable = (says: SaidByRules): string =>
  says.kind === 'refused' ? says.kind : JSON.stringify(says);

function saidBy(board: Board): SaidByRules {
  const { stopped, replay } = tableOf(board, 'end');
  if (stopped === undefined) return { kind: 'over', outcome: replay.outcome };
  const rules = stopped.troubles.flatMap((trouble) =>
    trouble.kind === 'refusedInstead' ? trouble.violations.flatMap((one) => one.rules) : [],
  );
  return { kind: 'refused', rules: [...new Set(rules)] };
}

import { type EditionId, NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { numbersOf, type RuleKey } from '../../engine/citation/ruleIndex.ts';
import type { RuleNumber } from '../../engine/citation/ruleNumber.ts';
import { type Ledger, type Statement, statementsOf } from '../../site/library/ledger/ledger.ts';
import { TOLD_ON_PAGES } from '../../site/library/ledger/toldOnPages.ts';
import type { Showing, ShownCitation } from './showing.ts';

/** A statement and whether a scenario shows it. */
export interface Coverage {
  readonly statement: Statement;
  readonly state: CoverageState;
}

export type CoverageState =
  | { readonly kind: 'covered'; readonly by: readonly Witness[] }
  /** No scenario lists it. */
  | { readonly kind: 'notListed' }
  /** Scenarios list it, but a rule of it decides none of their frames, nor does their text cite one that applies. */
  | { readonly kind: 'notCited'; readonly listedBy: readonly Listing[] }
  /** No board shows it, for a reason; the pages of its rules tell it. */
  | { readonly kind: 'onRulePage'; readonly pages: readonly RuleNumber[]; readonly reason: string }
  | { readonly kind: 'needsRulePage'; readonly reason: string }
  | { readonly kind: 'noRule'; readonly reason: string };

/** The frames of one line of play at which the statement is found, and the questions whose answer rests on its rule. */
export interface Witness {
  readonly scenario: string;
  readonly edition: EditionId;
  readonly branch: string;
  readonly frames: readonly number[];
  readonly questions: readonly string[];
}

export interface Listing {
  readonly scenario: string;
  readonly failing: readonly EditionId[];
}

/** Whether a statement is neither taught nor known to be about no rule. */
export const isMissing = ({ state: { kind } }: Coverage): boolean =>
  kind === 'notListed' || kind === 'notCited' || kind === 'needsRulePage';

/** Every statement of the ledger, in its order, with what shows it or why nothing does. */
export const coverageOf = (ledger: Ledger, showings: readonly Showing[]): readonly Coverage[] =>
  statementsOf(ledger).map((statement) => ({
    statement,
    state: stateOf(statement, showings, ledger.rulePages.get(statement.id)),
  }));

function stateOf(
  statement: Statement,
  showings: readonly Showing[],
  rulePage: string | undefined,
): CoverageState {
  const listing = showings.filter(({ claims }) => claims.some(({ id }) => id === statement.id));
  const by = listing.flatMap((showing) => witnessesIn(showing, statement));
  if (by.length > 0) return { kind: 'covered', by };
  if (statement.reason !== undefined) return { kind: 'noRule', reason: statement.reason };
  if (rulePage !== undefined) return ofRulePage(statement, rulePage);
  if (listing.length === 0) return { kind: 'notListed' };
  const listedBy = listing.map(({ scenario, failing }) => ({ scenario, failing }));
  return { kind: 'notCited', listedBy };
}

function ofRulePage({ rules }: Statement, reason: string): CoverageState {
  const told = rules.filter((rule) => TOLD_ON_PAGES.includes(rule));
  const pages = numbersOf(NEWEST_EDITION, told);
  return pages.length > 0
    ? { kind: 'onRulePage', pages, reason }
    : { kind: 'needsRulePage', reason };
}

/**
 * Where a reader finds a statement, in editions in which it is true: frames and answers that one of its rules decides, and
 * frames where one applies and the text of the page says so.
 */
export function witnessesIn(
  { scenario, citations }: Showing,
  { rules, editions }: Statement,
): readonly Witness[] {
  const telling = citations.filter(
    (citation) =>
      editions.includes(citation.edition) && shownBy(citation).some((key) => rules.includes(key)),
  );
  const lines = Map.groupBy(telling, ({ edition, branch }) => `${edition} ${branch}`);
  return [...lines.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { edition, branch } = first;
    const all = [first, ...others];
    return [
      {
        scenario,
        edition,
        branch,
        frames: all.flatMap((one) => (one.kind === 'frame' ? [one.frame] : [])),
        questions: all.flatMap((one) => (one.kind === 'question' ? [one.question] : [])),
      },
    ];
  });
}

const shownBy = (citation: ShownCitation): readonly RuleKey[] =>
  citation.kind === 'frame' ? [...citation.rules, ...citation.told] : citation.rules;

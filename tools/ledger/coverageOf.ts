import type { EditionId } from '../../engine/citation/editions.ts';
import { type Ledger, type Statement, statementsOf } from '../../site/library/ledger/ledger.ts';
import type { Showing } from './showing.ts';

/** A statement and whether a scenario shows it. */
export interface Coverage {
  readonly statement: Statement;
  readonly state: CoverageState;
}

export type CoverageState =
  | { readonly kind: 'covered'; readonly by: readonly Witness[] }
  /** No scenario lists it. */
  | { readonly kind: 'notListed' }
  /** Scenarios list it, but none of their frames cites a rule of it. */
  | { readonly kind: 'notCited'; readonly listedBy: readonly Listing[] }
  | { readonly kind: 'needsRulePage'; readonly reason: string }
  | { readonly kind: 'noRule'; readonly reason: string };

/** The frames of one line of play that cite a rule of the statement. */
export interface Witness {
  readonly scenario: string;
  readonly edition: EditionId;
  readonly branch: string;
  readonly frames: readonly number[];
}

export interface Listing {
  readonly scenario: string;
  readonly failing: readonly EditionId[];
}

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
  if (rulePage !== undefined) return { kind: 'needsRulePage', reason: rulePage };
  if (listing.length === 0) return { kind: 'notListed' };
  const listedBy = listing.map(({ scenario, failing }) => ({ scenario, failing }));
  return { kind: 'notCited', listedBy };
}

/** The frames that cite a rule of a statement, in editions in which the statement is true. */
export function witnessesIn(
  { scenario, citations }: Showing,
  { rules, editions }: Statement,
): readonly Witness[] {
  const telling = citations.filter(
    (citation) =>
      editions.includes(citation.edition) && citation.rules.some((key) => rules.includes(key)),
  );
  const lines = Map.groupBy(telling, ({ edition, branch }) => `${edition} ${branch}`);
  return [...lines.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { edition, branch } = first;
    const frames = [first, ...others].map(({ frame }) => frame);
    return [{ scenario, edition, branch, frames }];
  });
}

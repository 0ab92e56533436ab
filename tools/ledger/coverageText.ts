import { EDITION_IDS, NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { numbersOf } from '../../engine/citation/ruleIndex.ts';
import { assertNever } from '../../engine/vocabulary/result.ts';
import type { Statement } from '../../site/library/ledger/ledger.ts';
import type { Coverage, CoverageState, Listing, Witness } from './coverageOf.ts';
import type { Count, Summary } from './summary.ts';

/** The coverage as lines for a terminal: one for each statement, then the counts. */
export const coverageText = (coverage: readonly Coverage[], summary: Summary): string =>
  [
    ...coverage.map(coverageLine),
    '',
    ...summary.documents.map(
      ({ id, title, statements, examples }) =>
        `${id}  statements ${ratio(statements)}, examples ${ratio(examples)}: ${title}`,
    ),
    `on rule pages: ${summary.onRulePages}; about no rule: ${summary.noRule}; not yet: ${summary.notYet}`,
    `examples covered ${ratio(summary.examples)}`,
    `statements covered ${ratio(summary.statements)}`,
  ].join('\n');

const ratio = ({ covered, of }: Count): string => `${covered} of ${of}`;

/** A statement, its rules, and what shows it. */
export const coverageLine = ({ statement, state }: Coverage): string =>
  `${statement.id.padEnd(8)}${ruleNumbers(statement).padEnd(18)}  ${wordState(state)}`;

/** The numbers of a statement's rules in the newest edition in which it is true. */
export function ruleNumbers({ rules, editions }: Statement): string {
  const newest = EDITION_IDS.findLast((edition) => editions.includes(edition)) ?? NEWEST_EDITION;
  const numbers = numbersOf(newest, rules).join(', ');
  return newest === NEWEST_EDITION ? numbers : `${numbers} (${newest})`;
}

function wordState(state: CoverageState): string {
  switch (state.kind) {
    case 'covered':
      return wordWitnesses(state.by);
    case 'notListed':
      return 'not yet: no scenario lists it';
    case 'notCited':
      return `not yet: nothing says it in ${state.listedBy.map(wordListing).join(', ')}`;
    case 'onRulePage':
      return `the page of ${state.pages.join(', ')} (${state.reason})`;
    case 'needsRulePage':
      return `not yet: needs a rule page (${state.reason})`;
    case 'noRule':
      return `about no rule (${state.reason})`;
    default:
      return assertNever(state);
  }
}

/** Each scenario once, with the frames of the first line of play that shows it. */
function wordWitnesses(by: readonly Witness[]): string {
  const first = [...Map.groupBy(by, ({ scenario }) => scenario).values()].flatMap((all) =>
    all.slice(0, 1),
  );
  return first.map(wordWitness).join('; ');
}

function wordWitness({ scenario, edition, branch, frames, questions }: Witness): string {
  const line = branch === 'main' ? edition : `${edition}, ${branch}`;
  const places = [...frames, ...questions.map((id) => `“${id}”`)].join(', ');
  return `${scenario} (${line}) at ${places}`;
}

const wordListing = ({ scenario, failing }: Listing): string =>
  failing.length === 0 ? scenario : `${scenario} (which does not hold in ${failing.join(', ')})`;

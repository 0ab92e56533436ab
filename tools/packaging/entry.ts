// What the package runs: all that the engine offers, and beside the code of an issue a sentence. The engine has no prose.
import {
  type Issue,
  type Reading,
  type Result,
  readScenario as read,
  type Scenario,
} from '../../engine/package.ts';
import { sentenceOf } from '../../site/library/wordIssue.ts';

export * from '../../engine/package.ts';

/** An issue with what is wrong in words, in English; its place stands beside it. */
interface IssueInWords extends Issue {
  readonly sentence: string;
}

export function readScenario(
  text: string,
  reading?: Reading,
): Result<Scenario, readonly IssueInWords[]> {
  const found = read(text, reading);
  return found.ok ? found : { ok: false, error: found.error.map(inWords) };
}

/** Whoever installed the package has no commands to search with. */
const inWords = (issue: Issue): IssueInWords => ({
  ...issue,
  sentence: sentenceOf(issue).replaceAll(/, which `npm run [^`]*` searches/g, ''),
});

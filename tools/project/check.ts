/**
 * One check of the project. A module in tools/checks/ exports one as `check`, and
 * `npm run check` finds it there.
 */
export interface Check {
  readonly name: string;
  /** What is wrong, one sentence each, beginning with `file:line:` where there is one. */
  readonly run: () => Promise<readonly string[]>;
  /** What is still to be done and no mistake, a line each. */
  readonly left?: () => Promise<readonly string[]>;
}

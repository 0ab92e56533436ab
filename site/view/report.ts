import type { EditionId } from '../engine.ts';

/** A step that a reader holds for wrong. */
export interface StepInDoubt {
  /** The path of the page, as it is served. */
  readonly page: string;
  /** The step's anchor: `step-7`. */
  readonly step: string;
  readonly edition: EditionId;
}

/** A new issue in the repository, the form `ruling.yml` filled in with where the doubt is. */
export function reportOf(repository: string, { page, step, edition }: StepInDoubt): URL {
  const report = new URL(`${repository.replace(/\/$/, '')}/issues/new`);
  report.searchParams.set('template', 'ruling.yml');
  report.searchParams.set('page', `${page}#${step}`);
  report.searchParams.set('step', step);
  report.searchParams.set('edition', edition);
  return report;
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longer than all else together takes for one core; in a fresh clone nobody remembers how long it took. */
const LONG: readonly string[] = ['engine/testing/rulings/cards/cardsPlay.test.ts'];

/** Begins with the files that take long, so that no core waits for another at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONG.some((file) => moduleId.endsWith(`/${file}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}

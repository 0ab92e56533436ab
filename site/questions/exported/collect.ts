import type { ExportedQuestion } from '../../exports/exportedSet.ts';
import { type Asking, readQuestion } from './readQuestion.ts';

export interface Collected {
  readonly questions: readonly ExportedQuestion[];
  /** Addresses of what could not be had. */
  readonly missing: readonly string[];
}

/** So many pages are asked for at once. */
const GROUP = 6;

/** All questions of a set in its order; `tell` hears how many are there. */
export async function collect(
  addresses: readonly string[],
  asking: Asking,
  tell: (count: number) => void,
): Promise<Collected> {
  const found: (ExportedQuestion | undefined)[] = [];
  for (let first = 0; first < addresses.length; first += GROUP) {
    tell(first);
    const group = addresses.slice(first, first + GROUP);
    found.push(
      ...(await Promise.all(group.map((one) => readQuestion(one, asking).catch(() => undefined)))),
    );
    // What the page has to do meanwhile, it does.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {
    questions: found.filter((one) => one !== undefined),
    missing: addresses.filter((_, index) => found[index] === undefined),
  };
}

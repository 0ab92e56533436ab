import { eraseBase, type StoreOutcome } from './base.ts';
import { tellOthers } from './channel.ts';

/**
 * What the site keeps of answers beside the log: those that wait, for the log or for a mark, the summary of
 * scenarios, rounds, exams, the placement test and the choice.
 */
const KEYS = /^(answer |sent |round |exam |class |placement|answers$|review$)/;

/** All that was answered is forgotten, in every tab; a round or an exam that is open there is kept again as it goes on. */
export async function eraseAll(storeOf = (): Storage => localStorage): Promise<StoreOutcome<void>> {
  const outcome = await eraseBase();
  try {
    const store = storeOf();
    for (const key of Object.keys(store)) if (KEYS.test(key)) store.removeItem(key);
  } catch {
    // What is blocked keeps nothing.
  }
  tellOthers();
  return outcome;
}

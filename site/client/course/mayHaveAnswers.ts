const KEPT = /^(answers$|answer |round |exam |sent |placement)/;
/** The base in which answers lie. */
const BASE = 'rule-509';

/** Whether this browser may have answers: where there never were any, nothing is loaded to look for them. */
export async function mayHaveAnswers(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => KEPT.test(key))) return true;
    const bases = await indexedDB.databases();
    return bases.some(({ name }) => name === BASE);
  } catch {
    // A browser that does not say which bases there are may have some.
    return typeof indexedDB !== 'undefined';
  }
}

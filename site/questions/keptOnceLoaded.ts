/**
 * What is loaded when it is first asked for, and at hand from then on: a module that is imported again answers at once, but
 * only after whatever the browser has to do first. A failure is not kept, so that the next try asks again.
 */
export function keptOnceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    if (kept !== undefined) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => {
      kept = undefined;
    });
    return loading;
  };
}

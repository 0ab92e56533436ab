/**
 * What is loaded when it is first asked for, each by its key, and at hand from then on: a module that is imported again
 * answers only after whatever the browser has to do first. A failure is not kept, so that the next try asks again.
 */
export function loadedOnce<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const kept = new Map<K, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const loading = load(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}

/** A plain store as browsers have it, for as many letters as it is given: then it is full. */
export function plainStore(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  const used = (): number => [...kept].flat().join('').length;
  const store: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      const before = kept.get(key) ?? '';
      if (used() - before.length + key.length + value.length > room)
        throw new DOMException('', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  // Its keys are those of what it keeps.
  return new Proxy(store, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && kept.has(key)
        ? { value: kept.get(key), enumerable: true, configurable: true }
        : undefined,
  });
}

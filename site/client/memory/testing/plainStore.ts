/** A plain store as browsers have it, for as many letters as it is given: then it is full. */
export function plainStore(room = Number.POSITIVE_INFINITY): Storage {
  const kept: Record<string, string> = {};
  const used = (): number => Object.entries(kept).flat().join('').length;
  const methods: Omit<Storage, 'length'> = {
    clear: () => {
      for (const key of Object.keys(kept)) delete kept[key];
    },
    getItem: (key: string) => kept[key] ?? null,
    key: (at: number) => Object.keys(kept)[at] ?? null,
    removeItem: (key: string) => {
      delete kept[key];
    },
    setItem: (key: string, value: string) => {
      if (used() + key.length + value.length > room)
        throw new DOMException('', 'QuotaExceededError');
      kept[key] = value;
    },
  };
  // Its keys are those of what it keeps.
  return new Proxy(kept, {
    get: (_, name) =>
      name === 'length' ? Object.keys(kept).length : methods[name as keyof typeof methods],
  }) as unknown as Storage;
}

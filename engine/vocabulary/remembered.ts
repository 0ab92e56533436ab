/**
 * A function of objects that never change, which works each answer out once and forgets it with the object: what was
 * worked out for a state, a problem or an ability stays true.
 */
export function remembered<O extends WeakKey, V extends NonNullable<unknown>>(
  work: (of: O) => V,
): (of: O) => V {
  const known = new WeakMap<O, V>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const now = work(of);
    known.set(of, now);
    return now;
  };
}

/** The same of words or numbers: nothing is forgotten, so there should be few, or whoever asks should not live long. */
export function rememberedByKey<
  K extends string | number | undefined,
  V extends NonNullable<unknown>,
>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = work(key);
    known.set(key, now);
    return now;
  };
}

/** What is made when it is first asked for, and no more after that. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A language's own of some modules that every language has, found as `…/it/drawing.ts`. Rejects where it has none. */
export async function ownOf<T>(
  modules: Readonly<Record<string, () => Promise<T>>>,
  language: string,
): Promise<T> {
  const [, load] = Object.entries(modules).find(([path]) => path.includes(`/${language}/`)) ?? [];
  if (load === undefined) throw new Error(`no words in ${language}`);
  return load();
}

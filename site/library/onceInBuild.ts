/**
 * What is made of the library as a whole: once in a build, during which the library stands still, or else a build costs as
 * much as pages times scenarios. A development server and tests make it anew.
 */
export function onceInBuild<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (!import.meta.env.PROD) return make();
    made ??= make();
    return made;
  };
}

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A host may never answer: whoever waits for it would wait for ever, and could not say so.

/** What runs in a browser, by its path. */
const scripts = globSync('site/{client,questions,offline}/**/*.ts')
  .filter((file) => !/\.test\.ts$|[/\\]testing[/\\]/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

/** Each call, with all that stands between its parentheses. */
function callsIn(text: string, name: RegExp): readonly string[] {
  return [...text.matchAll(name)].map(({ index }) => {
    const rest = text.slice(index);
    let depth = 0;
    const end = [...rest].findIndex((letter) => {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      return letter === ')' && depth === 0;
    });
    return rest.slice(0, end + 1);
  });
}

test('whatever is fetched is given up after a while', () => {
  const calls = scripts.flatMap(([file, text]) =>
    callsIn(text, /(?<![\w.#])fetch\(/g).map((call) => `${file}: ${call}`),
  );
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !/\bsignal:/.test(call))).toEqual([]);
});

test('whatever is imported under a name that the build does not know is not waited for without an end', () => {
  const unknown = scripts.filter(([, text]) => /import\(\s*\/\*/.test(text));
  expect(unknown.map(([file]) => file.replaceAll('\\', '/')).toSorted()).toEqual(
    [
      // Its engine has so long to begin as any (`engine`).
      'site/client/sandbox/inPage.ts',
      // A ruling is shown without them.
      'site/client/roundRuling.ts',
    ].toSorted(),
  );
});

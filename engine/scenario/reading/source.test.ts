import { expect, test } from 'vitest';
import { readSource } from './source.ts';

test('thousands of places within one long text are found at once', () => {
  const words = 'ab cd '.repeat(8000);
  const { placeOf } = readSource(`line: "${words.trimEnd()}"`, 'file.yaml');
  const began = performance.now();
  for (let nth = 0; nth < 40_000; nth += 4)
    expect(placeOf(['line'], nth)).toEqual({ line: 1, column: 8 + nth });
  expect(performance.now() - began).toBeLessThan(5000);
});

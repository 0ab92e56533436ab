import { expect, test } from 'vitest';
import { citedAs } from './citedAs.ts';

const address = 'https://judges.example/scenarios/menace/2026-09-25/#step-5';
const says = 'Rule 509, “A [1/1] & a <2/2>”, step 5, rules of 25 September 2026';

test('a citation has its address wherever it is pasted, with no sign behind it', () => {
  const cited = citedAs({ address, says });
  expect(cited.link).toBe(address);
  expect(cited.forum).toBe(`[url=${address}]${says}[/url]`);
  expect(cited.text).toBe(`${says}: ${address}`);
  expect(cited.html).toBe(
    `<a href="${address}">Rule 509, “A [1/1] &amp; a &lt;2/2>”, step 5, rules of 25 September 2026</a>`,
  );
  expect(cited.markdown).toBe(
    `[Rule 509, “A \\[1/1\\] & a \\<2/2>”, step 5, rules of 25 September 2026](${address})`,
  );
});

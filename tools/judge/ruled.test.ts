import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadCards } from '../../site/library/cards.ts';
import { judgeLine } from '../judge.ts';

// Public questions as somebody first wrote them on one line: what is understood is ruled on as a person rules on it.

interface Ruled {
  readonly case: string;
  readonly code: number;
  readonly says: readonly string[];
  readonly never?: readonly string[];
}

const RULED: readonly Ruled[] = parse(readFileSync('tools/judge/ruled.yaml', 'utf8'));
const LINES = readFileSync('site/client/sandbox/typed/lines.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));
const { cards } = loadCards(process.cwd());

const run = (line: string) => judgeLine(line, { edition: undefined, json: false }, cards);

// Every line that is understood whole, and no other, has a ruling to be compared with.
test('each line of which all is understood is compared with what is right', () => {
  const whole = LINES.filter(([, , , ruled]) => ruled === 'whole').map(([id]) => id);
  expect(RULED.map(({ case: id }) => id).toSorted()).toEqual(whole.toSorted());
});

describe.each(RULED)('$case', ({ case: id, code, says, never = [] }) => {
  const line = LINES.find(([own]) => own === id)?.[1] ?? '';

  test(`ends and says as it should: ${line}`, () => {
    const { code: ended, out } = run(line);
    const text = out.replace(/\s+/g, ' ');
    for (const words of says) expect(text.toLowerCase()).toContain(words.toLowerCase());
    for (const words of never) expect(text).not.toContain(words);
    expect([line, ended]).toEqual([line, code]);
  });
});

test('what is not understood is ruled on nowhere', () => {
  for (const [id = '', line = '', , ruled] of LINES)
    if (ruled !== 'whole') {
      const { code, out, err } = run(line);
      expect([id, code, err]).toEqual([id, 2, '']);
      expect([id, out]).toEqual([id, expect.not.stringMatching(/\bHOLDS?\b/)]);
      expect([id, out]).toEqual([id, expect.stringContaining('WITHHELD')]);
    }
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadCards } from '../../site/library/cards.ts';
import { faultsOfLine, faultsOfRun, timed } from './faultsOf.ts';
import { faultsOfText, scenarioTexts, spoiledText } from './faultsOfFile.ts';
import { lineFrom, writtenLines } from './lineFrom.ts';

const root = process.cwd();
const { cards } = loadCards(root);
const kept: Readonly<Record<'lines' | 'files', readonly string[]>> = parse(
  readFileSync('tools/fuzz/cases.yaml', 'utf8'),
);
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe('whatever has failed before is ruled on, asked about or told with its place:', () => {
  test.each(kept.lines)('line %j', (line) => {
    expect(faultsOfLine(line, cards)).toEqual([]);
  });
  test.each(kept.files)('file %j', (text) => {
    expect(faultsOfText(text, root)).toEqual([]);
  });
});

describe('so is whatever somebody may type or write:', () => {
  test('300 lines, with slips and without any sense, at every door', () => {
    const written = writtenLines(root);
    expect(written.length).toBeGreaterThan(100);
    const found = seeds(300).flatMap((seed) => {
      const line = lineFrom(seed, written);
      const faults = faultsOfLine(line, cards);
      return faults.length === 0 ? [] : [{ seed, line, faults }];
    });
    expect(found).toEqual([]);
  });

  test('15 spoiled files', () => {
    const texts = scenarioTexts(root);
    const found = seeds(15).flatMap((seed) => {
      const faults = faultsOfText(spoiledText(seed, texts), root);
      return faults.length === 0 ? [] : [{ seed, faults }];
    });
    expect(found).toEqual([]);
  });
});

describe('what looks for faults finds them:', () => {
  test('a throw, and a time that is too long', () => {
    const thrown = timed(() => {
      throw new Error('no such thing');
    });
    expect(thrown).toEqual([expect.stringContaining('throws Error: no such thing')]);
    const slow = timed(() => {
      const { user } = process.threadCpuUsage();
      while (process.threadCpuUsage().user - user < 2_100_000);
      return [];
    });
    expect(slow).toEqual([expect.stringMatching(/^takes \d+ ms$/)]);
  });

  test('words of the machine, and a verdict on what was not understood', () => {
    expect(faultsOfRun({ code: 0, out: 'life: undefined', err: '' })).toHaveLength(1);
    expect(faultsOfRun({ code: 2, out: 'HOLDS', err: 'at engine/a.ts:1:2' })).toHaveLength(2);
    expect(faultsOfRun({ code: 0, out: 'HOLDS', err: '' })).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { turnMap } from '#engine';
import { withDiagram } from './turnDiagram.ts';

const page = readFileSync('engine/README.md', 'utf8');

test('the turn is drawn as the machine has it: `node tools/turnDiagram.ts` draws it anew', () => {
  expect(withDiagram(page)).toBe(page);
});

test('a machine with an arrow less is drawn otherwise', () => {
  const arrows = turnMap.arrows.filter(({ kind }) => kind !== 'again');
  expect(withDiagram(page, { ...turnMap, arrows })).not.toBe(page);
});

import { expect, test } from 'vitest';
import { check, sharedNames } from './names.ts';

const file = (path: string, ...text: readonly string[]) => ({ path, text: text.join('\n') });

test('a type that another file has under the same name is told with both places', () => {
  expect(
    sharedNames([
      file('engine/a.ts', '', 'export interface Part {', '}'),
      file('engine/b.ts', 'export type Part<T> = readonly T[];'),
      file('engine/c.ts', 'export class Part {}'),
    ]),
  ).toEqual([
    'engine/b.ts:1: Part is another type in engine/a.ts:2',
    'engine/c.ts:1: Part is another type in engine/a.ts:2',
  ]);
});

test.each([
  ['what is re-exported', "export type { Part } from './a.ts';"],
  ['what is re-exported beside values', "export { part, type Part } from './a.ts';"],
  ['a type of the file’s own', 'interface Part {}'],
  ['a value', 'export const Part = 1;'],
])('%s is no second type', (_, line) => {
  expect(
    sharedNames([file('engine/a.ts', 'export interface Part {}'), file('engine/b.ts', line)]),
  ).toEqual([]);
});

test('in the project a name stands for one type in each layer', async () => {
  expect(await check.run()).toEqual([]);
});

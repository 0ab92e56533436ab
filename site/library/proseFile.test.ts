import { expect, test } from 'vitest';
import { readProseFile } from './proseFile.ts';

test('a sentence with a colon, which is no YAML, leaves the rest of the file to be read', () => {
  const { front, sections } = readProseFile('---\ntitle: Bolt: three damage\n---\nWhy so.\n');
  expect(front).toBeUndefined();
  expect(sections).toMatchObject([{ level: 0, text: 'Why so.' }]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setFileForm } from '../setFileForm.ts';
import { someSet, words } from '../testing/sets.ts';
import { jsonUnder } from './json.ts';

test('a set as JSON keeps to its published schema, and comes back as it was, with a picture of each board', () => {
  const { write } = jsonUnder('https://site/schema/question-set.schema.json');
  fc.assert(
    fc.property(someSet, (set) => {
      const file: unknown = JSON.parse(`${write(set, words)}`);
      const read = setFileForm.parse(file);
      const questions = read.questions.map(({ picture: _, ...question }) => question);
      expect({ ...read, questions }).toMatchObject(JSON.parse(JSON.stringify(set)));
      expect(read.questions.every(({ picture }) => picture.startsWith('<svg '))).toBe(true);
    }),
  );
});

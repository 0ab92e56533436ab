import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allNamed, readHtml } from '../testing/readXml.ts';
import { someSet, words } from '../testing/sets.ts';
import { anki } from './anki.ts';

/** As Anki reads it: heads first, then fields in quotes, one note a line, by another's reader of such tables. */
function read(file: string) {
  const notes: readonly (readonly string[])[] = parse(file, {
    delimiter: '\t',
    comment: '#',
    comment_no_infix: true,
  });
  const heads = file.split('\n').filter((line) => line.startsWith('#'));
  return { heads, notes };
}

test('Anki’s text has a note of four fields for each question, whatever it says', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      const { heads, notes } = read(`${anki.write(set, words)}`);
      expect(heads).toContain('#separator:tab');
      expect(heads.filter((head) => head.startsWith('#deck:'))).toHaveLength(1);
      expect(notes.map(({ length }) => length)).toEqual(set.questions.map(() => 4));
      for (const [index, { text, answer, id }] of set.questions.entries()) {
        const [guid, front = '', back = '', tags = ''] = notes[index] ?? [];
        expect(guid).toBe(`rule-509/${set.language}/${id}`);
        expect(allNamed(readHtml(front), 'strong')[0]?.text).toBe(text);
        expect(allNamed(readHtml(back), 'strong')[0]?.text).toBe(answer.text);
        expect(allNamed(readHtml(front), 'img')[0]?.attributes.src).toMatch(
          /^data:image\/svg\+xml;base64,/,
        );
        expect(tags.split(' ')).toContain('509.1b');
      }
    }),
  );
});

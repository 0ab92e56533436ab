import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesForm } from '#engine';
import { playRuling } from '../../engine/cases/playRuling.ts';
import { readCases } from '../../engine/cases/readCases.ts';
import { projectCards } from '../../engine/testing/boards/cards.ts';
import { everyCase } from '../../engine/testing/everyCase.ts';
import { caseFiles, casesSchemaText } from './casesOf.ts';

const published = caseFiles(process.cwd());
const namesOf = (all: readonly { readonly name: string; readonly file: string }[]) =>
  all.map(({ name, file }) => [file, name]);

describe('the cases that are published', () => {
  test('are all that there are, and are read from JSON as from the files', () => {
    const read = published.flatMap(({ file, cases }) => {
      const one = readCases(JSON.stringify(cases), file, projectCards);
      return one.ok ? one.value : [];
    });
    expect(namesOf(read)).toEqual(namesOf(everyCase()));
  });

  test('have the form of which the schema is made', () => {
    for (const { cases } of published) expect(casesForm.safeParse(cases).error).toBeUndefined();
    expect(JSON.parse(casesSchemaText())).toMatchObject({ type: 'array' });
  });

  test('the example of their description comes out as it says', () => {
    const [, example = ''] =
      /```yaml\n(.*?)```/s.exec(readFileSync('cases/README.md', 'utf8')) ?? [];
    const read = readCases(example, 'README.md', projectCards);
    const rulings = read.ok ? read.value.flatMap(({ so }) => so) : [];
    expect(rulings).toHaveLength(2);
    for (const ruling of rulings)
      for (const edition of ruling.editions)
        expect(playRuling(ruling, { edition }).problems).toEqual([]);
  });
});

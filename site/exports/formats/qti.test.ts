import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ExportedSet } from '../exportedSet.ts';
import { allNamed, readXml, type XmlElement } from '../testing/readXml.ts';
import { someSet, words } from '../testing/sets.ts';
import { choicesOf } from './choices.ts';
import { qti } from './qti.ts';
import type { Rowed } from './rows.ts';

function filesOf(set: ExportedSet): Readonly<Record<string, string>> {
  const zip = qti.write(set, words);
  if (typeof zip === 'string') throw new Error('a package is no text');
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

const attribute = (name: string) => (element: XmlElement) => element.attributes[name] ?? '';

test('every file of a package is named in its manifest once, and every item is asked by its test', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      const files = filesOf(set);
      const manifest = readXml(files['imsmanifest.xml'] ?? '');
      const named = allNamed(manifest, 'file').map(attribute('href'));
      expect(named.toSorted()).toEqual(
        Object.keys(files)
          .filter((name) => name !== 'imsmanifest.xml')
          .toSorted(),
      );
      const asked = allNamed(readXml(files['test.xml'] ?? ''), 'assessmentItemRef');
      expect(asked.map(attribute('href'))).toEqual(
        set.questions.map((_, index) => `item-${index + 1}.xml`),
      );
    }),
    { numRuns: 30 },
  );
});

/** What is right first of what is answered by rows, by the names of its choices. */
function firstWay(asked: Rowed): readonly string[] | undefined {
  const named =
    asked.kind === 'order' ? (at: number) => `ITEM-${at + 1}` : (at: number) => `CHOICE-${at}`;
  return asked.right?.[0]?.map(named);
}

test('an item says what it asks and what is right, whatever that is, and shows a picture of the package', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      const files = filesOf(set);
      for (const [index, { text, asked, answer, title }] of set.questions.entries()) {
        const item = readXml(files[`item-${index + 1}.xml`] ?? '');
        expect(item.attributes.title).toBe(`Board ${index + 1}. ${title}`);
        const [body] = allNamed(item, 'itemBody');
        expect(body && allNamed(body, 'strong')[0]?.text).toBe(text);
        expect(
          readXml(files[body ? (allNamed(body, 'img')[0]?.attributes.src ?? '') : ''] ?? '').name,
        ).toBe('svg');
        const right = allNamed(item, 'correctResponse').flatMap((one) =>
          allNamed(one, 'value').map((value) => value.text),
        );
        const labels = new Map(
          allNamed(item, 'simpleChoice').map((one) => [one.attributes.identifier, one.text]),
        );
        switch (asked.kind) {
          case 'one':
          case 'several':
            expect(right.map((one) => labels.get(one))).toEqual(
              choicesOf(asked, words).flatMap(({ isRight, label }) => (isRight ? [label] : [])),
            );
            break;
          case 'number':
            expect(right).toEqual([`${asked.value}`]);
            break;
          default:
            expect(right).toEqual(firstWay(asked) ?? [answer.text]);
        }
      }
    }),
    { numRuns: 30 },
  );
});

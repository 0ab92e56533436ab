import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allNamed, readHtml, readXml, type XmlElement } from '../testing/readXml.ts';
import { someSet, words } from '../testing/sets.ts';
import { choicesOf } from './choices.ts';
import { moodle } from './moodle.ts';
import { pictureOf } from './pictures.ts';
import { codeOf, rowedKey } from './rows.ts';

const field = (question: XmlElement, name: string): string =>
  question.children.find((child) => child.name === name)?.children[0]?.text ?? '';

test('Moodle’s XML is well-formed and says of each question what it asks and answers, whatever that is', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      const [category, ...read] = readXml(`${moodle.write(set, words)}`).children;
      expect(category?.attributes.type).toBe('category');
      expect(read).toHaveLength(set.questions.length);
      for (const [index, question] of set.questions.entries()) {
        const one = read[index] ?? readXml('<none/>');
        const strong = (html: string) => allNamed(readHtml(html), 'strong')[0]?.text;
        expect(strong(field(one, 'questiontext'))).toBe(question.text);
        expect(strong(field(one, 'generalfeedback'))).toBe(question.answer.text);
        expect(field(one, 'name')).toBe(`Board ${index + 1}. ${question.title}`);
      }
    }),
  );
});

test('in Moodle’s XML options and numbers have their worth, and what is written has its answer for whoever marks', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      const read = readXml(`${moodle.write(set, words)}`).children.slice(1);
      for (const [index, { asked, answer }] of set.questions.entries()) {
        const one = read[index] ?? readXml('<none/>');
        const answers = one.children.filter(({ name }) => name === 'answer');
        const right = answers.filter(({ attributes }) => Number(attributes.fraction) > 0);
        const labels = right.map(({ children }) => children[0]?.text ?? '');
        switch (asked.kind) {
          case 'one':
          case 'several':
            expect(labels.map((label) => readHtml(label).text)).toEqual(
              choicesOf(asked, words).flatMap(({ isRight, label }) => (isRight ? [label] : [])),
            );
            break;
          case 'number':
            expect(labels).toEqual([`${asked.value}`]);
            break;
          default: {
            const key = rowedKey(asked, words);
            if (key?.apart !== undefined) expect(one.attributes.type).toBe('multianswer');
            else if (key !== undefined) expect(labels).toEqual(key.ways.map(codeOf));
            else
              expect(allNamed(readHtml(field(one, 'graderinfo')), 'strong')[0]?.text).toBe(
                answer.text,
              );
          }
        }
      }
    }),
  );
});

test('each picture lies in Moodle’s XML as a file, under the name by which its question shows it', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      const read = readXml(`${moodle.write(set, words)}`).children.slice(1);
      for (const [index, question] of set.questions.entries()) {
        const one = read[index] ?? readXml('<none/>');
        const [file] = allNamed(one, 'file');
        const [image] = allNamed(readHtml(field(one, 'questiontext')), 'img');
        expect(image?.attributes.src).toBe(`@@PLUGINFILE@@/${file?.attributes.name}`);
        expect(Buffer.from(file?.text ?? '', 'base64').toString()).toBe(
          pictureOf(question, index, words),
        );
      }
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { phrasesOf, runsInCommon, sentencesInCommon } from '../ownWords/closeness.ts';
import { isKnown, type Sketch, withPhrases } from '../ownWords/sketch.ts';
import { RULES } from '../ownWords/sources.ts';
import { cardSentences, rulesWords } from './ownWords.ts';

const empty = (): Sketch => ({ bits: new Uint8Array(4096), probes: 20 });
const source = 'one two three four five six seven eight nine ten'.split(' ');
const sketch = withPhrases(empty(), phrasesOf(source));

const runs = (text: string, terms: readonly (readonly string[])[] = []) =>
  runsInCommon(text, sketch, terms).map(({ line, words }) => `${line}: ${words}`);

describe('a run of words in common is', () => {
  test('too long from eight words on', () => {
    expect(runs('He said: one two three four five six seven, and left.')).toEqual([]);
    expect(runs('He said: one two three four five six seven eight, and left.')).toEqual([
      '1: one two three four five six seven eight',
    ]);
  });

  test('found across lines, signs and capitals, and named with the line on which it begins', () => {
    expect(runs('\n“Three”, four;\n// five (six) Seven *eight*\nnine ten.')).toEqual([
      '2: three four five six seven eight nine ten',
    ]);
  });

  test('broken by one word of ours', () => {
    expect(runs('one two three four or five six seven eight nine ten')).toEqual([]);
  });

  test('shorter by the fixed terms in it, each of which is one word', () => {
    expect(runs('one two three four five six seven eight', [['four', 'five']])).toEqual([]);
    expect(runs(source.join(' '), [['four', 'five']])).toHaveLength(1);
  });
});

describe('a whole sentence in common is', () => {
  const sentences = withPhrases(empty(), [source]);
  const found = (text: string) =>
    sentencesInCommon(text, sentences, []).map(({ line, words }) => `${line}: ${words}`);

  test.each([
    ['after another', 'Before.\nOne two three four five six seven eight nine ten. After.', 2],
    ['quoted', 'It says\n“one two three four five six seven eight\nnine ten”.', 2],
    ['in a table of words', "a: 'x',\nb: 'one two three four five six seven eight nine ten',", 2],
  ])('found %s', (_, text, line) => {
    expect(found(text)).toEqual([`${line}: ${source.join(' ')}`]);
  });

  test('not found as a part of a longer one', () => {
    expect(found('And one two three four five six seven eight nine ten.')).toEqual([]);
  });
});

test('a size and a rule’s number are one word each', () => {
  const sized = withPhrases(empty(), phrasesOf(['a', '+1/+1', 'b', '509.1c', 'c', 'd', 'e', 'f']));
  expect(runsInCommon('a +1/+1, b (509.1c) c d e f', sized, [])).toHaveLength(1);
});

test('what is known of the rules are their words, in their order', () => {
  const phases = ['beginning', 'precombat', 'main', 'combat', 'postcombat', 'main'];
  expect(isKnown(RULES, phases)).toBe(true);
  expect(isKnown(RULES, phases.toReversed())).toBe(false);
});

test('a text of our own is in order', () => {
  const ours = {
    path: 'x.md',
    text: 'A goat that guards the gate may chew on whatever comes along.',
  };
  expect([...rulesWords(ours), ...cardSentences(ours)]).toEqual([]);
});

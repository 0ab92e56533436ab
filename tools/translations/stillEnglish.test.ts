import { expect, test } from 'vitest';
import { stillEnglish } from './stillEnglish.ts';

const inEnglish = [
  [
    'events.json',
    '{ "attack": "{player} attacks with all that they have", "pass": "{player} passes" }',
  ],
  ['topics.ts', "export const topics = { turn: 'Turn structure' };\n"],
  [
    'lists.ts',
    "export const both = (a: string, b: string) => list('en', [a, b]) + 'of the two';\n",
  ],
  ['verdict.ts', "import words from './verdicts.json';\nexport const verdict = bookOf(words);\n"],
] as const;

const files = (italian: Readonly<Record<string, string>>) =>
  inEnglish.flatMap(([name, text]) => [
    { path: `site/i18n/en/${name}`, text },
    { path: `site/i18n/it/${name}`, text: italian[name] ?? text.replace("'en'", "'it'") },
  ]);

test('a language that was only copied has all its sentences and the modules that say something still in English', () => {
  expect(stillEnglish(files({}), 'it')).toEqual([
    '1 sentences in 1 files of words',
    '2 modules: topics.ts, lists.ts',
  ]);
});

test('what is translated is not counted', () => {
  const translated = {
    'events.json':
      '{ "attack": "{player} attacca con tutto quello che ha", "pass": "{player} passa" }',
    'topics.ts': "export const topics = { turn: 'Struttura del turno' };\n",
    'lists.ts': "export const both = (a: string, b: string) => list('it', [a, b]) + 'dei due';\n",
  };
  expect(stillEnglish(files(translated), 'it')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { apiText } from './files.ts';
import { exercisesForm, rulesForm, scenariosForm } from './forms.ts';

const SITE = new URL('https://rules.example');

describe('what programs read', () => {
  test('of the scenarios: titles and boards in the language, links that are whole, answers with rules', async () => {
    const read = scenariosForm.parse(JSON.parse(await apiText('scenarios', 'it', SITE)));
    expect(read).toMatchObject({
      $schema: 'https://rules.example/schema/api-scenarios.schema.json',
      version: 1,
    });
    const menace = read.scenarios.find(({ id }) => id === 'menace-forced-block');
    expect(menace).toMatchObject({
      link: 'https://rules.example/it/scenarios/menace-forced-block/',
      level: { knowledge: 3 },
      board: {
        permanents: expect.arrayContaining([
          expect.objectContaining({ tag: 'A1', size: '3/2', keywords: ['menace'] }),
        ]),
      },
    });
    const [block, alone] = menace?.questions ?? [];
    expect(block?.answer).toMatchObject({
      example: 'N1 N2 ⊣ A1',
      rules: ['702.111b', '509.1c', '509.1b'],
    });
    expect(alone?.answer).toMatchObject({
      stated: 'false',
      proof: [
        expect.objectContaining({ holds: false, rules: expect.arrayContaining(['702.111b']) }),
      ],
    });
  });

  test('of the exercises: each once, with its one question', async () => {
    const { exercises } = exercisesForm.parse(
      JSON.parse(await apiText('exercises', 'en', undefined)),
    );
    expect(new Set(exercises.map(({ link }) => link)).size).toBe(exercises.length);
    expect(exercises.filter(({ questions }) => questions.length !== 1)).toEqual([]);
  });

  test('of the rules: their keys, and where they are cited', async () => {
    const { rules } = rulesForm.parse(JSON.parse(await apiText('rules', 'es', undefined)));
    expect(rules.find(({ number }) => number === '509.1b')).toMatchObject({
      link: '/es/rules/509.1b/',
      keys: expect.arrayContaining(['blockers.restrictions']),
      scenarios: expect.arrayContaining(['menace-forced-block']),
    });
  });
});

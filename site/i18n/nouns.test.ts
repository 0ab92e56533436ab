import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { nounsIn } from './nouns.ts';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/subtypes.json', {
  eager: true,
  import: 'default',
});

test('a noun is of one and of several, and masculine where nothing else is said', () => {
  expect(nounsIn({ ape: 'Scimmia;Scimmie;f', elf: 'Elfo;Elfi', dauthi: 'Dauthi' })).toEqual({
    ape: { one: 'Scimmia', many: 'Scimmie', gender: 'f' },
    elf: { one: 'Elfo', many: 'Elfi', gender: 'm' },
    dauthi: { one: 'Dauthi', many: 'Dauthi', gender: 'm' },
  });
});

test.each(LANGUAGES)('every subtype in %s is written as a noun', (language) => {
  const lines = Object.entries(FILES[`./${language}/subtypes.json`] ?? {});
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(([, line]) => !/^[^;]+(;[^;]+(;f)?)?$/.test(line))).toEqual([]);
});

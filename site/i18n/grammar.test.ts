import { expect, test } from 'vitest';
import { list } from './grammar.ts';
import type { Language } from './languages.ts';

test.each<[Language, readonly string[], string]>([
  ['en', ['Rhox', 'Scout'], 'Rhox and Scout'],
  ['it', ['Rhox', 'Orso', 'Guardia'], 'Rhox, Orso e Guardia'],
  ['it', ['Rhox', 'Esploratore'], 'Rhox ed Esploratore'],
  ['es', ['Rhox', 'Iniciado'], 'Rhox e Iniciado'],
])('in %s, %j is joined as %s', (language, names, joined) => {
  expect(list(language, names)).toBe(joined);
});

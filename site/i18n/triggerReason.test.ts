import { expect, test } from 'vitest';
import { objectId } from '../engine.ts';
import { does as doesEs } from './es/namedVerbs.ts';
import { triggerNames as es } from './es/triggerNames.ts';
import { messagesIn } from './index.ts';
import { does as doesIt } from './it/namedVerbs.ts';
import { triggerNames as it } from './it/triggerNames.ts';
import { namingOf } from './naming.ts';
import { ofCause, triggerReason } from './triggerReason.ts';

const [elves, aura] = [objectId('elves'), objectId('aura')];
const WORDS = { it: { names: it, does: doesIt }, es: { names: es, does: doesEs } };

const named = (language: 'it' | 'es', name: string) =>
  namingOf({
    language,
    objects: [{ id: elves, tag: 'N1', name: messagesIn(language).names.given(name, ['creature']) }],
    nothing: '',
  });

test.each([
  ['it', 'Elfi di Llanowar', 'gli Elfi di Llanowar entrano nel campo di battaglia'],
  ['it', 'Guardia', 'la Guardia entra nel campo di battaglia'],
  ['es', 'Elfos de Llanowar', 'los Elfos de Llanowar entran al campo de batalla'],
] as const)('in %s, of %s it is said who does it', (language, name, said) => {
  const cause = { trigger: 'enters', about: elves } as const;
  expect(triggerReason(cause, aura, named(language, name), WORDS[language])).toBe(said);
});

test('what it is about otherwise stands behind, in a sentence of its own or within brackets', () => {
  const cause = { trigger: 'dealsDamage', about: elves } as const;
  const n = named('it', 'Guardia');
  expect(triggerReason(cause, aura, n, WORDS.it)).toBe('infligge danno (la Guardia)');
  expect(ofCause(aura, cause, n, WORDS.it)).toBe(' (infligge danno: la Guardia)');
  expect(triggerReason(cause, elves, n, WORDS.it)).toBe('infligge danno');
});

import { expect, test } from 'vitest';
import { isPlural } from './agreement.ts';

test.each(['Osos pardos', 'Elfos de Llanowar', 'Jabalíes del Bosque de Durk', 'Hormigas sable'])(
  '%s are several',
  (name) => {
    expect(isPlural(name)).toBe(true);
  },
);

test.each(['Oso garra de runas', 'Rhox', 'Iroas, dios de la victoria', 'Quebrantahuesos'])(
  '%s is one',
  (name) => {
    expect(isPlural(name)).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '#engine';
import { pastCalledNow } from './timeBound.ts';

test('only the newest edition is told of as that of today', () => {
  const today = (only: string) =>
    pastCalledNow((language, edition) =>
      language === 'es' && edition === only ? 'Las reglas de hoy.' : 'What was.',
    );
  expect(today(NEWEST_EDITION)).toEqual([]);
  expect(today('2024-11-08')).toEqual([
    'site/i18n/es: “hoy” of the edition 2024-11-08, which is not the newest',
  ]);
});

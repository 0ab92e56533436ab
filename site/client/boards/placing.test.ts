import { expect, test } from 'vitest';
import { loadPieces } from '../../library/pieces.ts';
import { PLACED_MISTAKES } from '../../view/placedMistakes.ts';
import { itemToPlaceBy } from './placing.ts';

const stock = loadPieces(process.cwd());

test.each(PLACED_MISTAKES)('a board that is made for %s shows it', async (mistake) => {
  const items = await Promise.all(
    ['1', '2', '3', '4'].map((seed) => itemToPlaceBy({ kind: 'new', mistake, seed }, stock)),
  );
  const shown = items.flatMap((item) => item ?? []);
  expect(shown.length).toBeGreaterThan(0);
  for (const { believed, right } of shown) {
    const reply = believed.find(([one]) => PLACED_MISTAKES[one] === mistake)?.[1];
    expect(reply).toBeDefined();
    expect(reply).not.toBe(right);
  }
});

test('a board is the same by its name as it was when it was made', async () => {
  const wanted = { kind: 'new', mistake: 'tapRemoves', seed: '77' } as const;
  const made = await itemToPlaceBy(wanted, stock);
  const name = made?.at.slice(made.at.indexOf('#q-') + 3) ?? '';
  expect(name).toMatch(/^\d+-tap-removes-s77$/);
  expect(await itemToPlaceBy({ kind: 'named', name }, stock)).toEqual(made);
});

test.each(['1-no-such-aim-s7', '99-tap-removes-s7', '2-tap-removes', 'x'])(
  'a name that means no board gives none: %s',
  async (name) => {
    expect(await itemToPlaceBy({ kind: 'named', name }, stock)).toBeUndefined();
  },
);

import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadCards } from '../../library/cards.ts';
import { madeHere } from '../../questions/script/madeHere.ts';
import { hand } from './answering.ts';
import { GAMES } from './asking.ts';
import { WARM_UPS } from './warmUp.ts';

const cards = [...loadCards(process.cwd()).cards.values()];
const address = `data:application/json,${encodeURIComponent(JSON.stringify(cards))}`;

describe.each(LANGUAGES)('what is asked by itself (%s)', (language) => {
  beforeEach(async () => {
    await hand({ kind: 'begin', language, cards: address });
  });

  test.each(WARM_UPS)('is understood, and played to its end: $line', async (asked) => {
    expect(await hand(asked)).toMatchObject({
      slips: [],
      isWithheld: false,
      isBroken: false,
      stage: 'over',
    });
  });

  test('takes nothing from what the page asks meanwhile', async () => {
    const line = 'Ada: 2/2; Nil: 3/3; A1 -> Nil';
    await hand({ kind: 'show', line, look: 'play' });
    const asked = madeHere.get(GAMES);
    expect(asked).toBeDefined();
    for (const one of WARM_UPS) await hand(one);
    expect(madeHere.get(GAMES)).toBe(asked);
  });
});

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadCards } from '../../library/cards.ts';
import { hand } from './answering.ts';
import type { SandboxView } from './protocol.ts';
import { WARM_UPS } from './warmUp.ts';

const cards = [...loadCards(process.cwd()).cards.values()];
const address = `data:application/json,${encodeURIComponent(JSON.stringify(cards))}`;

test.each(LANGUAGES)('what is asked by itself is understood and played (%s)', async (language) => {
  await hand({ kind: 'begin', language, cards: address });
  const stages: SandboxView['stage'][] = [];
  for (const asked of WARM_UPS) {
    const view = await hand(asked);
    if (view === undefined || typeof view !== 'object' || !('stage' in view)) continue;
    expect(view.slips).toEqual([]);
    expect(view.isWithheld).toBe(false);
    stages.push(view.stage);
  }
  expect(stages).toHaveLength(WARM_UPS.length);
  expect(new Set(stages).size).toBe(WARM_UPS.length);
});

import { z } from 'zod';
import { filter } from '../../language/filter.ts';
import { heads, manaCost, mapping, oneOf, positive, wordOf } from '../../language/form.ts';
import type { Cost } from '../../vocabulary/costs.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';

export const cost = oneOf([
  ['word', wordOf(['tapSelf', 'sacrificeSelf']).transform((kind): Cost => ({ kind }))],
  [
    heads('mana'),
    mapping({ mana: manaCost }).transform(({ mana }): Cost => ({ kind: 'mana', mana })),
  ],
  [
    heads('sacrifice'),
    mapping({ sacrifice: filter, n: positive.exactOptional() }).transform(
      ({ sacrifice, n = 1 }): Cost => ({ kind: 'sacrifice', filter: sacrifice, n }),
    ),
  ],
  [
    heads('pay-life'),
    mapping({ 'pay-life': positive }).transform(
      (form): Cost => ({ kind: 'payLife', n: form['pay-life'] }),
    ),
  ],
  [
    heads('mana-or-life'),
    mapping({ 'mana-or-life': manaCost, life: positive }).transform(
      (form): Cost => ({ kind: 'manaOrLife', mana: form['mana-or-life'], life: form.life }),
    ),
  ],
  [
    heads('tap-creatures'),
    mapping({ 'tap-creatures': filter, n: positive.exactOptional() }).transform(
      ({ n = 1, ...form }): Cost => ({ kind: 'tapCreatures', filter: form['tap-creatures'], n }),
    ),
  ],
  [
    heads('remove-counters'),
    mapping({
      'remove-counters': z.enum(COUNTERS),
      n: positive.exactOptional(),
      from: filter.exactOptional(),
    }).transform(
      ({ n = 1, 'remove-counters': counter, ...form }): Cost => ({
        kind: 'removeCounters',
        counter,
        n,
        ...form,
      }),
    ),
  ],
  [
    heads('tap-power'),
    mapping({ 'tap-power': positive }).transform(
      (form): Cost => ({ kind: 'tapPower', n: form['tap-power'] }),
    ),
  ],
  [
    heads('loyalty'),
    mapping({
      loyalty: oneOf([
        ['number', z.int()],
        ['word', z.literal('-x')],
      ]),
    }).transform(({ loyalty }): Cost => ({ kind: 'loyalty', n: loyalty })),
  ],
  [
    heads('return-to-hand'),
    mapping({ 'return-to-hand': filter }).transform(
      (form): Cost => ({ kind: 'returnToHand', filter: form['return-to-hand'] }),
    ),
  ],
]).meta({ id: 'cost' });

import { expect, test } from 'vitest';
import { objectId, playerId } from '../engine.ts';
import { messagesIn } from './index.ts';
import type { Language } from './languages.ts';
import type { EventOf } from './messages.ts';
import { bareName } from './nameInWords.ts';
import { namingOf } from './naming.ts';

const troll = objectId('troll');
const taken = { kind: 'choiceTaken', player: playerId('Nil'), source: troll } as const;
const first = { ...taken, asked: 'replacement' } as const;

const said = (language: Language, event: EventOf<'choiceTaken'>): string =>
  messagesIn(language).events(
    event,
    namingOf({
      language,
      objects: [{ id: troll, tag: 'N1', name: bareName('Troll') }],
      nothing: '',
    }),
    [],
  )[0];

test.each<[Language, string, string]>([
  ['en', 'that of Troll or', 'that of the shield counter on Troll or'],
  ['it', 'quello di Troll o', 'quello del segnalino scudo su Troll o'],
  ['es', 'el de Troll u', 'el del contador de escudo sobre Troll u'],
])('in %s, what a counter does is told from what its holder does', (language, own, counters) => {
  expect(said(language, first)).toContain(own);
  expect(said(language, { ...first, counter: 'shield' })).toContain(counters);
});

test.each<[Language, string, string]>([
  ['en', 'how to pay;', 'how to pay for Troll;'],
  ['it', 'come pagare:', 'come pagare i costi di Troll:'],
  ['es', 'cómo pagar:', 'cómo pagar los costes de Troll:'],
])(
  'in %s, how something is paid for says for what, where it is one thing',
  (language, all, one) => {
    const { source: _, ...declaration } = taken;
    expect(said(language, { ...declaration, asked: 'payment' })).toContain(all);
    expect(said(language, { ...taken, asked: 'payment' })).toContain(one);
  },
);

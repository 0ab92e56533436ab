import { both } from '../both.ts';
import { mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

const CONDITIONS = templates('condition', [
  ['(~|it) is tapped', 'source-tapped', '~ is tapped'],
  ['(~|it) is untapped', 'source-untapped', '~ is untapped'],
  ['(~|it) is attacking', { source: { attacking: true } }, '~ is attacking'],
  [
    'you control <one>',
    ({ one }) => ({ 'you-control': both({ controller: 'you' }, mappingOf(one)) }),
    'you control an artifact',
  ],
  [
    'you control no <things>',
    ({ things }) => ({ 'you-control-no': mappingOf(things) }),
    'you control no creatures',
  ],
  [
    'defending player controls <one>',
    ({ one = {} }) => ({ 'defending-player-controls': one }),
    'defending player controls an island',
  ],
  [
    'you control <number> or more <things>',
    ({ number = 0, things }) => ({
      amount: { count: both({ controller: 'you' }, mappingOf(things)) },
      'at-least': number,
    }),
    'you control three or more artifacts',
  ],
  [
    'you have <number> or more life',
    ({ number = 0 }) => ({ 'your-life': { 'at-least': number } }),
    'you have 25 or more life',
  ],
  [
    'you have <number> or less life',
    ({ number = 0 }) => ({ 'your-life': { 'at-most': number } }),
    'you have 5 or less life',
  ],
]);

export const CONDITION_TEMPLATES = CONDITIONS;

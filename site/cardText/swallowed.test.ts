import { describe, expect, it } from 'vitest';
import type { FileForm } from './fileForm.ts';
import { swallowedBy } from './swallowed.ts';

const PUMP = { pump: [2, 2], on: 'target', until: 'end-of-turn' };

/** A line, an ability that says a word of it too little, and that word. */
const SABOTAGED: readonly (readonly [line: string, ability: FileForm, word: string])[] = [
  [
    'Target attacking creature gets +2/+2 until end of turn.',
    { spell: [PUMP], targets: ['creature'] },
    'attacking',
  ],
  [
    'Target creature gets +2/+2 until end of turn.',
    { spell: [{ pump: [2, 2], on: 'target' }], targets: ['creature'] },
    'until end of turn',
  ],
  [
    'Target creature gets +2/+2 until end of turn. Untap another target creature.',
    { spell: [PUMP, { untap: 'target' }], targets: ['creature'] },
    'another',
  ],
  [
    'Destroy up to two target creatures.',
    { spell: [{ destroy: 'targets' }], targets: [{ creature: {}, n: 2 }] },
    'up to',
  ],
  [
    'Destroy target creature. Untap target creature.',
    { spell: [{ destroy: 'target' }, { untap: 'target' }], targets: ['creature'] },
    'target',
  ],
  [
    'Destroy target nonblack creature.',
    { spell: [{ destroy: 'target' }], targets: ['creature'] },
    'nonblack',
  ],
  ['Destroy all Goblins.', { spell: [{ destroy: { type: 'creature' } }] }, 'goblins'],
  ['Destroy all artifact creatures.', { spell: [{ destroy: { type: 'creature' } }] }, 'artifact'],
  [
    '~ deals 4 damage to any target.',
    { spell: [{ 'deal-damage': 3, on: 'target' }], targets: ['permanent-or-player'] },
    '4',
  ],
  ['You may draw a card.', { spell: [{ draw: 1 }] }, 'may'],
  ["~ can't be blocked by creatures with flying.", { restriction: 'cannot-be-blocked' }, 'flying'],
  ["~ can't attack unless you control an artifact.", { restriction: 'cannot-attack' }, 'unless'],
  ["~ can't attack unless it's tapped.", { restriction: 'cannot-attack' }, 'unless'],
  [
    "~ can't attack unless you control another creature.",
    { restriction: 'cannot-attack', on: { controller: 'you', other: true } },
    'unless',
  ],
  ["~ can't block.", 'flying', "can't"],
  [
    '~ has flying as long as you control an artifact.',
    { static: { grant: 'flying' }, on: { type: 'artifact', controller: 'you' } },
    'as long as',
  ],
  [
    'Creatures you control get +1/+1.',
    { static: { pump: [1, 1] }, on: { type: 'creature' } },
    'you control',
  ],
  ['Other creatures get +1/+1.', { static: { pump: [1, 1] }, on: { type: 'creature' } }, 'other'],
  [
    'Creatures your opponents control get -2/-2.',
    { static: { pump: [-2, -2] }, on: { type: 'creature' } },
    'opponents',
  ],
  [
    'Whenever a nontoken creature dies, draw a card.',
    { trigger: 'dies', of: { type: 'creature' }, effects: [{ draw: 1 }] },
    'nontoken',
  ],
  [
    'Whenever ~ attacks, draw a card.',
    { activated: [{ draw: 1 }], costs: ['tap-self'] },
    'whenever',
  ],
  [
    'Whenever ~ deals combat damage to a player, draw a card.',
    { trigger: 'deals-damage', to: 'player', effects: [{ draw: 1 }] },
    'combat damage',
  ],
  [
    '{2}{R}, {T}: Draw a card.',
    { activated: [{ draw: 1 }], costs: [{ mana: '{2}' }, 'tap-self'] },
    '{r}',
  ],
  ['{2}, {T}: Draw a card.', { activated: [{ draw: 1 }], costs: [{ mana: '{2}' }] }, '{t}'],
  [
    '{T}: Draw a card. Activate only as a sorcery.',
    { activated: [{ draw: 1 }], costs: ['tap-self'] },
    'only',
  ],
  ['Put two +1/+1 counters on ~.', { spell: [{ 'add-counters': '+1/+1' }] }, 'two'],
];

describe('what was read', () => {
  it.each(SABOTAGED)('of "%s" lacks a word', (line, ability, word) => {
    expect(swallowedBy(line, [ability], [])).toBe(word);
  });

  it('lacks none where all of them show', () => {
    const ability = { spell: [PUMP], targets: [{ creature: { attacking: true } }] };
    const line = 'Target attacking creature gets +2/+2 until end of turn.';
    expect(swallowedBy(line, [ability], [])).toBeUndefined();
  });

  it('lacks none that tells of what is elsewhere', () => {
    const ability = { spell: [{ draw: 1 }] };
    const line = 'Draw a card. Search your library for up to two basic land cards, then shuffle.';
    expect(swallowedBy(line, [ability], ['cards'])).toBeUndefined();
    expect(swallowedBy('Target player draws a card, then scry 2.', [ability], ['cards'])).toBe(
      'target',
    );
  });
});

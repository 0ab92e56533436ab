import { describe, expect, test } from 'vitest';
import { ability } from '../../../language/ability.ts';
import type { PermanentSpec } from '../../boards/board.ts';
import { card } from '../../boards/cards.ts';
import { activate, attack, block, cast, resolveAll, toEnd } from '../../editionChanges/acts.ts';
import { type BoardWithHands, play } from './game.ts';

const mana = { mana: 'WWUURRRR' };

describe('so much of each damage is prevented (CR 615.10)', () => {
  const lifeAfter = (
    own: { readonly [name: string]: PermanentSpec },
    attackers: { readonly [name: string]: PermanentSpec },
  ) => {
    const attacks = Object.fromEntries(Object.keys(attackers).map((name) => [name, 'nil']));
    const game = { permanents: { ada: attackers, nil: own } };
    return play(game, attack(attacks), block({}), toEnd).life.nil;
  };
  const armor = card('urzas-armor');

  test('by each source for itself: Urza’s Armor', () => {
    expect(lifeAfter({ armor }, { a: '2/2', b: '2/2', c: '1/1' })).toBe(18);
  });

  test('and each time again that one with double strike deals damage', () => {
    expect(lifeAfter({ armor }, { a: '3/3 doubleStrike' })).toBe(16);
  });

  test('by each of several Armors', () => {
    expect(lifeAfter({ armor, other: armor }, { a: '3/3', b: '1/1' })).toBe(19);
  });

  test('lifelink counts what is left', () => {
    const seen = play(
      { permanents: { ada: { hawk: '3/3 lifelink' }, nil: { armor } } },
      attack({ hawk: 'nil' }),
      block({}),
      toEnd,
    );
    expect(seen.life).toEqual({ ada: 22, nil: 18 });
  });

  test('from sources that fit alone, spells among them: Sphere of Law', () => {
    const seen = play(
      {
        permanents: {
          ada: { goblin: { is: '3/3', colors: ['red'] }, bear: { is: '2/2', colors: ['green'] } },
          nil: { sphere: card('sphere-of-law') },
        },
        hands: { ada: { bolt: card('lightning-bolt') } },
        players: { ada: mana },
        step: 'precombatMain',
      },
      cast('ada', 'bolt', 'nil'),
      resolveAll,
      attack({ goblin: 'nil', bear: 'nil' }),
      block({}),
      toEnd,
    );
    expect(seen.life.nil).toBe(20 - 1 - 1 - 2);
  });

  test('to permanents that fit alone, its source among them: Daunting Defender', () => {
    const seen = play(
      {
        permanents: {
          ada: { wurm: '7/7 trample' },
          nil: {
            defender: card('daunting-defender'),
            cleric: { is: '1/3', subtypes: ['cleric'] },
            bear: '2/2',
          },
        },
      },
      attack({ wurm: 'nil' }),
      block({ defender: 'wurm', cleric: 'wurm' }),
      toEnd,
    );
    // CR 702.19b: lethal damage is assigned as though nothing were prevented.
    expect(seen).toMatchObject({ died: [], life: { nil: 19 } });
  });
});

describe('noncombat damage alone is prevented: Mark of Asylum', () => {
  test('what is bolted lives, and what fights dies', () => {
    const seen = play(
      {
        permanents: {
          ada: { ogre: '4/4' },
          nil: { bear: '2/2', elf: '1/1', mark: card('mark-of-asylum') },
        },
        hands: { ada: { bolt: card('lightning-bolt') } },
        players: { ada: mana },
        step: 'precombatMain',
      },
      cast('ada', 'bolt', 'elf'),
      resolveAll,
      attack({ ogre: 'nil' }),
      block({ bear: 'ogre' }),
      toEnd,
    );
    expect(seen.died).toEqual(['bear']);
  });
});

describe('damage that can’t be prevented', () => {
  const against = (own: { readonly [name: string]: PermanentSpec }): BoardWithHands => ({
    permanents: { ada: { bear: '2/2', knight: card('white-knight') }, nil: own },
    hands: { ada: { skullcrack: card('skullcrack'), combust: card('combust') } },
    players: { ada: mana },
    step: 'precombatMain',
  });

  test('for a turn, whoever deals it, and nobody gains life: Skullcrack', () => {
    const own = { maze: card('maze-of-ith'), armor: card('urzas-armor') };
    const seen = play(
      { ...against(own), permanents: { ada: { hawk: '3/3 lifelink' }, nil: own } },
      cast('ada', 'skullcrack', 'nil'),
      resolveAll,
      attack({ hawk: 'nil' }),
      activate('nil', 'maze', 0, 'hawk'),
      toEnd,
    );
    expect(seen.life).toEqual({ ada: 20, nil: 14 });
  });

  test('of one spell alone: Combust', () => {
    const [protects] = [ability.parse({ static: { 'prevent-damage': 'any', which: 'dealt-to' } })];
    const knight = { is: '2/5', colors: ['white'], abilities: [protects] } as const;
    const seen = play(
      { ...against({ armor: card('urzas-armor'), knight }) },
      cast('ada', 'combust', 'knight'),
      resolveAll,
      attack({ bear: 'nil' }),
      toEnd,
    );
    expect(seen).toMatchObject({ died: ['knight'], life: { nil: 19 } });
  });

  test('still costs what preventing it would cost: Phantom Centaur loses a counter (CR 615.12)', () => {
    const seen = play(
      { permanents: { ada: { torturer: card('excruciator') }, nil: { centaur: PHANTOM } } },
      attack({ torturer: 'nil' }),
      block({ centaur: 'torturer' }),
      toEnd,
    );
    expect(seen).toMatchObject({ died: ['torturer'], counters: { centaur: { '+1/+1': 8 } } });
  });
});

const PHANTOM = card('phantom-centaur', { counters: { '+1/+1': 9 } });

test('one counter is given up for all the damage of one moment: Phantom Centaur (CR 615.5)', () => {
  const seen = play(
    { permanents: { ada: { centaur: PHANTOM }, nil: { a: '1/1', b: '1/1' } } },
    attack({ centaur: 'nil' }),
    block({ a: 'centaur', b: 'centaur' }),
    toEnd,
  );
  expect(seen).toMatchObject({ counters: { centaur: { '+1/+1': 8 } } });
});

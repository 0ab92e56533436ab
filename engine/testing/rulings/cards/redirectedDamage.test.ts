import { describe, expect, test } from 'vitest';
import { ability } from '../../../language/ability.ts';
import type { PermanentSpec } from '../../boards/board.ts';
import { card } from '../../boards/cards.ts';
import {
  activate,
  assign,
  attack,
  block,
  cast,
  type LineAct,
  resolveAll,
  toEnd,
} from '../../editionChanges/acts.ts';
import { play } from './game.ts';

type Permanents = { readonly [name: string]: PermanentSpec };

const MANA = { manaUncounted: true } as const;

describe('the next 1 damage, once for each time: Nomads en-Kor', () => {
  const shift: LineAct = activate('nil', 'nomads', 0, 'wall');
  const blocked = (attacker: PermanentSpec, ...acts: readonly LineAct[]) =>
    play(
      {
        permanents: {
          ada: { attacker },
          nil: { nomads: card('nomads-en-kor'), wall: '0/3', other: '1/1' },
        },
        players: { nil: MANA },
      },
      attack({ attacker: 'nil' }),
      block({ nomads: 'attacker' }),
      ...acts,
      toEnd,
    );

  test.each([
    [0, ['nomads']],
    [2, ['nomads']],
    [3, ['wall']],
    [4, ['wall']],
  ])('activated %i times against a 3/3', (times, died) => {
    const shifts = Array.from({ length: times }, () => [shift, resolveAll]).flat();
    expect(blocked('3/3', ...shifts).died).toEqual(died);
  });

  test('the source is still the attacker: deathtouch and lifelink (CR 702.2e, 702.15d)', () => {
    const seen = blocked('1/1 deathtouch lifelink', shift, resolveAll);
    expect(seen).toMatchObject({ died: ['attacker', 'wall'], life: { ada: 21, nil: 20 } });
  });

  test('lethal damage is assigned as though nothing were redirected (CR 702.19b)', () => {
    const seen = blocked(
      '3/3 trample',
      shift,
      resolveAll,
      assign({ attacker: { nomads: 0, nil: 3 } }),
    );
    expect(seen.refused).toEqual(['lethalNotAssignedBeforeTrample']);
  });

  test('of trampling damage only what the Nomads are dealt goes elsewhere', () => {
    const seen = blocked(
      '3/3 trample',
      shift,
      resolveAll,
      assign({ attacker: { nomads: 1, nil: 2 } }),
    );
    expect(seen).toMatchObject({ died: [], life: { nil: 18 } });
  });
});

describe('to any target: Zhalfirin Crusader', () => {
  const sentTo = (target: string, more: Permanents = {}, acts: readonly LineAct[] = []) =>
    play(
      {
        permanents: {
          ada: { ogre: '1/4', ...more },
          nil: { crusader: card('zhalfirin-crusader') },
        },
        players: { nil: MANA },
      },
      attack({ ogre: 'nil' }),
      block({ crusader: 'ogre' }),
      activate('nil', 'crusader', 1, target),
      resolveAll,
      ...acts,
      toEnd,
    );

  test('to a player', () => {
    expect(sentTo('ada').life).toEqual({ ada: 19, nil: 20 });
  });

  test('to a planeswalker, which loses loyalty (CR 120.3c)', () => {
    expect(sentTo('jace', { jace: card('jace-beleren') }).counters.jace).toEqual({ loyalty: 2 });
  });

  test('to a battle, which loses defense (CR 120.3h)', () => {
    expect(sentTo('siege', { siege: card('invasion-of-segovia') }).counters.siege).toEqual({
      defense: 3,
    });
  });
});

describe('all combat damage of the turn: Turn the Tables', () => {
  const turned = (attackers: Permanents, target: string, ...acts: readonly LineAct[]) =>
    play(
      {
        permanents: { ada: attackers, nil: {} },
        hands: { nil: { tables: card('turn-the-tables'), swords: card('swords-to-plowshares') } },
        players: { nil: MANA },
      },
      attack(Object.fromEntries(Object.keys(attackers).map((name) => [name, 'nil']))),
      cast('nil', 'tables', target),
      resolveAll,
      ...acts,
      block({}),
      toEnd,
    );

  test('one attacker is dealt what all of them deal, itself among them, at once (CR 510.2)', () => {
    expect(turned({ giant: '3/4', bear: '2/2', elf: '1/1 lifelink' }, 'giant')).toMatchObject({
      died: ['giant'],
      life: { ada: 21, nil: 20 },
    });
  });

  test('where it is gone, nothing is redirected (CR 614.9)', () => {
    const seen = turned(
      { giant: '3/4', bear: '2/2' },
      'giant',
      cast('nil', 'swords', 'giant'),
      resolveAll,
    );
    expect(seen).toMatchObject({ died: [], life: { nil: 18 } });
  });
});

describe('the next time: Beacon of Destiny', () => {
  test('takes the first of two strikes, and the second is dealt to its controller', () => {
    const seen = play(
      {
        permanents: {
          ada: { knight: '2/2 doubleStrike' },
          nil: { beacon: card('beacon-of-destiny') },
        },
      },
      attack({ knight: 'nil' }),
      block({}),
      activate('nil', 'beacon', 0),
      resolveAll,
      toEnd,
    );
    expect(seen).toMatchObject({ died: [], life: { nil: 18 } });
  });
});

describe('what is redirected is then prevented as damage to whom it goes (CR 616.2)', () => {
  test('to you: Vassal’s Duty and Urza’s Armor', () => {
    const seen = play(
      {
        permanents: {
          ada: { ogre: '3/3' },
          nil: {
            duty: card('vassals-duty'),
            armor: card('urzas-armor'),
            lord: { is: '1/3', supertypes: ['legendary'] },
          },
        },
        players: { nil: MANA },
      },
      attack({ ogre: 'nil' }),
      block({ lord: 'ogre' }),
      activate('nil', 'duty', 0, 'lord'),
      resolveAll,
      toEnd,
    );
    expect(seen).toMatchObject({ died: [], life: { nil: 20 } });
  });

  test('what one source deals to one is one damage: Palisade Giant and all that it takes', () => {
    const tough = ability.parse({ static: { 'prevent-damage': 'any', which: 'dealt-to', n: 1 } });
    const takes = ability.parse({ static: { 'takes-damage-for': 'you-and-yours' } });
    const seen = play(
      {
        permanents: {
          ada: { wurm: '5/5 trample' },
          nil: { giant: { is: '2/4', abilities: [tough, takes] }, bear: '2/2' },
        },
      },
      attack({ wurm: 'nil' }),
      block({ bear: 'wurm' }),
      assign({ wurm: { bear: 2, nil: 3 } }),
      toEnd,
    );
    expect(seen).toMatchObject({ died: ['giant'], life: { nil: 20 } });
  });
});

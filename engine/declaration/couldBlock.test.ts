import { describe, expect, it } from 'vitest';
import type { RestrictionAbility } from '../language/restriction.ts';
import { restricts } from '../testing/boards/abilities.ts';
import { board, type PermanentSpec } from '../testing/boards/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import { couldBlock } from './couldBlock.ts';

const restricted = (
  restriction: RestrictionAbility['restriction'],
  more: Partial<RestrictionAbility> = {},
): PermanentSpec => ({
  is: '2/2',
  abilities: [restricts(restriction, more)],
});

const PERMANENTS: { readonly [player: string]: { readonly [name: string]: PermanentSpec } } = {
  ada: {
    bear: '2/2',
    bird: '1/1 flying',
    raider: '3/3 menace',
    duelist: restricted('maxBlockersOn', { n: 1 }),
    far: '2/2',
  },
  nil: {
    wall: '0/3',
    owl: '1/1 flying',
    idle: { is: '1/1', tapped: true },
    timid: restricted('cannotBlockAlone'),
    law: restricted('maxBlockers', { n: 0 }),
  },
  oda: { ox: '2/4' },
};

/** Everybody attacks Nil but one who attacks Oda. */
const state = board({
  step: 'declareBlockers',
  permanents: PERMANENTS,
  attacks: { bear: 'nil', bird: 'nil', raider: 'nil', duelist: 'nil', far: 'oda' },
});

const could = (attackers: readonly string[], ...pairs: readonly string[]): boolean =>
  couldBlock(
    state,
    pairs.map((pair) => {
      const [blocker = '', attacker = ''] = pair.split('>');
      return { blocker: objectId(blocker), attacker: objectId(attacker) };
    }),
    attackers.map(objectId),
  );

describe('attackers could be blocked', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['by nobody', ['bear', 'bird'], []],
    ['by who can block each of them', ['bear', 'bird'], ['wall>bear', 'owl>bird']],
    ['whatever else is blocked by who can’t', ['bear'], ['wall>bear', 'owl>bird', 'timid>bird']],
    ['though a tapped creature blocks another', ['bear'], ['wall>bear', 'idle>bird']],
    ['by two, where one is not enough', ['raider'], ['wall>raider', 'owl>raider']],
    ['though another, with menace, has but one', ['bear'], ['wall>bear', 'owl>raider']],
    ['by one who does not block alone', ['bear'], ['timid>bear', 'wall>bear']],
    ['by one, where only one may block', ['duelist'], ['wall>duelist']],
    ['though too many block another', ['bear'], ['wall>duelist', 'owl>duelist', 'timid>bear']],
    ['each by its own defending player’s', ['bear', 'far'], ['wall>bear', 'ox>far']],
  ])('%s', (_, attackers, pairs) => {
    expect(could(attackers, ...pairs)).toBe(true);
  });
});

describe('attackers could not be blocked', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['by who can’t block one of them', ['bear', 'bird'], ['owl>bear', 'wall>bird']],
    ['by a tapped creature', ['bear'], ['idle>bear']],
    ['by a tapped creature among others', ['bear'], ['wall>bear', 'idle>bear']],
    ['by one, where two are needed', ['bear', 'raider'], ['wall>raider']],
    ['by one who does not block alone, alone', ['bear'], ['timid>bear']],
    ['by two, where one may block', ['duelist'], ['wall>duelist', 'owl>duelist']],
    ['by one creature, twice', ['bear', 'raider'], ['wall>bear', 'wall>duelist']],
    ['by another player’s creature', ['far'], ['wall>far']],
    ['one of them by another player’s creature', ['bear', 'far'], ['ox>bear', 'wall>far']],
  ])('%s', (_, attackers, pairs) => {
    expect(could(attackers, ...pairs)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import type { Step } from '../../../vocabulary/turnStructure.ts';
import { card } from '../../boards/cards.ts';
import {
  activate,
  addMana,
  attack,
  block,
  type LineAct,
  resolveAll,
  toEnd,
  toStep,
} from '../../editionChanges/acts.ts';
import { type Seen, seenOn } from '../../editionChanges/seen.ts';
import { type BoardWithHands, lineOf } from '../cards/game.ts';

const GAME: BoardWithHands = {
  permanents: {
    ada: { rogue: '1/1', knight: '2/2 firstStrike', home: '3/3' },
    nil: { walker: { types: ['planeswalker'], counters: { loyalty: 5 } }, wall: '0/4' },
  },
  hands: { ada: { ninja: card('ninja-of-the-deep-hours') } },
};
const NINJUTSU = (card('ninja-of-the-deep-hours').abilities ?? []).findIndex(
  (ability) => ability.kind === 'activated' && ability.keyword === 'ninjutsu',
);

const played = (...script: readonly LineAct[]): Seen => seenOn(lineOf(GAME, script));
const ninjutsu: readonly LineAct[] = [addMana('ada', '1U'), activate('ada', 'ninja', NINJUTSU)];
const attacked: readonly LineAct[] = [attack({ rogue: 'walker', knight: 'nil' })];
const unblocked: readonly LineAct[] = [...attacked, block({ wall: 'knight' })];

test('the attacker is returned by the rule for paying costs (CR 601.2h), not as an instruction', () => {
  const moments = lineOf(GAME, [...unblocked, ...ninjutsu]).moments;
  const events = moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  const returned = events.find(({ kind }) => kind === 'returnedToHand');
  expect(returned?.rules).toEqual(['casting.pay']);
});

describe('ninjutsu (CR 702.49a) asks for an attacker that is unblocked', () => {
  test.each<[string, readonly LineAct[]]>([
    ['before attackers are declared', [toStep('beginningOfCombat')]],
    ['in the declare attackers step, when none is unblocked yet', attacked],
    ['when all are blocked', [attack({ knight: 'nil' }), block({ wall: 'knight' })]],
    ['when combat is over', [...unblocked, toStep('postcombatMain')]],
  ])('%s, there is none', (_, script) => {
    const seen = played(...script, ...ninjutsu);
    expect(seen.refused).toEqual(['cannotPay']);
    expect(seen.hand).toEqual(['ninja']);
  });

  test.each<[Step, number]>([
    ['declareBlockers', 3],
    ['firstStrikeDamage', 3],
    // The damage of the last step has been dealt, by the creature that went home.
    ['combatDamage', 4],
    ['endOfCombat', 4],
  ])('in the %s step one will do; the walker is left with %i loyalty', (step, loyalty) => {
    const seen = played(...unblocked, toStep(step), ...ninjutsu, resolveAll);
    expect(seen.refused).toEqual([]);
    expect(seen.hand).toEqual(['rogue']);
    expect(seen.attacking).toEqual({ knight: 'nil', ninja: 'walker' });
    const end = played(...unblocked, toStep(step), ...ninjutsu, resolveAll, toEnd);
    expect(end.counters.walker).toEqual({ loyalty });
    expect(end.tapped).toContain('ninja');
    expect(end.triggered).toEqual({});
  });
});

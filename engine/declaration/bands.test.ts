import { describe, expect, it, test } from 'vitest';
import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { becomeBlocked, makeBlock } from '../change/combat/becomeBlocked.ts';
import { createToken } from '../change/createToken.ts';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import type { KeywordAbility } from '../language/keyword.ts';
import type { Violation } from '../log/verdict.ts';
import { attackOf, attacksOf, bandsOf, blockersOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { addTriggers } from '../triggers/detect.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAttackers } from './checkAttackers.ts';
import { declareAttackers } from './declareAttackers.ts';
import { declareBlockers } from './declareBlockers.ts';

const WITH_LEGENDS: KeywordAbility = {
  kind: 'keyword',
  keyword: 'bandsWithOther',
  quality: { supertype: 'legendary' },
};
const legend: PermanentSpec = { is: '1/1', supertypes: ['legendary'] };
const captain: PermanentSpec = { ...legend, abilities: [WITH_LEGENDS] };
const foreigner: PermanentSpec = { is: '1/1', abilities: [WITH_LEGENDS] };

const camp = (
  attackers: { readonly [name: string]: PermanentSpec },
  more: Partial<TestBoard> = {},
): GameState =>
  board({
    step: 'declareAttackers',
    permanents: {
      ada: attackers,
      nil: { wall: '0/9', walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
    },
    ...more,
  });

/** All attack Nil, but those for whom something else is named. */
const banded = (
  state: GameState,
  bands: readonly (readonly string[])[],
  elsewhere: { readonly [name: string]: string } = {},
) => ({
  attacks: state.battlefield
    .filter(({ controller }) => controller === 'ada')
    .map(({ id }) => ({
      attacker: id,
      target:
        elsewhere[id] === undefined
          ? ({ kind: 'player', player: playerId('nil') } as const)
          : ({ kind: 'permanent', permanent: objectId(elsewhere[id]) } as const),
    })),
  bands: bands.map((band) => band.map(objectId)),
});

const problems = (
  attackers: { readonly [name: string]: PermanentSpec },
  bands: readonly (readonly string[])[],
  edition: EditionId = NEWEST_EDITION,
): readonly Violation[] => {
  const state = camp(attackers, { edition });
  return checkAttackers(state, banded(state, bands)).violations;
};
const codes = (...of: Parameters<typeof problems>): readonly string[] =>
  problems(...of).map(({ code }) => code);

const KNIGHTS = { k1: '1/1 banding', k2: '1/1 banding' };

describe('the nearest legal attack keeps of a band', () => {
  it.each<readonly [string, { readonly [name: string]: PermanentSpec }, string[][], string[][]]>([
    [
      'what may be one',
      { k1: '1/1 banding', bear: '2/2', ox: '2/4' },
      [['k1', 'bear', 'ox']],
      [['k1', 'bear']],
    ],
    ['nothing where no two may', { bear: '2/2', ox: '2/4' }, [['bear', 'ox']], []],
    [
      'nobody twice',
      { ...KNIGHTS, bear: '2/2' },
      [
        ['k1', 'bear'],
        ['k2', 'bear'],
      ],
      [['k1', 'bear']],
    ],
  ])('%s', (_, attackers, bands, kept) => {
    const state = camp(attackers);
    expect(checkAttackers(state, banded(state, bands)).nearest?.bands ?? []).toEqual(kept);
  });

  it('those that attack the same', () => {
    const state = camp({ ...KNIGHTS, bear: '2/2' });
    const { nearest } = checkAttackers(
      state,
      banded(state, [['k1', 'k2', 'bear']], { k2: 'walker' }),
    );
    expect(nearest?.bands).toEqual([['k1', 'bear']]);
  });
});

describe('a band may be', () => {
  it.each<readonly [string, { readonly [name: string]: PermanentSpec }]>([
    ['creatures with banding', KNIGHTS],
    ['those and one without', { ...KNIGHTS, bear: '2/2' }],
    ['one with and one without', { k1: '1/1 banding', bear: '2/2' }],
    ['creatures of a quality, one of which bands with it', { captain, l1: legend, l2: legend }],
    ['one with banding and one that only bands with others', { k1: '1/1 banding', captain }],
  ])('%s (702.22c)', (_, attackers) => {
    expect(codes(attackers, [Object.keys(attackers)])).toEqual([]);
  });

  it('one of several that attack', () => {
    const attackers = { ...KNIGHTS, k3: '1/1 banding', bear: '2/2', ape: '3/3' };
    expect(
      codes(attackers, [
        ['k1', 'bear'],
        ['k2', 'k3', 'ape'],
      ]),
    ).toEqual([]);
  });
});

describe('a band may not be', () => {
  it.each<readonly [string, { readonly [name: string]: PermanentSpec }]>([
    [
      'two creatures without banding beside one with it',
      { k1: '1/1 banding', bear: '2/2', ape: '3/3' },
    ],
    ['creatures without banding alone', { bear: '2/2', ape: '3/3' }],
    ['one creature alone', { k1: '1/1 banding' }],
    ['a creature without the quality', { captain, l1: legend, bear: '2/2' }],
    ['creatures of a quality of which none that has it bands', { foreigner, l1: legend }],
  ])('%s', (_, attackers) => {
    expect(codes(attackers, [Object.keys(attackers)])).toEqual(['cannotBand']);
  });

  it.each<readonly [string, { readonly [name: string]: PermanentSpec }, readonly string[]]>([
    ['without banding', { bear: '2/2', ape: '3/3' }, ['keyword.banding']],
    [
      'with too little banding',
      { k1: '1/1 banding', bear: '2/2', ape: '3/3' },
      ['keyword.banding'],
    ],
    [
      'with too little banding with others',
      { captain, l1: legend, bear: '2/2' },
      ['keyword.bandsWithOtherBand'],
    ],
    [
      'with too little of both',
      { k1: '1/1 banding', captain, bear: '2/2' },
      ['keyword.banding', 'keyword.bandsWithOtherBand'],
    ],
  ])('one %s, by the rules for what it has', (_, attackers, rules) => {
    const names = Object.keys(attackers);
    expect(problems(attackers, [names])).toEqual([{ code: 'cannotBand', objects: names, rules }]);
  });

  it('one that shares a member with another', () => {
    const all = { ...KNIGHTS, bear: '2/2' };
    expect(
      codes(all, [
        ['k1', 'bear'],
        ['k2', 'bear'],
      ]),
    ).toEqual(['declaredTwice']);
    expect(
      problems(all, [
        ['k1', 'bear'],
        ['k2', 'bear'],
      ])[0],
    ).toMatchObject({
      objects: ['bear'],
      rules: ['keyword.banding'],
    });
  });

  it('one with a creature that does not attack', () => {
    const state = camp(KNIGHTS);
    const { attacks, bands } = banded(state, [['k1', 'k2']]);
    const alone = { attacks: attacks.slice(0, 1), bands };
    const { violations } = checkAttackers(state, alone);
    expect(violations).toEqual([
      { code: 'cannotBand', objects: ['k2'], rules: ['attackers.announceBands'] },
    ]);
  });

  it('one that attacks different things (702.22d)', () => {
    const state = camp(KNIGHTS);
    const { violations } = checkAttackers(state, banded(state, [['k1', 'k2']], { k2: 'walker' }));
    expect(violations.map(({ code, objects, rules }) => [code, objects, rules])).toEqual([
      ['bandAttacksSeveral', ['k2'], ['keyword.bandAttacksOneTarget']],
    ]);
  });

  it('one whose members attack apart, whatever others attack', () => {
    const state = camp({ ape: '3/3', ...KNIGHTS, bear: '2/2' });
    const elsewhere = { ape: 'walker', k2: 'walker', bear: 'walker' };
    const { violations } = checkAttackers(state, banded(state, [['k1', 'k2']], elsewhere));
    expect(violations.map(({ objects }) => objects)).toEqual([['k2']]);
    const together = { k1: 'walker', k2: 'walker' };
    expect(checkAttackers(state, banded(state, [['k1', 'k2']], together)).violations).toEqual([]);
  });

  it('one that attacks different players (802.3b)', () => {
    const state = board({
      step: 'declareAttackers',
      permanents: { ada: KNIGHTS, nil: {}, oda: {} },
    });
    const { attacks, bands } = banded(state, [['k1', 'k2']]);
    const oda = { kind: 'player', player: playerId('oda') } as const;
    const apart = attacks.map((one) => (one.attacker === 'k2' ? { ...one, target: oda } : one));
    const { violations } = checkAttackers(state, { attacks: apart, bands });
    expect(violations.map(({ objects, rules }) => [objects, rules])).toEqual([
      [['k2'], ['keyword.bandAttacksOneTarget', 'multiplayer.bandAttacksOnePlayer']],
    ]);
  });
});

describe('bands with other, by edition', () => {
  const others: readonly EditionId[] = EDITION_IDS.filter((id) => id !== '2008-10-01');

  it.each(others)('in %s by quality', (edition) => {
    expect(codes({ captain, l1: legend }, [['captain', 'l1']], edition)).toEqual([]);
    expect(codes({ foreigner, f2: foreigner }, [['foreigner', 'f2']], edition)).toEqual([
      'cannotBand',
    ]);
  });

  it('in 2008-10-01 by the same ability, and creatures with banding may join (502.11b)', () => {
    expect(codes({ captain, l1: legend }, [['captain', 'l1']], '2008-10-01')).toEqual([
      'cannotBand',
    ]);
    expect(codes({ foreigner, f2: foreigner }, [['foreigner', 'f2']], '2008-10-01')).toEqual([]);
    const joined = { foreigner, f2: foreigner, k1: '1/1 banding', k2: '1/1 banding' };
    expect(codes(joined, [Object.keys(joined)], '2008-10-01')).toEqual([]);
  });
});

const attackAsOne = (
  attackers: { readonly [name: string]: PermanentSpec },
  more: Partial<TestBoard> = {},
): GameState => {
  const state = camp(attackers, more);
  const { changed, kind } = declareAttackers(state, banded(state, [Object.keys(attackers)]));
  expect(kind).toBe('done');
  return changed.state;
};

test('what is announced is cited, and the band stands', () => {
  const state = camp({ k1: '1/1 banding', bear: '2/2' });
  const { changed } = declareAttackers(state, banded(state, [['k1', 'bear']]));
  expect(bandsOf(changed.state)).toEqual([['k1', 'bear']]);
  expect(changed.events.at(-1)?.rules.slice(0, 2)).toEqual([
    'keyword.banding',
    'attackers.announceBands',
  ]);
});

describe('a band', () => {
  const camped = { k1: '1/1 banding', bear: '2/2 flying' };
  const attacking = attackAsOne(camped);
  const statuses = (state: GameState): readonly string[] =>
    attacksOf(state).map(({ attacker, status }) => `${attacker} ${status}`);

  it('lasts when banding is lost (702.22e)', () => {
    const { state } = addContinuousEffect(attacking, {
      source: objectId('wall'),
      controller: playerId('nil'),
      affects: [objectId('k1')],
      change: { kind: 'loseKeyword', keyword: 'banding' },
      until: 'endOfTurn',
    });
    expect(bandsOf(state)).toEqual([['k1', 'bear']]);
  });

  it('becomes blocked by whatever blocks one of it, though that could not block the other (702.22h)', () => {
    const { changed, kind } = declareBlockers(attacking, playerId('nil'), {
      blocks: [{ blocker: objectId('wall'), attacker: objectId('k1') }],
    });
    expect(kind).toBe('done');
    expect(statuses(changed.state)).toEqual(['k1 blocked', 'bear blocked']);
    expect(blockersOf(changed.state, objectId('bear'))).toEqual(['wall']);
    expect(changed.events.at(-1)?.rules).toContain('keyword.bandBlockedTogether');
    expect(changed.events.at(-1)).toMatchObject({ becameBlocked: ['k1', 'bear'] });
  });

  it('shares no ability: what can’t block one of it may not be declared to (702.22g)', () => {
    const { kind } = declareBlockers(attacking, playerId('nil'), {
      blocks: [{ blocker: objectId('wall'), attacker: objectId('bear') }],
    });
    expect(kind).toBe('refused');
  });

  it('becomes blocked whole by an effect that blocks one of it (702.22i)', () => {
    const { state, events } = becomeBlocked(attacking, objectId('bear'), undefined);
    expect(statuses(state)).toEqual(['k1 blocked', 'bear blocked']);
    expect(events.map(({ rules }) => rules[0])).toEqual([
      'keyword.bandBlockedByEffect',
      'blockers.becomeBlockedOrUnblocked',
    ]);
    expect(becomeBlocked(state, objectId('k1'), undefined).events).toEqual([]);
  });

  it('is blocked whole by a creature that an effect makes block one of it', () => {
    const { state } = makeBlock(attacking, objectId('wall'), objectId('k1'));
    expect(statuses(state)).toEqual(['k1 blocked', 'bear blocked']);
    expect(blockersOf(state, objectId('bear'))).toEqual(['wall']);
  });

  it('is blocked whole by a creature that is put onto the battlefield blocking one of it', () => {
    const token = { colors: [], subtypes: [], power: 1, toughness: 1, abilities: [] };
    const { state, events } = createToken(attacking, token, playerId('nil'), {
      kind: 'blocking',
      attacker: objectId('k1'),
    });
    expect(statuses(state)).toEqual(['k1 blocked', 'bear blocked']);
    expect(blockersOf(state, objectId('bear'))).toHaveLength(1);
    expect(events[0]?.rules).toContain('keyword.bandBlockedTogether');
  });

  it('has each of its members blocked by the blocker, for all that triggers', () => {
    const flanking = attackAsOne({ k1: '1/1 banding flanking', bear: '2/2 flanking' });
    const { changed } = declareBlockers(flanking, playerId('nil'), {
      blocks: [{ blocker: objectId('wall'), attacker: objectId('k1') }],
    });
    const { state } = addTriggers(flanking, changed);
    expect(state.waitingTriggers.map(({ source }) => source)).toEqual(['k1', 'bear']);
    expect(attackOf(state, objectId('bear'))?.status).toBe('blocked');
  });
});

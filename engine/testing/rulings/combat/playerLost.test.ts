import { describe, expect, test } from 'vitest';
import { whenever } from '../../../language/keywords/abilityParts.ts';
import { gameOf } from '../../../scenario/line.ts';
import { card } from '../../boards/cards.ts';
import { attack, block, type LineAct, toEnd, toStep } from '../../editionChanges/acts.ts';
import { type Seen, seenOn } from '../../editionChanges/seen.ts';
import { type BoardWithHands, lineOf, on } from '../cards/game.ts';

const DRAIN = whenever('attacks', [
  { kind: 'loseLife', n: 1, subject: { kind: 'reference', reference: 'you' } },
]);

/** Nil is at 1 life; Tor plays on. */
const GAME: BoardWithHands = {
  permanents: {
    ada: { knight: '2/2 firstStrike', bear: '2/2', boar: '3/3' },
    nil: { ox: '2/4' },
    tor: { elf: '1/1' },
  },
  players: { nil: { life: 1 } },
};

const played = (game: BoardWithHands, ...script: readonly LineAct[]): Seen =>
  seenOn(lineOf(game, script));
const told = (game: BoardWithHands, ...script: readonly LineAct[]) =>
  lineOf(game, script).moments.flatMap(({ entries }) => entries.map(({ event }) => event));

describe('a player who loses amid combat', () => {
  test('is dealt no damage any more, and what attacked them goes on attacking (800.4e)', () => {
    const script = [
      attack({ knight: 'nil', bear: 'nil', boar: 'tor' }),
      block({}),
      block({}),
      toEnd,
    ];
    const seen = played(GAME, ...script);
    expect(seen.lost).toEqual(['nil']);
    expect(seen.life).toMatchObject({ nil: -1, tor: 17 });
    expect(seen.attacking).toMatchObject({ bear: 'nil', boar: 'tor' });
    const deals = told(GAME, ...script).flatMap((event) =>
      event.kind === 'damageDealt' ? event.deals.map(({ source }) => source) : [],
    );
    expect(deals).toEqual(['knight', 'boar']);
  });

  test('takes their blockers along, and what these blocked stays blocked (506.4, 509.1h)', () => {
    const seen = played(GAME, attack({ knight: 'nil', bear: 'nil' }), block({ ox: 'bear' }), toEnd);
    expect(seen.lost).toEqual(['nil']);
    expect(seen.permanents).not.toContain('ox');
    expect(seen.died).toEqual([]);
  });

  test('loses what had triggered for them: Armadillo Cloak puts nothing on the stack (800.4d)', () => {
    const cloaked: BoardWithHands = {
      ...GAME,
      permanents: { ...GAME.permanents, nil: { ox: '2/4', cloak: on('armadillo-cloak', 'ox') } },
    };
    const script = [attack({ bear: 'nil', boar: 'nil' }), block({ ox: 'boar' }), toEnd];
    const seen = played(cloaked, ...script);
    expect(seen.lost).toEqual(['nil']);
    expect(seen.triggered).toEqual({ cloak: 1 });
    expect(seen.life.nil).toBe(-1);
    expect(told(cloaked, ...script).map(({ kind }) => kind)).not.toContain('triggerPutOnStack');
  });

  test('is saved by lifelink, which is part of the damage (120.3f)', () => {
    const linked: BoardWithHands = {
      ...GAME,
      permanents: {
        ...GAME.permanents,
        nil: { ox: '2/4', courage: on('unflinching-courage', 'ox') },
      },
    };
    const seen = played(linked, attack({ bear: 'nil', boar: 'nil' }), block({ ox: 'boar' }), toEnd);
    expect(seen.lost).toEqual([]);
    expect(seen.life.nil).toBe(3);
  });

  test('and is the active one: the turn goes on without them (800.4j)', () => {
    const game: BoardWithHands = {
      permanents: { ada: { martyr: { is: '2/2', abilities: [DRAIN] } }, nil: {}, tor: {} },
      players: { ada: { life: 1 } },
    };
    const line = lineOf(game, [attack({ martyr: 'nil' }), toStep('postcombatMain')]);
    expect(seenOn(line)).toMatchObject({ lost: ['ada'], attacking: {}, permanents: [] });
    expect(gameOf(line).turn.number).toBe(1);
    const next = lineOf(game, [attack({ martyr: 'nil' }), toStep('upkeep')]);
    expect(gameOf(next).turn.activePlayer).toBe('nil');
  });
});

test('with nobody else left the game is over, and its last board stands', () => {
  const seen = played(
    {
      permanents: { ada: { bear: '2/2' }, nil: { cleric: card('pillarfield-ox') } },
      players: { nil: { life: 2 } },
    },
    attack({ bear: 'nil' }),
    block({}),
    toEnd,
  );
  expect(seen).toMatchObject({ lost: ['nil'], permanents: ['bear', 'cleric'] });
});

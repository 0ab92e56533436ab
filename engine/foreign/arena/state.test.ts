import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine } from '../../sandbox/readLine.ts';
import { writeLine } from '../../sandbox/writeLine.ts';
import { type Random, randomFrom } from '../../vocabulary/random.ts';
import { foreignIn } from '../foreignIn.ts';

const lexicon = { cards: new Map(), words: new Map() };
const canonical = (line: string): string => writeLine(readLine(line, lexicon).board);

const KEYWORDS = [
  [8, 'flying'],
  [14, 'trample'],
  [142, 'menace'],
] as const;

interface Creature {
  readonly id: number;
  readonly seat: 1 | 2;
  readonly size: readonly [number, number];
  readonly keywords: readonly (readonly [number, string])[];
  readonly isTapped: boolean;
  readonly attacks: boolean;
  readonly blocks?: number;
}

function creatures(random: Random): readonly Creature[] {
  const all = Array.from({ length: random.between(1, 8) }, (_, at): Creature => {
    const seat = at === 0 || random.chance(0.5) ? 2 : 1;
    return {
      id: 301 + at,
      seat,
      size: [random.between(0, 6), random.between(1, 6)],
      keywords: random.some(KEYWORDS, 0.3),
      isTapped: random.chance(0.3),
      attacks: at === 0 || (seat === 2 && random.chance(0.4)),
    };
  });
  const attackers = all.filter(({ attacks }) => attacks);
  return all.map((one) =>
    one.seat === 1 && random.chance(0.5) ? { ...one, blocks: random.pick(attackers).id } : one,
  );
}

const objectOf = (one: Creature): object => ({
  instanceId: one.id,
  grpId: 70_000 + one.id,
  type: 'GameObjectType_Card',
  zoneId: 28,
  controllerSeatId: one.seat,
  cardTypes: ['CardType_Creature'],
  subtypes: ['SubType_Elf'],
  color: ['CardColor_Green'],
  power: { value: one.size[0] },
  toughness: { value: one.size[1] },
  uniqueAbilities: one.keywords.map(([grpId], at) => ({ id: at, grpId })),
  ...(one.isTapped || one.attacks ? { isTapped: true } : {}),
  ...(one.attacks ? { attackState: 'AttackState_Attacking', attackInfo: { targetId: 1 } } : {}),
  ...(one.blocks === undefined
    ? {}
    : { blockState: 'BlockState_Blocking', blockInfo: { attackerIds: [one.blocks] } }),
});

const messageOf = (state: object): object => ({
  greToClientEvent: {
    greToClientMessages: [{ type: 'GREMessageType_GameStateMessage', gameStateMessage: state }],
  },
});

const ZONES = [{ zoneId: 28, type: 'ZoneType_Battlefield' }];
const PLAYERS = [
  { systemSeatNumber: 1, lifeTotal: 9 },
  { systemSeatNumber: 2, lifeTotal: 20 },
];

/** Whose turn it is is called Ada, by the custom of examiners. */
function lineOfAll(all: readonly Creature[]): string {
  const of = (seat: 1 | 2) => all.filter((one) => one.seat === seat);
  const items = (seat: 1 | 2): string =>
    of(seat)
      .map(({ size, keywords, isTapped, attacks }) =>
        [
          `${size.join('/')} green elf`,
          ...keywords.map(([, word]) => word),
          ...(isTapped && !attacks ? ['tapped'] : []),
        ].join(', '),
      )
      .join(' + ');
  const tag = (id: number): string => {
    const seat = all.find((one) => one.id === id)?.seat ?? 1;
    return `${seat === 2 ? 'A' : 'N'}${of(seat).findIndex((one) => one.id === id) + 1}`;
  };
  return [
    `Ada, 20 life: ${items(2)}`,
    `Nil, 9 life: ${items(1)}`,
    ...all.filter(({ attacks }) => attacks).map(({ id }) => `${tag(id)} -> Nil`),
    ...all.flatMap(({ id, blocks }) =>
      blocks === undefined ? [] : [`${tag(id)} -| ${tag(blocks)}`],
    ),
  ].join('; ');
}

const full = (all: readonly Creature[]): object =>
  messageOf({
    type: 'GameStateType_Full',
    turnInfo: { activePlayer: 2 },
    zones: ZONES,
    players: PLAYERS,
    gameObjects: all.map(objectOf),
  });

test('a state is read by sizes, types and what can be done, on one line or over many', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, isPretty) => {
      const all = creatures(randomFrom(seed));
      const text = JSON.stringify(full(all), null, isPretty ? 2 : undefined);
      const read = foreignIn(`[UnityCrossThreadLogger]==> GreToClientEvent\n${text}`);
      expect(canonical(read?.line ?? '')).toBe(canonical(lineOfAll(all)));
      // A name is a number there.
      expect(read?.unread.filter(({ text: left }) => left.includes('grpId'))).toHaveLength(
        all.length,
      );
    }),
    { numRuns: 200 },
  );
});

test('a difference adds to what was there, and takes from it', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = randomFrom(seed);
      const all = creatures(random);
      const later = random.some(all.slice(1), 0.5).filter(({ attacks }) => !attacks);
      const first = all.filter((one) => !later.includes(one));
      const difference = messageOf({
        type: 'GameStateType_Diff',
        gameObjects: later.map(objectOf),
        diffDeletedInstanceIds: [999],
      });
      const before = full([...first, ...first.slice(0, 1).map((one) => ({ ...one, id: 999 }))]);
      const read = foreignIn([before, difference].map((each) => JSON.stringify(each)).join('\n'));
      expect(canonical(read?.line ?? '')).toBe(canonical(lineOfAll([...first, ...later])));
    }),
    { numRuns: 100 },
  );
});

test('what is no message is listed, and an ability whose number is not known', () => {
  const odd = objectOf({
    id: 301,
    seat: 2,
    size: [1, 1],
    keywords: [[7777, 'odd']],
    isTapped: false,
    attacks: false,
  });
  const state = JSON.stringify(messageOf({ gameObjects: [odd], zones: ZONES, players: PLAYERS }));
  expect(foreignIn(`hello\n${state}\n{"gameObjects": [`)?.unread).toEqual([
    { line: 1, text: 'hello', why: 'notOfBoard' },
    { line: 2, text: '301 grpId 70301', why: 'standing' },
    { line: 2, text: '301 ability 7777', why: 'standing' },
    { line: 3, text: '{"gameObjects": [', why: 'notUnderstood' },
  ]);
});

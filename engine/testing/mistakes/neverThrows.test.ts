import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRegenerationShield } from '../../change/regenerate.ts';
import { EDITION_IDS } from '../../citation/editions.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import { SELF, TARGET, whenever } from '../../language/keywords/abilityParts.ts';
import type { EventKind } from '../../log/gameEvent.ts';
import { beliefsIn, MISTAKE_NAMES } from '../../mistakes/index.ts';
import { advance } from '../../scenario/advance.ts';
import { beginLine, decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import type { CardInZone, GameState } from '../../state/gameState.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { permits } from '../boards/abilities.ts';
import { board, characteristics, type PermanentDetails, type TestBoard } from '../boards/board.ts';
import { playByLot } from '../boards/playByLot.ts';
import { randomCombat } from '../boards/randomCombat.ts';
import { activated, creature, instant, pump } from '../editionChanges/abilities.ts';
import { ADA, NIL } from '../laws/stock.ts';

// What is believed is no rule of any edition, and beliefs may be held together: games are played by lot by all of them.

const tokenAttacking = whenever('attacks', [
  {
    kind: 'createToken',
    token: {
      colors: [],
      subtypes: ['cat'],
      power: 1,
      toughness: 1,
      abilities: [{ kind: 'keyword', keyword: 'haste' }],
    },
    entering: { kind: 'attacking', tapped: true },
  },
]);

const BOARD: TestBoard = {
  step: 'beginningOfCombat',
  permanents: {
    ada: {
      hero: { is: '2/2 doubleStrike annihilator1', abilities: [tokenAttacking] },
      wolf: {
        is: '3/3 vigilance trample bushido1',
        abilities: [
          activated([{ kind: 'tapSelf' }], [{ kind: 'untap', subject: TARGET }], {
            targets: [creature()],
          }),
        ],
      },
      rider: '2/3 flanking menace',
    },
    nil: {
      troll: {
        is: '2/3 bushido1',
        abilities: [
          activated([], [{ kind: 'regenerate', subject: SELF }]),
          permits('blockAdditional'),
        ],
      },
      bird: {
        is: '1/1 flying',
        abilities: [whenever('dies', [pump(-1, -1)], { targets: [creature()] })],
      },
      walker: { types: ['planeswalker'], counters: { loyalty: 3 } },
      swamp: { types: ['land'] },
    },
  },
};

const CARDS: { readonly [name: string]: PermanentDetails } = {
  frost: instant([{ kind: 'tap', subject: TARGET }]),
  thaw: instant([{ kind: 'untap', subject: TARGET }]),
  bribe: instant([{ kind: 'gainControl', subject: TARGET, until: 'forever' }]),
  borrow: instant([{ kind: 'gainControl', subject: TARGET, until: 'endOfTurn' }]),
  unsummon: instant([{ kind: 'returnToHand', subject: TARGET }]),
  doom: instant([{ kind: 'destroy', subject: TARGET }]),
  growth: instant([pump(3, 3)]),
  flight: instant([
    {
      kind: 'apply',
      subject: TARGET,
      change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'flying' } },
      until: 'endOfTurn',
    },
  ]),
  order: instant(
    [{ kind: 'makeBlock', subject: TARGET, attacker: 'secondTarget' }],
    [creature(), creature({ attacking: true })],
  ),
  ambush: instant([
    {
      kind: 'createToken',
      token: { colors: [], subtypes: ['saproling'], power: 1, toughness: 1, abilities: [] },
      entering: { kind: 'blocking', attacker: 'target' },
    },
  ]),
  ninja: { is: '2/2 firstStrike', abilities: [{ kind: 'keyword', keyword: 'ninjutsu', cost: '' }] },
};

const hand = fc.shuffledSubarray(Object.keys(CARDS), { minLength: 4 });

const randomGame = fc
  .record({ edition: fc.constantFrom(...EDITION_IDS), ada: hand, nil: hand })
  .map(({ edition, ada, nil }): GameState => {
    const start = shielded(board({ ...BOARD, edition }), ['wolf', 'troll']);
    const held = (owner: typeof ADA, names: readonly string[]): readonly CardInZone[] =>
      names.map((name) => ({
        id: objectId(`${owner}-${name}`),
        owner,
        zone: 'hand',
        printed: characteristics(CARDS[name] ?? {}),
      }));
    return { ...start, cards: [...held(ADA, ada), ...held(NIL, nil)], nextId: 100 };
  });

/** They regenerate the next time that they would be destroyed. */
const shielded = (state: GameState, names: readonly string[]): GameState =>
  names
    .map(objectId)
    .reduce((now, id) => makeRegenerationShield(now, id, { controller: ADA, by: id }).state, state);

/** One belief, or several at once. */
const believed = fc.shuffledSubarray([...MISTAKE_NAMES], { minLength: 1, maxLength: 6 });

const lots = fc.array(fc.nat({ max: 999 }), { minLength: 20, maxLength: 60 });

const kindsTold = ({ moments }: Line): readonly EventKind[] =>
  moments.flatMap(({ entries }) => entries.map(({ event }) => event.kind));

/** So much happens in these games of which something else may be believed. */
const BENT: readonly EventKind[] = [
  'regenerated',
  'controlGained',
  'tappedByEffect',
  'tokenCreated',
  'madeToBlock',
  'removedFromCombat',
  'damageWoreOff',
];

test('a game that is played by lot goes on, whatever is believed', () => {
  const told = new Set<EventKind>();
  const untold = (): readonly EventKind[] => BENT.filter((kind) => !told.has(kind));
  const play = (): void =>
    fc.assert(
      fc.property(randomGame, believed, lots, (start, mistakes, numbers) => {
        const line = playByLot({ ...start, believed: beliefsIn(mistakes) }, numbers);
        for (const kind of kindsTold(line)) told.add(kind);
      }),
      { numRuns: 150 },
    );
  play();
  // By lot, what is rare may be missing once.
  for (let more = 0; more < 5 && untold().length > 0; more += 1) play();
  expect(untold()).toEqual([]);
});

const ATTACKERS = ['a1', 'a2', 'a3'].map(objectId);
const FIGHTING = [...ATTACKERS, ...['b1', 'b2', 'b3'].map(objectId)];

const randomLateCombat = fc
  .record({
    combat: randomCombat(),
    tapped: fc.subarray(FIGHTING),
    evading: fc.subarray(ATTACKERS),
  })
  .map(
    ({ combat, tapped, evading }): GameState => ({
      ...combat,
      battlefield: combat.battlefield.map((one) => ({
        ...one,
        tapped: tapped.includes(one.id),
        printed: evading.includes(one.id) ? withFlying(one.printed) : one.printed,
      })),
    }),
  );

const withFlying = (printed: Characteristics): Characteristics => ({
  ...printed,
  abilities: [...printed.abilities, { kind: 'keyword', keyword: 'flying' }],
});

test('combat damage is dealt by whatever fights, whatever is believed', () => {
  const told = new Set<EventKind>();
  fc.assert(
    fc.property(randomLateCombat, believed, (state, mistakes) => {
      const dealt = advance(beginLine({ ...state, believed: beliefsIn(mistakes) }, []), isOver);
      if (!dealt.ok) throw new Error(dealt.error.kind);
      for (const kind of kindsTold(dealt.value)) told.add(kind);
    }),
    { numRuns: 300 },
  );
  const bent: readonly EventKind[] = ['becameUnblocked', 'damageDealt', 'noCombatDamage'];
  expect(bent.filter((kind) => !told.has(kind))).toEqual([]);
});

const isOver = (line: Line): boolean =>
  gameOf(line).turn.step === 'endOfCombat' || decisionOf(line).kind === 'gameOver';

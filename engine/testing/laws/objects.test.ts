import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITION_IDS } from '../../citation/editions.ts';
import type { Effect } from '../../language/effect.ts';
import { SELF, TARGET, whenever } from '../../language/keywords/abilityParts.ts';
import { gameOf } from '../../scenario/line.ts';
import type { CardInZone, GameState } from '../../state/gameState.ts';
import { givenName, incarnationOf, type ObjectId, objectId } from '../../vocabulary/ids.ts';
import { board, characteristics, type PermanentDetails } from '../boards/board.ts';
import { playByLot } from '../boards/playByLot.ts';
import {
  activated,
  anyTarget,
  creature,
  instant,
  permanent,
  pump,
} from '../editionChanges/abilities.ts';
import { ADA, NIL } from './stock.ts';

// CR 400.7, as a law on games that are played by lot.

const EXILE_AND_RETURN = [
  { kind: 'exile', subject: TARGET },
  { kind: 'putOntoBattlefield', subject: TARGET },
] as const;
const DESTROYED_LATER: Effect = {
  kind: 'delayed',
  at: 'endOfCombat',
  effects: [{ kind: 'destroy', subject: TARGET }],
};

const CARDS: { readonly [name: string]: PermanentDetails } = {
  flicker: instant(EXILE_AND_RETURN, [permanent({})]),
  blink: instant(EXILE_AND_RETURN, [creature()]),
  unsummon: instant([{ kind: 'returnToHand', subject: TARGET }]),
  bolt: instant([{ kind: 'dealDamage', n: 3, subject: TARGET }], [anyTarget]),
  growth: instant([pump(3, 3)]),
  doom: instant([DESTROYED_LATER]),
  shield: instant([{ kind: 'preventNext', n: 2, subject: TARGET }], [anyTarget]),
  raise: instant(
    [{ kind: 'putOntoBattlefield', subject: TARGET }],
    [{ kind: 'graveyardCard', filter: { type: 'creature' } }],
  ),
  ninja: { is: '2/2 firstStrike', abilities: [{ kind: 'keyword', keyword: 'ninjutsu', cost: '' }] },
  shrieker: {
    is: '1/1 flash',
    abilities: [
      whenever('enters', [{ kind: 'dealDamage', n: 1, subject: TARGET }], {
        targets: [creature()],
      }),
    ],
  },
};

const BOARD = {
  step: 'precombatMain',
  permanents: {
    ada: {
      hero: {
        is: '2/2 haste',
        abilities: [
          whenever('attacks', [{ kind: 'addCounters', counter: '+1/+1', n: 1, subject: SELF }]),
        ],
      },
      phoenix: {
        is: '1/1 haste',
        abilities: [whenever('dies', [{ kind: 'putOntoBattlefield', subject: SELF }])],
      },
      strength: {
        types: ['enchantment'],
        subtypes: ['aura'],
        attachedTo: 'hero',
        abilities: [
          { kind: 'spell', targets: [creature()], effects: [] },
          {
            kind: 'static',
            subject: { kind: 'reference', reference: 'attached' },
            change: { kind: 'modifyPowerToughness', power: 1, toughness: 1 },
          },
        ],
      },
    },
    nil: {
      basilisk: {
        is: '1/4',
        abilities: [
          whenever('blocksCreature', [
            {
              kind: 'delayed',
              at: 'endOfCombat',
              effects: [
                { kind: 'destroy', subject: { kind: 'reference', reference: 'eventCreature' } },
              ],
            },
          ]),
        ],
      },
      egg: {
        is: '0/2',
        abilities: [
          activated([{ kind: 'sacrificeSelf' }], [{ kind: 'putOntoBattlefield', subject: SELF }]),
        ],
      },
    },
  },
} as const;

const randomStart = fc
  .record({
    edition: fc.constantFrom(...EDITION_IDS),
    ada: fc.shuffledSubarray(Object.keys(CARDS), { minLength: 4 }),
    nil: fc.shuffledSubarray(Object.keys(CARDS), { minLength: 3 }),
  })
  .map(({ edition, ada, nil }): GameState => {
    const start = board({ ...BOARD, edition });
    const hand = (owner: typeof ADA, names: readonly string[]): readonly CardInZone[] =>
      names.map((name) => ({
        id: objectId(`${owner}-${name}`),
        owner,
        zone: 'hand',
        printed: characteristics(CARDS[name] ?? {}),
      }));
    return {
      ...start,
      cards: [...hand(ADA, ada), ...hand(NIL, nil)],
      players: start.players.map((player) => ({
        ...player,
        handSize: player.id === ADA ? ada.length : nil.length,
      })),
      nextId: 100,
    };
  });

const lots = fc.array(fc.nat({ max: 999 }), { minLength: 20, maxLength: 60 });

type Zone = CardInZone['zone'] | 'battlefield' | 'stack';

const zonesIn = ({ battlefield, cards, stack }: GameState): ReadonlyMap<ObjectId, Zone> =>
  new Map([
    ...battlefield.map(({ id }) => [id, 'battlefield'] as const),
    ...stack.map(({ id }) => [id, 'stack'] as const),
    ...cards.map(({ id, zone }) => [id, zone] as const),
  ]);

/** CR 400.7a-d, and out of a hand. */
const keepsItsId = (from: Zone, to: Zone): boolean =>
  from === to || from === 'hand' || (from === 'stack' && to === 'battlefield');

/** What is wrong with the identities of objects from one state of a game to the next. */
function wrongBetween(before: GameState, now: GameState, gone: ReadonlySet<ObjectId>) {
  const was = zonesIn(before);
  return [...zonesIn(now)].filter(([id, zone]) => {
    const from = was.get(id);
    if (from !== undefined) return !keepsItsId(from, zone);
    return gone.has(id) || JSON.stringify(before).includes(`"${id}"`);
  });
}

test('what has changed zones is an object that is new, and that nothing has spoken of before', () => {
  let changes = 0;
  fc.assert(
    fc.property(randomStart, lots, (start, numbers) => {
      const gone = new Set<ObjectId>();
      for (const { before, after } of playByLot(start, numbers).moments) {
        expect(wrongBetween(before, after, gone)).toEqual([]);
        for (const id of zonesIn(before).keys()) if (!zonesIn(after).has(id)) gone.add(id);
        changes += [...zonesIn(after).keys()].filter((id) => incarnationOf(id) > 2).length;
      }
    }),
    { numRuns: 60 },
  );
  expect(changes).toBeGreaterThan(100);
});

/** The same game with another name for one of its objects, and for those that it becomes. */
function renamed(state: GameState, id: ObjectId): GameState {
  const from = incarnationOf(id);
  const text = JSON.stringify(state).replaceAll(
    new RegExp(`"${givenName(id)}(?:#(\\d+))?"`, 'g'),
    (whole, number = '1') => {
      const since = Number(number) - from;
      if (since < 0) return whole;
      return since === 0 ? '"stranger"' : `"stranger#${since + 1}"`;
    },
  );
  return JSON.parse(text) as GameState;
}

test('what has come back is to everything as if it were another card', () => {
  let compared = 0;
  fc.assert(
    fc.property(randomStart, lots, lots, (start, numbers, more) => {
      const states = playByLot(start, numbers).moments.map(({ after }) => after);
      const index = states.findLastIndex(({ battlefield }) => back(battlefield) !== undefined);
      const state = states[index];
      const id = back(state?.battlefield ?? []);
      if (state === undefined || id === undefined) return;
      compared += 1;
      const asItIs = gameOf(playByLot(JSON.parse(JSON.stringify(state)), more));
      const asStranger = gameOf(playByLot(renamed(state, id), more));
      expect(asStranger).toEqual(renamed(asItIs, id));
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(10);
});

const back = (battlefield: GameState['battlefield']): ObjectId | undefined =>
  battlefield.find(({ id }) => incarnationOf(id) > 1)?.id;

import { EDITION_IDS } from '../../citation/editions.ts';
import type { Ability } from '../../language/ability.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import { WAYS_TO_CAST } from '../../language/keywords/lists.ts';
import type { BoardAct } from '../../sandbox/board.ts';
import type { Board } from '../../sandbox/index.ts';
import { GAINABLE, SAYINGS } from '../../sandbox/sayings.ts';
import { asTried } from '../../sandbox/tried.ts';
import { withIds } from '../../sandbox/withIds.ts';
import { faultsIn } from '../../scenario/faults/stated.ts';
import { withoutFaults } from '../../scenario/faults/withoutFaults.ts';
import { OWN_DESIGNATIONS } from '../../scenario/ownDesignations.ts';
import {
  type CardSetup,
  cardsOf,
  type PermanentSetup,
  type PlayerSetup,
  type Setup,
} from '../../scenario/scenario.ts';
import type { Choice } from '../../state/choice.ts';
import { COLORS, SUPERTYPES } from '../../vocabulary/characteristics.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import { type ObjectId, objectId, type PlayerId, playerId } from '../../vocabulary/ids.ts';
import type { Random } from '../../vocabulary/random.ts';
import { known } from '../../vocabulary/result.ts';
import { projectCards } from './cards.ts';

/** For tests: a board with whatever a line can say, on which little makes sense, but nothing is impossible. */
export function lineBoard(random: Random): Board {
  const board = spoiledBoard(random);
  const whole = { ...board, setup: possible(board.setup) };
  return random.between(0, 1) === 0 ? whole : asTried(whole);
}

/** Mending one thing may break another, as an Aura that comes off is then on nothing. */
function possible(setup: Setup): Setup {
  const faults = faultsIn(setup);
  if (faults.length === 0) return setup;
  const lonely = new Set(
    faults.flatMap(({ of, because }) => (because === 'attachedAura' ? [of] : [])),
  );
  return possible({
    ...withoutFaults(setup, faults),
    permanents: withoutFaults(setup, faults).permanents.map((one) =>
      lonely.has(one.id) ? { ...one, enchants: known(setup.players[0], 'player').id } : one,
    ),
  });
}

/** For tests: the same with whatever may be impossible about it. */
export function spoiledBoard(random: Random): Board {
  const names = ['Ada', 'Nil', 'Olga', 'Zoë'].slice(0, random.between(2, 4)).map(playerId);
  const sizes = names.map(() => random.between(0, 4));
  const ids = sizes.flatMap((size, side) =>
    Array.from({ length: size }, (_, index) => objectId(`x${side}-${index}`)),
  );
  const controllers = sizes.flatMap((size, side) =>
    Array.from({ length: size }, () => names[side] ?? playerId('Ada')),
  );
  const permanents = ids.map((id, index) =>
    permanent(random, { id, controller: controllers[index] ?? playerId('Ada'), ids, names }),
  );
  const monarch = random.chance(0.2) ? random.pick(names) : undefined;
  const setup = {
    players: names.map((id) => ({
      ...player(random, id),
      ...(id === monarch ? { monarch: true as const } : {}),
    })),
    permanents,
  };
  const edition = random.chance(0.7) ? (EDITION_IDS.at(-1) ?? '') : random.pick(EDITION_IDS);
  return withIds({
    edition: EDITION_IDS.find((one) => one === edition) ?? random.pick(EDITION_IDS),
    setup,
    acts: ids.length < 2 ? [] : acts(random, setup),
  });
}

const CARDS = [...projectCards.values()];
const SUBTYPES = ['spirit', 'goblin', 'wall', 'goat', 'every-creature-type', "urza's"];

const thing = (random: Random): Characteristics =>
  random.chance(0.4) ? random.pick(CARDS).characteristics : described(random);

function described(random: Random): Characteristics {
  const isCreature = random.chance(0.8);
  // CR 205.3d: only a land has a land type.
  const subtypes = random.some(SUBTYPES, 0.2).filter((one) => !isCreature || one !== "urza's");
  const isWalker = !isCreature && random.chance(0.5);
  const cost = random.chance(0.2)
    ? random.pick(['{2}{R}', '{R/W}{G}', '{X}{U}', '{0}'])
    : undefined;
  return {
    name:
      subtypes.length > 0 && random.chance(0.7)
        ? { kind: 'token', subtypes }
        : { kind: 'described' },
    manaCost: cost,
    colors: random.some(COLORS, 0.3),
    supertypes: random.some(SUPERTYPES, 0.1),
    types: [
      ...random.some(['artifact', 'enchantment'] as const, 0.2),
      ...(isWalker ? (['planeswalker'] as const) : []),
      ...(isCreature ? (['creature'] as const) : ['land' as const]),
    ],
    subtypes,
    power: isCreature ? random.between(-1, 20) : undefined,
    toughness: isCreature ? random.between(0, 20) : undefined,
    loyalty: isWalker ? random.between(1, 7) : undefined,
    defense: undefined,
    abilities: Array.from({ length: random.between(0, 3) }, () => ability(random)),
  };
}

const FILTERS = [
  { color: 'red' },
  { type: 'artifact', power: { atLeast: 3 } },
  { keyword: 'flying', notColor: 'black' },
  { subtype: 'wall' },
  { notSubtype: 'every-creature-type', toughness: { atMost: 2 } },
] as const;

const ability = (random: Random, sayings = SAYINGS): Ability =>
  random.pick(sayings).make({
    N: random.between(1, 9),
    C: random.pick(['{2}{R}', '{W/P}', '{0}']),
    A: random.pick(['you', 'youOrYours', 'source', 'thatPlayer']),
    M: random.pick(['G', 'WU', 'CC']),
    Q: random.pick(FILTERS),
  });

interface Place {
  readonly id: ObjectId;
  readonly controller: PlayerId;
  readonly ids: readonly ObjectId[];
  readonly names: readonly PlayerId[];
}

function permanent(random: Random, { id, controller, ids, names }: Place): PermanentSetup {
  const characteristics = thing(random);
  const faceDown = random.chance(0.1);
  const { loyalty, defense } = faceDown
    ? { loyalty: undefined, defense: undefined }
    : characteristics;
  const others = ids.filter((one) => one !== id);
  const enchants = random.chance(0.1);
  return {
    id,
    controller,
    characteristics,
    tapped: random.chance(0.2),
    sick: random.chance(0.2),
    damage: random.chance(0.2) ? random.between(1, 99) : 0,
    counters: {
      ...(loyalty === undefined ? {} : { loyalty }),
      ...(defense === undefined ? {} : { defense }),
      ...Object.fromEntries(
        random.some(COUNTERS, 0.05).map((kind) => [kind, random.between(1, 5)]),
      ),
    },
    designations: random.some(OWN_DESIGNATIONS, 0.1),
    attachedTo:
      !enchants && others.length > 0 && random.chance(0.2) ? random.pick(others) : undefined,
    ...(enchants ? { enchants: random.pick(names) } : {}),
    ...(faceDown ? { faceDown: true } : {}),
    ...(random.chance(0.1) ? { exerted: true } : {}),
    ...(random.chance(0.1)
      ? { gains: [ability(random, GAINABLE), ability(random, GAINABLE)] }
      : {}),
    ...(others.length > 0 && random.chance(0.1) ? { pairedWith: random.pick(others) } : {}),
    ...(random.chance(0.1) ? { goadedBy: random.pick(names) } : {}),
    ...(random.chance(0.1) ? { protector: random.pick(names) } : {}),
    ...(random.chance(0.1) ? { chosenPlayer: random.pick(names) } : {}),
  };
}

function player(random: Random, id: PlayerId): PlayerSetup {
  const cards = (): readonly CardSetup[] =>
    Array.from({ length: random.chance(0.3) ? random.between(1, 2) : 0 }, () => ({
      id: objectId('card'),
      characteristics: thing(random),
    })).map((card) => ({ ...card, id: objectId(`card-${id}-${random.next()}`) }));
  const [hand, graveyard] = [cards(), cards()];
  return {
    id,
    life: random.chance(0.5) ? 20 : random.between(-3, 40),
    poison: random.chance(0.8) ? 0 : random.between(1, 12),
    mana: random.chance(0.7) ? undefined : random.pick(['', 'G', 'WUBRGC']),
    hand,
    graveyard,
    handSize: hand.length + (random.chance(0.7) ? 0 : random.between(1, 7)),
    graveyardSize: graveyard.length + (random.chance(0.7) ? 0 : random.between(1, 7)),
    exile: cards().map((card) => ({
      ...card,
      ...(random.chance(0.5) ? { counters: { time: random.between(1, 4) } } : {}),
    })),
  };
}

function acts(random: Random, { permanents, players }: Setup): readonly BoardAct[] {
  const names = players.map(({ id }) => id);
  const ids = permanents.map(({ id }) => id);
  const [active] = names;
  const attackers = random.some(ids, 0.4);
  const target = () =>
    random.chance(0.7)
      ? ({ kind: 'player', player: random.pick(names) } as const)
      : ({ kind: 'permanent', permanent: random.pick(ids) } as const);
  const attack = (): BoardAct => ({
    kind: 'attack',
    declaration: {
      attacks: attackers.map((attacker) => ({ attacker, target: target() })),
      ...(attackers.length > 1 && random.chance(0.2) ? { bands: [attackers.slice(0, 2)] } : {}),
      ...(attackers.length > 0 && random.chance(0.2) ? { exerted: attackers } : {}),
      ...(attackers.length > 0 && random.chance(0.2)
        ? { enlisted: [{ by: random.pick(attackers), creature: random.pick(ids) }] }
        : {}),
    },
    ...(random.chance(0.2) ? { payment: payment(random, ids) } : {}),
  });
  const blocks = names
    .filter((name) => name !== active)
    .map((name): BoardAct => {
      const own = permanents.filter(({ controller }) => controller === name).map(({ id }) => id);
      return {
        kind: 'block',
        declaration: {
          blocks: random.some(own, 0.5).map((blocker) => ({ blocker, attacker: random.pick(ids) })),
        },
        ...(random.chance(0.1) ? { payment: payment(random, ids) } : {}),
      };
    });
  const divide = (): BoardAct => ({
    kind: 'divide',
    assignments: random.some(ids, 0.4).flatMap((source) =>
      random.some(ids, 0.4).map((object) => ({
        source,
        to: random.chance(0.8)
          ? ({ kind: 'object', object } as const)
          : ({ kind: 'player', player: random.pick(names) } as const),
        amount: random.between(0, 9),
      })),
    ),
  });
  const order: BoardAct = { kind: 'order', of: random.pick(ids), over: random.some(ids, 0.5) };
  const deed = () => deedIn(random, { permanents, players });
  const all = [deed(), attack(), deed(), ...blocks, deed(), order, divide(), divide(), attack()];
  return random
    .some(all, 0.6)
    .filter(isSaying)
    .flatMap((act) => [act, ...(random.chance(0.2) ? [choiceIn(random, ids, names)] : [])]);
}

/** Whatever somebody could say that they choose. */
function choiceIn(random: Random, ids: readonly ObjectId[], names: readonly PlayerId[]): BoardAct {
  const some = () => [random.pick(ids), ...random.some([...ids, objectId('token-2')], 0.2)];
  const those = () => [
    ...some().map((object) => ({ kind: 'object', object }) as const),
    ...random.some(names, 0.3).map((player) => ({ kind: 'player', player }) as const),
  ];
  const whole: Choice = {
    source: random.pick(ids),
    trigger: random.between(0, 3),
    modes: random.some([0, 1, 2], 0.5),
    targets: random.chance(0.2) ? [] : those(),
    may: random.pick(['does', 'declines']),
    sacrificed: some(),
    payment: { life: random.between(0, 4), spend: random.pick(['W', 'RG']) },
    attacking: random.chance(0.5)
      ? { kind: 'player', player: random.pick(names) }
      : { kind: 'permanent', permanent: random.pick(ids) },
    option: random.between(0, 3),
    place: random.between(0, 3),
    named: those(),
    prevented: some(),
    replacement: random.pick([true, 'counter']),
    legend: true,
    protector: random.pick(names),
    discarded: random.chance(0.2) ? [] : some(),
  };
  const parts = random.some(Object.entries(whole), 0.3);
  const choice: Choice =
    parts.length === 0 ? { source: random.pick(ids) } : Object.fromEntries(parts);
  return { kind: 'choose', player: random.pick(names), choice };
}

/** Whatever somebody could say that they do with priority. */
function deedIn(random: Random, { permanents, players }: Setup): BoardAct {
  const ids = permanents.map(({ id }) => id);
  const cards = players.flatMap(cardsOf).map(({ id }) => id);
  const { id: player } = random.pick(players);
  const targets = random
    .some([...ids, ...cards, objectId('token-3')], 0.2)
    .map((object) => ({ kind: 'object', object }) as const);
  const said = { player, targets, ...(random.chance(0.5) ? announced(random, ids) : {}) };
  if (random.chance(0.2)) return { kind: 'allPass' };
  if (random.chance(0.2)) return { kind: 'turnUp', player, permanent: random.pick(ids) };
  return cards.length > 0 && random.chance(0.6)
    ? { kind: 'cast', card: random.pick(cards), ...said }
    : { kind: 'activate', source: random.pick(ids), ability: random.between(0, 3), ...said };
}

const announced = (random: Random, ids: readonly ObjectId[]) => ({
  announced: {
    x: random.between(0, 9),
    ...(random.chance(0.3) ? { modes: [0, random.between(1, 3)] } : {}),
    ...(random.chance(0.3) ? { ways: [random.pick(WAYS_TO_CAST)] } : {}),
    ...(random.chance(0.3) ? { convoke: [random.pick(ids)] } : {}),
    ...(random.chance(0.3) ? { given: [random.pick(ids)] } : {}),
    ...(random.chance(0.3) ? { life: random.between(0, 5) } : {}),
    ...(random.chance(0.3) ? { spend: 'RG' } : {}),
  },
});

const isSaying = (act: BoardAct): boolean =>
  (act.kind !== 'divide' || act.assignments.length > 0) &&
  (act.kind !== 'order' || act.over.length > 0) &&
  (act.kind !== 'attack' ||
    act.declaration.attacks.length > 0 ||
    Object.keys(act.declaration).length === 1);

const payment = (random: Random, ids: readonly ObjectId[]) => ({
  named: random.some(ids, 0.3),
  manaAbilities: random.chance(0.3)
    ? [{ source: random.pick(ids), ability: random.between(0, 2) }]
    : [],
  ...(random.chance(0.3) ? { life: random.between(0, 5) } : {}),
  ...(random.chance(0.3) ? { spend: 'RG' } : {}),
});

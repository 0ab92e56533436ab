import type { KeywordAbility } from '../../language/keyword.ts';
import type { ContinuousEffect, GameState } from '../../state/gameState.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { Random } from '../../vocabulary/random.ts';
import { board, type PermanentDetails } from '../boards/board.ts';
import { DECLARATION_KEYWORDS } from '../boards/declarationKeywords.ts';
import { abilityOf, WORDS } from './everyWord.ts';

/**
 * A board with the word that is next, and with others: Ada's creatures a1, a2, …, against Nil's b1, b2, …, sometimes
 * with a third player, a planeswalker and a Siege.
 */
export function dealtBoard(
  random: Random,
  seed: number,
  step: 'declareAttackers' | 'declareBlockers',
): GameState {
  const attackers = random.between(1, step === 'declareAttackers' ? 4 : 3);
  const blockers = random.between(1, step === 'declareAttackers' ? 2 : 4);
  const ada = creatures(random, 'a', attackers);
  const nil = creatures(random, 'b', blockers);
  const third = random.chance(0.2);
  const law = abilityOf(random, WORDS[seed % WORDS.length] ?? random.pick(WORDS));
  const holders = [...Object.values(ada), ...Object.values(nil)];
  const holder = random.chance(0.5) ? random.pick(holders) : undefined;
  const state = board({
    step,
    permanents: {
      ada: { ...given(ada, holder, law), ...relics(random) },
      nil: {
        ...given(nil, holder, law),
        ...(holder === undefined ? { law: { types: ['enchantment'], abilities: [law] } } : {}),
        ...(random.chance(0.3) ? { walker: { types: ['planeswalker'] } } : {}),
        ...(random.chance(0.3) ? { forest: { types: ['land'], subtypes: ['forest'] } } : {}),
      },
      ...(third ? { olga: { other: '2/2' } } : {}),
    },
    players: {
      ada: {
        life: random.between(1, 5),
        mana: random.pick(['', 'R', 'RR', 'CCC']),
        graveyardSize: 1,
      },
      nil: { life: random.between(1, 5), mana: random.pick(['', 'R', 'RC', 'CCC']), handSize: 2 },
    },
    attacks: Object.fromEntries(
      step === 'declareAttackers'
        ? []
        : Object.keys(ada).map((name) => [
            name,
            third ? random.pick(['nil', 'nil', 'olga']) : 'nil',
          ]),
    ),
  });
  const effects = random.chance(0.4) ? [imposed(random, state)] : [];
  return { ...state, continuousEffects: effects };
}

const QUALIFIED: readonly KeywordAbility[] = [
  { kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'forest' } },
  { kind: 'keyword', keyword: 'protection', quality: { color: 'green' } },
];

type Creatures = Readonly<Record<string, PermanentDetails>>;

const creatures = (random: Random, letter: string, count: number): Creatures =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${letter}${index + 1}`, creature(random)]),
  );

const creature = (random: Random): PermanentDetails => ({
  is: [
    `${random.between(0, 4)}/${random.between(1, 4)}`,
    ...(random.chance(0.3) ? [random.pick(DECLARATION_KEYWORDS)] : []),
  ].join(' '),
  colors: [random.pick(['black', 'green'] as const)],
  types: random.chance(0.1) ? ['artifact', 'creature'] : ['creature'],
  tapped: random.chance(0.1),
  sick: random.chance(0.1),
  counters: random.chance(0.2) ? { '+1/+1': random.between(1, 2) } : {},
  abilities: [
    ...(random.chance(0.45) ? [abilityOf(random, random.pick(WORDS))] : []),
    ...(random.chance(0.15) ? [random.pick(QUALIFIED)] : []),
  ],
});

/** The same creatures, with the ability on the one that is to have it. */
const given = (
  some: Creatures,
  holder: PermanentDetails | undefined,
  law: NonNullable<PermanentDetails['abilities']>[number],
): Creatures =>
  Object.fromEntries(
    Object.entries(some).map(([name, details]) => [
      name,
      details === holder ? { ...details, abilities: [...(details.abilities ?? []), law] } : details,
    ]),
  );

const relics = (random: Random): Creatures =>
  random.chance(0.5)
    ? {
        relic: {
          types: ['artifact'],
          abilities: random.chance(0.5) ? [abilityOf(random, random.pick(WORDS))] : [],
        },
      }
    : {};

function imposed(random: Random, { battlefield }: GameState): ContinuousEffect {
  const ability = abilityOf(random, random.pick(WORDS.filter(({ kind }) => kind !== 'combatCost')));
  return {
    source: objectId(random.pick(['a1', 'b1'])),
    controller: playerId(random.pick(['ada', 'nil'])),
    affects: random.some(
      battlefield.map(({ id }) => id),
      0.4,
    ),
    // The words are those that effects can impose.
    change: { kind: 'impose', ability } as ContinuousEffect['change'],
    player: playerId('nil'),
    until: 'endOfTurn',
    timestamp: 99,
  };
}

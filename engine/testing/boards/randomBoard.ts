import type { Keyword } from '../../keywords/index.ts';
import type { Condition } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { Subject } from '../../language/reference.ts';
import type { Random } from '../../solver/testing/random.ts';
import type { ContinuousEffect, GameState } from '../../state/gameState.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardType } from '../../vocabulary/characteristics.ts';
import type { Cost } from '../../vocabulary/costs.ts';
import {
  ATTACKED,
  PERMISSIONS,
  REQUIREMENTS,
  RESTRICTIONS,
  type RequirementAbility,
  type RestrictionAbility,
} from '../../vocabulary/declarationAbilities.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { board, type PermanentDetails } from './board.ts';

/** Ada's creatures a1, a2, …, Nil's b1, b2, …; `walker` is a planeswalker of Nil's, `relic` an artifact of Ada's. */
export interface BoardShape {
  readonly attackers: number;
  readonly blockers: number;
  readonly step: 'declareAttackers' | 'declareBlockers';
}

/** A board in a declaration step, with whatever may bear on the declaration: words, abilities, effects, costs. */
export function randomBoard(random: Random, { attackers, blockers, step }: BoardShape): GameState {
  const ada = creatures(random, 'a', attackers);
  const nil = creatures(random, 'b', blockers);
  const third = random.chance(0.2);
  const state = board({
    step,
    permanents: {
      ada: { ...ada, ...some(random, 'relic', ['artifact']) },
      nil: { ...nil, ...some(random, 'walker', ['planeswalker']) },
      ...(third ? { olga: some(random, 'law', ['enchantment']) } : {}),
    },
    players: { ada: { graveyardSize: random.between(0, 2) }, nil: { mana: '{1}{1}' } },
    attacks:
      step === 'declareAttackers'
        ? {}
        : Object.fromEntries(
            Object.keys(ada).map((name) => [
              name,
              third ? random.pick(['nil', 'nil', 'olga']) : 'nil',
            ]),
          ),
  });
  const names = [...Object.keys(ada), ...Object.keys(nil)];
  return random.chance(0.3) ? { ...state, continuousEffects: [imposed(random, names)] } : state;
}

const KEYWORDS: readonly Keyword[] = [
  'flying',
  'reach',
  'menace',
  'menace',
  'defender',
  'haste',
  'vigilance',
  'fear',
  'intimidate',
  'shadow',
  'skulk',
  'horsemanship',
  'decayed',
];

function creatures(
  random: Random,
  letter: string,
  count: number,
): Readonly<Record<string, PermanentDetails>> {
  const entries = Array.from({ length: count }, (_, index) => {
    const size = `${random.between(0, 4)}/${random.between(1, 4)}`;
    const keywords = random.chance(0.5) ? [random.pick(KEYWORDS)] : [];
    return [
      `${letter}${index + 1}`,
      {
        is: [size, ...keywords].join(' '),
        colors: [random.pick(['black', 'green'] as const)],
        tapped: letter === 'b' && random.chance(0.1),
        sick: letter === 'a' && random.chance(0.1),
        abilities: random.chance(0.5) ? [randomAbility(random)] : [],
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}

function some(
  random: Random,
  name: string,
  types: readonly CardType[],
): Readonly<Record<string, PermanentDetails>> {
  if (!random.chance(0.4)) return {};
  return { [name]: { types, abilities: random.chance(0.7) ? [randomAbility(random)] : [] } };
}

function imposed(random: Random, names: readonly string[]): ContinuousEffect {
  return {
    source: objectId('siren'),
    controller: playerId(random.pick(['ada', 'nil'])),
    affects: random.some(names, 0.5).map(objectId),
    change: {
      kind: 'impose',
      ability: random.chance(0.5) ? restriction(random) : requirement(random),
    },
    until: 'endOfTurn',
    timestamp: 99,
  };
}

function randomAbility(random: Random): Ability {
  const kinds: readonly (() => Ability)[] = [
    () => restriction(random),
    () => restriction(random),
    () => requirement(random),
    () => requirement(random),
    () => requirement(random),
    () => permission(random),
    () => combatCost(random),
  ];
  return random.pick(kinds)();
}

const restriction = (random: Random): RestrictionAbility => ({
  kind: 'restriction',
  restriction: random.pick(RESTRICTIONS),
  subject: subject(random),
  ...(random.chance(0.85) ? { n: random.between(1, 3) } : {}),
  ...(random.chance(0.5) ? { filter: filter(random) } : {}),
  ...(random.chance(0.2) ? { attacked: random.pick(ATTACKED) } : {}),
  ...(random.chance(0.15) ? { if: condition(random) } : {}),
  ...(random.chance(0.15) ? { unless: condition(random) } : {}),
});

const requirement = (random: Random): RequirementAbility => ({
  kind: 'requirement',
  requirement: random.pick(REQUIREMENTS),
  subject: subject(random),
  ...(random.chance(0.3) ? { n: random.between(1, 2) } : {}),
  ...(random.chance(0.3) ? { filter: filter(random) } : {}),
  ...(random.chance(0.2) ? { attacked: random.pick(ATTACKED) } : {}),
  ...(random.chance(0.15) ? { if: condition(random) } : {}),
});

const permission = (random: Random): Ability => ({
  kind: 'permission',
  permission: random.pick(PERMISSIONS),
  subject: subject(random),
  ...(random.chance(0.6) ? { n: random.between(1, 2) } : {}),
  ...(random.chance(0.15) ? { if: condition(random) } : {}),
});

const combatCost = (random: Random): Ability => ({
  kind: 'combatCost',
  to: random.pick(['attack', 'block']),
  subject: subject(random),
  pay: random.pick(COSTS),
  ...(random.chance(0.4) ? { attacked: random.pick(ATTACKED) } : {}),
  ...(random.chance(0.4) ? { filter: filter(random) } : {}),
  ...(random.chance(0.15) ? { if: condition(random) } : {}),
});

const COSTS: readonly Cost[] = [
  { kind: 'mana', mana: '{1}' },
  { kind: 'payLife', n: 2 },
  { kind: 'sacrifice', filter: { type: 'artifact' }, n: 1 },
];

const subject = (random: Random): Subject =>
  random.chance(0.6)
    ? { kind: 'reference', reference: 'self' }
    : { kind: 'all', filter: filter(random) };

const filter = (random: Random): Filter =>
  random.pick<Filter>([
    { type: 'creature' },
    { controller: 'you' },
    { controller: 'opponent' },
    { color: 'black' },
    { keyword: 'flying' },
    { other: true, controller: 'you' },
    { power: { atLeast: 2 } },
  ]);

const condition = (random: Random): Condition =>
  random.pick<Condition>([
    { kind: 'youControl', filter: { type: 'artifact' } },
    { kind: 'defendingPlayerControls', filter: { color: 'green' } },
    { kind: 'cardsInYourGraveyard', count: { atLeast: 1 } },
    { kind: 'sourceUntapped' },
  ]);

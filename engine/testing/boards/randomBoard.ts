import type { Ability } from '../../language/ability.ts';
import type { CombatCostAbility } from '../../language/combatCost.ts';
import type { Condition } from '../../language/condition.ts';
import type { CombatCost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { PERMISSION, PERMISSIONS, type PermissionAbility } from '../../language/permission.ts';
import type { Subject } from '../../language/reference.ts';
import { REQUIREMENT, REQUIREMENTS, type RequirementAbility } from '../../language/requirement.ts';
import {
  ATTACKED,
  RESTRICTION,
  RESTRICTIONS,
  type RestrictionAbility,
} from '../../language/restriction.ts';
import { wordsOf } from '../../language/table.ts';
import type { ContinuousEffect, GameState } from '../../state/gameState.ts';
import type { CardType } from '../../vocabulary/characteristics.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { Random } from '../../vocabulary/random.ts';
import { permits, requires, restricts } from './abilities.ts';
import { board, type PermanentDetails } from './board.ts';
import { DECLARATION_KEYWORDS } from './declarationKeywords.ts';

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

/** Menace twice as often: of these, it alone asks for more than one blocker. */
const KEYWORDS: readonly Keyword[] = [...DECLARATION_KEYWORDS, 'menace'];

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

/** Of what a word reads, as much as chance gives. */
const readBy = (
  random: Random,
  { reads }: { readonly reads: readonly string[] },
  most: number,
) => ({
  ...(reads.includes('n') && random.chance(0.85) ? { n: random.between(1, most) } : {}),
  ...(reads.includes('filter') && random.chance(0.6) ? { filter: filter(random) } : {}),
  ...(reads.includes('attacked') && random.chance(0.5)
    ? { attacked: random.pick(wordsOf(ATTACKED)) }
    : {}),
});

const when = (random: Random) => (random.chance(0.15) ? { if: condition(random) } : {});

function restriction(random: Random): RestrictionAbility {
  const word = random.pick(RESTRICTIONS);
  return restricts(word, {
    subject: subject(random),
    ...readBy(random, RESTRICTION[word], 3),
    ...when(random),
    ...(random.chance(0.15) ? { unless: condition(random) } : {}),
  } as Partial<RestrictionAbility>);
}

function requirement(random: Random): RequirementAbility {
  const word = random.pick(REQUIREMENTS);
  return requires(word, {
    subject: subject(random),
    ...readBy(random, REQUIREMENT[word], 2),
    ...when(random),
  } as Partial<RequirementAbility>);
}

function permission(random: Random): Ability {
  const word = random.pick(PERMISSIONS);
  const reads: readonly string[] = PERMISSION[word].reads;
  return permits(word, {
    subject: subject(random),
    ...(reads.includes('n') && random.chance(0.6) ? { n: random.between(1, 2) } : {}),
    ...(reads.includes('if') ? when(random) : {}),
  } as Partial<PermissionAbility>);
}

function combatCost(random: Random): CombatCostAbility {
  const due = { kind: 'combatCost', subject: subject(random), pay: random.pick(COSTS) } as const;
  const asked = when(random);
  return random.chance(0.5)
    ? {
        ...due,
        to: 'attack',
        ...(random.chance(0.4) ? { attacked: random.pick(wordsOf(ATTACKED)) } : {}),
        ...asked,
      }
    : { ...due, to: 'block', ...(random.chance(0.4) ? { filter: filter(random) } : {}), ...asked };
}

const COSTS: readonly CombatCost[] = [
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

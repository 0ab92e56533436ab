import type { Ability } from '../../language/ability.ts';
import type { Condition } from '../../language/condition.ts';
import { COMBAT_COSTS, type CombatCost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import { PERMISSIONS } from '../../language/permission.ts';
import type { Subject } from '../../language/reference.ts';
import { REQUIREMENT, REQUIREMENTS } from '../../language/requirement.ts';
import { ATTACKED, RESTRICTION, RESTRICTIONS } from '../../language/restriction.ts';
import { wordsOf } from '../../language/table.ts';
import type { Random } from '../../vocabulary/random.ts';

/** Every word that a declaration can turn on: boards are dealt from all of them in turn, so that none is left out. */
export const WORDS = [
  ...RESTRICTIONS.map((word) => ({ kind: 'restriction', word }) as const),
  ...REQUIREMENTS.map((word) => ({ kind: 'requirement', word }) as const),
  ...COMBAT_COSTS.flatMap((word) =>
    (['attack', 'block'] as const).map((to) => ({ kind: 'combatCost', word, to }) as const),
  ),
  ...PERMISSIONS.map((word) => ({ kind: 'permission', word }) as const),
] as const;

export type KnownWord = (typeof WORDS)[number];

/** An ability of this word, with what it reads as chance has it. */
export const abilityOf = (random: Random, word: KnownWord): Ability =>
  // What a word reads besides cannot be told of any of its kind.
  ({
    ...aboutWhom(random, word),
    ...(DEALT[word.kind] as (random: Random, word: KnownWord) => object)(random, word),
  }) as Ability;

const aboutWhom = (random: Random, word: KnownWord) => ({
  subject: subject(random),
  ...(random.chance(0.15) ? { if: condition(random, word) } : {}),
});

type OfKind<K extends KnownWord['kind']> = Extract<KnownWord, { readonly kind: K }>;

const DEALT: {
  readonly [K in KnownWord['kind']]: (random: Random, word: OfKind<K>) => object;
} = {
  restriction: (random, { kind, word }) => ({
    kind,
    restriction: word,
    ...read(random, RESTRICTION[word].reads),
    ...(random.chance(0.1) ? { unless: condition(random, { kind, word }) } : {}),
  }),
  requirement: (random, { kind, word }) => ({
    kind,
    requirement: word,
    ...read(random, REQUIREMENT[word].reads),
  }),
  combatCost: (random, { kind, word, to }) => ({
    kind,
    to,
    pay: cost(random, word),
    ...(random.chance(0.15) ? { perCounter: '+1/+1' } : {}),
    ...(random.chance(0.15) ? { times: { kind: 'count', filter: filter(random) } } : {}),
    ...read(random, to === 'attack' ? ['attacked'] : ['filter']),
  }),
  permission: (random, { kind, word }) => ({
    kind,
    permission: word,
    ...(word === 'blockAdditional' && random.chance(0.7) ? { n: random.between(1, 2) } : {}),
    ...(word === 'ignoreLandwalk' && random.chance(0.7)
      ? { filter: { subtype: random.pick(['forest', 'island']) } }
      : {}),
  }),
};

const WHOM = wordsOf(ATTACKED);

const read = (random: Random, reads: readonly string[]) => ({
  ...(reads.includes('n') && random.chance(0.8) ? { n: random.between(1, 3) } : {}),
  ...(reads.includes('filter') && random.chance(0.6) ? { filter: filter(random) } : {}),
  ...(reads.includes('attacked') && random.chance(0.5) ? { attacked: random.pick(WHOM) } : {}),
});

function cost(random: Random, word: CombatCost['kind']): CombatCost {
  switch (word) {
    case 'mana':
      return { kind: 'mana', mana: random.pick(['{1}', '{2}', '{R}']) };
    case 'payLife':
      return { kind: 'payLife', n: random.between(1, 2) };
    case 'manaOrLife':
      return { kind: 'manaOrLife', mana: '{R}', life: 2 };
    case 'sacrifice':
      return {
        kind: 'sacrifice',
        filter: random.pick<Filter>([{ type: 'artifact' }, { type: 'creature', other: true }]),
        n: 1,
      };
    case 'tapCreatures':
      return {
        kind: 'tapCreatures',
        filter: random.pick<Filter>([{ type: 'creature' }, { color: 'green' }]),
        n: random.pick([1, 1, 2]),
      };
  }
}

const subject = (random: Random): Subject =>
  random.chance(0.5)
    ? { kind: 'reference', reference: 'self' }
    : { kind: 'all', filter: filter(random) };

const filter = (random: Random): Filter =>
  random.pick<Filter>([
    { type: 'creature' },
    { type: 'creature', controller: 'you' },
    { type: 'creature', controller: 'opponent' },
    { color: 'black' },
    { keyword: 'flying' },
    { notKeyword: 'flying' },
    { other: true, controller: 'you' },
    { isSource: true },
    { power: { atLeast: 2 } },
    { powerGreaterThanSource: true },
    { powerGreaterThanYourHand: true },
    { hasCounters: true },
  ]);

/**
 * Of the defending player only where a card asks of them: may it attack them, what does that cost, can it be blocked. What
 * else says "can't attack alone unless defending player ..." in a game of three is no card's.
 */
const condition = (random: Random, word: KnownWord): Condition =>
  random.pick<Condition>([
    { kind: 'youControl', filter: { type: 'artifact' } },
    ...(isOfOneAttack(word)
      ? [{ kind: 'defendingPlayerControls', filter: { color: 'green' } } as const]
      : []),
    { kind: 'cardsInYourGraveyard', count: { atLeast: 1 } },
    { kind: 'sourceUntapped' },
  ]);

const isOfOneAttack = ({ kind, word }: KnownWord): boolean =>
  kind !== 'restriction' || word === 'cannotAttack' || RESTRICTION[word].of === 'blocking';

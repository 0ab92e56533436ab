import type { Ability } from '../language/ability.ts';
import type { PermanentSetup } from '../scenario/scenario.ts';
import type { Asked } from './asked.ts';
import { type Draft, playersOf } from './draft.ts';

/** How hard a board is, each from 1 to 5: how much must be known, and how much kept in mind. */
export interface Rating {
  readonly knowledge: number;
  readonly bookkeeping: number;
}

export function ratingOf(draft: Draft, asked: Asked): Rating {
  const points = pointsOn(draft);
  // What must be done against what can't be: each is held against the other.
  const isAgainst = MUST.some((word) => points.has(word)) && CANT.some((word) => points.has(word));
  const isAimed = 'aim' in asked && asked.aim !== undefined;
  const asks = points.size + Number(isAgainst) + Number(isAimed && points.size > 1);
  return {
    knowledge: Math.min(5, Math.max(1, asks)),
    bookkeeping: 1 + BOUNDS.filter((bound) => waysIn(draft) > bound).length,
  };
}

/** Past each of so many things that could be said, there is more to keep in mind. */
const BOUNDS = [4, 9, 30, 90];

/** What has to be known on the board: of each sort of ability that has a say in what is asked, one. */
function pointsOn(draft: Draft): ReadonlySet<string> {
  const { active } = playersOf(draft);
  return new Set(
    draft.setup.permanents.flatMap((one) => {
      const side = one.controller === active ? 'active' : 'other';
      return [
        ...one.characteristics.abilities
          .flatMap(wordOf)
          .filter((word) => hasSay(draft.at, side, word)),
        ...statesOf(one, draft.at, side),
      ];
    }),
  );
}

type Side = 'active' | 'other';

function wordOf(ability: Ability): readonly string[] {
  switch (ability.kind) {
    case 'keyword':
      return [ability.keyword];
    case 'requirement':
      return [ability.requirement];
    case 'restriction':
      return [ability.restriction];
    case 'permission':
      return [ability.permission];
    default:
      return [ability.kind];
  }
}

const MUST = [
  'attacksIfAble',
  'attacksIfAnotherAttacks',
  'blocksIfAble',
  'mustBeBlocked',
  'mustBeBlockedByAll',
  'goaded',
];
const CANT = [
  'menace',
  'minBlockers',
  'maxBlockersOn',
  'maxAttackers',
  'maxAttackersOnYou',
  'cannotAttackAlone',
  'cannotAttackUnlessWith',
  'canOnlyAttackAlone',
  'cannotBlockAlone',
  'cannotBlockUnlessWith',
  'combatCost',
];

/** What has a say in what is done there; on the side on which it has, where it has on one alone. */
const SAYS: { readonly [A in Draft['at']]: { readonly [S in Side]: ReadonlySet<string> } } = {
  attack: {
    active: new Set([
      ...['attacksIfAble', 'attacksIfAnotherAttacks', 'cannotAttackAlone'],
      ...['cannotAttackUnlessWith', 'canOnlyAttackAlone', 'cannotAttack', 'defender'],
    ]),
    other: new Set(['combatCost', 'maxAttackers', 'maxAttackersOnYou', 'cannotAttack']),
  },
  block: {
    active: new Set([
      ...['flying', 'menace', 'fear', 'intimidate', 'skulk', 'shadow', 'horsemanship'],
      ...['protection', 'minBlockers', 'maxBlockersOn', 'mustBeBlocked', 'mustBeBlockedByAll'],
      ...['cannotBeBlocked', 'cannotBeBlockedBy', 'cannotBeBlockedExceptBy'],
    ]),
    other: new Set([
      ...[
        'blocksIfAble',
        'cannotBlock',
        'canBlockOnly',
        'cannotBlockAlone',
        'cannotBlockUnlessWith',
      ],
      ...['shadow', 'protection', 'blockAdditional', 'blockAsThoughShadow'],
    ]),
  },
  divide: {
    active: new Set(['trample', 'deathtouch', 'assignAsThoughUnblocked']),
    other: new Set(['indestructible', 'protection', 'blockAdditional']),
  },
};

const hasSay = (at: Draft['at'], side: Side, word: string): boolean => SAYS[at][side].has(word);

const statesOf = (one: PermanentSetup, at: Draft['at'], side: Side): readonly string[] => [
  ...(one.sick && at !== 'divide' && (at === 'attack') === (side === 'active') ? ['sick'] : []),
  ...(one.damage > 0 ? ['damage'] : []),
  ...(one.goadedBy === undefined ? [] : ['goaded']),
  ...(one.characteristics.types.includes('planeswalker') ? ['planeswalker'] : []),
];

/** About how many things could be said. */
function waysIn({ setup: { permanents }, attacks, blocks, at }: Draft): number {
  const others = permanents.length - attacks.length;
  if (at === 'block') return (attacks.length + 1) ** others;
  if (at === 'attack')
    return (
      2 ** permanents.filter(({ controller }) => controller === permanents[0]?.controller).length
    );
  return blocks.length * 10;
}

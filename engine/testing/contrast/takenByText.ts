import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { Ability } from '../../language/ability.ts';
import type { Change } from '../../language/change.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import type { Combat } from '../../state/combat.ts';
import { blockersOf, blockOf } from '../../state/combatRoles.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/**
 * A board without what a rule speaks of, from the rule's text alone and without a look at how the engine finds what
 * decides: each way to have it so. None for a rule that speaks of nothing that can be taken from a board.
 * `source`: whose damage is divided.
 */
export function takenByText(
  game: GameState,
  rule: RuleKey,
  source: ObjectId | undefined,
): readonly GameState[] {
  if (FIGHTING.has(rule)) return source === undefined ? [] : fightingOne(game, source);
  return TAKEN[rule]?.map((take) => take(game)) ?? [];
}

type Take = (game: GameState) => GameState;

/** Permanents, effects and counters that give it do so no more. */
const noKeyword =
  (...keywords: readonly Keyword[]): Take =>
  (game) =>
    silenced(game, (ability) => ability.kind === 'keyword' && keywords.includes(ability.keyword), {
      counters: keywords,
    });

const nothingOfKind =
  (kind: Ability['kind']): Take =>
  (game) =>
    silenced(game, (ability) => ability.kind === kind, { counters: [] });

const each =
  (change: Partial<Permanent>): Take =>
  (game) => ({
    ...game,
    battlefield: game.battlefield.map((one) => ({ ...one, ...change })),
  });

/** CR 508.1c, 702.3b: defender, and effects that say that something can't attack. */
const NOBODY_CANT_ATTACK: Take = (game) =>
  nothingOfKind('restriction')(noKeyword('defender')(game));

/** CR 509.1b, 702: the evasion abilities, decayed, and effects that say that something can't block or be blocked. */
const NOBODY_CANT_BLOCK: Take = (game) =>
  nothingOfKind('restriction')(
    noKeyword(
      'decayed',
      'fear',
      'flying',
      'horsemanship',
      'intimidate',
      'landwalk',
      'menace',
      'protection',
      'shadow',
      'skulk',
    )(game),
  );

/** CR 701.15b: a goaded creature has to attack, and somebody else. */
const NOBODY_GOADED: Take = (game) =>
  silenced(game, (ability) => ability.kind === 'requirement' && ability.requirement === 'goaded', {
    counters: [],
  });

const UNTAPPED = each({ tapped: false });
const FREE = nothingOfKind('combatCost');
const NOTHING_REQUIRED = nothingOfKind('requirement');

const TAKEN: { readonly [R in RuleKey]?: readonly Take[] } = {
  // CR 508.1a: the chosen creatures must be untapped.
  'attackers.choose': [UNTAPPED],
  // CR 302.6: what came under somebody’s control this turn does not attack.
  'creature.summoningSickness': [each({ sick: false })],
  'attackers.restrictions': [NOBODY_CANT_ATTACK],
  // CR 508.1d: the number of requirements that are obeyed.
  'attackers.requirements': [NOTHING_REQUIRED],
  'action.goaded': [NOBODY_GOADED],
  // CR 508.1d: a player is not required to pay a cost to obey more requirements: of a cost, and of what is required.
  'attackers.costNotForced': [FREE],
  // CR 508.1j: all costs are paid.
  'attackers.payCosts': [FREE],
  // CR 509.1a: untapped, and each one attacker.
  'blockers.choose': [UNTAPPED, nothingOfKind('permission')],
  'blockers.restrictions': [NOBODY_CANT_BLOCK],
  'blockers.requirements': [NOTHING_REQUIRED],
  'blockers.costNotForced': [FREE],
  'blockers.payCosts': [FREE],
  'keyword.banding': [noKeyword('banding', 'bandsWithOther')],
  'keyword.bandingAttackerDivides': [noKeyword('banding', 'bandsWithOther')],
  'keyword.bandingBlockerDivides': [noKeyword('banding', 'bandsWithOther')],
  'keyword.deathtouchDivision': [noKeyword('deathtouch')],
  'keyword.decayed': [noKeyword('decayed')],
  'keyword.defender': [noKeyword('defender')],
  'keyword.fear': [noKeyword('fear')],
  'keyword.flying': [noKeyword('flying')],
  'keyword.haste': [noKeyword('haste')],
  'keyword.horsemanship': [noKeyword('horsemanship')],
  'keyword.intimidate': [noKeyword('intimidate')],
  'keyword.landwalk': [noKeyword('landwalk')],
  'keyword.menace': [noKeyword('menace')],
  'keyword.protectionFromBlocking': [noKeyword('protection')],
  'keyword.reach': [noKeyword('reach')],
  'keyword.shadow': [noKeyword('shadow')],
  'keyword.skulk': [noKeyword('skulk')],
  'keyword.trample': [noKeyword('trample')],
  'keyword.trampleOverPlaneswalkers': [noKeyword('trampleOverPlaneswalkers')],
  // CR 120.6: damage stays marked on it.
  'damage.lethal': [each({ markedDamage: 0 })],
};

/** Each of these things taken away, and all of them. */
export const eachTaken = (game: GameState): readonly GameState[] => {
  const takes = Object.values(TAKEN).flat();
  return [...takes.map((take) => take(game)), takes.reduce((left, take) => take(left), game)];
};

/** Each of the creatures tapped, so that it can be chosen neither to attack nor to block (CR 508.1a, 509.1a). */
export const eachTapped = (game: GameState): readonly GameState[] =>
  game.battlefield.map(({ id }) => ({
    ...game,
    battlefield: game.battlefield.map((one) => (one.id === id ? { ...one, tapped: true } : one)),
  }));

/** CR 510.1c-d: two or more creatures block it, or are blocked by it. */
const FIGHTING: ReadonlySet<RuleKey> = new Set([
  'damage.divideAmongBlockers',
  'damage.divideAmongAttackers',
]);

/** Each of those that it fights as the only one. */
function fightingOne(game: GameState, source: ObjectId): readonly GameState[] {
  const { combat } = game;
  if (combat.kind === 'none') return [];
  const fought = blockOf(game, source)?.attackers ?? blockersOf(game, source);
  return fought.map((left) => ({
    ...game,
    combat: { ...combat, blocks: combat.blocks.flatMap((one) => fighting(one, source, left)) },
  }));
}

type Block = Extract<Combat, { kind: 'combat' }>['blocks'][number];

function fighting(block: Block, source: ObjectId, left: ObjectId): readonly Block[] {
  const isOther = (id: ObjectId): boolean =>
    block.blocker === source ? id !== left : id === source && block.blocker !== left;
  const attackers = block.attackers.filter((id) => !isOther(id));
  return attackers.length === 0 ? [] : [{ ...block, attackers }];
}

interface Besides {
  readonly counters: readonly Keyword[];
}

function silenced(
  game: GameState,
  isGone: (ability: Ability) => boolean,
  { counters }: Besides,
): GameState {
  const isLeft = (change: Change): boolean => !('ability' in change) || stays(change.ability);
  const stays = (ability: Ability): boolean =>
    !isGone(ability) && (ability.kind !== 'static' || isLeft(ability.change));
  return {
    ...game,
    continuousEffects: game.continuousEffects.filter(({ change }) => isLeft(change)),
    battlefield: game.battlefield.map((one) => ({
      ...one,
      counters: Object.fromEntries(
        Object.entries(one.counters).filter(([kind]) => !counters.some((gone) => gone === kind)),
      ),
      printed: { ...one.printed, abilities: one.printed.abilities.filter(stays) },
    })),
  };
}

import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { ManaAbilityUse } from '../log/declaration.ts';
import { isForbidden, isManaAbility } from '../state/activatedAbility.ts';
import { hasKeyword, isCreature, theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { subsetsOf } from '../vocabulary/subsets.ts';
import type { TotalCost } from './costs.ts';
import { payCombatCost } from './payment.ts';

/** Whether a total can be paid, and the mana abilities to activate for it; `unknown`: some ability might help in ways not looked at. */
export type Affords =
  | { readonly kind: 'can'; readonly manaAbilities: readonly ManaAbilityUse[] }
  | { readonly kind: 'cannot' | 'unknown' };

/**
 * CR 508.1i-j, 509.1e-f: whether what a declaration costs can be paid with what is there: mana in the pool and what mana
 * abilities make, life, permanents. As few abilities as can be, those first that use nothing up; none of what is spared.
 */
export function affords(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  declared: readonly ObjectId[],
  spared?: ObjectId,
): Affords {
  const pays = (uses: readonly Use[]): boolean =>
    payCombatCost(after(state, player, uses), player, total, { named: [], declared }) !== undefined;
  if (pays([])) return { kind: 'can', manaAbilities: [] };
  const { uses, hasOthers } = usesOf(state, player, spared);
  const beyond = { kind: hasOthers ? 'unknown' : 'cannot' } as const;
  let triesLeft = TRIES;
  for (const used of waysToUse(uses)) {
    triesLeft -= 1;
    if (triesLeft < 0) return { kind: 'unknown' };
    if (pays(used)) return { kind: 'can', manaAbilities: fewest(used, pays) };
  }
  return beyond;
}

const TRIES = 2_000;

/** One activation of a mana ability that costs nothing but its source, tapped or sacrificed. */
interface Use extends ManaAbilityUse {
  readonly mana: string;
  readonly taps: boolean;
  readonly sacrifices: boolean;
  /** Nothing else that a declaration may cost could be paid with what it uses. */
  readonly isFree: boolean;
}

interface Uses {
  /** Each list has the uses of one permanent. */
  readonly uses: readonly (readonly Use[])[];
  /** Whether there are mana abilities that are not looked at. */
  readonly hasOthers: boolean;
}

function usesOf(state: GameState, player: PlayerId, spared: ObjectId | undefined): Uses {
  const own = state.battlefield.filter(
    ({ id, controller }) => controller === player && id !== spared,
  );
  const found = own.map((permanent) =>
    theCharacteristics(state, permanent.id).abilities.flatMap((ability, at) =>
      ability.kind === 'activated' &&
      isManaAbility(ability) &&
      !isForbidden(state, permanent.id, ability)
        ? [{ permanent, ability, use: useOf(state, permanent, ability, at) }]
        : [],
    ),
  );
  return {
    uses: found
      .map((abilities) => abilities.flatMap(({ use }) => (use === undefined ? [] : [use])))
      .filter((some) => some.length > 0),
    hasOthers: found.flat().some(({ ability }) => !isPlain(ability)),
  };
}

const isPlain = ({ costs, effects, onceEachTurn }: ActivatedAbility): boolean =>
  onceEachTurn === undefined &&
  effects.every(({ kind }) => kind === 'addMana') &&
  costs.length > 0 &&
  costs.every(({ kind }) => kind === 'tapSelf' || kind === 'sacrificeSelf');

function useOf(
  state: GameState,
  { id, tapped, sick }: Permanent,
  ability: ActivatedAbility,
  at: number,
): Use | undefined {
  if (!isPlain(ability)) return undefined;
  const taps = ability.costs.some(({ kind }) => kind === 'tapSelf');
  const sacrifices = ability.costs.some(({ kind }) => kind === 'sacrificeSelf');
  // CR 302.6: a creature that has just come can't be tapped for its own ability.
  const isTooNew = sick && isCreature(state, id) && !hasKeyword(state, id, 'haste');
  if (taps && (tapped || isTooNew)) return undefined;
  const mana = ability.effects.map((effect) => (effect.kind === 'addMana' ? effect.mana : ''));
  return {
    source: id,
    ability: at,
    mana: mana.join(''),
    taps,
    sacrifices,
    isFree: !sacrifices && !isCreature(state, id),
  };
}

/** All that uses nothing up, in every way; with more and more of what does. */
function* waysToUse(uses: Uses['uses']): Generator<readonly Use[]> {
  const isFree = (some: readonly Use[]): boolean => some.some((use) => use.isFree);
  const free = uses.filter(isFree).map((some) => some.filter((use) => use.isFree));
  const dear = uses.flatMap((some) => some.filter((use) => !use.isFree)).map((use) => [use]);
  for (let size = 0; size <= dear.length; size++)
    for (const more of subsetsOf(dear, size, size))
      for (const used of oneOfEach([...more, ...free])) yield used;
}

/** Takes one use of each list, and never two of the same permanent. */
function* oneOfEach(
  uses: readonly (readonly Use[])[],
  chosen: readonly Use[] = [],
): Generator<readonly Use[]> {
  const [first, ...rest] = uses;
  if (first === undefined) {
    yield chosen;
    return;
  }
  const open = first.filter(({ source }) => !chosen.some((one) => one.source === source));
  if (open.length === 0) yield* oneOfEach(rest, chosen);
  for (const use of open) yield* oneOfEach(rest, [...chosen, use]);
}

function fewest(
  used: readonly Use[],
  pays: (uses: readonly Use[]) => boolean,
): readonly ManaAbilityUse[] {
  const needed = used.reduce((kept, use) => {
    const without = kept.filter((one) => one !== use);
    return pays(without) ? without : kept;
  }, used);
  return needed.map(({ source, ability }) => ({ source, ability }));
}

const after = (state: GameState, player: PlayerId, uses: readonly Use[]): GameState => ({
  ...state,
  players: state.players.map((one) =>
    one.id === player ? { ...one, mana: one.mana + uses.map(({ mana }) => mana).join('') } : one,
  ),
  battlefield: state.battlefield
    .filter(({ id }) => !uses.some(({ source, sacrifices }) => sacrifices && source === id))
    .map((one) =>
      uses.some(({ source, taps }) => taps && source === one.id) ? { ...one, tapped: true } : one,
    ),
});

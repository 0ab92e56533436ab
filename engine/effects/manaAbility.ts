import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { withUse } from '../change/making/onceEachTurn.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { logged } from '../change/making/withParts.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { ManaAbilityUse } from '../log/declaration.ts';
import type { Violation } from '../log/verdict.ts';
import { isManaAbility } from '../state/activatedAbility.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { type Announcement, NO_CONTEXT } from '../state/stack.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import { costsOfAbility } from './announcedCosts.ts';
import { checkProhibited } from './checkProhibited.ts';
import { checkCosts, payCosts } from './costs.ts';
import { payerOf } from './payment.ts';
import { performAll } from './perform.ts';

/**
 * Activates mana abilities one after the other while a payment is being made (CR 605.3a), or says why one can't be.
 */
export function useManaAbilities(
  state: GameState,
  player: PlayerId,
  uses: readonly ManaAbilityUse[],
  announced?: Announcement,
): Result<GameChange, readonly Violation[]> {
  let so: GameChange = unchanged(state);
  for (const use of uses) {
    const violations = checkManaAbility(so.state, player, use, announced);
    if (violations.length > 0) return err(violations);
    so = andThen(so, (now) => useManaAbility(now, player, use, announced));
  }
  return ok(so);
}

function checkManaAbility(
  state: GameState,
  player: PlayerId,
  use: ManaAbilityUse,
  announced?: Announcement,
): readonly Violation[] {
  const { source } = use;
  const ability = manaAbilityOf(state, use);
  if (ability === undefined)
    return [
      { code: 'noSuchAbility', objects: [source], rules: rulesIn(state, 'manaAbility.activated') },
    ];
  if (permanentOf(state, source)?.controller !== player)
    return [
      {
        code: 'notUnderYourControl',
        objects: [source],
        rules: rulesIn(state, 'activating.begin'),
      },
    ];
  const costs = costsOfAbility(state, source, ability);
  return [
    ...checkProhibited(state, source, ability),
    ...checkCosts(state, costs, payerOf(source, player, announced)),
  ];
}

/** CR 605.3b: it does not use the stack, but resolves at once. The state itself where it can't be activated. */
export function useManaAbility(
  state: GameState,
  player: PlayerId,
  use: ManaAbilityUse,
  announced?: Announcement,
): GameChange {
  const ability = manaAbilityOf(state, use);
  if (ability === undefined) return unchanged(state);
  const { source } = use;
  const activated = logged(
    withUse(state, { source, ability }),
    {
      kind: 'activate',
      outcome: 'done',
      act: { kind: 'activate', player, source, ability: use.ability, targets: [] },
    },
    { decides: ['manaAbility.activated'], applies: ['manaAbility.noStack'] },
  );
  const paid = andThen(activated, (now) =>
    payCosts(
      now,
      costsOfAbility(state, source, ability),
      payerOf(source, player, announced),
      'casting.pay',
    ),
  );
  return andThen(paid, (now) =>
    performAll(now, ability.effects, {
      source,
      controller: player,
      targets: [],
      context: NO_CONTEXT,
      created: [],
    }),
  );
}

function manaAbilityOf(
  state: GameState,
  { source, ability: index }: ManaAbilityUse,
): ActivatedAbility | undefined {
  if (permanentOf(state, source) === undefined) return undefined;
  const ability = theCharacteristics(state, source).abilities[index];
  return ability?.kind === 'activated' && isManaAbility(ability) ? ability : undefined;
}

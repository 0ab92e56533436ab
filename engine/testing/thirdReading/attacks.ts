import type { ImposedAbility } from '../../language/change.ts';
import {
  hasKeyword,
  isCreature,
  theCharacteristics,
  viewOf,
} from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { defendingPlayers } from '../../state/lookup.ts';
import { matches } from '../../state/matches.ts';
import { protectorOf } from '../../state/protector.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import {
  type Affecting,
  type AffectingAbility,
  affecting,
  applies,
  inForce,
  isMeant,
  subjectsMeant,
  timesOf,
} from './affecting.ts';
import { type Costs, type Declared, type Forbids, type Requires, readEvery } from './counting.ts';
import { isDefender } from './evasion.ts';
import { canPay } from './paying.ts';

/** CR 508.1: everything that the active player could declare, each with what becomes of it. */
export function readAttacks(state: GameState) {
  const targets = targetsOf(state);
  const able = state.battlefield.map(({ id }) => id).filter((id) => mayBeChosen(state, id));
  const table = { state, targets };
  return readEvery({
    ways: new Map(able.map((id) => [id, [...targets.keys()].map((target) => [target])])),
    forbids: [
      ...able.filter((id) => isDefender(state, id)).map((id) => notBy(id, 'defender')),
      ...affecting(state).flatMap((one) => forbidden(table, one)),
      ...inForce(state).flatMap((one) => limits(state, one)),
    ],
    asks: [
      ...affecting(state).flatMap((one, at, all) =>
        isGoadedAgain(state, one, all.slice(0, at)) ? [] : asked(table, one),
      ),
      ...inForce(state).flatMap((one) => askedTogether(state, one)),
    ],
    charges: affecting(state).flatMap((one) => charged(table, one)),
    canPay: (charges, declared) => canPay(state, state.turn.activePlayer, charges, declared),
  });
}

interface Board {
  readonly state: GameState;
  /** CR 506.2, 508.1b: what may be attacked, with the defending player (CR 508.5). */
  readonly targets: ReadonlyMap<string, PlayerId>;
}

/** CR 508.1a */
function mayBeChosen(state: GameState, id: ObjectId): boolean {
  const one = state.battlefield.find((permanent) => permanent.id === id);
  return (
    one?.controller === state.turn.activePlayer &&
    isCreature(state, id) &&
    !theCharacteristics(state, id).types.includes('battle') &&
    !one.tapped &&
    (!one.sick || hasKeyword(state, id, 'haste'))
  );
}

function targetsOf(state: GameState): ReadonlyMap<string, PlayerId> {
  const defending = defendingPlayers(state);
  const permanents = state.battlefield.flatMap(({ id, controller }): [string, PlayerId][] => {
    const { types } = theCharacteristics(state, id);
    const player = types.includes('battle') ? protectorOf(state, id) : controller;
    const canBe = types.includes('battle') || types.includes('planeswalker');
    return canBe && player !== undefined && defending.includes(player) ? [[id, player]] : [];
  });
  return new Map([
    ...defending.map((player): [string, PlayerId] => [player, player]),
    ...permanents,
  ]);
}

const notBy = (id: ObjectId, says: string): Forbids => ({
  says,
  obeyedBy: (declared) => !declared.has(id),
});

const targetOf = (declared: Declared, id: ObjectId): string | undefined => declared.get(id)?.[0];

function forbidden({ state, targets }: Board, one: Affecting): readonly Forbids[] {
  const { ability, source, creature: id } = one;
  if (ability.kind !== 'restriction') return [];
  const says = ability.restriction;
  const n = ability.n ?? 1;
  // CR 508.5: the player whom it attacks is the defending player that the condition speaks of.
  const appliesTo = (declared: Declared): boolean =>
    applies(state, one, targets.get(targetOf(declared, id) ?? ''));
  const unless = (happens: (declared: Declared) => boolean): readonly Forbids[] => [
    { says, obeyedBy: (declared) => !(appliesTo(declared) && happens(declared)) },
  ];
  switch (ability.restriction) {
    case 'cannotAttack':
      return unless(
        (declared) =>
          declared.has(id) &&
          isMeant(state, ability.attacked, targetOf(declared, id) ?? '', source),
      );
    case 'cannotAttackAlone':
      return unless((declared) => declared.has(id) && declared.size === 1);
    case 'canOnlyAttackAlone':
      return unless((declared) => declared.has(id) && declared.size > 1);
    case 'cannotAttackUnlessWith':
      return unless(
        (declared) =>
          declared.has(id) &&
          [...declared.keys()].filter(
            (other) => other !== id && matches(viewOf(state), ability.filter ?? {}, other, source),
          ).length < n,
      );
    default:
      return [];
  }
}

/** These speak of all attackers, whatever they are on. */
function limits(state: GameState, { ability, source }: AffectingAbility): readonly Forbids[] {
  if (ability.kind !== 'restriction' || !applies(state, { ability, source })) return [];
  const says = ability.restriction;
  const n = ability.n ?? 1;
  switch (ability.restriction) {
    case 'maxAttackers':
      return [{ says, obeyedBy: (declared) => declared.size <= n }];
    // A planeswalker of the player's is not the player.
    case 'maxAttackersOnYou':
      return [
        {
          says,
          obeyedBy: (declared) =>
            [...declared.values()].filter(([target]) => target === source.controller).length <= n,
        },
      ];
    default:
      return [];
  }
}

/** CR 701.15d: the same player goading it again asks nothing more. */
const isGoadedAgain = (state: GameState, one: Affecting, before: readonly Affecting[]): boolean =>
  isGoad(one.ability) &&
  before.some(
    (other) =>
      isGoad(other.ability) &&
      other.creature === one.creature &&
      other.source.controller === one.source.controller &&
      applies(state, other),
  );

const isGoad = (ability: ImposedAbility): boolean =>
  ability.kind === 'requirement' && ability.requirement === 'goaded';

function asked({ state, targets }: Board, one: Affecting): readonly Requires[] {
  const { ability, source, creature: id } = one;
  if (ability.kind !== 'requirement' || !applies(state, one)) return [];
  const says = `${ability.requirement} of ${id}`;
  switch (ability.requirement) {
    case 'attacksIfAble':
      return [
        {
          says,
          obeyedBy: (declared) =>
            declared.has(id) &&
            isMeant(state, ability.attacked, targetOf(declared, id) ?? '', source),
        },
      ];
    // CR 701.15b: to attack, and to attack a player who is not the one who goaded it.
    case 'goaded':
      return [
        { says, obeyedBy: (declared) => declared.has(id) },
        {
          says: `${says}, another player`,
          obeyedBy: (declared) => {
            const target = targetOf(declared, id) ?? '';
            return targets.get(target) === target && target !== source.controller;
          },
        },
      ];
    case 'attacksIfAnotherAttacks':
      return [
        {
          says,
          obeyedBy: (declared) => declared.has(id),
          where: {
            of: id,
            happens: (declared) =>
              [...declared.keys()].some(
                (other) =>
                  other !== id && matches(viewOf(state), ability.filter ?? {}, other, source),
              ),
          },
        },
      ];
    default:
      return [];
  }
}

/** What is asked of several together: that one of them does it. */
function askedTogether(
  state: GameState,
  { ability, source, affects }: AffectingAbility,
): readonly Requires[] {
  if (ability.kind !== 'requirement' || ability.requirement !== 'oneAttacksIfAble') return [];
  const { attacked } = ability;
  if (!applies(state, { ability, source })) return [];
  const meant = subjectsMeant(state, {
    ability,
    source,
    ...(affects === undefined ? {} : { affects }),
  });
  return [
    {
      says: ability.requirement,
      obeyedBy: (declared) =>
        meant.some((id) => {
          const target = targetOf(declared, id);
          return target !== undefined && isMeant(state, attacked, target, source);
        }),
    },
  ];
}

function charged({ state, targets }: Board, one: Affecting): readonly Costs[] {
  const { ability, source, creature: id } = one;
  if (ability.kind !== 'combatCost' || ability.to !== 'attack') return [];
  return [
    {
      cost: ability.pay,
      times: timesOf(state, ability, source),
      source: source.object,
      owedBy: (declared) => {
        const target = targetOf(declared, id);
        return (
          target !== undefined &&
          isMeant(state, ability.attacked, target, source) &&
          applies(state, one, targets.get(target))
        );
      },
    },
  ];
}

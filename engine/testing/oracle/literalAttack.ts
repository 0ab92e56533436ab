import type { RestrictionAbility } from '../../language/restriction.ts';
import type { AttackDeclaration, AttackedChoice } from '../../log/declaration.ts';
import { hasKeyword, theCharacteristics } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import type { Source } from '../../state/matches.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import {
  appliesTowards,
  costlyAmong,
  countsOf,
  type InForce,
  isSpokenOf,
  type LiteralReading,
  named,
  type Reader,
  readerOf,
} from './literalReading.ts';

/** A declaration of attackers, read ability by ability (CR 508.1c-d). */
export function readAttack(state: GameState, declaration: AttackDeclaration): LiteralReading {
  const could = ableToAttack(state);
  const reading = { ...readerOf(state), attacks: declaration.attacks, could };
  return {
    disobeyed: disobeyedIn(reading),
    ...countsOf(reading.inForce.flatMap((one, at) => requiredToAttack(reading, one, at))),
    costly: costlyIn(reading),
  };
}

const disobeyedIn = (reading: AttackReading): readonly string[] =>
  named([
    ...reading.attacks.flatMap(({ attacker }) =>
      hasKeyword(reading.state, attacker, 'defender') &&
      !reading.isPermitted(attacker, 'attackDespiteDefender')
        ? [`${attacker} defender`]
        : [],
    ),
    ...reading.inForce.flatMap((one) =>
      one.ability.kind === 'restriction' && disobeysAttacking(reading, one, one.ability)
        ? [`${one.source.object} ${one.ability.restriction}`]
        : [],
    ),
  ]);

const costlyIn = (reading: AttackReading): readonly ObjectId[] =>
  costlyAmong(
    reading,
    reading.attacks.map(({ attacker, target }) => ({ creature: attacker, target })),
  );

interface AttackReading extends Reader {
  readonly attacks: AttackDeclaration['attacks'];
  readonly could: readonly ObjectId[];
}

const ableToAttack = (state: GameState): readonly ObjectId[] =>
  state.battlefield
    .filter(
      ({ id, controller, tapped, sick }) =>
        controller === state.turn.activePlayer &&
        theCharacteristics(state, id).types.includes('creature') &&
        !tapped &&
        !(sick && !hasKeyword(state, id, 'haste')),
    )
    .map(({ id }) => id);

function disobeysAttacking(
  reading: AttackReading,
  { source, isAbout }: InForce,
  ability: RestrictionAbility,
): boolean {
  const { attacks, state } = reading;
  const about = attacks.filter(({ attacker }) => isAbout(attacker));
  const towards = (target: AttackedChoice): Source => ({
    ...source,
    defendingPlayer:
      target.kind === 'player' ? target.player : thePermanent(state, target.permanent).controller,
  });
  if (ability.restriction === 'cannotAttack')
    return about.some(
      ({ target }) =>
        isSpokenOf(reading, ability.attacked, target, source) &&
        appliesTowards(reading, ability, towards(target)),
    );
  if (!appliesTowards(reading, ability, source)) return false;
  const n = ability.n ?? 1;
  const othersThanFit = (id: ObjectId): number =>
    attacks.filter(
      ({ attacker }) => attacker !== id && reading.fits(ability.filter, attacker, source),
    ).length;
  switch (ability.restriction) {
    case 'cannotAttackAlone':
      return about.length === 1 && attacks.length === 1;
    case 'canOnlyAttackAlone':
      return about.length > 0 && attacks.length > 1;
    case 'cannotAttackUnlessWith':
      return about.some(({ attacker }) => othersThanFit(attacker) < (ability.n ?? 1));
    case 'maxAttackers':
      return attacks.length > n;
    case 'maxAttackersOnYou':
      return (
        attacks.filter(
          ({ target }) => target.kind === 'player' && target.player === source.controller,
        ).length > n
      );
    default:
      return false;
  }
}

/** For each thing that an ability asks for, whether it is done. */
function requiredToAttack(
  reading: AttackReading,
  { ability, source, isAbout }: InForce,
  at: number,
): readonly boolean[] {
  if (ability.kind !== 'requirement' || !appliesTowards(reading, ability, source)) return [];
  const targetOf = (id: ObjectId): AttackedChoice | undefined =>
    reading.attacks.find(({ attacker }) => attacker === id)?.target;
  const asked = reading.could.filter(isAbout);
  if (ability.requirement === 'oneAttacksIfAble')
    return asked.length === 0
      ? []
      : [
          reading.attacks.some(
            ({ attacker, target }) =>
              isAbout(attacker) && isSpokenOf(reading, ability.attacked, target, source),
          ),
        ];
  return asked.flatMap((id): readonly boolean[] => {
    const target = targetOf(id);
    switch (ability.requirement) {
      case 'attacksIfAble':
        return [target !== undefined && isSpokenOf(reading, ability.attacked, target, source)];
      case 'goaded':
        return wasGoadedBefore(reading, at, id)
          ? []
          : [
              target !== undefined,
              target?.kind === 'player' && target.player !== source.controller,
            ];
      case 'attacksIfAnotherAttacks': {
        const isAsked = reading.attacks.some(
          ({ attacker }) => attacker !== id && reading.fits(ability.filter, attacker, source),
        );
        const isAble = target !== undefined || couldComeAlong(reading, id);
        return isAsked && isAble ? [target !== undefined] : [];
      }
      default:
        return [];
    }
  });
}

/** CR 701.15d: by the same player, somewhere before. */
const wasGoadedBefore = (reading: AttackReading, at: number, id: ObjectId): boolean =>
  reading.inForce
    .slice(0, at)
    .some(
      ({ ability, source, isAbout }) =>
        ability.kind === 'requirement' &&
        ability.requirement === 'goaded' &&
        source.controller === reading.inForce[at]?.source.controller &&
        isAbout(id) &&
        appliesTowards(reading, ability, source),
    );

/** Whether it could be declared besides those declared, with nothing disobeyed and nothing paid for it. */
const couldComeAlong = (reading: AttackReading, id: ObjectId): boolean =>
  everythingAttackable(reading.state).some((target) => {
    const more = { ...reading, attacks: [...reading.attacks, { attacker: id, target }] };
    return disobeyedIn(more).length === 0 && !costlyIn(more).includes(id);
  });

const everythingAttackable = (state: GameState): readonly AttackedChoice[] => [
  ...state.players
    .filter(({ id, status }) => id !== state.turn.activePlayer && status === 'playing')
    .map(({ id }) => ({ kind: 'player', player: id }) as const),
  ...state.battlefield
    .filter(
      ({ id, controller }) =>
        controller !== state.turn.activePlayer &&
        theCharacteristics(state, id).types.includes('planeswalker'),
    )
    .map(({ id }) => ({ kind: 'permanent', permanent: id }) as const),
];

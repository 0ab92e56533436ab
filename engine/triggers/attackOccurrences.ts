import type { Act } from '../log/act.ts';
import type { AttackDeclaration, AttackedChoice } from '../log/declaration.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { attackOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { occurrence } from './occurrence.ts';

type Attacks = AttackDeclaration['attacks'];

/** CR 508.3a-e: only what was declared attacked; a creature put onto the battlefield attacking did not. */
export const attackersDeclared = (
  state: GameState,
  { player, declaration: { attacks } }: Act<'attack'>,
) => [
  ...attacks.flatMap((attack) => creatureAttacks(state, attack, attacks)),
  ...playerAttacks(player, attacks),
  ...attacked(player, attacks),
];

function creatureAttacks(
  state: GameState,
  { attacker, target }: Attacks[number],
  attacks: Attacks,
) {
  const attack = attackOf(state, attacker);
  const player = attack && defendingPlayerOf(attack.target);
  const who = { player, to: playerIn(target) };
  const others = attackersIn(attacks).filter((id) => id !== attacker);
  const alone = attacks.length === 1;
  // CR 506.6; older texts do not know it.
  const alonePlayer =
    target.kind === 'player' &&
    attacks.filter((other) => playerIn(other.target) === target.player).length === 1 &&
    rulesOf(state).attacksPlayerAlone;
  return [
    occurrence('attacks', attacker, who),
    occurrence('attacksWithAtLeast', attacker, { ...who, others, newcomers: others }),
    // CR 506.5: it is the only creature that was declared as an attacker.
    ...(alone ? [occurrence('attacksAlone', attacker, who)] : []),
    ...(alonePlayer ? [occurrence('attacksPlayerAlone', attacker, who)] : []),
  ];
}

/** CR 508.3c-e: for each creature, for all of them together, and for each player that they attack. */
function playerAttacks(subjectPlayer: PlayerId, attacks: Attacks) {
  if (attacks.length === 0) return [];
  const all = attackersIn(attacks);
  return [
    occurrence('playerAttacks', undefined, { subjectPlayer, others: all, newcomers: all }),
    ...all.map((attacker) =>
      occurrence('playerAttacksWith', undefined, { subjectPlayer, others: [attacker] }),
    ),
    ...playersIn(attacks).map((to) =>
      occurrence('playerAttacksPlayer', undefined, {
        subjectPlayer,
        others: attackersIn(attacks.filter(({ target }) => playerIn(target) === to)),
        player: to,
        to,
      }),
    ),
  ];
}

/** CR 508.3b: once, however many creatures attack the player or permanent. */
function attacked(player: PlayerId, attacks: Attacks) {
  const permanents = [...new Set(attacks.flatMap(({ target }) => permanentIn(target) ?? []))];
  return [
    ...playersIn(attacks).map((subjectPlayer) =>
      occurrence('isAttacked', undefined, {
        subjectPlayer,
        player,
        others: attackersIn(attacks.filter(({ target }) => playerIn(target) === subjectPlayer)),
      }),
    ),
    ...permanents.map((permanent) =>
      occurrence('isAttacked', permanent, {
        player,
        others: attackersIn(attacks.filter(({ target }) => permanentIn(target) === permanent)),
      }),
    ),
  ];
}

const attackersIn = (attacks: Attacks): readonly ObjectId[] =>
  attacks.map(({ attacker }) => attacker);

const playersIn = (attacks: Attacks): readonly PlayerId[] => [
  ...new Set(attacks.flatMap(({ target }) => playerIn(target) ?? [])),
];

const playerIn = (choice: AttackedChoice): PlayerId | undefined =>
  choice.kind === 'player' ? choice.player : undefined;

const permanentIn = (choice: AttackedChoice): ObjectId | undefined =>
  choice.kind === 'permanent' ? choice.permanent : undefined;

import { damageStepOf } from '../../damage/steps.ts';
import type { OfferedAct } from '../../generation/acts.ts';
import type { BoardQuestion } from '../../generation/asked.ts';
import type { CombatDamageAssignment } from '../../state/damageAssignment.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { assertNever, known } from '../../vocabulary/result.ts';
import { literalAssignments } from '../oracle/literalAssignments.ts';
import { readAttacks } from '../thirdReading/attacks.ts';
import { readBlocks } from '../thirdReading/blocks.ts';
import type { Declared } from '../thirdReading/counting.ts';

/** Everything that is right for a question of a board, in order, by rules and cards read word for word. */
export function literalRight(
  game: GameState,
  asked: BoardQuestion,
  defending: PlayerId,
): readonly string[] {
  switch (asked.kind) {
    case 'declare':
      return reaching(legal(game, asked.which, defending), asked.aim)
        .map(textOf)
        .toSorted();
    case 'pickCreatures': {
      const which = asked.which === 'mayAttack' ? 'attackers' : 'blockers';
      const all = legal(game, which, defending).flatMap((one) => declaredIn(one));
      return [...new Set(all)].toSorted();
    }
    case 'number': {
      const which = asked.of.kind === 'legalAttacks' ? 'attackers' : 'blockers';
      return [`${legal(game, which, defending).length}`];
    }
    case 'pickActs': {
      const right = asked.acts.flatMap((act, at) =>
        isLiterallyLegal(game, act, defending) ? [`${at}`] : [],
      );
      return right.toSorted();
    }
    case 'divide':
      return divisions(game, asked);
    default:
      return assertNever(asked);
  }
}

function isLiterallyLegal(game: GameState, act: OfferedAct, defending: PlayerId): boolean {
  switch (act.kind) {
    case 'attack':
      return legal(game, 'attackers', defending).map(textOf).includes(attackText(act));
    case 'block':
      return legal(game, 'blockers', defending).map(textOf).includes(blockText(act));
    case 'divide': {
      const source = known(act.assignments[0], 'share').source;
      return divisions(game, { kind: 'divide', source }).includes(divisionText(act.assignments));
    }
    default:
      return assertNever(act);
  }
}

type Act<K extends OfferedAct['kind']> = Extract<OfferedAct, { kind: K }>;

const attackText = ({ declaration }: Act<'attack'>): string =>
  declaration.attacks
    .map(({ attacker, target }) =>
      target.kind === 'player' ? `${attacker}>${target.player}` : `${attacker}>${target.permanent}`,
    )
    .toSorted()
    .join(' ');

const blockText = ({ declaration }: Act<'block'>): string =>
  declaration.blocks
    .map(({ blocker, attacker }) => `${blocker}>${attacker}`)
    .toSorted()
    .join(' ');

const legal = (
  game: GameState,
  which: 'attackers' | 'blockers',
  defending: PlayerId,
): readonly Declared[] =>
  (which === 'attackers' ? readAttacks(game) : readBlocks(game, defending))
    .filter((one) => one.legal)
    .map(({ declared }) => declared);

const declaredIn = (one: Declared): readonly string[] =>
  [...one].filter(([, targets]) => targets.length > 0).map(([id]) => id);

const textOf = (one: Declared): string =>
  [...one]
    .flatMap(([id, targets]) => targets.map((target) => `${id}>${target}`))
    .toSorted()
    .join(' ');

function reaching(all: readonly Declared[], aim?: 'most' | 'fewest'): readonly Declared[] {
  if (aim === undefined) return all;
  const counts = all.map((one) => declaredIn(one).length);
  const wanted = aim === 'most' ? Math.max(...counts) : Math.min(...counts);
  return all.filter((_, at) => counts[at] === wanted);
}

function divisions(
  game: GameState,
  { source, aim }: Extract<BoardQuestion, { kind: 'divide' }>,
): readonly string[] {
  const player = thePermanent(game, source).controller;
  const all = literalAssignments(game, player, damageStepOf(game)).map((whole) =>
    whole.filter((one) => one.source === source),
  );
  const most = Math.max(...all.map(toPlayers));
  const wanted = aim === undefined ? all : all.filter((one) => toPlayers(one) === most);
  return [...new Set(wanted.map(divisionText))].toSorted();
}

const toPlayers = (all: readonly CombatDamageAssignment[]): number =>
  all.reduce((sum, { to, amount }) => sum + (to.kind === 'player' ? amount : 0), 0);

/** Nothing assigned is not said. */
export const divisionText = (all: readonly CombatDamageAssignment[]): string =>
  all
    .filter(({ amount }) => amount > 0)
    .map(({ to, amount }) => `${to.kind === 'player' ? to.player : to.object}=${amount}`)
    .toSorted()
    .join(' ');

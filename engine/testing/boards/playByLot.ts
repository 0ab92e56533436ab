import { legalTargets, slotsOf } from '../../change/legalTargets.ts';
import { eligibleAttackers } from '../../declaration/eligibleAttackers.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import type { TargetSpec } from '../../language/target.ts';
import type { Act } from '../../log/act.ts';
import { advance } from '../../scenario/advance.ts';
import { act, beginLine, decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import { withManaFor } from '../../scenario/unlimitedMana.ts';
import { asActivated } from '../../state/activatedAbility.ts';
import { theCharacteristics } from '../../state/characteristicsOf.ts';
import { attacksOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { defendingPlayers } from '../../state/lookup.ts';
import type { TargetChoice } from '../../state/stack.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/**
 * For tests: a game played by lot. Each number settles what one player does at one decision, by its place among all
 * that could be tried; what is refused is given up, and what no number settles is done as is obvious.
 */
export function playByLot(start: GameState, lots: readonly number[]): Line {
  let line = beginLine(
    start,
    start.players.map(({ id }) => id),
  );
  for (const lot of lots) {
    const all = tries(line);
    const tried = all[lot % all.length];
    const acted = tried && act(withManaFor(line, tried), tried);
    line = acted?.outcome === 'done' ? acted.line : onwards(line);
  }
  return line;
}

/** To the next decision, whatever was to be decided. */
function onwards(line: Line): Line {
  const { length } = line.moments;
  const reached = advance(line, (now) => now.moments.length > length);
  return reached.ok ? reached.value : line;
}

function tries(line: Line): readonly (Act | undefined)[] {
  const game = gameOf(line);
  const decision = decisionOf(line);
  switch (decision.kind) {
    case 'priority': {
      const { player } = decision;
      return [{ kind: 'pass', player }, ...casts(game, player), ...activations(game, player)];
    }
    case 'declareAttackers':
      return attacks(game, decision.player);
    case 'declareBlockers':
      return blocks(game, decision.player);
    default:
      return [undefined];
  }
}

const attacks = (game: GameState, player: PlayerId): readonly Act[] => {
  const [defender] = defendingPlayers(game);
  const able = eligibleAttackers(game);
  return [able, able.slice(1), able.slice(0, 1)].map((attackers) => ({
    kind: 'attack',
    player,
    declaration: {
      attacks: attackers.flatMap((attacker) =>
        defender === undefined
          ? []
          : [{ attacker, target: { kind: 'player', player: defender } as const }],
      ),
    },
  }));
};

const blocks = (game: GameState, player: PlayerId): readonly (Act | undefined)[] => [
  undefined,
  ...attacksOf(game).flatMap(({ attacker }) =>
    game.battlefield
      .filter(({ controller }) => controller === player)
      .map(
        ({ id: blocker }): Act => ({
          kind: 'block',
          player,
          declaration: { blocks: [{ blocker, attacker }] },
        }),
      ),
  ),
];

const casts = (game: GameState, player: PlayerId): readonly Act[] =>
  game.cards
    .filter(({ owner, zone }) => owner === player && zone === 'hand')
    .flatMap(({ id, printed }) =>
      targetings(game, player, id, spellTargets(printed)).map(
        (targets): Act => ({ kind: 'cast', player, card: id, targets }),
      ),
    );

const spellTargets = ({ abilities }: Characteristics): readonly TargetSpec[] =>
  abilities.flatMap((ability) => (ability.kind === 'spell' ? ability.targets : []));

function activations(game: GameState, player: PlayerId): readonly Act[] {
  const onBattlefield = game.battlefield
    .filter(({ controller }) => controller === player)
    .map(({ id }) => ({ id, abilities: theCharacteristics(game, id).abilities }));
  const inHand = game.cards
    .filter(({ owner, zone }) => owner === player && zone === 'hand')
    .map(({ id, printed: { abilities } }) => ({ id, abilities }));
  return [...onBattlefield, ...inHand].flatMap(({ id: source, abilities }) =>
    abilities.flatMap((written, ability) => {
      const activated = asActivated(written);
      return activated === undefined
        ? []
        : targetings(game, player, source, activated.targets).map(
            (targets): Act => ({ kind: 'activate', player, source, ability, targets }),
          );
    }),
  );
}

/** Each choice of the first target, with the first of the others. */
function targetings(
  game: GameState,
  controller: PlayerId,
  object: ObjectId,
  specs: readonly TargetSpec[],
): readonly (readonly TargetChoice[])[] {
  const [first, ...others] = slotsOf(specs).map(({ spec }) =>
    legalTargets(game, spec, { object, controller }),
  );
  if (first === undefined) return [[]];
  return first.map((target) => [target, ...others.flatMap((legal) => legal.slice(0, 1))]);
}

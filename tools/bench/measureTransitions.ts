import { type Act, begin, decisionIn, play, type Scenario, type TurnSnapshot } from '#engine';
import { ordersNeeded } from '../../engine/damage/damageOrder.ts';
import { damageStepOf } from '../../engine/damage/steps.ts';
import { completeAssignment } from '../../engine/damage/suggestAssignment.ts';
import { checkAttackers } from '../../engine/declaration/checkAttackers.ts';
import { checkBlockers } from '../../engine/declaration/checkBlockers.ts';
import { eligibleAttackers } from '../../engine/declaration/eligibleAttackers.ts';
import { blockableAttackers, eligibleBlockers } from '../../engine/declaration/eligibleBlockers.ts';
import { setUp } from '../../engine/scenario/setUp.ts';
import { attackable } from '../../engine/state/attackable.ts';
import { ruleOn } from '../../engine/turn/acts.ts';
import type { TransitionMeasured } from './measured.ts';
import { medianTime, quantile } from './timing.ts';

/**
 * Plays a turn on the board of every scenario, everyone attacking and blocking as far as they may, and measures every
 * act on the way: the ruling on it by itself, and what the machine takes to move on.
 */
export function measureTransitions(scenarios: readonly Scenario[]): readonly TransitionMeasured[] {
  const samples = scenarios.flatMap((scenario) =>
    scenario.editions.flatMap((edition) => {
      const { snapshot } = begin(setUp(scenario.setup, scenario.start, { edition }));
      return samplesFrom(snapshot);
    }),
  );
  const pass = medianOf(
    samples.filter(({ action, from, to }) => action === 'pass' && from === to),
    ({ whole }) => whole,
  );
  const groups = Map.groupBy(samples, ({ action, from, to }) => [action, from, to].join());
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { action, from, to } = first;
    return {
      action,
      from,
      to,
      samples: group.length,
      rulingMicroseconds: medianOf(group, ({ ruling }) => ruling),
      machineMicroseconds: medianOf(group, ({ whole, ruling }) => whole - ruling),
      timesAPass: medianOf(group, ({ whole }) => whole) / pass,
    };
  });
}

const medianOf = (samples: readonly Sample[], timeOf: (sample: Sample) => number): number =>
  quantile(samples.map(timeOf), 0.5);

interface Sample {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly whole: number;
  readonly ruling: number;
}

/** A turn with combat takes fewer actions. */
const MOST_ACTIONS = 80;

function samplesFrom(start: TurnSnapshot): readonly Sample[] {
  const samples: Sample[] = [];
  let now = start;
  const { number } = now.context.game.turn;
  while (samples.length < MOST_ACTIONS && now.context.game.turn.number === number) {
    const snapshot = now;
    const action = likelyAct(snapshot);
    if (action === undefined) break;
    const { game } = snapshot.context;
    const played = play(snapshot, action);
    samples.push({
      action: action.kind,
      from: game.turn.step,
      to: played.snapshot.context.game.turn.step,
      whole: 1000 * medianTime(() => play(snapshot, action)),
      ruling: 1000 * medianTime(() => ruleOn(game, action)),
    });
    now = played.snapshot;
  }
  return samples;
}

function likelyAct(snapshot: TurnSnapshot): Act | undefined {
  const { game } = snapshot.context;
  const decision = decisionIn(snapshot);
  switch (decision.kind) {
    case 'priority':
      return { kind: 'pass', player: decision.player };
    case 'declareAttackers': {
      const [target] = attackable(game);
      const attacks =
        target === undefined
          ? []
          : eligibleAttackers(game).map((attacker) => ({ attacker, target }));
      const { nearest = { attacks } } = checkAttackers(game, { attacks });
      return { kind: 'attack', player: decision.player, declaration: nearest };
    }
    case 'declareBlockers': {
      const { player } = decision;
      const [attacker] = blockableAttackers(game, player);
      const blocks =
        attacker === undefined
          ? []
          : eligibleBlockers(game, player).map((blocker) => ({ blocker, attacker }));
      const { nearest = { blocks } } = checkBlockers(game, player, { blocks });
      return { kind: 'block', player, declaration: nearest };
    }
    case 'announceDamageOrder': {
      const { player, of } = decision;
      const needed = ordersNeeded(game).find((one) => one.of === of);
      return needed === undefined ? undefined : { kind: 'order', player, of, over: needed.among };
    }
    case 'assignCombatDamage': {
      const { player } = decision;
      const assignments = completeAssignment(game, player, damageStepOf(game), []);
      return { kind: 'divide', player, assignments };
    }
    case 'gameOver':
      return undefined;
  }
}

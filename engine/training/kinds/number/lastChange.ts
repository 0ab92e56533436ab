import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { rulesOfAssignment } from '../../../damage/rulesOfAssignment.ts';
import { damageStepOf } from '../../../damage/steps.ts';
import type { DamageDealt } from '../../../log/damageEvents.ts';
import type { GameEvent } from '../../../log/gameEvent.ts';
import { isRefused } from '../../../log/refused.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import { givenName, haveOneName } from '../../../vocabulary/ids.ts';
import { known } from '../../../vocabulary/result.ts';
import type { Step } from '../../../vocabulary/turnStructure.ts';
import { type Evidence, frameOfMoment } from '../../evidence.ts';
import { OF_MEASURE } from '../../mayDecide.ts';
import { mentions } from '../../mentions.ts';
import type { Position } from '../../position.ts';
import { rulesDeciding } from '../declare/decidingOn.ts';
import type { Measure } from './measure.ts';
import { countedIn, stateValue } from './measured.ts';

/** Where a number got to what it is: the last frame at which it changed, and the rules of all that made it so. */
export function lastChange(measure: Measure, position: Position): Evidence {
  const changes = momentsThatChange(measure, position);
  const changed = changes.at(-1);
  if (changed === undefined)
    return { frame: undefined, rules: rulesOfDeclaring(measure, position) };
  // What is added up is made of all of it, what stands at the end only of the last change.
  const added = measure.kind === 'times' ? rulesOfAdding(measure, position) : [];
  const telling = (isAddedUp(measure) ? changes : [changed]).flatMap((at) =>
    eventsAt(position, at).flatMap((event) => rulesTelling(measure, event)),
  );
  const assigned = isDealt(measure) ? rulesOfAssigning(measure, position, changed) : [];
  return frameOfMoment(position, changed, {
    mayDecide: OF_MEASURE[measure.kind],
    telling: [...added, ...telling, ...assigned],
  });
}

const eventsAt = ({ end }: Position, moment: number): readonly GameEvent[] =>
  end.moments[moment]?.entries.map(({ event }) => event) ?? [];

/** CR 500.8-500.10, 514.3a: what brings more of it into the turn than there would be. */
function rulesOfAdding(
  { of }: Extract<Measure, { readonly kind: 'times' }>,
  { end, from }: Position,
): readonly RuleKey[] {
  return end.moments
    .slice(from)
    .flatMap(({ entries }) =>
      entries.flatMap(({ event, step }) => (adds(of, event, step) ? event.decides : [])),
    );
}

function adds(of: TimesOf, event: GameEvent, step: Step): boolean {
  switch (event.kind) {
    case 'phasesAdded':
      return event.phases.some((phase) => phase === of);
    case 'stepAdded':
      return event.step === of;
    case 'priorityGiven':
      return of === 'cleanup' && step === 'cleanup';
    default:
      return false;
  }
}

type TimesOf = Extract<Measure, { readonly kind: 'times' }>['of'];

/**
 * How much a creature deals is settled as it is assigned, which may be told before it is dealt: by the rules for those
 * that it is asked about, and not for others that assign beside them.
 */
function rulesOfAssigning(
  measure: DealtMeasure,
  { end, from }: Position,
  moment: number,
): readonly RuleKey[] {
  const { turn, step } = known(end.moments[moment]?.entries.at(-1), 'entry');
  return end.moments.slice(from, moment + 1).flatMap(({ entries, before }) =>
    entries.flatMap(({ event, ...when }) => {
      if (when.turn !== turn || when.step !== step) return [];
      if (event.kind !== 'divide' || event.outcome !== 'done') return [];
      const asked = event.act.assignments.filter((one) => isOf(measure, one));
      return asked.length === 0
        ? []
        : rulesOfAssignment(before, event.act.player, damageStepOf(before), asked).decides;
    }),
  );
}

const isOf = (measure: DealtMeasure, { source, to }: CombatDamageAssignment): boolean => {
  if (measure.kind === 'dealtBy') return haveOneName(source, measure.object);
  const asked: string = measure.kind === 'dealtTo' ? measure.to : measure.object;
  return asked === (to.kind === 'player' ? to.player : givenName(to.object));
};

type DealtMeasure = Extract<Measure, { readonly kind: 'dealtBy' | 'dealtTo' | 'damage' }>;

const isDealt = (measure: Measure): measure is DealtMeasure =>
  measure.kind === 'dealtBy' || measure.kind === 'dealtTo' || measure.kind === 'damage';

const isAddedUp = ({ kind }: Measure): boolean => kind === 'triggered' || kind === 'times';

/** What decides declarations, where nothing changes the number. */
function rulesOfDeclaring({ kind }: Measure, { line }: Position): readonly RuleKey[] {
  switch (kind) {
    case 'legalAttacks':
    case 'legalBlocks':
      return rulesDeciding(line);
    case 'mostAttackRequirements':
      return ['attackers.requirements'];
    case 'mostBlockRequirements':
      return ['blockers.requirements'];
    default:
      return [];
  }
}

/** The rules of an event that make the number what it is. */
function rulesTelling(measure: Measure, event: GameEvent): readonly RuleKey[] {
  if (event.kind === 'damageDealt' && 'object' in measure)
    return event.deals.flatMap(({ to, result }) =>
      to.kind === 'object' && to.object === measure.object ? [RULE_OF_RESULT[result]] : [],
    );
  return tellsOf(measure, event) ? event.decides : [];
}

/** CR 120.3: what damage does to whom it is dealt. */
const RULE_OF_RESULT: { readonly [R in DamageDealt['result']]: RuleKey } = {
  marked: 'damage.marked',
  minusCounters: 'damage.toCreatureByWitherOrInfect',
  lifeLost: 'damage.toPlayer',
  poison: 'damage.toPlayerByInfect',
  loyalty: 'damage.toPlaneswalker',
  defense: 'damage.toBattle',
};

/** Whether an event is part of what is counted, or tells of whom or what is measured. */
function tellsOf(measure: Measure, event: GameEvent): boolean {
  switch (measure.kind) {
    case 'legalAttacks':
    case 'legalBlocks':
    case 'mostAttackRequirements':
    case 'mostBlockRequirements':
      return false;
    case 'attackers':
    case 'blockers':
      return CHANGING_COMBAT.has(event.kind) && !isRefused(event);
    case 'life':
    case 'poison':
    case 'hand':
    case 'mana':
      return mentions(event, measure.player);
    case 'damage':
    case 'power':
    case 'toughness':
    case 'counters':
      return mentions(event, measure.object);
    // Said by what is assigned.
    case 'dealtBy':
    case 'dealtTo':
      return false;
    default:
      return countedIn(measure, event) > 0;
  }
}

const CHANGING_COMBAT: ReadonlySet<GameEvent['kind']> = new Set([
  'attack',
  'block',
  'removedFromCombat',
  'becameAttacking',
  'madeToBlock',
]);

function momentsThatChange(measure: Measure, { end, from }: Position): readonly number[] {
  return end.moments.flatMap(({ entries, before, after }, index) => {
    if (index < from) return [];
    switch (measure.kind) {
      case 'legalAttacks':
      case 'legalBlocks':
      case 'mostAttackRequirements':
      case 'mostBlockRequirements':
        return [];
      case 'triggered':
      case 'dealtBy':
      case 'dealtTo':
      case 'lifeLost':
      case 'lifeGained':
      case 'drawn':
      case 'discarded':
      case 'times':
        return entries.some(({ event }) => countedIn(measure, event) > 0) ? [index] : [];
      default:
        return stateValue(measure, before) === stateValue(measure, after) ? [] : [index];
    }
  });
}

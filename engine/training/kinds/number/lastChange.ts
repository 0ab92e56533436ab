import type { RuleKey } from '../../../citation/ruleIndex.ts';
import type { GameEvent } from '../../../log/gameEvent.ts';
import { isRefused } from '../../../log/refused.ts';
import { type Evidence, frameOfMoment, NAMED } from '../../evidence.ts';
import type { Position } from '../../position.ts';
import type { Measure } from './measure.ts';
import { countedIn, stateValue } from './measured.ts';

/** Where a number got to what it is: the last frame at which it changed. */
export function lastChange(measure: Measure, position: Position): Evidence {
  const changed = momentsThatChange(measure, position).at(-1);
  if (changed === undefined) return { frame: undefined, rules: rulesOfDeclaring(measure) };
  const { frame, rules } = frameOfMoment(position, changed);
  const events = position.end.moments[changed]?.entries.map(({ event }) => event) ?? [];
  const telling = events.filter((event) => tellsOf(measure, event)).flatMap((one) => one.rules);
  return { frame, rules: [...new Set([...telling, ...rules])].slice(0, NAMED) };
}

function rulesOfDeclaring({ kind }: Measure): readonly RuleKey[] {
  switch (kind) {
    case 'legalAttacks':
      return ['attackers.restrictions', 'attackers.requirements'];
    case 'legalBlocks':
      return ['blockers.restrictions', 'blockers.requirements'];
    case 'mostAttackRequirements':
      return ['attackers.requirements'];
    case 'mostBlockRequirements':
      return ['blockers.requirements'];
    default:
      return [];
  }
}

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
      return JSON.stringify(event).includes(`"${measure.player}"`);
    case 'damage':
    case 'power':
    case 'toughness':
    case 'counters':
      return event.kind !== 'damageDealt' && JSON.stringify(event).includes(`"${measure.object}"`);
    // How much a creature deals is settled as it assigns, which the frame's own rules say first.
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

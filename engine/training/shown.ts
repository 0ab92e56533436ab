import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Frame } from '../explanation/frame.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Measure } from '../scenario/question.ts';
import type { Expectation } from '../scenario/scenario.ts';
import type { Shown } from './asked.ts';
import { countedIn, stateValue } from './measure.ts';
import type { Rest } from './rest.ts';

/** Rules that are worth naming beside an answer. */
export const NAMED = 3;

/** Where a number got to what it is: the last frame at which it changed. */
export function shownWhere(measure: Measure, rest: Rest): Shown {
  const changed = momentsThatChange(measure, rest).at(-1);
  if (changed === undefined) return { frame: undefined, rules: rulesOfDeclaring(measure) };
  const { frame, rules } = shownAt(rest, frameOfMoment(rest, changed));
  const events = rest.end.moments[changed]?.entries.map(({ event }) => event) ?? [];
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

/** The last frame that tells of any of the objects and players that an expectation names. */
export function shownLast(expectation: Expectation, rest: Rest): Shown {
  const names = namesIn(expectation);
  return shownOf(rest, ({ events }) => {
    const told = JSON.stringify(events);
    return names.some((name) => told.includes(`"${name}"`));
  });
}

/** The last frame of those after the question that fits. */
export const shownOf = (rest: Rest, fits: (frame: Frame) => boolean): Shown =>
  shownAt(
    rest,
    rest.frames.findLastIndex((frame) => frame.lastMoment >= rest.from && fits(frame)),
  );

export const NOWHERE: Shown = { frame: undefined, rules: [] };

const shownAt = ({ frames }: Rest, index: number): Shown => {
  const frame = frames[index];
  return frame === undefined ? NOWHERE : { frame: index, rules: frame.rules.slice(0, NAMED) };
};

const frameOfMoment = ({ frames }: Rest, moment: number): number =>
  frames.findIndex(({ lastMoment }) => lastMoment >= moment);

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
      return CHANGING_COMBAT.has(event.kind);
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
  'attackersDeclared',
  'blockersDeclared',
  'removedFromCombat',
  'becameAttacking',
  'madeToBlock',
]);

function momentsThatChange(measure: Measure, { end, from }: Rest): readonly number[] {
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

/** Ids are the only words in an expectation that are written as they stand in events. */
function namesIn(expectation: Expectation): readonly string[] {
  const { died, life, poison, hand, damage, size, triggered, counters } = expectation;
  const { tapped, untapped, attacking, blocking } = expectation;
  return [
    ...[died, tapped, untapped, attacking, blocking].flatMap((ids) => ids ?? []),
    ...[life, poison, hand].flatMap((list) => (list ?? []).map(({ player }) => player)),
    ...[damage, size, counters].flatMap((list) => (list ?? []).map(({ object }) => object)),
    ...(triggered ?? []).map(({ source }) => source),
  ];
}

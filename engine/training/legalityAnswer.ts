import { numberOf, type RuleKey } from '../citation/ruleIndex.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Violation } from '../log/verdict.ts';
import { attempt } from '../scenario/attempt.ts';
import { type Acted, gameOf, type Line } from '../scenario/line.ts';
import { violationsIn } from '../scenario/playEntry.ts';
import type { Tryable } from '../scenario/question.ts';
import type { Answer } from './asked.ts';

/** Whether this may be done now, and by which rules not; nothing where the game never comes to it. */
export function legalityAnswer(line: Line, act: Tryable): Answer | undefined {
  const ruling = rulingOn(line, act);
  if (ruling === undefined) return undefined;
  const rules = [...new Set(ruling.violations.flatMap((violation) => violation.rules))];
  const offered = oneOfEachNumber(line, [...rules, ...ALIKE[act.kind]]);
  return { kind: 'legality', act, ...ruling, rules, offered };
}

/** The engine's ruling on an act at this point of a line; nothing where it has none, as past the solver's bound. */
export function rulingOn(line: Line, act: Tryable): Ruling | undefined {
  const tried = attempt(line, act);
  if (!tried.ok) return undefined;
  if (tried.value.outcome === 'done')
    return { legal: true, violations: [], told: toldIn(tried.value, act) };
  const violations = violationsIn(tried.value);
  return violations.length === 0 ? undefined : { legal: false, violations, told: undefined };
}

interface Ruling {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  readonly told: GameEvent | undefined;
}

const toldIn = ({ moments }: Acted, act: Tryable): GameEvent | undefined =>
  moments
    .flatMap(({ entries }) => entries.map(({ event }) => event))
    .find(({ kind }) => kind === TOLD[act.kind]);

const TOLD: { readonly [K in Tryable['kind']]?: GameEvent['kind'] } = {
  attack: 'attackersDeclared',
  block: 'blockersDeclared',
  order: 'damageOrderAnnounced',
  divide: 'damageAssigned',
  cast: 'spellCast',
  activate: 'abilityActivated',
  play: 'landPlayed',
};

function oneOfEachNumber(line: Line, keys: readonly RuleKey[]): readonly RuleKey[] {
  const { edition } = gameOf(line);
  const byNumber = new Map<string, RuleKey>();
  for (const key of keys) {
    const number = numberOf(edition, key);
    if (number !== undefined && !byNumber.has(number)) byNumber.set(number, key);
  }
  return [...byNumber]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, key]) => key);
}

/** Rules that such an act is refused by, so that the right one does not stand alone. */
const ALIKE: { readonly [K in Tryable['kind']]: readonly RuleKey[] } = {
  attack: [
    'attackers.choose',
    'attackers.restrictions',
    'attackers.requirements',
    'attackers.payCosts',
  ],
  block: ['blockers.choose', 'blockers.restrictions', 'blockers.requirements', 'blockers.payCosts'],
  order: ['blockers.orderBlockers', 'blockers.orderAttackers'],
  divide: [
    'damage.equalToPower',
    'damage.unblockedAssigns',
    'damage.divideAmongBlockers',
    'damage.divideAmongAttackers',
    'keyword.trample',
  ],
  cast: ['priority.castSpells', 'casting.targets', 'casting.pay', 'priority.whatAPlayerMayDo'],
  activate: ['activating.begin', 'casting.targets', 'casting.pay', 'priority.whatAPlayerMayDo'],
  suspend: ['keyword.suspend', 'priority.whatAPlayerMayDo'],
  play: ['mainPhase.playLand', 'land.onePerTurn', 'priority.whatAPlayerMayDo'],
};

import type { Ability, StaticAbility } from '../language/ability.ts';
import type { Change } from '../language/change.ts';
import type { Filter } from '../language/filter.ts';
import type { Subject } from '../language/reference.ts';
import { KEYWORD_COUNTERS } from '../vocabulary/counters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { holds } from './conditions.ts';
import type { GameState, Permanent } from './gameState.ts';
import { matches, type Source } from './matches.ts';
import { objectStanding } from './standing.ts';
import type { View } from './view.ts';

/** A change that some effect makes now, with the permanents that it makes it to. */
export interface ActiveChange {
  /** Tells effects apart, so that one that has begun is known again in a later layer. */
  readonly key: string;
  readonly change: Change;
  readonly source: Source;
  readonly affects: readonly ObjectId[];
  /** Instead, whatever fits when it is asked. */
  readonly all?: Filter;
  readonly timestamp: number;
}

/** CR 611.2c: made by a spell or ability as it resolved, on the objects that it fixed then. */
export const changesFromEffects = (state: GameState): readonly ActiveChange[] =>
  state.continuousEffects.map((effect, index) => ({
    key: `effect ${index}`,
    change: effect.change,
    source: {
      object: effect.source,
      controller: effect.controller,
      ...(effect.player === undefined ? {} : { player: effect.player }),
    },
    affects: effect.affects,
    ...(effect.all === undefined ? {} : { all: effect.all }),
    timestamp: effect.timestamp,
  }));

/** CR 122.1b, 613.1f: what keyword counters give, as old as the newest counter of the kind (CR 613.7c). */
export const changesFromCounters = (state: GameState): readonly ActiveChange[] =>
  state.battlefield.flatMap(({ id, controller, counters, timestamp, countersSince = {} }) =>
    KEYWORD_COUNTERS.filter((keyword) => (counters[keyword] ?? 0) > 0).map((keyword) => ({
      key: `${keyword} counter on ${id}`,
      change: { kind: 'grant', ability: { kind: 'keyword', keyword } },
      source: { object: id, controller },
      affects: [id],
      timestamp: countersSince[keyword] ?? timestamp,
    })),
  );

/** Permanents that have a static ability now or by what is printed on them. */
export const bearersOfStatics = (view: View): readonly Permanent[] =>
  view.state.battlefield.filter(
    ({ id, printed }) =>
      printed.abilities.some(isStatic) || view.characteristics(id)?.abilities.some(isStatic),
  );

const isStatic = ({ kind }: Ability): boolean => kind === 'static';

/**
 * CR 611.3: made by static abilities, on whatever they fit at this moment; of these, the changes that are wanted.
 * `bearers`: those of the permanents that are to be looked at.
 */
export function changesFromStatics(
  view: View,
  wanted: (change: Change) => boolean,
  begun: ReadonlySet<string> = new Set(),
  bearers: readonly Permanent[] = view.state.battlefield,
): readonly ActiveChange[] {
  return bearers.flatMap((permanent) => {
    const abilities = view.characteristics(permanent.id)?.abilities ?? [];
    const now = staticsOf(view, permanent, abilities, wanted);
    if (begun.size === 0 || abilities === permanent.printed.abilities) return now;
    const printed = staticsOf(view, permanent, permanent.printed.abilities, wanted);
    const keys = new Set(now.map((change) => change.key));
    return [...now, ...printed.filter(({ key }) => begun.has(key) && !keys.has(key))];
  });
}

/** Which permanents a subject names, for an ability of `source`. */
export function subjectsOf(view: View, subject: Subject, source: Source): readonly ObjectId[] {
  if (subject.kind === 'all')
    return view.state.battlefield
      .filter((permanent) => matches(view, subject.filter, permanent.id, source))
      .map((permanent) => permanent.id);
  const object = objectStanding(view, subject.reference, source);
  return object === undefined ? [] : [object];
}

const textOf = remembered((ability: Ability): string => JSON.stringify(ability));

function staticsOf(
  view: View,
  permanent: Permanent,
  abilities: readonly Ability[],
  wanted: (change: Change) => boolean,
): readonly ActiveChange[] {
  const statics = abilities.filter(
    (ability): ability is StaticAbility => ability.kind === 'static' && wanted(ability.change),
  );
  // Nearly always: of each permanent this is asked once for every layer.
  if (statics.length === 0) return [];
  const source: Source = { object: permanent.id, controller: permanent.controller };
  return statics
    .filter((ability) => ability.if === undefined || holds(view, ability.if, source))
    .map((ability) => ({
      key: `${permanent.id} ${textOf(ability)}`,
      change: ability.change,
      source,
      affects: subjectsOf(view, ability.subject, source),
      timestamp: permanent.timestamp,
    }));
}

import { counterSaid } from '../counterWords.ts';
import type { WhyUnread } from '../foreign.ts';
import type { ForeignThing } from '../table.ts';
import { calledIn, type Named } from './named.ts';

/** What lies on the table, as a log tells of it. */
export interface LogPermanent {
  readonly key: string;
  readonly named: Named;
  readonly called: string;
  readonly controller: string;
  readonly isTapped: boolean;
  readonly isFaceDown: boolean;
  readonly isToken: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly on?: string;
  /** The turn in which it came; left out where that is not told. */
  readonly since?: number;
}

export type FoundPermanent =
  | { readonly kind: 'one'; readonly permanent: LogPermanent }
  | { readonly kind: 'none'; readonly why: WhyUnread };

/** Those that are meant must be alike where nothing tells them from each other: then it is the first of them. */
export function foundIn(permanents: readonly LogPermanent[], { name, id }: Named): FoundPermanent {
  const key = name.toLowerCase();
  const meant = permanents.filter(({ named }) =>
    id !== undefined && named.id !== undefined ? named.id === id : named.name.toLowerCase() === key,
  );
  const [first] = meant;
  if (first === undefined) return { kind: 'none', why: 'missing' };
  return meant.every((one) => isAlike(one, first))
    ? { kind: 'one', permanent: first }
    : { kind: 'none', why: 'severalMeant' };
}

const isAlike = (one: LogPermanent, other: LogPermanent): boolean =>
  one.controller === other.controller &&
  one.isTapped === other.isTapped &&
  one.on === other.on &&
  one.since === other.since &&
  (one.counters === other.counters ||
    JSON.stringify(one.counters) === JSON.stringify(other.counters));

export const newcomer = (
  named: Named,
  { key, controller }: Pick<LogPermanent, 'key' | 'controller'>,
): LogPermanent => ({
  key,
  named,
  called: calledIn(named),
  controller,
  isTapped: false,
  isFaceDown: false,
  isToken: / token$/i.test(named.name),
  counters: NO_COUNTERS,
});

const NO_COUNTERS: LogPermanent['counters'] = {};

/** As a line has it: `isNew` where it came in this turn of its controller’s. */
export const thingOf = (
  permanent: LogPermanent,
  { isNew, attacks }: { readonly isNew: boolean; readonly attacks: boolean },
): ForeignThing => ({
  key: permanent.key,
  called: permanent.called,
  says: [
    // CR 508.1f: attacking taps it, so that it is untapped as attackers are declared.
    ...(permanent.isTapped && !attacks ? ['tapped'] : []),
    ...(isNew ? ['new'] : []),
    ...(permanent.isFaceDown ? ['face-down'] : []),
    ...Object.entries(permanent.counters).flatMap(([kind, n]) => counterSaid(kind, n) ?? []),
  ],
  withOthers: permanent.on === undefined ? [] : [{ says: 'on', whom: permanent.on }],
});

import type { RuleKey } from '../citation/ruleIndex.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { phaseIntoCombat, phaseOutOfCombat } from './combat/phasingInCombat.ts';
import { andThen, forEach, type GameChange, unchanged } from './making/gameChange.ts';
import { logged } from './making/withParts.ts';
import { endPairs, withoutPartner } from './pair.ts';

/** Permanents phase out with whatever is attached to them; for everything else they are not there (CR 702.26b). */
export function phaseOut(
  state: GameState,
  ids: readonly ObjectId[],
  ...because: readonly RuleKey[]
): GameChange {
  const leaving = leavingWith(state, ids);
  const objects = leaving.map(({ id }) => id);
  if (objects.length === 0) return unchanged(state);
  const indirectly = leaving.some(({ phasedOutWith }) => phasedOutWith !== undefined);
  const outOfCombat = forEach(state, objects, phaseOutOfCombat);
  const out = andThen(outOfCombat, (now) =>
    logged(
      {
        ...now,
        battlefield: now.battlefield.filter(({ id }) => !objects.includes(id)),
        phasedOut: [...(now.phasedOut ?? []), ...leaving.map((one) => asRemembered(state, one))],
      },
      { kind: 'phasedOut', objects },
      {
        decides: [
          ...(leaving.some((one) => bothWays(ids, one))
            ? (['keyword.phasedOutBothWays'] as const)
            : []),
          ...(indirectly ? (['keyword.phasedOutIndirectly'] as const) : []),
          ...because,
          'keyword.phasedOut',
        ],
        applies: [
          ...(leaving.some(({ markedDamage }) => markedDamage > 0)
            ? (['keyword.phasedOutDamageRemoved'] as const)
            : []),
          ...(because.length > 0 ? (['turnBased.phasing'] as const) : []),
        ],
      },
    ),
  );
  return andThen(andThen(out, endPairs), ceaseTokens);
}

/** CR 702.26c: phased-out permanents phase in, those that phased out with them too. */
export function phaseIn(
  state: GameState,
  ids: readonly ObjectId[],
  ...because: readonly RuleKey[]
): GameChange {
  const away = state.phasedOut ?? [];
  const hostOf = (id: ObjectId): ObjectId | undefined =>
    away.find((permanent) => permanent.id === id)?.phasedOutWith;
  const coming = away.filter(({ id }) => hostsOf(id, hostOf).slice(-1).some(isAmong(ids)));
  if (coming.length === 0) return unchanged(state);
  const objects = coming.map(({ id }) => id);
  const back: GameState = {
    ...state,
    battlefield: [...state.battlefield, ...coming.map((one) => asBack(state, one))],
    phasedOut: away.filter(({ id }) => !objects.includes(id)),
  };
  return logged(
    objects.reduce(phaseIntoCombat, back),
    { kind: 'phasedIn', objects },
    {
      decides: [...because, 'keyword.phasedIn'],
      applies: because.length > 0 ? ['turnBased.phasing'] : [],
    },
  );
}

/**
 * CR 502.1: before the active player untaps, their phased-out permanents phase in and their permanents with phasing
 * phase out, at one time: what phases in does not phase out again.
 */
export function phaseInAndOut(state: GameState): GameChange {
  const isOwn = ({ controller }: Permanent): boolean => controller === state.turn.activePlayer;
  // CR 702.26g: what phased out with another comes back with it and not by itself.
  const coming = (state.phasedOut ?? []).filter(
    (permanent) => isOwn(permanent) && permanent.phasedOutWith === undefined,
  );
  const going = state.battlefield.filter(
    (permanent) => isOwn(permanent) && hasKeyword(state, permanent.id, 'phasing'),
  );
  return andThen(phaseOut(state, idsOf(going), ...IN_UNTAP_STEP), (now) =>
    phaseIn(now, idsOf(coming), ...IN_UNTAP_STEP),
  );
}

/** All that fit: what is phased out phases in, and what has phasing phases out, at one time. */
export function phaseInAndOutAll(
  state: GameState,
  fits: (state: GameState, id: ObjectId) => boolean,
): GameChange {
  const away = state.phasedOut ?? [];
  // What is phased out is asked as it will be once it is there again.
  const withAll = { ...state, battlefield: [...state.battlefield, ...away] };
  const coming = away.filter(
    ({ id, phasedOutWith }) => phasedOutWith === undefined && fits(withAll, id),
  );
  const going = state.battlefield.filter(
    ({ id }) => hasKeyword(state, id, 'phasing') && fits(state, id),
  );
  return andThen(phaseOut(state, idsOf(going)), (now) => phaseIn(now, idsOf(coming)));
}

const isAmong =
  (ids: readonly ObjectId[]) =>
  (id: ObjectId): boolean =>
    ids.includes(id);

/** CR 702.26h */
const bothWays = (ids: readonly ObjectId[], { id, phasedOutWith }: Permanent): boolean =>
  phasedOutWith !== undefined && ids.includes(id);

const IN_UNTAP_STEP = ['untap.phasing', 'keyword.phasing'] as const satisfies readonly RuleKey[];

const idsOf = (permanents: readonly Permanent[]): readonly ObjectId[] =>
  permanents.map(({ id }) => id);

/** CR 702.26g-h: what is attached to something that leaves leaves indirectly, even if it also would by itself. */
function leavingWith(state: GameState, ids: readonly ObjectId[]): readonly Permanent[] {
  const leaving = withWhatIsAttached(state.battlefield, ids);
  const find = (id: ObjectId | undefined): Permanent | undefined =>
    leaving.find((permanent) => permanent.id === id);
  const hostOf = (id: ObjectId): ObjectId | undefined => find(find(id)?.attachedTo)?.id;
  return leaving.map((permanent) => {
    const phasedOutWith = hostOf(permanent.id);
    const isAlone = phasedOutWith === undefined || beginsCircle(permanent.id, ids, hostOf);
    return isAlone ? permanent : { ...permanent, phasedOutWith };
  });
}

/** These permanents, and whatever is attached to one of them, however far. */
function withWhatIsAttached(
  permanents: readonly Permanent[],
  ids: readonly ObjectId[],
): readonly Permanent[] {
  const leaving = new Set(permanents.map(({ id }) => id).filter((id) => ids.includes(id)));
  for (const host of leaving)
    for (const { id, attachedTo } of permanents) if (attachedTo === host) leaving.add(id);
  return permanents.filter(({ id }) => leaving.has(id));
}

/** Of what is attached to one another in a circle, the first leaves by itself, or none of it would ever come back. */
function beginsCircle(
  id: ObjectId,
  ids: readonly ObjectId[],
  hostOf: (id: ObjectId) => ObjectId | undefined,
): boolean {
  const hosts = hostsOf(id, hostOf);
  const [last = id] = hosts.slice(-1);
  return hostOf(last) === id && ids.find((one) => hosts.includes(one)) === id;
}

/** The permanent itself and what it goes with, the nearest first; each once, even in a circle. */
function hostsOf(
  id: ObjectId,
  hostOf: (id: ObjectId) => ObjectId | undefined,
): readonly ObjectId[] {
  const hosts = new Set([id]);
  for (const one of hosts) {
    const host = hostOf(one);
    if (host !== undefined) hosts.add(host);
  }
  return [...hosts];
}

/** CR 2008-10-01 502.15e: damage stays behind; later texts have it stay on the permanent. */
function asRemembered(state: GameState, permanent: Permanent): Permanent {
  // CR 702.26f: what lasts for as long as something is there ends as it phases out.
  const alone = withoutPartner(permanent);
  return rulesOf(state).phasedOut === 'zone'
    ? { ...alone, markedDamage: 0, deathtouched: false }
    : alone;
}

/** CR 2008-10-01 502.15m: what comes back may attack at once; later texts never count it as having left. */
function asBack(state: GameState, { phasedOutWith: _, ...permanent }: Permanent): Permanent {
  return rulesOf(state).phasedOut === 'zone' ? { ...permanent, sick: false } : permanent;
}

/** CR 2013-02-01 702.24k: phased-out tokens cease to exist; today they stay tokens. */
function ceaseTokens(state: GameState): GameChange {
  if (rulesOf(state).phasedOutTokens === 'stay') return unchanged(state);
  const away = state.phasedOut ?? [];
  const kept = { ...state, phasedOut: away.filter(({ token }) => !token) };
  return forEach(
    kept,
    away.filter(({ token }) => token),
    (now, { id: object }) =>
      logged(
        now,
        { kind: 'tokenCeasedToExist', object },
        'stateBased.tokenOffBattlefield',
        'keyword.phasedOutTokens',
      ),
  );
}

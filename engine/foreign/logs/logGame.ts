import { counterSaid } from '../counterWords.ts';
import type { WhyUnread } from '../foreign.ts';
import { isName } from '../table.ts';
import { calledIn, namedIn } from './named.ts';
import { type FoundPermanent, foundIn, type LogPermanent, newcomer } from './permanents.ts';
import type { LogEvent } from './readLog.ts';

/** What a log has told of before its last combat. */
export interface LogGame {
  readonly permanents: readonly LogPermanent[];
  readonly graveyards: ReadonlyMap<string, readonly string[]>;
  readonly exiles: ReadonlyMap<string, readonly string[]>;
  readonly life: ReadonlyMap<string, number>;
  /** How many turns were told of, and whose the last of them is. */
  readonly turns: number;
  readonly turnOf?: string;
  /** How many things have got a key. */
  readonly keys: number;
}

export const NOTHING_HAPPENED: LogGame = {
  permanents: [],
  graveyards: new Map(),
  exiles: new Map(),
  life: new Map(),
  turns: 0,
  keys: 0,
};

/** What comes of it, or why nothing does. */
export type Next = LogGame | WhyUnread;

/** What was done before anybody attacked. */
export function after(event: LogEvent, so: LogGame): Next {
  const { player = '', other = '', what = '', whom = '' } = event.says;
  switch (event.kind) {
    case 'turn':
      return { ...so, turns: so.turns + 1, turnOf: player };
    case 'step':
      return so;
    case 'plays':
    case 'enters':
      return entered(event, so);
    case 'token':
      return created(event, so);
    case 'dies':
    case 'exiled':
    case 'leaves':
      return left(event, so);
    case 'control':
      return changed(what, so, { controller: other });
    case 'life':
    case 'loses':
    case 'gains':
      return livingOn(event, so);
    case 'counter':
      return counted(event, so);
    case 'attaches':
      return attached(what, foundIn(of(so, other), namedIn(whom)), so);
    case 'taps':
      return changed(what, so, { isTapped: true });
    case 'untaps':
      return changed(what, so, { isTapped: false });
    case 'untapsAll':
      return {
        ...so,
        permanents: so.permanents.map((one) =>
          one.controller === player ? { ...one, isTapped: false } : one,
        ),
      };
    default:
      return 'standing';
  }
}

const of = ({ permanents }: LogGame, player: string): readonly LogPermanent[] =>
  permanents.filter(({ controller }) => controller === player);

/** What a log hides. */
const NOT_TOLD = /^(?:a|an|the top|the bottom|\d+|unknown) cards?\b/i;

function entered({ kind, says }: LogEvent, so: LogGame): Next {
  const { player = '', what = '', tapped, faceDown } = says;
  const named = namedIn(what);
  if (NOT_TOLD.test(named.name)) return 'missing';
  if (!isName(named.name)) return 'notUnderstood';
  if (isFull(so)) return 'tooLong';
  const { id } = named;
  if (id !== undefined && so.permanents.some((one) => one.named.id === id)) return so;
  return withPermanent(so, {
    ...newcomer(named, { key: keyIn(so), controller: player }),
    isTapped: tapped !== undefined,
    isFaceDown: faceDown !== undefined,
    ...(kind === 'enters' && so.turns > 0 && so.turnOf === player ? { since: so.turns } : {}),
  });
}

/** More than that lie on no table that is told of. */
const MOST_THERE = 1000;

export const isFull = ({ permanents }: LogGame): boolean => permanents.length >= MOST_THERE;

export const keyIn = ({ keys }: LogGame): string => `#${keys}`;

export const withPermanent = (so: LogGame, permanent: LogPermanent): LogGame => ({
  ...so,
  permanents: [...so.permanents, permanent],
  keys: so.keys + 1,
});

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five'];
/** More than any effect makes at once in a log that is read. */
const MOST_AT_ONCE = 100;

const numberOf = (text: string): number =>
  text === 'an' ? 1 : /^\d+$/.test(text) ? Number(text) : Math.max(NUMBERS.indexOf(text), 1);

function created({ says }: LogEvent, so: LogGame): Next {
  const { player = '', what = '', size, n = 'a' } = says;
  const times = Math.min(numberOf(n.toLowerCase()), MOST_AT_ONCE);
  const called = tokenCalled(what, size);
  if (!isName(called)) return 'notUnderstood';
  if (isFull(so)) return 'tooLong';
  let next = so;
  for (let nth = 0; nth < times; nth += 1)
    next = withPermanent(next, {
      ...newcomer(namedIn(what), { key: keyIn(next), controller: player }),
      called,
      isToken: true,
      ...(so.turns > 0 && so.turnOf === player ? { since: so.turns } : {}),
    });
  return next;
}

/** `1/1 red Goblin creature`, or `Goblin` with its size beside it. */
function tokenCalled(what: string, size: string | undefined): string {
  const name = what.replace(/ token$/i, '');
  if (size !== undefined) return `${size} ${name.toLowerCase()}`;
  return /^\d+\/\d+ /.test(name) ? name.toLowerCase() : calledIn(namedIn(name));
}

function left({ kind, says }: LogEvent, so: LogGame): Next {
  const { what = '', to } = says;
  const found = foundIn(so.permanents, namedIn(what));
  if (found.kind === 'none') return found.why;
  const { permanent } = found;
  const where = kind === 'dies' ? 'graveyard' : kind === 'exiled' ? 'exile' : to?.toLowerCase();
  const gone = {
    ...so,
    permanents: so.permanents
      .filter((one) => one !== permanent)
      .map(({ on, ...one }) => (on === permanent.key || on === undefined ? one : { ...one, on })),
  };
  if (permanent.isToken) return gone;
  const owner = permanent.controller;
  if (where === 'graveyard')
    return { ...gone, graveyards: withOne(so.graveyards, owner, permanent.called) };
  return where === 'exile'
    ? { ...gone, exiles: withOne(so.exiles, owner, permanent.called) }
    : gone;
}

const withOne = (
  all: ReadonlyMap<string, readonly string[]>,
  player: string,
  name: string,
): ReadonlyMap<string, readonly string[]> =>
  new Map([...all, [player, [...(all.get(player) ?? []), name]]]);

function changed(what: string, so: LogGame, to: Partial<LogPermanent>): Next {
  const found = foundIn(so.permanents, namedIn(what));
  if (found.kind === 'none') return found.why;
  return withChange(so, found.permanent, to);
}

const withChange = (so: LogGame, which: LogPermanent, to: Partial<LogPermanent>): LogGame => ({
  ...so,
  permanents: so.permanents.map((one) => (one === which ? { ...one, ...to } : one)),
});

/** How much somebody has is told, or follows from what they had. */
function livingOn({ kind, says }: LogEvent, so: LogGame): Next {
  const { player = '', total = '' } = says;
  const before = so.life.get(player);
  if (kind !== 'life' && before === undefined) return 'missing';
  const change = kind === 'loses' ? -Number(total) : Number(total);
  const life = kind === 'life' ? Number(total) : (before ?? 0) + change;
  return { ...so, life: new Map([...so.life, [player, life]]) };
}

function counted({ says }: LogEvent, so: LogGame): Next {
  const { what = '', counter = '', n = 'a' } = says;
  const more = numberOf(n.toLowerCase());
  if (counterSaid(counter, more) === undefined) return 'counters';
  const found = foundIn(so.permanents, namedIn(what));
  if (found.kind === 'none') return found.why;
  const { counters } = found.permanent;
  return withChange(so, found.permanent, {
    counters: { ...counters, [counter]: (counters[counter] ?? 0) + more },
  });
}

function attached(what: string, to: FoundPermanent, so: LogGame): Next {
  if (to.kind === 'none') return to.why;
  const found = foundIn(so.permanents, namedIn(what));
  if (found.kind === 'none') return found.why;
  return withChange(so, found.permanent, { on: to.permanent.key });
}

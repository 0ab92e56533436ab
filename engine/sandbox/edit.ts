import type { EditionId } from '../citation/editions.ts';
import type { Ability } from '../language/ability.ts';
import { faultsIn } from '../scenario/faults/stated.ts';
import { renamed } from '../scenario/renamed.ts';
import {
  type CardSetup,
  cardsOf,
  type PermanentSetup,
  type PlayerSetup,
} from '../scenario/scenario.ts';
import { givenName, type ObjectId, objectId, type PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { type Board, type BoardAct, type DeclaredKind, isPassing } from './board.ts';
import { oneByOne } from './divisions.ts';
import { joined, withoutCard, withPlayer, withPlayers } from './editPlayers.ts';
import { described, takenAsRead, withPermanents } from './editThings.ts';
import { MOST } from './mostOfOne.ts';
import { ruledBy } from './namedEdition.ts';
import { type Slip, slipIn } from './parseIssue.ts';
import type { Item } from './readItems.ts';
import { asTried, type TriedAct, withoutTrial } from './tried.ts';
import { withIds } from './withIds.ts';
import { writeThing } from './writeThing.ts';

/** What somebody does to a board. */
export type Edit =
  | {
      readonly kind: 'add';
      readonly player: PlayerId;
      readonly to: Zone;
      readonly items: readonly Item[];
    }
  /** One more of the same, beside it. */
  | { readonly kind: 'copy'; readonly object: ObjectId }
  | { readonly kind: 'remove'; readonly object: ObjectId }
  /** All of these, which are not understood, are this instead; how they stood stays. */
  | { readonly kind: 'describe'; readonly objects: readonly ObjectId[]; readonly item: Item }
  /** Of the text of all of these, what is not read does not matter. */
  | { readonly kind: 'asRead'; readonly objects: readonly ObjectId[] }
  /** All of these are not there. */
  | { readonly kind: 'leaveOut'; readonly objects: readonly ObjectId[] }
  /** A section that is not understood, by its place among such, is not said, or other words are in its place. */
  | { readonly kind: 'unsay'; readonly unread: number; readonly instead?: string }
  | { readonly kind: 'change'; readonly object: ObjectId; readonly to: StatusEdit }
  | { readonly kind: 'player'; readonly player: PlayerId; readonly to: Having }
  /** One player more, after the others in turn order. */
  | { readonly kind: 'join' }
  /** With all that they have; two are left at least. */
  | { readonly kind: 'leave'; readonly player: PlayerId }
  /** The rules of a day, which the line names from then on; or the newest, whichever they are. */
  | { readonly kind: 'edition'; readonly edition: EditionId | 'newest' }
  | { readonly kind: 'decide'; readonly act: BoardAct }
  /** It is ruled on, and nothing comes of it; what was tried before is not. */
  | { readonly kind: 'try'; readonly act: TriedAct }
  /** All that was decided from the first act of such a kind on is open again; that act itself is tried, where it can be. */
  | { readonly kind: 'reopen'; readonly from: readonly DeclaredKind[] };

/** How a permanent stands; what is left out stays as it is. */
export type StatusEdit = Partial<
  Pick<PermanentSetup, 'controller' | 'tapped' | 'sick' | 'damage' | 'counters' | 'attachedTo'>
> & {
  /** Nobody, where nothing is said. */
  readonly protector?: PlayerId | undefined;
  readonly goadedBy?: PlayerId | undefined;
  /** All that it has for the turn besides what it is. */
  readonly gains?: readonly Ability[];
};

export type Having = Partial<Pick<PlayerSetup, 'life' | 'poison' | 'mana'>>;

/** Where something is put in. */
export type Zone = 'battlefield' | 'hand' | 'graveyard';

/** A board after somebody changed it, or as it was where no board can be so, with what is wrong. */
export interface Edited {
  readonly board: Board;
  readonly slips: readonly Slip[];
}

/** The board after it. Of what was decided all stays that does not rest on what is gone. */
export function edited(before: Board, edit: Edit): Edited {
  const from = KEEPS_UNREAD.includes(edit.kind) ? before : withoutUnreadActs(before);
  const made = withIds(after(from, edit));
  const board = edit.kind === 'reopen' ? made : stillTrying(made, from);
  const slips = [...slipsOf(board), ...(edit.kind === 'add' ? crowdIn(board, edit) : [])];
  return slips.length > 0 ? { board: before, slips } : { board, slips };
}

/** What was tried and is gone with what it was about leaves what was decided before it. */
function stillTrying({ triesLast, ...board }: Board, { acts }: Board): Board {
  const isThere = triesLast && board.acts.length >= acts.length;
  return isThere ? { ...board, triesLast } : board;
}

/** After any other, what is not understood of what was done may be about something else: tags have moved. */
const KEEPS_UNREAD: readonly Edit['kind'][] = [
  'add',
  'player',
  'join',
  'edition',
  'describe',
  'asRead',
  'unsay',
];

function withoutUnreadActs({ unread = [], ...board }: Board): Board {
  const left = unread.filter(({ about }) => about === 'board');
  return left.length === 0 ? board : { ...board, unread: left };
}

function slipsOf({ setup }: Board): readonly Slip[] {
  const things = [...setup.permanents, ...setup.players.flatMap(cardsOf)];
  return faultsIn(setup).map(({ of = '', because }) => {
    const thing = things.find(({ id }) => id === of)?.characteristics;
    const text = thing === undefined ? of : writeThing(thing);
    return { ...slipIn('impossible', { at: 0, text }), because };
  });
}

/** What would be more than a line has for one side, so that it could not be read again. */
function crowdIn(
  { setup }: Board,
  { player, to, items }: Extract<Edit, { readonly kind: 'add' }>,
): readonly Slip[] {
  const side = setup.players.find(({ id }) => id === player);
  const there =
    to === 'battlefield'
      ? setup.permanents.filter(({ controller }) => controller === player)
      : (side?.[to] ?? []);
  return there.length > MOST && items.length > 1
    ? [slipIn('tooMany', { at: 0, text: String(items.length) })]
    : [];
}

function after(board: Board, edit: Edit): Board {
  switch (edit.kind) {
    case 'add':
      return added(board, edit);
    case 'copy':
      return withPermanents(board, (there) =>
        there.flatMap((one) =>
          one.id === edit.object ? [one, fresh(one.controller)(one, there.length)] : [one],
        ),
      );
    case 'remove':
      return removed(board, edit.object);
    case 'describe':
      return described(board, edit.objects, edit.item);
    case 'asRead':
      return takenAsRead(board, edit.objects);
    case 'leaveOut':
      return edit.objects.reduce(removed, board);
    case 'unsay':
      return unsaid(board, edit);
    case 'change':
      return changed(board, edit.object, edit.to);
    case 'player':
      return withPlayer(board, edit.player, edit.to);
    case 'join':
      return joined(board);
    case 'leave':
      return left(board, edit.player);
    case 'edition':
      return ruledBy(board, edit.edition);
    case 'decide':
      return decided(withoutTrial(board), edit.act);
    case 'try':
      return asTried(decided(withoutTrial(board), edit.act));
    case 'reopen':
      return triedAgain(withoutTrial(board), ({ kind }) => edit.from.some((one) => one === kind));
    default:
      return assertNever(edit);
  }
}

const decided = (board: Board, act: BoardAct): Board => ({ ...board, acts: [...board.acts, act] });

/** With an id that nothing has, until all are given theirs; of a pair there is no second. */
const fresh =
  (controller: PlayerId) =>
  ({ pairedWith: _, ...item }: Item, nth: number): PermanentSetup => ({
    ...item,
    id: objectId(`new ${nth}`),
    controller,
  });

function added(
  board: Board,
  { player, to, items }: Extract<Edit, { readonly kind: 'add' }>,
): Board {
  if (to === 'battlefield')
    return withPermanents(board, (there) => [...there, ...items.map(fresh(player))]);
  const cards = items.map(
    ({ characteristics }, nth): CardSetup => ({
      id: objectId(`new ${nth}`),
      characteristics,
    }),
  );
  const size = to === 'hand' ? 'handSize' : 'graveyardSize';
  return withPlayers(board, (one) =>
    one.id === player
      ? { ...one, [to]: [...one[to], ...cards], [size]: one[size] + cards.length }
      : one,
  );
}

function left(board: Board, gone: PlayerId): Board {
  const { players, permanents } = board.setup;
  if (players.length <= 2) return board;
  const theirs = permanents.filter(({ controller, enchants }) =>
    [controller, enchants].includes(gone),
  );
  const without = theirs.reduce((so, { id }) => removed(so, id), board);
  const { setup } = withPermanents(without, (there) => there.map((one) => forgetting(one, gone)));
  return {
    ...without,
    setup: { ...setup, players: setup.players.filter(({ id }) => id !== gone) },
    // Who attacked them, or was attacked by them, is to be decided anew.
    acts: [],
  };
}

/** The permanent, where this player is gone and nobody takes their place. */
function forgetting(permanent: PermanentSetup, gone: PlayerId): PermanentSetup {
  const { enchants, chosenPlayer, protector, goadedBy, ...rest } = permanent;
  const named = { enchants, chosenPlayer, protector, goadedBy };
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(named).filter(([, who]) => who && who !== gone)),
  };
}

/** CR 704.5m-n: an Aura goes along with what it was on, and Equipment stays. */
function removed(board: Board, gone: ObjectId): Board {
  const lonely = board.setup.permanents.filter((one) => one.attachedTo === gone && isAura(one));
  const next = withPermanents(withoutCard(board, gone), (there) =>
    there.filter(({ id }) => id !== gone).map((one) => withoutOther(one, gone)),
  );
  return lonely.reduce((so, { id }) => removed(so, id), reopened(next, namesOne(gone)));
}

const isAura = ({ characteristics, faceDown }: PermanentSetup): boolean =>
  faceDown !== true && characteristics.subtypes.includes('aura');

function withoutOther(one: PermanentSetup, gone: ObjectId): PermanentSetup {
  const { pairedWith, ...alone } = one;
  const unpaired = pairedWith === gone ? alone : one;
  return one.attachedTo === gone ? { ...unpaired, attachedTo: undefined } : unpaired;
}

function unsaid(
  { unread = [], ...board }: Board,
  { unread: nth, instead = '' }: Extract<Edit, { readonly kind: 'unsay' }>,
): Board {
  const left = unread.flatMap((one, at) => {
    if (at !== nth) return [one];
    return instead === '' ? [] : [{ ...one, text: instead }];
  });
  return left.length === 0 ? board : { ...board, unread: left };
}

function standing(one: PermanentSetup, { counters, ...to }: StatusEdit): PermanentSetup {
  const { protector, goadedBy, gains = [], ...plain } = { ...one, ...to };
  return {
    ...plain,
    counters: { ...one.counters, ...counters },
    ...(protector === undefined ? {} : { protector }),
    ...(goadedBy === undefined ? {} : { goadedBy }),
    ...(gains.length === 0 ? {} : { gains }),
  };
}

/** What another player controls neither attacks nor blocks as was decided. */
function changed(board: Board, object: ObjectId, to: StatusEdit): Board {
  const next = withPermanents(board, (there) =>
    there.map((one) => (one.id === object ? standing(one, to) : one)),
  );
  return to.controller === undefined ? next : reopened(unpaired(next, object), namesOne(object));
}

/** CR 702.95e: of a pair each is what the same player controls. */
const unpaired = (board: Board, object: ObjectId): Board =>
  withPermanents(board, (there) =>
    there.map((one) => {
      const { pairedWith, ...alone } = one;
      return pairedWith === object || (pairedWith !== undefined && one.id === object) ? alone : one;
    }),
  );

function reopened(board: Board, isFrom: (act: BoardAct) => boolean): Board {
  const from = board.acts.findIndex(isFrom);
  return from < 0 ? board : { ...board, acts: board.acts.slice(0, from) };
}

/** Whoever goes back finds what was declared there, or of damage the first creature's, and can change it. */
function triedAgain(board: Board, isFrom: (act: BoardAct) => boolean): Board {
  const before = reopened(board, isFrom);
  const [act] = oneByOne(board.acts.slice(before.acts.length));
  return act === undefined ? before : asTriedBy(before, act);
}

const asTriedBy = (before: Board, act: BoardAct): Board => {
  const after = asTried(decided(before, act));
  return after.triesLast ? after : before;
};

/** Whether an act is about this, or names it. */
function namesOne(object: ObjectId): (act: BoardAct) => boolean {
  return (act) => {
    if (isPassing(act)) return false;
    const named = new Set<ObjectId>();
    renamed(act, (id) => {
      named.add(givenName(id));
      return id;
    });
    return named.has(object);
  };
}

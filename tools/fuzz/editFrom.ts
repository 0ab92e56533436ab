import { type Board, type Edit, type Item, type Lexicon, readItems } from '#engine/sandbox';
import { type ObjectId, objectId, type PlayerId, playerId } from '../../engine/vocabulary/ids.ts';
import type { Random } from '../../engine/vocabulary/random.ts';

/** What is typed into the editor's fields is among these, and read as there. */
interface Typed {
  readonly items: readonly string[];
  readonly lexicon: Lexicon;
}

/** Something that somebody may do to a board, sensible or not: on what is there, and now and then on what is not. */
export function editFrom(random: Random, board: Board, typed: Typed): Edit {
  return random.pick(EDITS)({
    object: () => objectOn(random, board),
    player: () => playerOn(random, board),
    items: (most) => understood(random.pick(typed.items), typed.lexicon, board).slice(0, most),
    random,
  });
}

/** What is not wholly understood is not put in. */
function understood(text: string, lexicon: Lexicon, board: Board): readonly Item[] {
  const { items, slips } = readItems(text, lexicon, board);
  return slips.length > 0 ? [] : items;
}

interface Given {
  readonly random: Random;
  readonly object: () => ObjectId;
  readonly player: () => PlayerId;
  readonly items: (most: number) => readonly Item[];
}

function objectOn(random: Random, { setup }: Board): ObjectId {
  const all = setup.permanents.map(({ id }) => id);
  return all.length === 0 || random.chance(0.05)
    ? objectId(random.pick(['nothing', '__proto__', '', 'A1']))
    : random.pick(all);
}

const playerOn = (random: Random, { setup }: Board): PlayerId =>
  random.chance(0.05)
    ? playerId(random.pick(['Nobody', '__proto__', '']))
    : random.pick(setup.players).id;

const EDITS: readonly ((given: Given) => Edit)[] = [
  ({ object }) => ({ kind: 'copy', object: object() }),
  ({ object }) => ({ kind: 'remove', object: object() }),
  ({ random, player, items }) => ({
    kind: 'add',
    player: player(),
    to: random.pick(['battlefield', 'hand', 'graveyard'] as const),
    items: items(random.pick([1, 3, 200])),
  }),
  ({ object, items }) => {
    const [item] = items(1);
    return item === undefined
      ? { kind: 'remove', object: object() }
      : { kind: 'describe', objects: [object()], item };
  },
  ({ object }) => ({ kind: 'leaveOut', objects: [object(), object()] }),
  ({ object }) => ({ kind: 'change', object: object(), to: { attachedTo: object() } }),
  ({ object }) => ({ kind: 'change', object: object(), to: { attachedTo: object() } }),
  ({ object, player }) => ({ kind: 'change', object: object(), to: { protector: player() } }),
  ({ object, player }) => ({ kind: 'change', object: object(), to: { goadedBy: player() } }),
  ({ object, player }) => ({ kind: 'change', object: object(), to: { controller: player() } }),
  ({ object, random }) => ({
    kind: 'change',
    object: object(),
    to: {
      tapped: random.chance(0.5),
      sick: random.chance(0.5),
      damage: random.between(0, 5),
      counters: { [random.pick(['+1/+1', 'loyalty', 'defense', 'flying'])]: random.between(0, 3) },
    },
  }),
  ({ player, random }) => ({
    kind: 'player',
    player: player(),
    to: { life: random.between(-1, 30), poison: random.between(0, 10) },
  }),
  () => ({ kind: 'join' }),
  ({ player }) => ({ kind: 'leave', player: player() }),
  ({ random }) => ({
    kind: 'edition',
    edition: random.pick(['2008-10-01', '2026-09-25'] as const),
  }),
  ({ random }) => ({ kind: 'reopen', from: [random.pick(['attack', 'block', 'divide'] as const)] }),
];

/** The keys that data needs to be an edit of a kind. */
const NEEDED: { readonly [K in Edit['kind']]?: readonly string[] } = {
  add: ['player', 'to', 'items'],
  copy: ['object'],
  remove: ['object'],
  describe: ['objects', 'item'],
  leaveOut: ['objects'],
  change: ['object', 'to'],
  player: ['player', 'to'],
  join: [],
  leave: ['player'],
  edition: ['edition'],
  reopen: ['from'],
};

/** Whether what was made smaller is still an edit, as far as its keys tell. */
export function isEdit(data: unknown): data is Edit {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  const needed = Object.entries(NEEDED).find(([kind]) => kind === data.kind)?.[1];
  return needed?.every((key) => Object.hasOwn(data, key)) ?? false;
}

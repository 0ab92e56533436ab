import type { NotPlayed } from '#engine/sandbox';
import type { BoardView, ExiledCardView, PermanentView } from '../engine.ts';
import type { Chrome } from '../i18n/chrome.ts';
import type { Naming } from '../i18n/naming.ts';

/** What a board is told with. In a browser, what abilities say was worded as the site was built. */
export interface BoardTelling {
  readonly m: { readonly chrome: Pick<Chrome, 'board'> };
  readonly n: Naming;
  readonly abilitiesOf: AbilitiesOf;
  /** Why something is not played, where that may lie on the board. */
  readonly unplayed?: { readonly [N in NotPlayed]: string };
  /** So many abilities of a card are not known, where such may lie on the board. */
  readonly unread?: (n: number) => string;
}

/** What a permanent's abilities say, in lines. */
export type AbilitiesOf = (
  one: Pick<PermanentView, 'abilities' | 'types' | 'subtypes'>,
) => readonly string[];

type Words = Pick<BoardTelling, 'm'>;
type Tongue = Pick<BoardTelling, 'm' | 'n' | 'unplayed' | 'unread'>;

/** A creature as the board shows it: every word that stands on its tile. */
export interface Tile {
  readonly tag: string;
  readonly name: string;
  readonly size: string;
  readonly shape: 'atk' | 'blk' | 'idle';
  readonly tapped: boolean;
  readonly dead: boolean;
  readonly abilities: readonly string[];
  /** Boxes for damage: how many of how many are filled. */
  readonly damage:
    | { readonly filled: number; readonly boxes: number; readonly text: string }
    | undefined;
  readonly state: string;
  readonly notes: readonly string[];
  readonly text: TextLeft | undefined;
}

/** What of a card’s text is not played, and whether somebody says that it does not matter. */
export interface TextLeft {
  readonly kind: 'unread' | 'leftOut';
  readonly says: string;
}

/** More boxes than this are not counted at a glance. */
const BOXES = 12;

export function tileOf(one: PermanentView, board: BoardView, telling: BoardTelling): Tile {
  const attacks = board.attacks.some(({ attacker }) => attacker === one.id);
  const blocks = board.blocks.some(({ blocker }) => blocker === one.id);
  return {
    tag: one.tag,
    name: telling.n.plain(one.id),
    size:
      isUnknown(one) && one.power === undefined ? '?' : `${one.power ?? 0}/${one.toughness ?? 0}`,
    shape: one.gone !== undefined ? 'idle' : attacks ? 'atk' : blocks ? 'blk' : 'idle',
    tapped: one.tapped,
    dead: one.gone !== undefined,
    abilities: telling.abilitiesOf(one),
    damage: damageOf(one, telling),
    state: stateOf(one, board, telling).join(', '),
    notes: notesOf(one, telling),
    text: textLeftOf(one, telling),
  };
}

/** Nothing where all of it is known. */
export function textLeftOf(
  { unread, leftOut }: Pick<PermanentView, 'unread' | 'leftOut'>,
  telling: Pick<BoardTelling, 'unread'>,
): TextLeft | undefined {
  const [kind, n] =
    unread === undefined ? (['leftOut', leftOut] as const) : (['unread', unread] as const);
  const says = n === undefined ? undefined : telling.unread?.(n);
  return says === undefined ? undefined : { kind, says };
}

/** What is to be said of a permanent that is no creature: tapped or gone, its counters, what it is attached to. */
export const standingOf = (one: PermanentView, { m, n, unplayed }: Tongue): readonly string[] => [
  ...unknownOf(one, { m, unplayed }),
  ...(one.gone === undefined ? [] : [m.chrome.board.gone[one.gone](n.agreement([one.id]))]),
  ...(one.tapped ? [m.chrome.board.tapped(n.agreement([one.id]))] : []),
  ...countersOf(one, { m }),
  ...(one.attachedTo === undefined ? [] : [m.chrome.board.attachedTo(n.object(one.attachedTo))]),
  ...(one.protector === undefined
    ? []
    : [m.chrome.board.protectedBy(n.player(one.protector), n.agreement([one.id]))]),
];

/** On a board of one’s own, where not all that was typed for it is understood. */
export const isUnknown = ({ name }: Pick<PermanentView, 'name'>): boolean =>
  name.kind === 'unknown';

function unknownOf(
  { name }: PermanentView,
  {
    m,
    unplayed,
  }: Pick<BoardTelling, 'm'> & { readonly unplayed: BoardTelling['unplayed'] | undefined },
): readonly string[] {
  if (name.kind !== 'unknown') return [];
  const why = name.because && unplayed?.[name.because];
  return [why ?? m.chrome.board.notUnderstood];
}

/** A card in exile: its name, and the counters on it. */
export function exiledCard(card: ExiledCardView, { m, n }: Tongue): string {
  const counters = countersOf(card, { m });
  const name = n.label(card.id);
  return counters.length === 0 ? name : m.chrome.board.exiledWith(name, n.list(counters));
}

const countersOf = (
  { counters }: Pick<PermanentView, 'counters'>,
  { m }: Words,
): readonly string[] =>
  Object.keys(counters)
    .filter((kind): kind is keyof typeof counters => Object.hasOwn(counters, kind))
    .map((kind) => ({ kind, count: counters[kind] ?? 0 }))
    .flatMap(({ kind, count }) => (count > 0 ? [m.chrome.board.counters(count, kind)] : []));

function damageOf(one: PermanentView, { m }: Words): Tile['damage'] {
  if (one.markedDamage === 0) return undefined;
  const words = m.chrome.board.damage(one.markedDamage);
  const toughness = Math.max(0, one.toughness ?? 0);
  return {
    boxes: toughness > BOXES ? 0 : toughness,
    filled: Math.min(one.markedDamage, toughness),
    text: one.lethallyDamaged ? m.chrome.board.lethal(words) : words,
  };
}

function stateOf(one: PermanentView, board: BoardView, { m, n }: Tongue): readonly string[] {
  const words = m.chrome.board;
  const as = n.agreement([one.id]);
  if (one.gone !== undefined) return [words.gone[one.gone](as)];
  const attack = board.attacks.find(({ attacker }) => attacker === one.id);
  const blocked = board.blocks.filter(({ blocker }) => blocker === one.id);
  return [
    ...(one.tapped ? [words.tapped(as)] : []),
    ...(attack === undefined ? [] : [attackState(one, n.target(attack.target), { m, n })]),
    ...(blocked.length === 0
      ? []
      : [words.blocks(blocked.map(({ attacker }) => n.tag(attacker)).join(' '))]),
  ];
}

function attackState({ id, blocked }: PermanentView, target: string, { m, n }: Tongue): string {
  const words = m.chrome.board;
  return blocked === 'blocked' || blocked === 'unblocked'
    ? words[blocked](n.agreement([id]))
    : words.attacks(target);
}

// What stands in its place on the card is an asterisk, and an ability that says what that is.
const definesSize = (ability: PermanentView['abilities'][number]): boolean =>
  ability.kind === 'static' && ability.change.kind === 'definePowerToughness';

function notesOf(one: PermanentView, { m, n, unplayed }: Tongue): readonly string[] {
  const words = m.chrome.board;
  const as = n.agreement([one.id]);
  const changed = one.power !== one.printedPower || one.toughness !== one.printedToughness;
  return [
    ...unknownOf(one, { m, unplayed }),
    ...(one.colors === undefined ? [] : [words.colors(one.colors, as)]),
    ...(changed && one.gone === undefined && !one.abilities.some(definesSize)
      ? [words.printed(`${one.printedPower ?? 0}/${one.printedToughness ?? 0}`, as)]
      : []),
    ...(one.faceDown === true ? [words.faceDown] : []),
    ...(one.sick && one.gone === undefined ? [words.sick] : []),
    ...(one.shield > 0 ? [words.shield(one.shield)] : []),
    ...countersOf(one, { m }),
    ...(one.attachedTo === undefined ? [] : [words.attachedTo(n.object(one.attachedTo))]),
    ...(one.pairedWith === undefined ? [] : [words.pairedWith(n.object(one.pairedWith), as)]),
    ...(one.goadedBy === undefined ? [] : [words.goadedBy(n.list(one.goadedBy.map(n.player)), as)]),
  ];
}

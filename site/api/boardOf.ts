import type { GameState } from '#engine';
import {
  type BoardView,
  type ExiledCardView,
  kebab,
  type PermanentView,
  type PlayerView,
} from '../engine.ts';
import { abilityLinesIn } from '../view/abilityLines.ts';
import type { Telling } from '../view/entries.ts';
import type { ApiBoard, ApiPermanent } from './boardForm.ts';

/**
 * A board in the words of a language, with all that it shows; `game`: that of which it is the board, where more is asked
 * of it than is to be seen.
 */
export function boardOf(board: BoardView, telling: Telling, game?: GameState): ApiBoard {
  const { players, permanents, stack, attacks, blocks, damage, ...others } = board;
  nothingElse(others);
  const { n } = telling;
  const hasBlocked = game?.turn.history?.blocks ?? [];
  return {
    players: players.map(playerOf),
    permanents: permanents
      .filter(({ gone }) => gone === undefined)
      .map((one) => permanentOf(one, { attacks, blocks }, telling)),
    ...(stack.length > 0 && { stack: stack.map(({ source }) => n.label(source)) }),
    ...(damage.length > 0 && {
      damage: damage.map(({ source, to, amount }) => ({
        source: n.tag(source),
        to: to.kind === 'player' ? to.player : n.tag(to.object),
        amount,
      })),
    }),
    ...(hasBlocked.length > 0 && {
      hasBlocked: hasBlocked.map(({ blocker, attacker }) => ({ blocker, attacker })),
    }),
  };
}

/** What a view holds and programs are not told: nothing, or the compiler asks for it here. */
const nothingElse = (_: Readonly<Record<string, never>>): void => {};

function playerOf(player: PlayerView): ApiBoard['players'][number] {
  const { id, role, life, poison, handSize, graveyardSize, mana, exile, lost, ...others } = player;
  nothingElse(others);
  return {
    name: id,
    role,
    life,
    ...(poison > 0 && { poison }),
    ...(handSize > 0 && { hand: handSize }),
    ...(graveyardSize > 0 && { graveyard: graveyardSize }),
    ...(exile.length > 0 && { exile: exile.map(exiledOf) }),
    ...(mana !== '' && { mana }),
    ...(lost && { lost: true }),
  };
}

function exiledOf({ id, counters }: ExiledCardView) {
  const there = countersOf(counters);
  return { id, ...(there !== undefined && { counters: there }) };
}

function countersOf(all: PermanentView['counters']): ApiPermanent['counters'] {
  const counters = Object.entries(all).filter(([, count]) => count > 0);
  return counters.length > 0 ? Object.fromEntries(counters) : undefined;
}

type Lines = Pick<BoardView, 'attacks' | 'blocks'>;

function permanentOf(one: PermanentView, lines: Lines, telling: Telling): ApiPermanent {
  // A name in words stands for the name, and lines for the roles.
  const { id, tag, name: _, controller, role: __, gone: ___, ...said } = one;
  const { types, subtypes, colors, power, toughness, ...unsized } = said;
  const { printedPower, printedToughness, abilities, ...status } = unsized;
  const size = sizeOf(power, toughness);
  const printedSize = sizeOf(printedPower, printedToughness);
  return {
    tag,
    id,
    name: telling.n.plain(id),
    controller,
    types: [...types],
    ...(subtypes.length > 0 && { subtypes: [...subtypes] }),
    ...(colors !== undefined && { colors: [...colors] }),
    ...(size !== undefined && { size }),
    ...(printedSize !== undefined && printedSize !== size && { printedSize }),
    keywords: abilities.flatMap((ability) =>
      ability.kind === 'keyword' ? [kebab(ability.keyword)] : [],
    ),
    words: [...abilityLinesIn(telling.m)(one)],
    ...statusOf(status, telling),
    ...rolesOf(id, lines, telling),
  };
}

const sizeOf = (power: number | undefined, toughness: number | undefined): string | undefined =>
  power === undefined ? undefined : `${power}/${toughness ?? 0}`;

type Status = Omit<
  PermanentView,
  | 'id'
  | 'tag'
  | 'name'
  | 'controller'
  | 'role'
  | 'gone'
  | 'types'
  | 'subtypes'
  | 'colors'
  | 'power'
  | 'toughness'
  | 'printedPower'
  | 'printedToughness'
  | 'abilities'
>;

function statusOf(status: Status, { n }: Telling): Partial<ApiPermanent> {
  const { token, faceDown, tapped, sick, markedDamage, lethallyDamaged, shield, ...more } = status;
  const { counters, attachedTo, pairedWith, goadedBy, protector, blocked, ...left } = more;
  const { unread, leftOut, ...others } = left;
  nothingElse(others);
  const there = countersOf(counters);
  return {
    ...(token && { token }),
    ...(faceDown && { faceDown }),
    ...(tapped && { tapped }),
    ...(sick && { sick }),
    ...(markedDamage > 0 && { damage: markedDamage }),
    ...(lethallyDamaged && { lethallyDamaged }),
    ...(shield > 0 && { shield }),
    ...(there !== undefined && { counters: there }),
    ...(attachedTo !== undefined && { attachedTo: n.tag(attachedTo) }),
    ...(pairedWith !== undefined && { pairedWith: n.tag(pairedWith) }),
    ...(goadedBy !== undefined && { goadedBy: [...goadedBy] }),
    ...(protector !== undefined && { protector }),
    ...(unread !== undefined && { unread }),
    ...(leftOut !== undefined && { leftOut }),
    ...(blocked !== undefined && blocked !== 'undecided' && { blocked: blocked === 'blocked' }),
  };
}

function rolesOf(
  id: PermanentView['id'],
  { attacks, blocks }: Lines,
  { n }: Telling,
): Partial<ApiPermanent> {
  const attack = attacks.find(({ attacker, refused }) => attacker === id && !refused);
  const blocked = blocks.filter(({ blocker, refused }) => blocker === id && !refused);
  return {
    ...(attack && { attacks: n.target(attack.target) }),
    ...(blocked.length > 0 && { blocks: blocked.map(({ attacker }) => n.tag(attacker)) }),
  };
}

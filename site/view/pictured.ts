import type { BoardView, PermanentView, PlayerView } from '../engine.ts';
import type {
  PicturedBoard,
  PicturedCreature,
  PicturedLine,
  PicturedPermanent,
  PicturedPlayer,
} from '../picture/picturedBoard.ts';
import { countsOf, lifeOf, stackItemOf } from './boardWords.ts';
import { rowsOf } from './combatLines.ts';
import { type BoardTelling, exiledCard, standingOf, textLeftOf, tileOf } from './tile.ts';

/** A board as a picture shows it, with the words that its markup has, where there is no page to read it from. */
export function pictured(board: BoardView, telling: BoardTelling): PicturedBoard {
  const { m, n } = telling;
  const words = m.chrome.board;
  const { near, away } = rowsOf(board);
  const [first, ...others] = board.players;
  const rowOf = (row: readonly PermanentView[], owner: string): PicturedBoard['near'] => {
    const label = words.creaturesOf(owner);
    return {
      label: row.length === 0 ? `${label}: ${words.noCreatures}` : label,
      creatures: row.map((one) => creature(one, board, telling)),
    };
  };
  return {
    players: board.players.map((player) => playerWith(player, board, telling)),
    stack:
      board.stack.length === 0
        ? undefined
        : {
            title: words.stack,
            items: board.stack.map((item) => {
              const { name, kind, on } = stackItemOf(item, telling);
              return [name ?? '', kind, on ?? ''].filter(Boolean).join(', ');
            }),
          },
    near: rowOf(near, first?.id ?? ''),
    away: rowOf(away, n.list(others.map(({ id }) => id))),
    lines: near.flatMap((attacker) => linesOf(attacker, board, telling)),
  };
}

function playerWith(player: PlayerView, board: BoardView, telling: BoardTelling): PicturedPlayer {
  const words = telling.m.chrome.board;
  const exiled = player.exile.map((card) => exiledCard(card, telling));
  return {
    name: player.id,
    role: words.roles[player.role],
    counts: [...countsOf(player, telling), lifeOf(player, telling)],
    exile: exiled.length === 0 ? undefined : words.exile(telling.n.list(exiled)),
    others: board.permanents
      .filter(({ controller, types }) => controller === player.id && !types.includes('creature'))
      .map((one) => permanent(one, telling)),
  };
}

const permanent = (one: PermanentView, telling: BoardTelling): PicturedPermanent => ({
  tag: one.tag,
  name: telling.n.plain(one.id),
  words: [
    ...telling.abilitiesOf(one),
    ...saidOf(textLeftOf(one, telling)?.says),
    ...standingOf(one, telling),
  ],
});

const saidOf = (text: string | undefined): readonly string[] => (text ? [text] : []);

const ROLES = { atk: 'attacking', blk: 'blocking', idle: 'idle' } as const;

function creature(one: PermanentView, board: BoardView, telling: BoardTelling): PicturedCreature {
  const { tag, name, size, shape, tapped, dead, ...tile } = tileOf(one, board, telling);
  return {
    tag,
    name,
    size,
    words: [...tile.abilities, ...tile.notes, ...saidOf(tile.text?.says)],
    role: ROLES[shape],
    stands: dead ? 'gone' : tapped ? 'tapped' : 'untapped',
    damage: tile.damage?.text,
    state: tile.state || undefined,
  };
}

/** Its blocks, or its attack where nothing blocks it. */
function linesOf(
  attacker: PermanentView,
  { attacks, blocks, permanents }: BoardView,
  { n }: BoardTelling,
): readonly PicturedLine[] {
  const own = blocks.filter((block) => block.attacker === attacker.id);
  if (own.length > 0)
    return own.map(({ blocker }) => ({
      kind: 'block',
      attacker: attacker.tag,
      blocker: permanents.find(({ id }) => id === blocker)?.tag ?? '',
    }));
  const target = attacks.find((attack) => attack.attacker === attacker.id)?.target;
  if (target === undefined || target.kind === 'nothing' || attacker.blocked === 'blocked')
    return [];
  const said = target.kind === 'player' ? target.player : n.label(target.permanent);
  return [{ kind: 'attack', attacker: attacker.tag, target: said }];
}

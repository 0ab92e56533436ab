import { type BoardView, kebab, type PermanentView } from '../engine.ts';
import { abilityLinesIn } from '../view/abilityLines.ts';
import type { Telling } from '../view/entries.ts';
import type { ApiBoard, ApiPermanent } from './boardForm.ts';

/** A board in brief, in the words of a language. */
export const boardOf = (board: BoardView, telling: Telling): ApiBoard => ({
  players: board.players.map(({ id, role, life, poison, handSize }) => ({
    name: id,
    role,
    life,
    ...(poison > 0 && { poison }),
    ...(handSize > 0 && { hand: handSize }),
  })),
  permanents: board.permanents
    .filter(({ gone }) => gone === undefined)
    .map((one) => permanentOf(one, board, telling)),
  ...(board.stack.length > 0 && {
    stack: board.stack.map(({ source }) => telling.n.label(source)),
  }),
});

function permanentOf(one: PermanentView, board: BoardView, { m, n }: Telling): ApiPermanent {
  const { id, tag, controller, types, abilities, attachedTo, markedDamage } = one;
  const counters = Object.entries(one.counters).filter(([, count]) => count > 0);
  const attack = board.attacks.find(({ attacker, refused }) => attacker === id && !refused);
  const blocks = board.blocks.filter(({ blocker, refused }) => blocker === id && !refused);
  return {
    tag,
    id,
    name: n.plain(id),
    controller,
    types: [...types],
    ...(one.power !== undefined && { size: `${one.power}/${one.toughness ?? 0}` }),
    keywords: abilities.flatMap((ability) =>
      ability.kind === 'keyword' ? [kebab(ability.keyword)] : [],
    ),
    words: [...abilityLinesIn(m)(one)],
    ...(one.tapped && { tapped: true }),
    ...(one.sick && { sick: true }),
    ...(markedDamage > 0 && { damage: markedDamage }),
    ...(counters.length > 0 && { counters: Object.fromEntries(counters) }),
    ...(attachedTo !== undefined && { attachedTo: n.tag(attachedTo) }),
    ...(attack && { attacks: n.target(attack.target) }),
    ...(blocks.length > 0 && { blocks: blocks.map(({ attacker }) => n.tag(attacker)) }),
  };
}

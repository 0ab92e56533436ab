// A declaration is ruled on with what it is paid with, too, where that is said.
import { paidAsSaid } from '#engine/sandbox';
import { markOfDeclaration } from '../../questions/kinds/declaration/ruling.ts';
import { attackSaid, blockSaid, paymentSaid } from '../../questions/kinds/declaration/said.ts';
import type { RuledMarking } from '../../questions/marking.ts';
import { type Entries, materialFor } from '../../questions/rulings/material.ts';
import { isRight, type Mark } from '../../questions/script/mark.ts';

/** `mark`: what the declaration alone is marked with. */
export async function ruledAsPaid(
  marking: RuledMarking,
  entries: Entries,
  mark: Mark,
): Promise<Mark> {
  const said = paymentSaid(entries);
  if (said === undefined || !isRight(mark)) return mark;
  const { kind, player, aim: _, ...rest } = marking;
  if (kind === 'division') return mark;
  const material = await materialFor(marking);
  const payment = { manaAbilities: [], ...said };
  const { state } = material.game;
  const act =
    kind === 'attack'
      ? ({ kind, player, payment, declaration: attackSaid(entries, material.isPlayer) } as const)
      : ({ kind: 'block', player, payment, declaration: blockSaid(entries) } as const);
  const { refused } = paidAsSaid(state, act);
  return refused === undefined
    ? mark
    : markOfDeclaration(refused, entries, material, { ...rest, kind: act.kind, player });
}
